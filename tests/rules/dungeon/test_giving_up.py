"""The group may give up, all together."""

import pytest

from knockbox.engine.errors import PositionError
from knockbox.testing.dungeon_table import (
    PLAYING,
    current_question,
    dungeon,
    end,
    game_of,
    lay,
    loss,
    round_trip,
    say,
    side_actions,
    take_side_action,
)

HANDS = [["joker", "room-1112"], ["joker"], ["room-0014"]]


@pytest.mark.rule("KKDR-47")
def test_the_dungeon_is_given_up_once_every_player_agrees_in_any_order() -> None:
    state = dungeon(hands=HANDS)
    take_side_action(state, 2, "give-up")
    take_side_action(state, 0, "give-up")
    assert (end(state), current_question(state)) == (PLAYING, (0, "choose_card"))
    take_side_action(state, 1, "give-up")
    assert end(state) == loss("KKDR-47")


@pytest.mark.rule("KKDR-47")
def test_alone_one_gives_up_at_once() -> None:
    state = dungeon(hands=[["joker"]])
    assert end(take_side_action(state, 0, "give-up")) == loss("KKDR-47")


@pytest.mark.rule("KKDR-47")
def test_everybody_sees_who_would_give_up_and_nobody_says_so_twice() -> None:
    state = dungeon(hands=HANDS)
    take_side_action(state, 1, "give-up")
    assert "give-up" not in side_actions(state, 1)
    assert "give-up" in side_actions(state, 2)
    assert game_of(state).view(state, 0).table.giving_up == [1]
    assert game_of(state).view(round_trip(state), 0).table.giving_up == [1]


@pytest.mark.rule("KKDR-47")
def test_to_lay_a_card_is_to_go_on() -> None:
    state = dungeon(hands=HANDS, deck=["room-0023"])
    take_side_action(state, 1, "give-up")
    take_side_action(state, 2, "give-up")
    lay(state, "joker 1,1")
    take_side_action(state, 0, "give-up")
    assert end(state) == PLAYING
    assert "give-up" in side_actions(state, 1)


@pytest.mark.rule("KKDR-47")
def test_one_may_give_up_with_a_card_already_chosen_or_the_black_knight_to_lay() -> None:
    state = say(dungeon(hands=[["joker"], ["joker"]]), "card joker")
    take_side_action(state, 1, "give-up")
    assert end(take_side_action(state, 0, "give-up")) == loss("KKDR-47")
    state = dungeon(hands=[["joker"], ["joker"]], deck=[], drawn=True)
    take_side_action(state, 0, "give-up")
    assert current_question(state) == (0, "choose_cell")
    assert end(take_side_action(state, 1, "give-up")) == loss("KKDR-47")


@pytest.mark.rule("KKDR-47")
def test_a_position_in_which_all_would_give_up_is_lost() -> None:
    with pytest.raises(PositionError, match="not all seats"):
        dungeon(hands=HANDS, giving_up=[0, 1, 2])
