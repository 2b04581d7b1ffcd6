"""A card that would lose at once is marked (KKDR-12), and the marks tell nothing that is secret."""

import pytest

from knockbox.cli.dungeon.preview import preview_options
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.state import LOST, WON
from tests.cli.dungeon.scenes import FOUR, at, careful_states, set_up_table


def test_losing_and_beating_are_told_apart() -> None:
    cards = [at("joker", 0, 0), at("beast-1113-4", 1, 1), at("room-0221", 2, 2)]
    game, state = set_up_table({"cards": cards, "hands": [["room-0131", "joker"], ["joker"]]})
    game.step(state, game.string_to_action("card room-0131"))
    fates = {game.action_to_string(choice): sign for choice, sign in preview_options(game, state, 0).items()}
    assert fates["lay 3,1 turned"] == " "
    assert fates["lay 3,1"] == "!"
    game, state = set_up_table({"cards": cards[:2], "hands": [["room-0131", "joker"], ["joker"]]})
    game.step(state, game.string_to_action("card joker"))
    fates = {game.action_to_string(choice): sign for choice, sign in preview_options(game, state, 0).items()}
    assert fates == {"lay 2,0": "√", "lay 0,2": "√", "lay 2,2": "√", "lay -1,-1": " ", "lay 1,-1": " ", "lay -1,1": " "}


def test_the_last_card_on_the_black_knight_wins() -> None:
    cards = [at("joker", 0, 0), at("black-knight", 1, 1)]
    game, state = set_up_table({"cards": cards, "hands": [["joker"], ["room-0023"]]})
    assert set(preview_options(game, state, 0).values()) == {"★"}


def test_nobody_but_the_one_who_is_asked_foresees_anything() -> None:
    game, state = set_up_table({"cards": [at("joker", 0, 0)]})
    assert state.question is not None
    assert preview_options(game, state, 1 - state.question.seat) == {}


@pytest.mark.parametrize("options", [{}, FOUR])
def test_marks_are_right_and_the_same_in_every_world_the_seat_could_be_in(options: dict[str, str]) -> None:
    game, chance = build(options, 3), make_rng(5)
    for number, state in enumerate(careful_states(game, 4)):
        assert state.question is not None
        seat = state.question.seat
        if number % 6 != 1:
            continue
        fates = preview_options(game, state, seat)
        assert preview_options(game, game.determinize(state, seat, chance), seat) == fates
        for choice, sign in fates.items():
            after = state.clone()
            game.step(after, choice)
            if state.question.prompt == 1:
                assert (sign == "!") == (after.outcome == LOST)
                assert (sign == "★") == (after.outcome == WON)
