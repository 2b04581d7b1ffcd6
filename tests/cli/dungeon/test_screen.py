"""The whole screen of the dungeon: it fits, and it shows nobody what is not his to see."""

import re
from collections.abc import Iterator

import pytest

from knockbox.cli.dungeon.answers import render_question
from knockbox.cli.table.log import LogRow, RemarkLine
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.choices import CHOOSE_CARD
from knockbox.games.dungeon.game import build
from knockbox.testing.dungeon_table import PROVING_DUNGEON
from knockbox.text.language import LANGUAGES
from tests.cli.dungeon.scenes import FOUR, at, careful_states, scene_of, screen_lines, set_up_table

FARTHER = "farther away"
ROOMS = ["room-1004", "room-0014", "room-0023", "room-0032", "room-0041", "room-0104", "room-0113"]


def small_screens(seats: int, language: str, every: int) -> Iterator[list[str]]:
    """Screens of a match that goes far, at some of its questions."""
    game = build(FOUR | {"tokens": "fireball,ice,poison", "chest_hunt": "true"}, seats)
    for number, state in enumerate(careful_states(game, seats)):
        if number % every == 0 and state.question is not None:
            yield screen_lines(game, state, state.question.seat, (80, 24), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_no_screen_of_a_match_is_bigger_than_the_terminal(seats: int, language: str) -> None:
    for lines in small_screens(seats, language, 7):
        assert len(lines) < 24  # one line is for the prompt
        assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_four_lines_of_the_log_stay_however_big_the_floor_is(seats: int, language: str) -> None:
    for lines in small_screens(seats, language, 5):
        assert sum("Something happened" in line for line in lines) >= 4


def test_what_the_table_shows_anyway_goes_before_what_was_done_and_said() -> None:
    game = build({}, 4, PROVING_DUNGEON)
    state = next(careful_states(game, 1))
    deeds = [LogRow(RemarkLine(f"Somebody does deed {number}."), True) for number in range(3)]
    story = [*deeds, *[LogRow(RemarkLine(f"Turn {number}.", kind="TurnStarted"), True) for number in range(9)]]
    text = "\n".join(screen_lines(game, state, 0, (80, 24), story=story))
    assert [f"deed {number}" in text for number in range(3)] == [True] * 3
    assert "Turn 8." in "\n".join(screen_lines(game, state, 0, (80, 60), story=story))


def test_on_a_very_small_screen_the_log_leaves_room_for_the_floor() -> None:
    game = build({}, 4, PROVING_DUNGEON)
    state = [state.clone() for state in careful_states(game, 240)][-1]
    assert state.question is not None
    lines = screen_lines(game, state, state.question.seat, (80, 15))
    assert len(lines) < 15
    assert sum("Something happened" in line for line in lines) == 2


def test_a_creature_that_stands_is_rather_drawn_than_rooms() -> None:
    rooms = [at(room, place, place) for place, room in enumerate(ROOMS, start=1)]
    cards = [at("beast-3333-6", 0, 0), *rooms, at("room-0122", 7, 5), at("joker", 4, 2)]
    game, state = set_up_table({"cards": cards, "hands": [["joker"], ["joker"]]})
    floor = "\n".join(screen_lines(game, state, 0, (80, 15))).partition("0,0 Beast")[0]
    assert FARTHER in floor
    assert "!●6" in floor
    assert "═" in floor
    assert "\n  7 " not in floor


def test_where_lines_are_dear_the_hand_shows_the_answers() -> None:
    game = build({}, 4, PROVING_DUNGEON)
    cards = [state.clone() for state in careful_states(game, 240) if state.question and state.question.prompt == 0][-1]
    assert cards.question is not None
    lines = screen_lines(game, cards, cards.question.seat, (80, 24))
    assert "Which card do you lay?" in lines[-1]
    for number in range(1, len(cards.question.options) + 1):
        assert re.search(rf"(^|\s){number}[ !√★]\d─\d", "\n".join(lines))


@pytest.mark.parametrize("seed", [5, 9, 22, 25, 45, 55])
def test_twelve_cards_fit_on_a_small_screen(seed: int) -> None:
    game = build({}, 4, PROVING_DUNGEON)
    for state in careful_states(game, seed):
        if len(state.cells) == 12 and state.question is not None:
            assert FARTHER not in "\n".join(screen_lines(game, state, state.question.seat, (80, 24)))
            return
    raise AssertionError("the match was over before")


def test_a_long_dungeon_shows_the_newest_cards_and_says_that_there_are_more() -> None:
    game = build({}, 4, PROVING_DUNGEON)
    state = [state.clone() for state in careful_states(game, 240)][-1]
    assert state.question is not None
    lines = screen_lines(game, state, state.question.seat, (80, 24))
    assert len(state.cells) > 35
    assert len(lines) < 24
    assert [line for line in lines if "═" in line]
    assert sum(len(re.findall(r"[0-9][=!√]", line)) for line in lines) > 12


@pytest.mark.parametrize(("width", "height"), [(60, 40), (100, 30), (120, 40), (200, 60)])
def test_every_size_is_kept_to(width: int, height: int) -> None:
    game = build({}, 3)
    for number, state in enumerate(careful_states(game, 6)):
        if number % 10 == 0 and state.question is not None:
            lines = screen_lines(game, state, state.question.seat, (width, height), "pl")
            assert max(len(line) for line in lines) <= width
            assert len(lines) < height


def test_the_screen_tells_deck_reserve_speech_tokens_hands_and_clock() -> None:
    position = {
        "cards": [at("beast-1113-4", 0, 0)],
        "hands": [["room-0113", "joker"], ["room-0023", "joker"]],
        "silent": True,
        "shown": [None, "room-0023"],
    }
    game, state = set_up_table(position, FOUR)
    text = "\n".join(screen_lines(game, state, 0, (100, 40)))
    for words in (
        f"deck {len(state.deck)}",
        "●8",
        "SILENCE",
        "fireball, ice flash, poison, ball of silence",
        "6:00 left",
        "0,0 Beast 1113 with time 4 6!●●●●",
        "►1 Player 1 ▒2",
        "2 Player 2 ▒2 shows 0─0/2─3",
    ):
        assert words in text


def test_a_hand_is_drawn_with_its_corners_and_a_chosen_card_both_ways() -> None:
    position = {"cards": [at("joker", 0, 0)], "hands": [["room-0113", "beast-4004-4", "joker"], ["joker"]]}
    game, state = set_up_table(position)
    lines = screen_lines(game, state, 0, (100, 40))
    (row,) = [index for index, line in enumerate(lines) if "0─1" in line]
    assert "4─0 Beast 4004 with time 4" in lines[row]
    assert "1─3" in lines[row + 1]
    assert "0─4 8●4" in lines[row + 1]
    game.step(state, game.string_to_action("card room-0113"))
    lines = screen_lines(game, state, 0, (100, 40))
    (row,) = [index for index, line in enumerate(lines) if "turned" in line and "3─1" in line]
    assert "0─1" in lines[row]
    assert "1─0" in lines[row + 1]


@pytest.mark.parametrize("options", [{}, FOUR])
def test_a_screen_is_the_same_in_every_world_its_reader_could_be_in(options: dict[str, str]) -> None:
    game, chance = build(options, 3), make_rng(2)
    for number, state in enumerate(careful_states(game, 3)):
        if number % 8 or state.question is None:
            continue
        for seat in (state.question.seat, PUBLIC):
            world = game.determinize(state, seat, chance)
            if world.question is not None and seat == PUBLIC:
                world.question.options[:] = state.question.options
            here = screen_lines(game, state, seat, (100, 40))
            if seat != PUBLIC:
                assert screen_lines(game, world, seat, (100, 40)) == here


@pytest.mark.parametrize(("hunt", "expected"), [("true", ["1─1/1─2 ▣", "1─1/1─2 ▣▣"]), ("false", ["1─1/1─2"])])
def test_in_short_cards_differ_by_their_chests_where_these_are_hunted(hunt: str, expected: list[str]) -> None:
    position = {"cards": [at("joker", 0, 0)], "hands": [["chest-1", "chest-2"], ["joker"]]}
    game, state = set_up_table(position, {"chest_hunt": hunt})
    scene = scene_of(game, state, 0)
    asked = render_question(scene, Decision(0, CHOOSE_CARD, scene.options))
    assert sorted(set(asked.short_answers)) == expected
