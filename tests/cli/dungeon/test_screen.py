"""The whole screen of the dungeon: it fits, and it shows nobody what is not his to see."""

import re

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.game import build
from knockbox.testing.dungeon_table import BOX
from knockbox.text.language import LANGUAGES
from tests.cli.dungeon.scenes import FOUR, arranged, at, careful_states, screen_lines

FARTHER = "farther away"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_no_screen_of_a_match_is_bigger_than_the_terminal(seats: int, language: str) -> None:
    game = build(FOUR | {"tokens": "fireball,ice,poison", "chest_hunt": "true"}, seats)
    for number, state in enumerate(careful_states(game, seats)):
        if number % 7 == 0 and state.question is not None:
            lines = screen_lines(game, state, state.question.seat, (80, 24), language)
            assert len(lines) < 24  # one line is for the prompt
            assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("seed", [5, 9, 22, 25, 45, 55])
def test_fifteen_cards_fit_on_a_small_screen(seed: int) -> None:
    game = build({}, 4, BOX)
    for state in careful_states(game, seed):
        if len(state.cells) == 15 and state.question is not None:
            assert FARTHER not in "\n".join(screen_lines(game, state, state.question.seat, (80, 24)))
            return
    raise AssertionError("the match was over before")


def test_a_long_dungeon_shows_the_newest_cards_and_says_that_there_are_more() -> None:
    game = build({}, 4, BOX)
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
    game, state = arranged(position, FOUR)
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
    game, state = arranged(position)
    lines = screen_lines(game, state, 0, (100, 40))
    (row,) = [index for index, line in enumerate(lines) if "0─1" in line]
    assert "4─0 Beast 4004 with time 4" in lines[row]
    assert "1─3" in lines[row + 1]
    assert "0─4 8●4" in lines[row + 1]
    game.step(state, game.read("card room-0113"))
    lines = screen_lines(game, state, 0, (100, 40))
    (row,) = [index for index, line in enumerate(lines) if "turned" in line and "3─1" in line]
    assert "0─1" in lines[row]
    assert "1─0" in lines[row + 1]


@pytest.mark.parametrize("options", [{}, FOUR])
def test_a_screen_is_the_same_in_every_world_its_reader_could_be_in(options: dict[str, str]) -> None:
    game, chance = build(options, 3), seeded(2)
    for number, state in enumerate(careful_states(game, 3)):
        if number % 8 or state.question is None:
            continue
        for seat in (state.question.seat, PUBLIC):
            world = game.imagine(state, seat, chance)
            if world.question is not None and seat == PUBLIC:
                world.question.options[:] = state.question.options
            here = screen_lines(game, state, seat, (100, 40))
            if seat != PUBLIC:
                assert screen_lines(game, world, seat, (100, 40)) == here
