"""Phase 2: danger is the sum of the visible corners; rooms grow loud, creatures fall."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.events import CreatureBeaten
from knockbox.games.dungeon.table_reducer import rebuild_table
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    WON,
    cards_on_table,
    danger,
    dungeon,
    end,
    events,
    game_of,
    lay,
    loss,
    mark,
    match_from_deck,
    note_kinds,
    time_on,
)


def ring(north_west: str, north_east: str, south_west: str, south_east: str) -> list[str]:
    """Four cards around the cell 0,2, held together by jokers."""
    west, east = [f"{north_west} -1,1", "joker -2,2"], [f"{north_east} 1,1", "joker 2,2"]
    return ["joker", *west, *east, f"{south_west} -1,3", f"{south_east} 1,3"]


BEASTS = ring("beast-2222-2", "beast-2222-3", "beast-2112-2", "beast-3111-2")
"""A 0 on each of the corners around 0,2 beats all four."""

# What is evaluated


@pytest.mark.rule("KKD-DANGER-1")
def test_the_danger_of_a_card_is_the_sum_of_what_is_visible_at_its_corners() -> None:
    state = dungeon(laid=["beast-3120-3"], hands=[["room-0113"], ["room-0014"]], deck=["joker", "joker"])
    assert danger(state, "0,0") == 6
    lay(state, "room-0113 1,1 turned")
    assert danger(state, "0,0") == 6 - 0 + 3
    lay(state, "room-0014 -1,-1 turned")
    assert danger(state, "0,0") == 9 - 3 + 0
    assert mark(state, "0,0") == "standing"


@pytest.mark.rule("KKD-DANGER-1")
def test_every_card_with_a_covered_corner_is_evaluated() -> None:
    state = dungeon(laid=BEASTS, hands=[["joker"], ["room-1112"]], deck=["room-1112"])
    lay(state, "joker 0,2")
    assert [mark(state, cell) for cell in ("-1,1", "1,1", "-1,3", "1,3")] == ["beaten"] * 4


@pytest.mark.rule("KKD-DANGER-1")
def test_a_table_laid_out_has_the_same_dangers_as_one_that_was_played() -> None:
    played = dungeon(laid=["beast-3333-5"], hands=[["room-0113"], ["room-0014"]], deck=["joker", "joker"])
    lay(played, "room-0113 1,1 turned", "room-0014 0,2")
    written = dungeon(laid=["beast-3333-5", "room-0113 1,1 turned", "room-0014 0,2"])
    assert written.dangers == played.dangers == [12, 3 + 1 + 0 + 0, 5]


@pytest.mark.rule("KKD-DANGER-1", "KKDR-2")
def test_the_public_events_tell_every_danger() -> None:
    hands = ["beast-2112-5", "room-0014", "joker", "room-1112", "room-0113", "room-0023", "joker", "room-0032"]
    state = match_from_deck([*hands, "beast-3333-5"], options={"first_player": "0"})
    before = game_of(state).view(state, PUBLIC).table
    lay(state, "room-1112 1,1", "room-0113 -1,-1 turned", "beast-2112-5 2,0")
    seen = [event.seen_by(PUBLIC) for event in events(state)]
    after = rebuild_table(before, [event for event in seen if event is not None])
    assert after == game_of(state).view(state, PUBLIC).table
    assert [card.danger for card in after.cards] == [3 + 3 + 0 + 1, 1 + 1 + 1 + 2, 5, 6]


@pytest.mark.rule("KKDR-3")
def test_a_card_may_cover_four_cards_at_once_and_beat_four_creatures() -> None:
    state = dungeon(laid=BEASTS, hands=[["joker"], ["room-1112"]], deck=["room-1112"])
    assert state.reserve == 3
    lay(state, "joker 0,2")
    assert [event.cell for event in events(state) if isinstance(event, CreatureBeaten)] == [
        (-1, 1),
        (1, 1),
        (-1, 3),
        (1, 3),
    ]
    assert (state.reserve, end(state)) == (12, PLAYING)


@pytest.mark.rule("KKDR-3", "KKDR-42")
def test_of_four_rooms_touched_all_that_grow_loud_are_named() -> None:
    rooms = ring("room-1112", "room-1112", "room-1112", "chest-1")
    state = dungeon(laid=rooms, hands=[["room-0122"], ["room-0014"]], deck=["joker"])
    lay(state, "room-0122 0,2")
    assert [danger(state, cell) for cell in ("-1,1", "1,1", "-1,3", "1,3")] == [2, 3, 6, 6]
    assert end(state) == loss("KKD-END-2", "-1,3", "1,3")
    assert note_kinds(state)[-3:] == ["card_blamed", "card_blamed", "dungeon_lost"]


@pytest.mark.rule("KKDR-3")
def test_a_card_may_beat_one_creature_and_stir_another() -> None:
    state = dungeon(laid=BEASTS, hands=[["room-0014"], ["room-1112"]], deck=["joker"])
    lay(state, "room-0014 0,2")
    assert [danger(state, cell) for cell in ("-1,1", "1,1", "-1,3", "1,3")] == [4, 4, 6, 7]
    assert [mark(state, cell) for cell in ("-1,1", "1,1", "-1,3", "1,3")] == ["beaten"] * 2 + ["standing"] * 2


POISONED = {"laid": ["beast-2222-4"], "options": ALL_TOKENS, "poison": [1, 1]}
"""The lower right corner of the creature is worth 0, and so is what will lie on it."""


@pytest.mark.rule("KKDR-31")
def test_a_creature_laid_on_a_poisoned_corner_may_be_beaten_in_that_very_phase() -> None:
    state = dungeon(**POISONED, hands=[["beast-3111-3"], ["joker"]], deck=["joker"])  # type: ignore[arg-type]
    lay(state, "beast-3111-3 1,1")
    assert (danger(state, "1,1"), mark(state, "1,1"), time_on(state, "1,1")) == (3, "beaten", 0)
    assert (danger(state, "0,0"), mark(state, "0,0")) == (6, "standing")


@pytest.mark.rule("KKDR-31")
def test_laying_the_black_knight_on_a_poisoned_corner_may_win() -> None:
    state = dungeon(**POISONED, hands=[["joker"], ["joker"]], deck=[], drawn=True)  # type: ignore[arg-type]
    assert end(lay(state, "black-knight 1,1")) == WON


# Rooms


@pytest.mark.rule("KKD-DANGER-2", "KKDR-29")
def test_a_room_at_five_is_unnoticed_and_at_six_the_group_loses() -> None:
    state = dungeon(laid=["room-1112"], hands=[["room-0131"], ["room-0122"]], deck=["joker", "joker"])
    lay(state, "room-0131 -1,-1")
    assert (danger(state, "0,0"), end(state)) == (5, PLAYING)
    lay(state, "room-0122 1,-1")
    assert (danger(state, "0,0"), end(state)) == (6, loss("KKD-END-2", "0,0"))


@pytest.mark.rule("KKD-DANGER-2")
def test_a_room_that_was_covered_before_counts_what_covers_it() -> None:
    state = dungeon(laid=["room-1112", "joker 1,1"], hands=[["room-0014"], ["room-0041"]], deck=["joker"] * 2)
    lay(state, "room-0014 -1,-1 turned")
    assert (danger(state, "0,0"), end(state)) == (2, PLAYING)
    lay(state, "room-0041 1,-1")
    assert (danger(state, "0,0"), end(state)) == (5, PLAYING)


# Creatures


@pytest.mark.rule("KKD-DANGER-3")
def test_a_creature_at_five_is_beaten_its_card_stays_and_its_tokens_go_back() -> None:
    state = dungeon(laid=["beast-3111-6 0,0 time=4"], hands=[["room-0122"], ["joker"]], deck=["joker"])
    assert state.reserve == 8
    lay(state, "room-0122 -1,-1")
    assert (danger(state, "0,0"), mark(state, "0,0"), time_on(state, "0,0")) == (5, "beaten", 0)
    assert (cards_on_table(state)[0], state.reserve) == ("beast-3111-6 0,0", 12)


@pytest.mark.rule("KKD-DANGER-3")
def test_a_table_laid_out_has_a_creature_at_five_or_less_beaten() -> None:
    state = dungeon(laid=["beast-3111-3", "joker -1,-1"])
    assert (mark(state, "0,0"), time_on(state, "0,0"), state.reserve) == ("beaten", 0, 12)
    assert mark(dungeon(laid=["beast-3111-3"]), "0,0") == "standing"
    with pytest.raises(PositionError, match="expected 0, as this card is beaten"):
        dungeon(laid=["beast-3111-3 0,0 time=1", "joker -1,-1"])


@pytest.mark.rule("KKD-DANGER-4", "KKDR-16")
def test_a_beaten_creature_must_never_exceed_five_again() -> None:
    state = dungeon(laid=["beast-3111-3"], hands=[["room-0131"], ["room-0032"]], deck=["joker", "joker"])
    lay(state, "room-0131 -1,-1")
    assert (danger(state, "0,0"), mark(state, "0,0")) == (4, "beaten")
    lay(state, "room-0032 1,-1")
    assert (danger(state, "0,0"), end(state)) == (6, loss("KKD-END-2", "0,0"))
    assert (mark(state, "0,0"), time_on(state, "0,0")) == ("beaten", 0)


@pytest.mark.rule("KKD-DANGER-4", "KKDR-16")
def test_a_beaten_creature_may_rise_to_five_and_is_not_beaten_twice() -> None:
    state = dungeon(laid=["beast-3111-3"], hands=[["room-0131"], ["room-0122"]], deck=["joker", "joker"])
    lay(state, "room-0131 -1,-1", "room-0122 1,-1")
    assert (danger(state, "0,0"), end(state)) == (5, PLAYING)
    assert note_kinds(state).count("creature_beaten") == 1


@pytest.mark.rule("KKD-DANGER-5", "KKDR-29")
def test_a_creature_at_six_or_more_fights_on_while_it_has_time() -> None:
    state = dungeon(laid=["beast-2222-4"], hands=[["room-0014"], ["room-0131"]], deck=["joker", "joker"])
    lay(state, "room-0014 1,1")
    assert (danger(state, "0,0"), mark(state, "0,0"), time_on(state, "0,0")) == (6, "standing", 3)
    lay(state, "room-0131 -1,-1")
    assert (danger(state, "0,0"), mark(state, "0,0")) == (5, "beaten")


@pytest.mark.rule("KKD-DANGER-5")
def test_a_creature_may_grow_more_dangerous_without_an_alarm() -> None:
    state = dungeon(laid=["beast-2222-4"], hands=[["room-0014"], ["joker"]], deck=["joker"])
    lay(state, "room-0014 -1,-1")
    assert (danger(state, "0,0"), mark(state, "0,0"), end(state)) == (10, "standing", PLAYING)


@pytest.mark.rule("KKD-DANGER-6")
def test_the_black_knight_stands_at_six_and_falls_at_five() -> None:
    state = dungeon(laid=["black-knight"], hands=[["room-0113"], ["room-0122"]], deck=[])
    lay(state, "room-0113 -1,-1")
    assert (danger(state, "0,0"), mark(state, "0,0"), time_on(state, "0,0")) == (6, "standing", 2)
    state = dungeon(laid=["black-knight"], hands=[["room-0122"], ["room-0113"]], deck=[])
    lay(state, "room-0122 -1,-1")
    assert (danger(state, "0,0"), end(state)) == (5, WON)


@pytest.mark.rule("KKD-DANGER-6")
def test_no_other_creature_wins_the_dungeon() -> None:
    state = dungeon(laid=["beast-3111-6"], hands=[["joker"], ["joker"]], deck=["room-1112"])
    lay(state, "joker -1,-1")
    assert (mark(state, "0,0"), end(state)) == ("beaten", PLAYING)
    pair = ["joker", "black-knight -1,1 turned", "beast-3111-6 1,1"]
    state = dungeon(laid=pair, hands=[["joker"], ["joker"]], deck=[])
    lay(state, "joker 2,2")
    assert (mark(state, "1,1"), mark(state, "-1,1"), end(state)) == ("beaten", "standing", PLAYING)


# The Black Knight and others at once


DUEL = ["joker", "black-knight -1,1 turned", "room-1112 1,1"]
"""A card on 0,2 covers the 3 of the Black Knight and a 1 of the room."""


@pytest.mark.rule("KKDR-9", "KKDR-42")
def test_the_black_knight_falls_and_a_room_grows_loud_in_the_same_evaluation_is_a_loss() -> None:
    state = dungeon(laid=DUEL, hands=[["room-0221"], ["joker"]], deck=[])
    lay(state, "room-0221 0,2")
    assert (danger(state, "-1,1"), danger(state, "1,1")) == (3, 6)
    assert end(state) == loss("KKD-END-2", "1,1")


@pytest.mark.rule("KKDR-9")
def test_otherwise_the_win_is_immediate_and_no_alarm_is_checked() -> None:
    state = dungeon(laid=[*DUEL, "beast-2222-3 2,2 time=1"], hands=[["room-0122"], ["joker"]], deck=[])
    lay(state, "room-0122 0,2")
    assert end(state) == WON
    assert time_on(state, "2,2") == 1
    assert "time_passed" not in note_kinds(state)


@pytest.mark.rule("KKDR-13", "KKDR-42")
def test_creatures_that_still_stand_do_not_hinder_the_win() -> None:
    state = dungeon(laid=[*DUEL, "beast-2222-3 2,2", "beast-3333-5 3,3"], hands=[["room-0122"], ["joker"]], deck=[])
    lay(state, "room-0122 0,2")
    assert (mark(state, "2,2"), mark(state, "3,3")) == ("standing", "standing")
    assert end(state) == WON


@pytest.mark.rule("KKDR-13")
def test_a_frozen_creature_does_hinder_the_win() -> None:
    laid_cards = [*DUEL, "beast-2222-3 2,2 frozen"]
    state = dungeon(laid=laid_cards, hands=[["room-0122"], ["joker"]], deck=[], options=ALL_TOKENS)
    lay(state, "room-0122 0,2")
    assert (mark(state, "-1,1"), end(state)) == ("beaten", PLAYING)
