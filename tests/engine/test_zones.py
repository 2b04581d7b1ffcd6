"""Zones are sorted lists; a few cards pack into one int."""

from hypothesis import given
from hypothesis import strategies as st

from knockbox.engine.action import VERB_MASK, action, thing_of, verb_of
from knockbox.engine.zones import KIND_MASK, distinct, pack, put, remove, unpack

KINDS = st.integers(0, KIND_MASK - 1)
ZONES = st.lists(KINDS, max_size=7).map(sorted)


@given(ZONES)
def test_unpacking_gives_back_what_was_packed(zone: list[int]) -> None:
    assert unpack(pack(zone)) == zone


@given(ZONES, ZONES)
def test_different_sets_have_different_names(first: list[int], second: list[int]) -> None:
    assert (pack(first) == pack(second)) == (first == second)


def test_seven_cards_fit_into_a_choice_below_two_to_the_62() -> None:
    assert action(VERB_MASK, pack([KIND_MASK - 1] * 7)) < 1 << 62


@given(ZONES, KINDS)
def test_a_card_put_in_keeps_the_zone_sorted_and_can_be_removed(zone: list[int], kind: int) -> None:
    grown = zone[:]
    put(grown, kind)
    assert grown == sorted([*zone, kind])
    remove(grown, kind)
    assert grown == zone


@given(ZONES)
def test_distinct_names_each_kind_once(zone: list[int]) -> None:
    assert distinct(zone) == sorted(set(zone))


@given(st.integers(0, VERB_MASK), st.integers(0, 1 << 49))
def test_an_action_holds_its_verb_and_its_thing(verb: int, thing: int) -> None:
    choice = action(verb, thing)
    assert (verb_of(choice), thing_of(choice)) == (verb, thing)
