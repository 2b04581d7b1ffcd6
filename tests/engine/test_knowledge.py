"""Hidden hands."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from knockbox.engine.knowledge import Hand

KINDS = st.integers(0, 5)
ACTIONS = st.lists(st.tuples(st.sampled_from(["openly", "blind", "lose", "show"]), KINDS), max_size=30)


def apply_actions(deeds: list[tuple[str, int]]) -> Hand:
    hand = Hand([], [])
    for deed, kind in deeds:
        if deed == "openly":
            hand.take_openly(kind)
        elif deed == "blind":
            hand.take_blind(kind)
        elif deed == "show":
            hand.show()
        elif kind in hand.cards:
            hand.lose(kind)
    return hand


@given(ACTIONS)
def test_seen_and_unseen_cards_make_up_the_hand(deeds: list[tuple[str, int]]) -> None:
    hand = apply_actions(deeds)
    assert sorted(hand.seen + hand.unseen()) == hand.cards == sorted(hand.cards)
    assert hand.seen == sorted(hand.seen)
    assert hand.backs() == len(hand.unseen())


@given(ACTIONS)
def test_a_hand_holds_what_came_in_and_did_not_go(deeds: list[tuple[str, int]]) -> None:
    held: Counter[int] = Counter()
    for deed, kind in deeds:
        if deed in ("openly", "blind"):
            held[kind] += 1
        elif deed == "lose" and held[kind]:
            held[kind] -= 1
    assert apply_actions(deeds).cards == sorted(held.elements())


def test_a_card_taken_openly_is_seen_and_a_blind_one_is_a_back() -> None:
    hand = Hand([], [])
    hand.take_openly(3)
    hand.take_blind(1)
    assert (hand.seen, hand.unseen(), hand.backs()) == ([3], [1], 1)


def test_of_equal_cards_the_seen_one_goes_first() -> None:
    hand = Hand([2, 2], [2])
    hand.lose(2)
    assert (hand.cards, hand.seen) == ([2], [])


def test_a_shown_hand_has_no_backs_until_a_blind_card_comes_in() -> None:
    hand = Hand([1, 4], [4])
    hand.show()
    assert hand.backs() == 0
    hand.take_blind(2)
    assert hand.unseen() == [2]


@given(ACTIONS, ACTIONS)
def test_a_copy_is_equal_and_apart(deeds: list[tuple[str, int]], later: list[tuple[str, int]]) -> None:
    hand = apply_actions(deeds)
    twin = hand.copy()
    assert (twin.cards, twin.seen) == (hand.cards, hand.seen)
    before = (hand.cards[:], hand.seen[:])
    twin.show()
    for _, kind in later:
        twin.take_openly(kind)
    assert (hand.cards, hand.seen) == before
