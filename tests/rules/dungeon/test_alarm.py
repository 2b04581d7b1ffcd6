"""Phase 3: time passes for every creature."""

import pytest

from knockbox.games.dungeon.events import TimePassed
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    WON,
    current_question,
    dungeon,
    end,
    events,
    lay,
    loss,
    mark,
    match_from_deck,
    time_on,
)

PAIR = ["joker", "beast-2222-3 1,1", "beast-2222-4 2,2"]


@pytest.mark.rule("KKD-ALARM-1")
def test_every_creature_with_time_gives_one_token_back_to_the_reserve() -> None:
    state = dungeon(laid=PAIR, hands=[["room-1112"], ["joker"]], deck=["joker"])
    assert state.reserve == 5
    lay(state, "room-1112 -1,-1 turned")
    assert (time_on(state, "1,1"), time_on(state, "2,2"), state.reserve) == (2, 3, 7)
    assert [event.creatures for event in events(state) if isinstance(event, TimePassed)] == [2]


@pytest.mark.rule("KKD-ALARM-1")
def test_beaten_and_frozen_creatures_give_nothing() -> None:
    laid = ["beast-3111-3", "joker -1,-1", "beast-2222-4 1,1 frozen"]
    state = dungeon(laid=laid, hands=[["room-1112"], ["joker"]], deck=["joker"], options=ALL_TOKENS)
    assert mark(state, "0,0") == "beaten"
    lay(state, "room-1112 2,2")
    assert (time_on(state, "0,0"), time_on(state, "1,1"), state.reserve) == (0, 0, 12)
    assert end(state) == PLAYING
    laid = [*laid, "beast-2222-2 -2,-2"]
    state = dungeon(laid=laid, hands=[["room-1112"], ["joker"]], deck=["joker"], options=ALL_TOKENS)
    lay(state, "room-1112 2,2")
    assert [event.creatures for event in events(state) if isinstance(event, TimePassed)] == [1]


@pytest.mark.rule("KKDR-7")
def test_a_creature_loses_a_token_in_the_turn_it_is_laid() -> None:
    state = dungeon(laid=["joker"], hands=[["beast-2222-3"], ["joker"]], deck=["joker"])
    lay(state, "beast-2222-3 1,1")
    assert (time_on(state, "1,1"), state.reserve) == (2, 10)


@pytest.mark.rule("KKD-ALARM-2", "KKD-END-3")
def test_the_group_loses_when_a_creature_above_five_gives_its_last_token() -> None:
    state = dungeon(laid=["beast-2222-3 0,0 time=1"], hands=[["room-0014"], ["joker"]], deck=["joker"])
    lay(state, "room-0014 1,1")
    assert end(state) == loss("KKD-END-3", "0,0")
    assert state.reserve == 12


@pytest.mark.rule("KKD-ALARM-2")
def test_a_creature_with_tokens_left_raises_no_alarm() -> None:
    state = dungeon(laid=["beast-2222-3 0,0 time=2"], hands=[["room-0014"], ["joker"]], deck=["joker"])
    lay(state, "room-0014 1,1")
    assert (end(state), time_on(state, "0,0")) == (PLAYING, 1)


@pytest.mark.rule("KKD-ALARM-2", "KKDR-42")
def test_all_creatures_whose_time_is_over_are_named() -> None:
    laid = ["joker", "beast-2222-3 1,1 time=1", "beast-2222-4 2,2 time=1", "beast-3333-5 -1,1 time=2"]
    state = dungeon(laid=laid, hands=[["joker"], ["joker"]], deck=["joker"])
    lay(state, "joker -1,-1")
    assert end(state) == loss("KKD-END-3", "1,1", "2,2")


@pytest.mark.rule("KKD-ALARM-2")
def test_the_black_knight_runs_out_of_time_like_any_creature() -> None:
    laid = ["joker", "black-knight 1,1 time=1"]
    state = dungeon(laid=laid, hands=[["joker"], ["joker"]], deck=[])
    lay(state, "joker -1,-1")
    assert end(state) == loss("KKD-END-3", "1,1")


# First ticks


JOKERS = ["joker"] * 4
ROOMS = ["room-1112", "room-1112", "room-0014", "room-0023"]


@pytest.mark.rule("KKDR-41")
def test_the_start_card_gives_as_many_plays_as_it_has_tokens() -> None:
    state = match_from_deck([*ROOMS, *JOKERS, "beast-2222-2"], options={"first_player": "0"})
    assert time_on(state, "0,0") == 2
    lay(state, "room-1112 1,1")
    assert (time_on(state, "0,0"), end(state)) == (1, PLAYING)
    lay(state, "joker 2,2")
    assert end(state) == loss("KKD-END-3", "0,0")


@pytest.mark.rule("KKDR-41")
def test_the_last_of_these_plays_may_still_beat_the_start_card() -> None:
    state = match_from_deck([*ROOMS, *JOKERS, "beast-2222-2"], options={"first_player": "0"})
    lay(state, "room-1112 1,1", "joker -1,-1")
    assert (mark(state, "0,0"), end(state)) == ("beaten", PLAYING)


@pytest.mark.rule("KKDR-41", "KKDR-7")
def test_another_creature_gives_one_play_less() -> None:
    state = dungeon(laid=["joker"], hands=[["beast-2222-2"], ["joker"]], deck=["joker"] * 2)
    lay(state, "beast-2222-2 1,1")
    assert time_on(state, "1,1") == 1
    lay(state, "joker -1,-1")
    assert end(state) == loss("KKD-END-3", "1,1")


@pytest.mark.rule("KKDR-41", "KKDR-10")
def test_the_black_knight_gives_as_many_plays_as_he_has_tokens() -> None:
    hands = [["room-0014", "room-0113"], ["room-0023", "room-0032"]]
    state = dungeon(laid=["joker"], hands=hands, deck=[], drawn=True)
    lay(state, "black-knight 1,1")
    assert (current_question(state)[0], time_on(state, "1,1")) == (1, 3)
    for seat, card in ((1, "room-0023 -1,-1 turned"), (0, "room-0014 -2,-2 turned")):
        assert current_question(state)[0] == seat
        lay(state, card)
    assert (time_on(state, "1,1"), end(state)) == (1, PLAYING)
    twin = state.clone()
    lay(state, "room-0032 -3,-3 turned")
    assert end(state) == loss("KKD-END-3", "1,1")
    lay(twin, "room-0032 2,2")
    assert end(twin) == WON
