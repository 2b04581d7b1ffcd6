"""The group may give up, all together."""

import pytest

from knockbox.engine.errors import PositionError
from knockbox.testing.dungeon_table import PLAYING, asked, dungeon, end, game_of, lay, lost, offer, offers, say, twin

HANDS = [["joker", "room-1112"], ["joker"], ["room-0014"]]


@pytest.mark.rule("KKDR-47")
def test_the_dungeon_is_given_up_once_every_player_agrees_in_any_order() -> None:
    state = dungeon(hands=HANDS)
    offer(state, 2, "give-up")
    offer(state, 0, "give-up")
    assert (end(state), asked(state)) == (PLAYING, (0, "choose_card"))
    offer(state, 1, "give-up")
    assert end(state) == lost("KKDR-47")


@pytest.mark.rule("KKDR-47")
def test_alone_one_gives_up_at_once() -> None:
    state = dungeon(hands=[["joker"]])
    assert end(offer(state, 0, "give-up")) == lost("KKDR-47")


@pytest.mark.rule("KKDR-47")
def test_everybody_sees_who_would_give_up_and_nobody_says_so_twice() -> None:
    state = dungeon(hands=HANDS)
    offer(state, 1, "give-up")
    assert "give-up" not in offers(state, 1)
    assert "give-up" in offers(state, 2)
    assert game_of(state).view(state, 0).table.giving_up == [1]
    assert game_of(state).view(twin(state), 0).table.giving_up == [1]


@pytest.mark.rule("KKDR-47")
def test_to_lay_a_card_is_to_go_on() -> None:
    state = dungeon(hands=HANDS, deck=["room-0023"])
    offer(state, 1, "give-up")
    offer(state, 2, "give-up")
    lay(state, "joker 1,1")
    offer(state, 0, "give-up")
    assert end(state) == PLAYING
    assert "give-up" in offers(state, 1)


@pytest.mark.rule("KKDR-47")
def test_one_may_give_up_with_a_card_already_chosen_or_the_black_knight_to_lay() -> None:
    state = say(dungeon(hands=[["joker"], ["joker"]]), "card joker")
    offer(state, 1, "give-up")
    assert end(offer(state, 0, "give-up")) == lost("KKDR-47")
    state = dungeon(hands=[["joker"], ["joker"]], deck=[], drawn=True)
    offer(state, 0, "give-up")
    assert asked(state) == (0, "choose_cell")
    assert end(offer(state, 1, "give-up")) == lost("KKDR-47")


@pytest.mark.rule("KKDR-47")
def test_a_position_in_which_all_would_give_up_is_lost() -> None:
    with pytest.raises(PositionError, match="not all seats"):
        dungeon(hands=HANDS, giving_up=[0, 1, 2])
