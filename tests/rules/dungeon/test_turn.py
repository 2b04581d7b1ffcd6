"""The four phases of a turn, and whose turn comes next."""

import pytest

from knockbox.games.dungeon.events import SeatSkipped, TurnStarted
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    current_question,
    dungeon,
    end,
    events,
    game_of,
    hand,
    lay,
    loss,
    mark,
    note_kinds,
    side_actions,
    time_on,
)


@pytest.mark.rule("KKD-TURN-1")
def test_a_card_is_placed_danger_evaluated_the_alarm_checked_and_a_card_drawn() -> None:
    state = dungeon(laid=["beast-3111-3", "beast-2222-4 1,1"], hands=[["joker"], ["joker"]], deck=["room-0014"])
    lay(state, "joker -1,-1")
    assert note_kinds(state) == [
        "card_laid",
        "talk_flipped",
        "creature_beaten",
        "time_passed",
        "card_drawn",
        "turn_started",
    ]


@pytest.mark.rule("KKD-TURN-1")
def test_the_same_order_holds_for_a_creature() -> None:
    state = dungeon(laid=["beast-3111-3"], hands=[["beast-2112-5"], ["joker"]], deck=["room-0014"])
    lay(state, "beast-2112-5 -1,-1")
    assert (mark(state, "0,0"), time_on(state, "-1,-1")) == ("beaten", 4)
    assert note_kinds(state) == [
        "card_laid",
        "time_placed",
        "creature_beaten",
        "time_passed",
        "card_drawn",
        "turn_started",
    ]


@pytest.mark.rule("KKD-TURN-1", "KKDR-8")
def test_no_phase_stops_for_a_token() -> None:
    state = dungeon(laid=["beast-2222-4"], hands=[["room-1112"], ["joker"]], deck=["joker"], options=ALL_TOKENS)
    assert "fireball 0,0" in side_actions(state, 1)
    lay(state, "room-1112 1,1")
    assert (current_question(state), len(hand(state, 0))) == ((1, "choose_card"), 1)
    assert "fireball 0,0" in side_actions(state, 0)


@pytest.mark.rule("KKDR-8")
def test_a_creature_with_one_token_left_is_beaten_before_it_ticks() -> None:
    state = dungeon(laid=["beast-3111-3 0,0 time=1"], hands=[["room-0131"], ["joker"]], deck=["joker"])
    lay(state, "room-0131 -1,-1")
    assert end(state) == PLAYING
    assert (mark(state, "0,0"), state.reserve) == ("beaten", 12)
    assert "time_passed" not in note_kinds(state)


@pytest.mark.rule("KKDR-8")
def test_a_creature_with_one_token_left_that_is_not_beaten_ends_the_dungeon_before_the_draw() -> None:
    state = dungeon(laid=["beast-2222-3 0,0 time=1"], hands=[["room-0014"], ["joker"]], deck=["joker"])
    lay(state, "room-0014 1,1")
    assert end(state) == loss("KKD-END-3", "0,0")
    assert hand(state, 0) == []


# Whose turn comes next


def turns(state_events: list[object]) -> list[tuple[str, int]]:
    """Who was skipped and who began a turn, in order."""
    kinds = (SeatSkipped, TurnStarted)
    return [(type(event).__name__, event.seat) for event in state_events if isinstance(event, kinds)]


@pytest.mark.rule("KKDR-11", "KKDR-44")
def test_seats_without_cards_are_skipped_and_named() -> None:
    hands = [["room-1112", "joker"], [], [], ["joker"]]
    state = dungeon(laid=["room-1112", "black-knight 1,1 turned"], hands=hands, deck=[])
    lay(state, "room-1112 -1,-1")
    assert turns([*events(state)]) == [("SeatSkipped", 1), ("SeatSkipped", 2), ("TurnStarted", 3)]
    assert current_question(state) == (3, "choose_card")


@pytest.mark.rule("KKDR-11", "KKDR-44")
def test_the_last_player_with_cards_plays_on_alone() -> None:
    state = dungeon(laid=["room-1112", "black-knight 1,1 turned"], hands=[["room-1112", "joker"], [], []], deck=[])
    lay(state, "room-1112 -1,-1")
    assert turns([*events(state)]) == [("SeatSkipped", 1), ("SeatSkipped", 2), ("TurnStarted", 0)]
    assert current_question(state) == (0, "choose_card")


@pytest.mark.rule("KKDR-11")
def test_no_token_is_taken_for_a_seat_that_is_skipped() -> None:
    laid = ["room-1112", "black-knight 1,1 turned"]
    state = dungeon(laid=laid, hands=[["room-1112", "joker"], [], [], []], deck=[])
    lay(state, "room-1112 -1,-1")
    assert time_on(state, "1,1") == 2
    assert note_kinds(state).count("time_passed") == 1


@pytest.mark.rule("KKDR-11", "KKDR-44")
def test_a_table_laid_out_passes_over_seats_without_cards() -> None:
    assert current_question(dungeon(laid=["joker", "joker 1,1"], hands=[[], [], ["joker"]], first=0, last_layer=2)) == (
        2,
        "choose_card",
    )


@pytest.mark.rule("KKDR-11")
def test_after_the_black_knight_nobody_draws() -> None:
    state = dungeon(laid=["room-1112", "black-knight 1,1 turned"], hands=[["room-1112", "joker"], ["joker"]], deck=[])
    lay(state, "room-1112 -1,-1")
    assert hand(state, 0) == ["joker"]
    assert "card_drawn" not in note_kinds(state)


@pytest.mark.rule("KKDR-11")
def test_the_group_loses_when_nobody_has_a_card_and_the_black_knight_stands() -> None:
    state = dungeon(laid=["room-1112", "black-knight 1,1 turned"], hands=[["room-1112"], []], deck=[])
    lay(state, "room-1112 -1,-1")
    assert end(state) == loss("KKDR-11")
    assert game_of(state).returns(state) == [-1.0, -1.0]


@pytest.mark.rule("KKDR-11")
def test_alone_an_empty_hand_loses_even_with_cards_in_the_deck() -> None:
    state = dungeon(hands=[["joker"]], deck=["room-1112", "room-0014"])
    lay(state, "joker 1,1")
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-11")
def test_the_drawer_of_the_black_knight_may_be_the_last_to_have_had_a_card() -> None:
    state = dungeon(hands=[["room-1112"]], deck=[])
    lay(state, "room-1112 1,1")
    assert current_question(state) == (0, "choose_cell")
    lay(state, "black-knight 2,2 turned")
    assert end(state) == loss("KKDR-11")
