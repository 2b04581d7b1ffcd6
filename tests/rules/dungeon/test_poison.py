"""Poison makes a corner worth nothing, whatever is laid on it later."""

import pytest

from knockbox.testing.dungeon_table import (
    PLAYING,
    WON,
    current_question,
    danger,
    dungeon,
    end,
    lay,
    loss,
    mark,
    note_kinds,
    pool,
    round_trip,
    say,
    side_actions,
    take_side_action,
    time_on,
    tokens,
)

POISON = {"adventure": "on", "tokens": "poison"}
JOKERS = [["joker"], ["joker"]]


@pytest.mark.rule("KKD-GRIM-3")
def test_a_poisoned_corner_is_worth_nothing() -> None:
    state = dungeon(laid=["beast-3333-5"], hands=JOKERS, options=POISON)
    take_side_action(state, 1, "poison 1,0")
    assert danger(state, "0,0") == danger(round_trip(state), "0,0") == 9
    assert (mark(state, "0,0"), time_on(state, "0,0")) == ("standing", 5)
    assert tokens(state) == []


@pytest.mark.rule("KKD-GRIM-3", "KKDR-22")
def test_a_creature_that_the_poison_brings_to_five_is_beaten_at_once() -> None:
    state = dungeon(laid=["beast-3111-3"], hands=JOKERS, options=POISON)
    take_side_action(state, 1, "poison 0,0")
    assert (danger(state, "0,0"), mark(state, "0,0"), state.reserve) == (3, "beaten", 12)
    assert current_question(state) == (0, "choose_card")


@pytest.mark.rule("KKD-GRIM-3", "KKDR-22")
def test_poison_counts_for_both_cards_that_own_the_vertex() -> None:
    state = dungeon(laid=["room-1112", "beast-2222-6 1,1"], hands=JOKERS, options=POISON)
    assert (danger(state, "0,0"), danger(state, "1,1")) == (5, 8)
    take_side_action(state, 0, "poison 1,1")
    assert (danger(state, "0,0"), danger(state, "1,1")) == (3, 6)


@pytest.mark.rule("KKDR-22")
def test_poison_may_be_put_on_a_corner_that_another_card_covers() -> None:
    state = dungeon(laid=["beast-2222-6", "room-0014 1,1 turned"], hands=JOKERS, options=POISON)
    assert (danger(state, "0,0"), danger(state, "1,1")) == (10, 5)
    take_side_action(state, 0, "poison 1,1")
    assert (danger(state, "0,0"), danger(state, "1,1")) == (6, 1)


@pytest.mark.rule("KKD-GRIM-3", "KKDR-22")
def test_poison_moves_on_top_of_the_corner_that_covers_it() -> None:
    state = dungeon(laid=["beast-3333-5"], hands=[["room-0014"], ["joker"]], deck=["joker"], options=POISON)
    take_side_action(state, 1, "poison 0,0")
    lay(state, "room-0014 -1,-1")
    assert (danger(state, "0,0"), danger(state, "-1,-1")) == (9, 1)
    assert (danger(round_trip(state), "0,0"), danger(round_trip(state), "-1,-1")) == (9, 1)


@pytest.mark.rule("KKDR-22")
def test_poison_stays_when_its_creature_is_beaten() -> None:
    state = dungeon(laid=["beast-3111-3"], hands=[["room-0401"], ["joker"]], deck=["joker"], options=POISON)
    take_side_action(state, 0, "poison 0,0")
    assert mark(state, "0,0") == "beaten"
    lay(state, "room-0401 1,-1")
    assert (danger(state, "0,0"), "poison" in pool(state)) == (2, False)


@pytest.mark.rule("KKDR-22", "KKDR-35")
def test_poison_goes_on_every_corner_of_a_standing_creature_and_on_no_other() -> None:
    cards = ["beast-3333-5", "room-1112 1,1", "beast-3111-3 -1,-1", "joker -2,-2"]
    state = dungeon(laid=cards, hands=[["room-1112"], []], options=POISON)
    assert mark(state, "-1,-1") == "beaten"
    for seat in (0, 1):
        found = [offered for offered in side_actions(state, seat) if offered.startswith("poison")]
        assert found == ["poison 0,0", "poison 1,0", "poison 0,1", "poison 1,1"]


