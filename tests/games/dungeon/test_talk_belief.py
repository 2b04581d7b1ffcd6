"""Determinized states respect what others said about their cards until a card outdates it."""

import pytest

from knockbox.bots.observation import PlayerObservation
from knockbox.engine.event import Event
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.choices import ZERO_WORDS
from knockbox.games.dungeon.events import CardLaid, Said, TalkFlipped
from knockbox.games.dungeon.fights import can_beat
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.hands import has_joker, zeros_in
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import dungeon, game, game_of, hand, match

NUM_WORLDS = range(40)


def consistent_worlds(state: DungeonState, seat: int, *words: tuple[int, str]) -> list[DungeonState]:
    """Return determinized states of a seat that are consistent with these statements."""
    rules = game_of(state)
    said = [(speaker, rules.string_to_action(spoken)) for speaker, spoken in words]
    return [rules.determinize_consistent(state, seat, said, make_rng(number)) for number in NUM_WORLDS]


def laid(seat: int, x: int, y: int) -> CardLaid:
    return CardLaid("", seat, "room-1112", (x, y), False, [1, 1, 1, 2], False, 0)


def statements_after(*story: Event) -> list[tuple[int, str]]:
    rules = game(3)
    return [(seat, rules.action_to_string(choice)) for seat, choice in rules.statements(story)]


@pytest.mark.parametrize("zeros", range(4))
def test_in_consistent_worlds_a_seat_holds_the_zeros_it_stated(zeros: int) -> None:
    rules = build({}, 4)
    state, words = rules.start(make_rng(1)), f"zeros {ZERO_WORDS[zeros]}"
    for number in NUM_WORLDS:
        world = rules.determinize_consistent(state, 0, [(2, rules.string_to_action(words))], make_rng(number))
        assert zeros_in(world.rules, world.hands[2]) == zeros
        assert world.hands[0] == state.hands[0]
        assert unlaid(world) == unlaid(state)
        assert world.deck[0] == world.rules.knight


def unlaid(state: DungeonState) -> list[int]:
    return sorted([*state.deck, *(kind for cards in state.hands for kind in cards)])


def test_without_statements_all_hands_are_possible() -> None:
    told = {zeros_in(world.rules, world.hands[2]) for world in consistent_worlds(match(seats=4), 0)}
    assert len(told) > 1


def test_a_joker_is_where_its_holder_said() -> None:
    worlds = consistent_worlds(match(seats=3), 0, (1, "have-joker"))
    assert all(has_joker(world.rules, world.hands[1]) for world in worlds)
    assert not all(has_joker(world.rules, world.hands[2]) for world in worlds)


@pytest.mark.parametrize("words", ["can-fix 0,0", "leave-to-me 0,0"])
def test_a_seat_that_promised_to_beat_a_creature_holds_a_card_for_it(words: str) -> None:
    hands = [["room-1112"], ["joker"], ["beast-2222-2"]]
    state = dungeon(laid=["beast-4400-4"], hands=hands, deck=["beast-2222-3", "beast-2222-6"])
    assert [can_beat(state, 0, cards) for cards in state.hands] == [True, True, False]
    assert {tuple(hand(world, 1)) for world in consistent_worlds(state, 0, (1, words))} == {("joker",)}
    assert {tuple(hand(world, 1)) for world in consistent_worlds(state, 0, (2, words))} > {("beast-2222-6",)}


def test_words_about_a_creature_that_was_beaten_say_nothing() -> None:
    state = dungeon(laid=["beast-3322-5 beaten", "joker -1,-1", "joker 1,-1"], seats=3)
    assert len({tuple(world.hands[1]) for world in consistent_worlds(state, 0, (1, "can-fix 0,0"))}) > 1


def test_what_cannot_be_true_is_not_believed() -> None:
    state = dungeon(laid=["joker"], hands=[["joker"], ["room-1112"]], deck=["room-1121"])
    worlds = consistent_worlds(state, 0, (1, "have-joker"))
    assert {tuple(hand(world, 1)) for world in worlds} == {("room-1112",), ("room-1121",)}


def test_a_card_that_was_shown_stays_whatever_was_said() -> None:
    state = match(seats=2)
    state.shown[1] = state.hands[1][2]
    for world in consistent_worlds(state, 0, (1, "zeros both")):
        assert state.shown[1] in world.hands[1]
        assert world.hands[1] == sorted(world.hands[1])


def test_consistent_worlds_do_not_depend_on_secrets() -> None:
    state = match(seats=4)
    rules, said = game_of(state), [(1, game_of(state).string_to_action("zeros rising"))]
    other = rules.determinize(state, 0, make_rng(99))
    assert state.hands != other.hands
    here, there = (rules.determinize_consistent(table, 0, said, make_rng(3)) for table in (state, other))
    assert rules.position(here) == rules.position(there)


def test_the_last_word_on_a_matter_counts() -> None:
    said = [Said("", 1, "zeros both"), Said("", 2, "have-joker"), Said("", 1, "zeros none"), Said("", 1, "nod")]
    assert statements_after(*said) == [(1, "zeros none"), (2, "have-joker")]


def test_zeros_hold_while_all_may_speak_and_in_silence_until_a_card_is_laid() -> None:
    told = [Said("", 1, "zeros both"), Said("", 2, "zeros both"), laid(1, 1, 1)]
    assert statements_after(*told) == [(1, "zeros both"), (2, "zeros both")]
    assert statements_after(*told[:2], TalkFlipped("", 0, True), laid(1, 1, 1)) == [(2, "zeros both")]


def test_a_promise_ends_when_the_creature_is_touched_or_a_card_is_laid() -> None:
    promise = Said("", 1, "can-fix 0,0")
    assert statements_after(promise, laid(2, 2, 2)) == [(1, "can-fix 0,0")]
    assert statements_after(promise, laid(2, 1, -1)) == []
    assert statements_after(promise, laid(1, 2, 2)) == []


def test_an_observation_determinizes_with_statements() -> None:
    state = match(seats=3)
    assert state.question is not None
    seat = state.question.seat
    other = (seat + 1) % 3
    vantage = PlayerObservation(game_of(state), state, state.question, [Said("", other, "zeros none")])
    worlds = [vantage.determinize(make_rng(number)).state for number in NUM_WORLDS]
    assert {zeros_in(world.rules, world.hands[other]) for world in worlds} == {0}
    deaf = [vantage.without_history().determinize(make_rng(number)).state for number in NUM_WORLDS]
    assert len({zeros_in(world.rules, world.hands[other]) for world in deaf}) > 1
