"""The ice flash stops the time of a creature, which then must be beaten before the Black Knight counts as beaten."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import (
    PLAYING,
    WON,
    danger,
    dungeon,
    end,
    game_of,
    lay,
    loss,
    mark,
    note_kinds,
    pool,
    round_trip,
    side_actions,
    take_side_action,
    time_on,
    tokens,
)

ICE = {"adventure": "on", "tokens": "ice"}
JOKERS = [["joker"], ["joker"]]


@pytest.mark.rule("KKD-GRIM-2")
def test_all_time_of_a_frozen_creature_goes_back_to_the_reserve_and_the_ice_lies_on_it() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, options=ICE)
    take_side_action(state, 1, "ice 0,0")
    assert (time_on(state, "0,0"), state.reserve, mark(state, "0,0")) == (0, 12, "frozen")
    assert (tokens(state), pool(state)) == ([], ["fireball", "poison", "silence"])
    assert mark(round_trip(state), "0,0") == "frozen"


@pytest.mark.rule("KKD-GRIM-2", "KKDR-14")
def test_a_frozen_creature_is_passed_over_by_the_alarm_and_raises_none() -> None:
    cards = ["beast-2222-3 time=1", "beast-3111-3 1,1"]
    state = dungeon(laid=cards, hands=[["room-1112"], ["room-1112"]], deck=["joker", "joker"], options=ICE)
    take_side_action(state, 0, "ice 0,0")
    lay(state, "room-1112 -1,1", "room-1112 1,-1")
    assert end(state) == PLAYING
    assert (danger(state, "0,0"), time_on(state, "0,0"), time_on(state, "1,1")) == (7, 0, 1)


@pytest.mark.rule("KKD-GRIM-2")
def test_a_frozen_creature_can_still_be_beaten_and_does_not_thaw() -> None:
    state = dungeon(laid=["beast-2222-2"], hands=[["joker"], ["room-0014"]], deck=["joker"] * 2, options=ICE)
    take_side_action(state, 0, "ice 0,0")
    lay(state, "joker 1,1")
    assert (danger(state, "0,0"), mark(state, "0,0")) == (6, "frozen")
    lay(state, "room-0014 -1,1")
    assert (danger(state, "0,0"), mark(state, "0,0")) == (4, "beaten")


@pytest.mark.rule("KKDR-14", "KKDR-38", "KKD-ADV-4")
def test_the_ice_of_a_beaten_creature_goes_back_to_the_pool_and_not_to_the_group() -> None:
    state = dungeon(laid=["beast-3111-2 frozen", "room-1112 1,1"], hands=JOKERS, deck=["joker"], options=ICE)
    assert "ice" not in pool(state)
    lay(state, "joker -1,-1")
    assert mark(state, "0,0") == "beaten"
    assert (tokens(state), "ice" in pool(state)) == ([], True)


@pytest.mark.rule("KKDR-14", "KKD-GRIM-2")
def test_the_black_knight_is_only_held_while_a_frozen_creature_stands() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1"]
    state = dungeon(laid=cards, hands=[["joker"], ["room-0014"]], deck=[], options=ICE)
    lay(state, "joker 2,2")
    assert end(state) == PLAYING
    assert (mark(state, "1,1"), time_on(state, "1,1"), state.reserve) == ("beaten", 0, 12)
    assert "knight_held" in note_kinds(state)
    assert end(round_trip(state)) == PLAYING


@pytest.mark.rule("KKDR-14")
def test_the_win_comes_when_the_frozen_creature_is_beaten() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1 turned", "joker 2,2"]
    state = dungeon(laid=cards, hands=[["joker"], ["room-0014"]], deck=[], options=ICE)
    assert (mark(state, "1,1"), danger(state, "0,0")) == ("beaten", 7)
    lay(state, "joker -1,-1")
    assert end(state) == WON


@pytest.mark.rule("KKDR-14")
def test_everybody_sees_the_black_knight_held_until_the_win() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1 turned", "joker 2,2"]
    state = dungeon(laid=cards, hands=[["joker"], ["room-0014"]], deck=[], options=ICE)
    assert seen_marks(state) == ["frozen", "held", "room"]
    lay(state, "joker -1,-1")
    assert seen_marks(state) == ["beaten", "beaten", "room", "room"]


def seen_marks(state: DungeonState) -> list[str]:
    return [card.mark for card in game_of(state).view(state, PUBLIC).table.cards]


@pytest.mark.rule("KKDR-14")
def test_one_card_may_beat_the_frozen_creature_and_the_black_knight_together() -> None:
    cards = ["beast-3111-6 frozen", "room-1112 -1,1", "black-knight -2,0"]
    state = dungeon(laid=cards, hands=JOKERS, deck=[], options=ICE)
    assert (mark(state, "-2,0"), mark(state, "0,0")) == ("standing", "frozen")
    lay(state, "joker -1,-1")
    assert end(state) == WON
    assert "knight_held" not in note_kinds(state)


@pytest.mark.rule("KKDR-36", "KKDR-14")
def test_a_held_black_knight_above_five_again_loses_as_a_room_does() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1", "joker 2,2"]
    state = dungeon(laid=cards, hands=[["room-0014"], ["joker"]], deck=[], options=ICE)
    assert (danger(state, "1,1"), mark(state, "1,1")) == (5, "beaten")
    lay(state, "room-0014 0,2 turned")
    assert danger(state, "1,1") == 5, "the turned room shows a 1 where the Black Knight had one"
    state = dungeon(laid=cards, hands=[["room-0401"], ["joker"]], deck=[], options=ICE)
    lay(state, "room-0401 0,2")
    assert end(state) == loss("KKD-END-2", "1,1")


@pytest.mark.rule("KKDR-36")
def test_a_held_black_knight_at_five_stays_held() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1", "joker 2,2"]
    state = dungeon(laid=cards, hands=[["room-1112"], ["joker"]], deck=[], options=ICE)
    lay(state, "room-1112 0,2")
    assert (danger(state, "1,1"), end(state)) == (5, PLAYING)


@pytest.mark.rule("KKDR-14")
def test_a_frozen_creature_that_is_never_beaten_leaves_the_end_to_the_clock_or_to_empty_hands() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1", "joker 2,2"]
    state = dungeon(laid=cards, hands=[["room-1112"], []], deck=[], options=ICE)
    take_side_action(state, PUBLIC, "time-up")
    assert end(state) == loss("KKD-END-5")
    state = dungeon(laid=cards, hands=[["room-1112"], []], deck=[], options=ICE)
    lay(state, "room-1112 3,3")
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-23")
def test_ice_goes_on_any_standing_creature_but_the_black_knight() -> None:
    cards = ["beast-3333-5", "room-1112 1,1", "beast-3111-3 -1,-1", "joker -2,-2", "black-knight 2,2 turned"]
    state = dungeon(laid=cards, hands=[["room-1112"], []], deck=[], options=ICE)
    for seat in (0, 1):
        assert [found for found in side_actions(state, seat) if found.startswith("ice")] == ["ice 0,0"]
