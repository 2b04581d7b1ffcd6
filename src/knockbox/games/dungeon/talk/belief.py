"""Sample states that are consistent with what other players said about their cards."""

from typing import Final

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.rng import Rng, fork
from knockbox.engine.state import ask_again
from knockbox.engine.zones import put
from knockbox.games.dungeon.choices import CAN_FIX, HAVE_JOKER, LEAVE_TO_ME, ZEROS
from knockbox.games.dungeon.determinize import hidden_cards, redraw_chosen_card, unseen_cards
from knockbox.games.dungeon.fights import can_beat
from knockbox.games.dungeon.hands import has_joker, zeros_in
from knockbox.games.dungeon.state import FROZEN, NOTHING, STANDING, DungeonState

MAX_DEALS: Final = 60
"""Hands dealt to a seat before its statements are ignored."""


def determinize_consistent(state: DungeonState, seat: int, statements: list[tuple[int, int]], rng: Rng) -> DungeonState:
    """Determinize so that other hands agree with what their seats said, as far as such hands are found."""
    world = state.clone()
    world.log = None
    world.rng = fork(rng)
    unseen = unseen_cards(world, seat)
    for other in other_seats_speakers_first(world.rules.seats, seat, statements, rng):
        world.hands[other] = deal_consistent_hand(world, other, statements, unseen, rng)
    rng.shuffle(unseen)
    if world.deck:
        world.deck = [world.rules.knight, *unseen]
    redraw_chosen_card(world, seat, rng)
    ask_again(world)
    return world


def other_seats_speakers_first(seats: int, seat: int, statements: list[tuple[int, int]], rng: Rng) -> list[int]:
    """Return the other seats, speakers first, while there are still cards that fit their statements."""
    speakers = {speaker for speaker, _ in statements}
    first = rng.below(seats)
    rest = [other for step in range(seats) if (other := (first + step) % seats) != seat]
    return [other for other in rest if other in speakers] + [other for other in rest if other not in speakers]


def deal_consistent_hand(
    world: DungeonState, seat: int, statements: list[tuple[int, int]], unseen: list[int], rng: Rng
) -> list[int]:
    """Deal a seat a new hand of the same size until it fits the seat's statements or the tries run out."""
    count = len(hidden_cards(world.hands[seat], world.shown[seat]))
    words = [choice for speaker, choice in statements if speaker == seat]
    hand = deal_random_hand(world, seat, count, unseen, rng)
    tries = MAX_DEALS if words else 0
    while tries and not are_statements_true(world, hand, words):
        hand = deal_random_hand(world, seat, count, unseen, rng)
        tries -= 1
    del unseen[len(unseen) - count :]
    return hand


def deal_random_hand(world: DungeonState, seat: int, count: int, unseen: list[int], rng: Rng) -> list[int]:
    """Return the shown card and `count` random unseen cards, which are moved to the end of `unseen`."""
    hand = [] if world.shown[seat] == NOTHING else [world.shown[seat]]
    for drawn in range(count):
        last = len(unseen) - 1 - drawn
        index = rng.below(last + 1)
        kind = unseen[index]
        unseen[index] = unseen[last]
        unseen[last] = kind
        put(hand, kind)
    return hand


def are_statements_true(world: DungeonState, hand: list[int], statements: list[int]) -> bool:
    return all(is_statement_true(world, hand, choice) for choice in statements)


def is_statement_true(world: DungeonState, hand: list[int], statement: int) -> bool:
    """Return whether a statement is true of a hand; statements that are not about hands always are."""
    verb = verb_of(statement)
    thing = thing_of(statement)
    if verb == ZEROS:
        return zeros_in(world.rules, hand) == thing
    if verb == HAVE_JOKER:
        return has_joker(world.rules, hand)
    if verb in (CAN_FIX, LEAVE_TO_ME):
        slot = world.slot_by_cell.get(thing, NOTHING)
        is_standing = slot != NOTHING and world.marks[slot] in (STANDING, FROZEN)
        return not is_standing or can_beat(world, slot, hand)
    return True
