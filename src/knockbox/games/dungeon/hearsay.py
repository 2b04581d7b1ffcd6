"""What others said of their cards: how long it holds, and worlds in which it is true."""

from typing import Final

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.rng import Rng, fork
from knockbox.engine.state import ask_again
from knockbox.engine.zones import put
from knockbox.games.dungeon.choices import CAN_FIX, HAVE_JOKER, LEAVE_TO_ME, ZEROS
from knockbox.games.dungeon.hands import has_joker, zeros_in
from knockbox.games.dungeon.imagine import choose_again, hidden_in, take_unseen
from knockbox.games.dungeon.rescue import can_beat
from knockbox.games.dungeon.state import FROZEN, NOTHING, STANDING, DungeonState

TRIES: Final = 60
"""Hands that are dealt to a seat before one stops looking for one of which it spoke the truth."""


def believe(state: DungeonState, seat: int, said: list[tuple[int, int]], rng: Rng) -> DungeonState:
    """A world as `imagine` deals it, in which the others hold what they said, wherever such hands were found."""
    world = state.clone()
    world.log = None
    world.rng = fork(rng)
    unseen = take_unseen(world, seat)
    for other in others(world.rules.seats, seat, said, rng):
        world.hands[other] = hand_told(world, other, said, unseen, rng)
    rng.shuffle(unseen)
    if world.deck:
        world.deck = [world.rules.knight, *unseen]
    choose_again(world, seat, rng)
    ask_again(world)
    return world


def others(seats: int, seat: int, said: list[tuple[int, int]], rng: Rng) -> list[int]:
    """Everybody else, those who said something first: there must be cards left that fit their words."""
    speakers = {speaker for speaker, _ in said}
    first = rng.below(seats)
    rest = [other for step in range(seats) if (other := (first + step) % seats) != seat]
    return [other for other in rest if other in speakers] + [other for other in rest if other not in speakers]


def hand_told(world: DungeonState, seat: int, said: list[tuple[int, int]], unseen: list[int], rng: Rng) -> list[int]:
    """Deal a seat as many cards as it has, again and again until they fit what it said."""
    count = len(hidden_in(world.hands[seat], world.shown[seat]))
    words = [choice for speaker, choice in said if speaker == seat]
    hand = hand_dealt(world, seat, count, unseen, rng)
    tries = TRIES if words else 0
    while tries and not are_true(world, hand, words):
        hand = hand_dealt(world, seat, count, unseen, rng)
        tries -= 1
    del unseen[len(unseen) - count :]
    return hand


def hand_dealt(world: DungeonState, seat: int, count: int, unseen: list[int], rng: Rng) -> list[int]:
    """So many of the unseen cards, brought to the end of the row, and the card that was shown."""
    hand = [] if world.shown[seat] == NOTHING else [world.shown[seat]]
    for taken in range(count):
        last = len(unseen) - 1 - taken
        index = rng.below(last + 1)
        kind = unseen[index]
        unseen[index] = unseen[last]
        unseen[last] = kind
        put(hand, kind)
    return hand


def are_true(world: DungeonState, hand: list[int], words: list[int]) -> bool:
    return all(is_true(world, hand, choice) for choice in words)


def is_true(world: DungeonState, hand: list[int], choice: int) -> bool:
    """Whether somebody with this hand may say so; what cannot be told from a hand may always be said."""
    verb, thing = verb_of(choice), thing_of(choice)
    if verb == ZEROS:
        return zeros_in(world.rules, hand) == thing
    if verb == HAVE_JOKER:
        return has_joker(world.rules, hand)
    if verb in (CAN_FIX, LEAVE_TO_ME):
        slot = world.at.get(thing, NOTHING)
        is_standing = slot != NOTHING and world.marks[slot] in (STANDING, FROZEN)
        return not is_standing or can_beat(world, slot, hand)
    return True
