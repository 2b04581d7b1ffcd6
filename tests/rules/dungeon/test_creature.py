"""Phase 1: a creature gets its time tokens, if there are enough."""

import pytest

from knockbox.engine.errors import PositionError
from knockbox.testing.dungeon_table import (
    PLAYING,
    danger,
    dungeon,
    end,
    events,
    hand,
    lay,
    loss,
    mark,
    time_on,
)

CROWD = ["joker", "beast-3333-6 1,1", "beast-3322-5 2,2 time=4"]
"""Ten time tokens are on the table and two in the reserve."""


@pytest.mark.rule("KKD-CREA-1")
@pytest.mark.parametrize(("card", "time"), [("beast-2222-2", 2), ("beast-2222-3", 3), ("beast-3111-6", 6)])
def test_a_creature_gets_as_many_tokens_as_are_printed_on_it(card: str, time: int) -> None:
    state = dungeon(laid=["joker"], hands=[[card], ["joker"]], deck=["joker"])
    lay(state, f"{card} 1,1")
    (placed,) = [event for event in events(state) if type(event).__name__ == "TimePlaced"]
    assert (getattr(placed, "time", 0), placed.rule) == (time, "KKD-CREA-1")
    assert (time_on(state, "1,1"), state.reserve) == (time - 1, 12 - time + 1)


@pytest.mark.rule("KKD-CREA-1")
def test_a_table_laid_out_has_the_printed_time_on_its_creatures_or_less() -> None:
    state = dungeon(laid=["beast-2222-3", "beast-2222-4 1,1 time=1"])
    assert (time_on(state, "0,0"), time_on(state, "1,1"), state.reserve) == (3, 1, 8)
    with pytest.raises(PositionError, match="time: found 4, expected a whole number from 1 to 3"):
        dungeon(laid=["beast-2222-3 0,0 time=4"])


@pytest.mark.rule("KKD-ROOM-1")
def test_a_card_without_a_creature_is_an_empty_room_and_gets_no_tokens() -> None:
    state = dungeon(laid=["joker"], hands=[["room-1112"], ["beast-2222-3"]], deck=["joker", "joker"])
    lay(state, "room-1112 1,1")
    assert (mark(state, "1,1"), time_on(state, "1,1"), state.reserve) == ("room", 0, 12)
    lay(state, "beast-2222-3 -1,-1")
    assert (mark(state, "-1,-1"), time_on(state, "-1,-1"), state.reserve) == ("standing", 2, 10)


@pytest.mark.rule("KKD-CREA-2", "KKD-END-4")
def test_the_group_loses_if_the_reserve_has_too_few_tokens() -> None:
    state = dungeon(laid=CROWD, hands=[["beast-2222-3"], ["joker"]], deck=["joker"])
    assert state.reserve == 2
    lay(state, "beast-2222-3 -1,-1")
    assert end(state) == loss("KKD-END-4", "-1,-1")
    assert (time_on(state, "-1,-1"), state.reserve) == (0, 2)
    assert hand(state, 0) == []


@pytest.mark.rule("KKD-CREA-2")
def test_the_last_tokens_of_the_reserve_are_enough() -> None:
    state = dungeon(laid=CROWD, hands=[["beast-2222-2"], ["joker"]], deck=["joker"])
    lay(state, "beast-2222-2 -1,-1")
    assert end(state) == PLAYING
    assert (time_on(state, "-1,-1"), state.reserve) == (1, 3)


@pytest.mark.rule("KKD-CREA-2", "KKD-END-4", "KKDR-6")
def test_the_black_knight_needs_his_tokens_too() -> None:
    state = dungeon(laid=CROWD, hands=[["joker"], ["joker"]], deck=[], drawn=True)
    lay(state, "black-knight -1,-1")
    assert end(state) == loss("KKD-END-4", "-1,-1")


FULL = ["joker", "beast-2112-5 1,1", "beast-3333-6 -1,-1"]
"""Eleven time tokens are on the table and one in the reserve; a 1 on 2,2 beats the creature on 1,1."""


@pytest.mark.rule("KKDR-6")
def test_a_short_reserve_loses_even_if_the_same_card_would_free_tokens() -> None:
    state = dungeon(laid=FULL, hands=[["beast-1113-4"], ["joker"]], deck=["joker"])
    lay(state, "beast-1113-4 2,2")
    assert danger(state, "1,1") == 5
    assert end(state) == loss("KKD-END-4", "2,2")
    assert (mark(state, "1,1"), state.reserve) == ("standing", 1)


@pytest.mark.rule("KKDR-6")
def test_tokens_that_a_beaten_creature_gave_back_are_there_for_the_next_card() -> None:
    state = dungeon(laid=FULL, hands=[["room-1112"], ["beast-2222-6"]], deck=["joker", "joker"])
    lay(state, "room-1112 2,2")
    assert (mark(state, "1,1"), state.reserve) == ("beaten", 7)
    lay(state, "beast-2222-6 3,3")
    assert (end(state), time_on(state, "3,3")) == (PLAYING, 5)


@pytest.mark.rule("KKDR-42")
def test_a_short_reserve_comes_before_a_loud_room_and_names_the_creature_alone() -> None:
    laid = ["room-1112", "beast-2112-5 1,1", "beast-3333-6 2,2"]
    state = dungeon(laid=laid, hands=[["beast-2222-2"], ["joker"]], deck=["joker"])
    lay(state, "beast-2222-2 -1,-1")
    assert danger(state, "0,0") == 6
    assert end(state) == loss("KKD-END-4", "-1,-1")


@pytest.mark.rule("KKDR-42", "KKDR-6")
def test_the_black_knight_too_needs_his_tokens_before_anything_is_evaluated() -> None:
    laid = ["room-1112", "beast-2112-5 1,1", "beast-3333-6 2,2"]
    state = dungeon(laid=laid, hands=[["joker"], ["joker"]], deck=[], drawn=True)
    lay(state, "black-knight -1,-1 turned")
    assert danger(state, "0,0") == 7
    assert end(state) == loss("KKD-END-4", "-1,-1")
