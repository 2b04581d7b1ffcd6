"""The aim: together against the Black Knight."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.testing.dungeon_table import WON, dungeon, end, game, game_of, lay, loss, take_side_action


@pytest.mark.rule("KKD-GOAL-1")
@pytest.mark.parametrize("seats", range(1, 7))
def test_once_the_black_knight_is_beaten_all_have_won(seats: int) -> None:
    state = dungeon(laid=["black-knight"], hands=[["joker"]] + [[]] * (seats - 1), deck=[])
    assert game_of(state).returns(state) == [0.0] * seats
    lay(state, "joker -1,-1")
    assert end(state) == WON
    assert game_of(state).returns(state) == [1.0] * seats


@pytest.mark.rule("KKD-GOAL-1")
@pytest.mark.parametrize("seats", range(1, 7))
def test_once_the_time_is_over_all_have_lost(seats: int) -> None:
    state = take_side_action(dungeon(seats=seats), PUBLIC, "time-up")
    assert end(state) == loss("KKD-END-5")
    assert game_of(state).returns(state) == [-1.0] * seats


@pytest.mark.rule("KKD-GOAL-1")
def test_the_time_is_six_minutes_unless_chosen_otherwise() -> None:
    assert game().options["timer"] == "6"
