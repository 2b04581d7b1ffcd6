"""A screen of eighty columns and twenty-four lines: board and question always stand on it together."""

import io
from itertools import count

import pytest
from rich.console import Console

from knockbox.cli.knockdown.picture import KnockdownPicture
from knockbox.cli.table.log import LogRow
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.cli.table.screen import Screen
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.log_lines import LogLine
from knockbox.text.language import LANGUAGES
from tests.cli.knockdown.scenes import mid_match, rendered_question, scene_of, states

WIDTH, HEIGHT = 80, 24
LONG_STORY = (
    "Something happened, and it is such a long story that it takes two lines of the log, or even three of them."
)
BOXES = [("nemesis",), ("siege-storm",), ("tainted-grail",), ("nemesis", "siege-storm", "tainted-grail")]


def small_screen() -> Screen:
    file = io.StringIO()
    return Screen(
        Console(file=file, width=WIDTH, height=HEIGHT, color_system=None, highlight=False, force_terminal=True),
        KnockdownPicture(),
    )


def lines_of(
    screen: Screen, game: Knockdown, state: KnockdownState, asked: RenderedQuestion, language: str = "en"
) -> list[str]:
    seat = PUBLIC if state.question is None else state.question.seat
    entries = [LogRow(LogLine(LONG_STORY, "KD-SEQ-1", "", 0, 1), number % 2 == 0) for number in range(3)]
    with screen.console.capture() as capture:
        screen.console.print(screen.draw(scene_of(game, state, seat, language), asked, entries))
    return capture.get().splitlines()


def is_telling(state: KnockdownState, number: int) -> bool:
    """Questions with many answers are those that may not fit; of others a few will do."""
    options = 0 if state.question is None else len(state.question.options)
    return options > 8 or number % 40 == 0


@pytest.mark.parametrize("packs", BOXES)
def test_no_screen_of_a_match_is_higher_than_the_terminal(packs: tuple[str, ...]) -> None:
    game, turn = build({"fighters": "draw"}, *packs), count()
    for number, state in enumerate(states(game, len(packs) + 20)):
        if is_telling(state, number):
            language = LANGUAGES[next(turn) % len(LANGUAGES)]
            lines = lines_of(small_screen(), game, state, rendered_question(game, state, language), language)
            assert len(lines) < HEIGHT  # one line is for the prompt
            assert max(len(line) for line in lines) <= WIDTH


def many_answers(count: int, length: int) -> RenderedQuestion:
    answers = [f"answer {number} {'xx ' * length}"[:length] for number in range(1, count + 1)]
    return RenderedQuestion(Decision(0, 0, [0] * count), "Which?", answers, [""] * count)


def test_answers_that_do_not_fit_stand_on_further_pages() -> None:
    game, state = mid_match()
    screen, asked, found = small_screen(), many_answers(20, 60), ""
    while "answer 20 " not in found:
        lines = lines_of(screen, game, state, asked)
        shown = [line for line in lines if "answer " in line]
        assert len(lines) < HEIGHT
        assert f"… {20 - len(shown)} more: n" in lines[-1]
        assert "┌" in lines[1]
        found += "\n".join(shown)
        screen.page += 1
    assert [number for number in range(1, 21) if f"{number:>2}  answer {number} " not in found] == []


def test_after_the_last_page_comes_the_first() -> None:
    game, state = mid_match()
    screen, asked = small_screen(), many_answers(6, 150)
    pages = []
    for page in range(7):
        screen.page = page
        pages.append(lines_of(screen, game, state, asked))
    assert pages[0] in pages[1:]
    assert pages[0] != pages[1]


def test_an_answer_longer_than_a_line_goes_on_below_its_words() -> None:
    game, state = mid_match()
    *_, first, second, keys = lines_of(small_screen(), game, state, many_answers(1, 90))
    assert first.startswith(" 1  answer 1")
    assert second.startswith("    xx")
    assert "hint" in keys


def test_payments_are_told_in_symbols_and_like_ones_together() -> None:
    game, state = mid_match("imke,oolith", "nemesis")
    payments = ["airlock-hook+gangway-rush", "wrench-swing+gangway-rush", "airlock-hook+red-alert"]
    state.question = Decision(
        0, PROMPTS.index("pay_cost"), [game.string_to_action(f"pay {cards}") for cards in payments]
    )
    asked = rendered_question(game, state)
    asked.answers = [f"{answer} {'x' * 200}" for answer in asked.answers]
    lines = lines_of(small_screen(), game, state, asked)
    assert [line.strip() for line in lines[-2:]] == ["1,2  dash, fist", "3  block, fist"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_in_short_is_no_longer_than_in_full(language: str) -> None:
    game = build({"fighters": "imke,czerwi", "arena": "nemesis"}, *BOXES[-1])
    for number, state in enumerate(states(game, 6)):
        if number % 5 == 0:
            asked = rendered_question(game, state, language)
            pairs = zip(asked.short_answers, asked.answers, strict=True)
            assert [short for short, answer in pairs if len(short) > len(answer) or "{" in short] == []


def test_a_token_cut_at_the_edge_of_its_space_ends_in_dots() -> None:
    game, state = mid_match("imke,oolith", "nemesis")
    state.tokens[:] = [-1] * len(state.tokens)
    state.tokens[0] = 4
    text = "\n".join(lines_of(small_screen(), game, state, rendered_question(game, state, "es"), "es"))
    assert "│▲A Escoti…│" in text
