"""The whole screen: it fits, and it shows nobody what is not his to see."""

import io
import re

import pytest
from rich.console import Console

from knockbox.cli.knockdown.picture import KnockdownPicture
from knockbox.cli.knockdown.presenter import has_secrets
from knockbox.cli.table.log import LogRow
from knockbox.cli.table.screen import Screen
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.log_lines import LogLine
from knockbox.text.language import LANGUAGES
from tests.cli.knockdown.scenes import mid_match, rendered_question, scene_of, states

ENTRIES = [
    LogRow(LogLine(f"Something happened for the {number}th time.", "KD-SEQ-1", "", 0, 1), number > 20)
    for number in range(40)
]


def screen(width: int, height: int) -> Screen:
    console = Console(
        file=io.StringIO(), width=width, height=height, color_system=None, highlight=False, force_terminal=True
    )
    return Screen(console, KnockdownPicture())


def text_of(drawing: Screen, game: Knockdown, state: KnockdownState, seat: int, language: str = "en") -> str:
    drawing.console.print(
        drawing.draw(scene_of(game, state, seat, language), rendered_question(game, state, language), ENTRIES)
    )
    assert isinstance(drawing.console.file, io.StringIO)
    return drawing.console.file.getvalue()


def is_asked_for_action(state: KnockdownState) -> bool:
    return state.question is not None and PROMPTS[state.question.prompt] == "take_action"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(120, 40), (100, 30), (80, 24), (60, 40)])
def test_an_action_question_fits_on_the_screen(width: int, height: int, language: str) -> None:
    game = build({"fighters": "veroth,driana"})
    state = next(state for state in states(game, 3) if is_asked_for_action(state))
    lines = text_of(screen(width, height), game, state, 0, language).splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) < height + 3  # two lines of a very long name may scroll away


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("packs", [("nemesis",), ("tainted-grail",), ("nemesis", "siege-storm", "tainted-grail")])
def test_every_action_question_of_every_box_fits_on_a_small_screen(packs: tuple[str, ...], language: str) -> None:
    game = build({}, *packs)
    asked = [state.clone() for state in states(game, 4) if is_asked_for_action(state)]
    for state in asked[::4]:
        lines = text_of(screen(80, 24), game, state, 0, language).splitlines()
        assert max(len(line) for line in lines) <= 80
        assert len(lines) <= 24  # the prompt may push away the status line, never the arena


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_nine_fighters_fit_on_the_screen(width: int, height: int) -> None:
    game = build({}, "nemesis", "siege-storm", "tainted-grail")
    text = text_of(screen(width, height), game, next(states(game, 1)), 0)
    assert len(text.splitlines()) < height
    assert ("╭" in text) == (height == 40)


@pytest.mark.parametrize("width", [40, 60, 80, 133])
def test_no_screen_of_a_match_is_wider_than_the_terminal(width: int) -> None:
    game = build({})
    for number, state in enumerate(states(game, 5)):
        if number % 12 == 0:
            text = text_of(screen(width, 24), game, state, 0, "pl")
            assert max(len(line) for line in text.splitlines()) <= width


def test_a_bigger_screen_shows_more() -> None:
    game, state = mid_match()
    sizes = [len(text_of(screen(width, height), game, state, 0)) for width, height in ((80, 24), (120, 40), (120, 90))]
    assert sizes == sorted(set(sizes))


def test_a_screen_too_small_for_frames_still_shows_the_keys_and_whole_cards() -> None:
    game, state = mid_match()
    text = text_of(screen(100, 32), game, state, 0, "es")
    assert "╭" not in text
    assert "h ayuda" in text
    assert not re.search(r"\w…", text)


def test_new_lines_that_do_not_fit_are_counted() -> None:
    game, state = mid_match()
    text = text_of(screen(80, 24), game, state, 0)
    shown = text.count("» Something happened")
    assert f"… and {19 - shown} more" in text


def vantage_at(game: Knockdown, state: KnockdownState) -> int:
    """Whose eyes the screen of two people at one keyboard is for."""
    assert state.question is not None
    view = game.view(state, state.question.seat)
    return state.question.seat if has_secrets(view, PROMPTS[state.question.prompt]) else PUBLIC


@pytest.mark.parametrize(
    ("options", "packs"),
    [
        ({}, ()),
        ({"memory": "closed"}, ()),
        ({"redraft": "true"}, ()),
        ({"arena": "tainted-grail"}, ("nemesis", "tainted-grail")),
    ],
)
def test_a_screen_is_the_same_in_every_world_its_reader_could_be_in(
    options: dict[str, str], packs: tuple[str, ...]
) -> None:
    game, chance = build(options, *packs), make_rng(1)
    for number, state in enumerate(states(game, 1)):
        if (number > 9 and number % 9) or state.question is None or state.question.seat == PUBLIC:
            continue
        vantage = vantage_at(game, state)
        readers = [vantage] if vantage != PUBLIC else [0, 1]
        here = text_of(screen(100, 90), game, state, vantage)
        for reader in readers:
            world = game.determinize(state, reader, chance)
            assert text_of(screen(100, 90), game, world, vantage) == here


def test_drafts_and_blind_cards_are_secret_and_open_hands_are_not() -> None:
    game = build({"fighters": "veroth,driana"})
    found = {"keep_first": PUBLIC, "take_action": 0}
    for state in states(game, 3):
        if state.question is not None and state.question.seat == 0:
            found[PROMPTS[state.question.prompt]] = vantage_at(game, state)
        if found["take_action"] == PUBLIC:
            break
    assert found["keep_first"] == 0
    assert found["take_action"] == PUBLIC
    state.hands[0].seen.clear()
    state.hands[0].cards[:] = [0]
    assert vantage_at(game, state) == 0