@pytest.mark.rule("KKDR-22")
def test_the_black_knight_may_be_poisoned_and_so_be_beaten() -> None:
    state = dungeon(laid=["room-1112", "black-knight 1,1 turned"], hands=JOKERS, deck=[], options=POISON)
    take_side_action(state, 1, "poison 2,2")
    assert end(state) == WON


@pytest.mark.rule("KKDR-35")
def test_a_held_black_knight_counts_as_beaten_and_has_no_corner_to_poison() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1", "joker 2,2"]
    state = dungeon(laid=cards, hands=[["room-1112"], []], deck=[], options=POISON)
    found = [offered for offered in side_actions(state, 0) if offered.startswith("poison")]
    assert found == ["poison 0,0", "poison 1,0", "poison 0,1", "poison 1,1"]


@pytest.mark.rule("KKDR-14", "KKDR-22")
def test_poison_that_beats_the_frozen_creature_wins_while_the_black_knight_is_held() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1 turned", "joker 2,2"]
    state = dungeon(laid=cards, hands=[["room-1112"], []], deck=[], options=POISON)
    assert (danger(state, "0,0"), end(state)) == (7, PLAYING)
    take_side_action(state, 1, "poison 0,1")
    assert (mark(state, "0,0"), end(state)) == ("beaten", WON)


@pytest.mark.rule("KKDR-31")
def test_a_creature_laid_on_poison_may_be_beaten_in_that_very_phase() -> None:
    hands = [["beast-3111-3"], ["joker"]]
    state = dungeon(laid=["beast-3333-5"], hands=hands, deck=["joker"], poison=[1, 1], options=POISON)
    lay(state, "beast-3111-3 1,1")
    assert (danger(state, "1,1"), mark(state, "1,1"), time_on(state, "1,1")) == (3, "beaten", 0)
    assert (time_on(state, "0,0"), state.reserve) == (4, 8)
    assert note_kinds(state).index("time_placed") < note_kinds(state).index("creature_beaten")


@pytest.mark.rule("KKDR-31")
def test_a_creature_laid_on_poison_still_stands_above_five() -> None:
    hands = [["beast-2222-3"], ["joker"]]
    state = dungeon(laid=["beast-3333-5"], hands=hands, deck=["joker"], poison=[1, 1], options=POISON)
    lay(state, "beast-2222-3 1,1")
    assert (danger(state, "1,1"), mark(state, "1,1"), time_on(state, "1,1")) == (6, "standing", 2)


@pytest.mark.rule("KKDR-6", "KKDR-31")
def test_time_must_be_placed_even_on_a_creature_that_the_poison_would_beat() -> None:
    hands = [["beast-3111-3"], ["joker"]]
    cards = ["beast-3333-6", "beast-2222-6 1,1"]
    state = dungeon(laid=cards, hands=hands, deck=["joker"], poison=[0, 0], options=POISON)
    lay(state, "beast-3111-3 -1,-1")
    assert end(state) == loss("KKD-END-4", "-1,-1")


@pytest.mark.rule("KKDR-31")
def test_the_black_knight_laid_on_poison_may_win() -> None:
    state = dungeon(laid=["beast-3333-5"], hands=JOKERS, deck=[], drawn=True, poison=[1, 1], options=POISON)
    say(state, "lay 1,1")
    assert end(state) == WON


@pytest.mark.rule("KKDR-31", "KKDR-14")
def test_the_black_knight_laid_on_poison_is_held_while_a_frozen_creature_stands() -> None:
    state = dungeon(laid=["beast-3333-5 frozen"], hands=JOKERS, deck=[], drawn=True, poison=[1, 1], options=POISON)
    say(state, "lay 1,1")
    assert (mark(state, "1,1"), end(state)) == ("beaten", PLAYING)
    assert current_question(state) == (1, "choose_card")
