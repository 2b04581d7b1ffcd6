"""Worlds a seat could be in: what it cannot know is dealt anew, what it knows stays, chance is new."""

from knockbox.engine.rng import Rng, fork
from knockbox.engine.state import ask_again
from knockbox.engine.zones import put
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell


def imagine(state: DungeonState, seat: int, rng: Rng) -> DungeonState:
    """KKD-SETUP-10 Others' hands and the deck are dealt anew; shown cards and the Black Knight's place are known."""
    world = state.clone()
    world.log = None
    world.rng = fork(rng)
    unseen = take_unseen(world, seat)
    rng.shuffle(unseen)
    deal_again(world, seat, unseen)
    choose_again(world, seat, rng)
    ask_again(world)
    return world


def reshuffle(state: DungeonState, rng: Rng) -> DungeonState:
    """A clone in which all hands are as they are; only the deck above the Black Knight is shuffled anew."""
    world = state.clone()
    world.log = None
    world.rng = fork(rng)
    deck = sorted(kind for kind in world.deck if kind != world.rules.knight)
    rng.shuffle(deck)
    if world.deck:
        world.deck = [world.rules.knight, *deck]
    return world


def forget(state: DungeonState, seat: int) -> DungeonState:
    """A clone in which `seat` does not remember which cards the others have shown."""
    world = state.clone()
    for other in range(len(world.shown)):
        if other != seat:
            world.shown[other] = NOTHING
    return world


def take_unseen(world: DungeonState, seat: int) -> list[int]:
    """All cards that the seat cannot see, sorted: the order in which they lie must not show through a shuffle."""
    unseen = [kind for kind in world.deck if kind != world.rules.knight]
    for other, hand in enumerate(world.hands):
        if other != seat:
            unseen += hidden_in(hand, world.shown[other])
    unseen.sort()
    return unseen


def hidden_in(hand: list[int], shown: int) -> list[int]:
    backs = hand[:]
    if shown != NOTHING:
        backs.remove(shown)
    return backs


def deal_again(world: DungeonState, seat: int, unseen: list[int]) -> None:
    """Every place gets as many cards as before."""
    for other, hand in enumerate(world.hands):
        if other != seat:
            world.hands[other] = dealt(hand, world.shown[other], unseen)
    if world.deck:
        world.deck = [world.rules.knight, *unseen]


def dealt(hand: list[int], shown: int, unseen: list[int]) -> list[int]:
    """A hand of the same size; the card that was shown stays in it."""
    fresh = [] if shown == NOTHING else [shown]
    while len(fresh) < len(hand):
        put(fresh, unseen.pop())
    return fresh


def choose_again(world: DungeonState, seat: int, rng: Rng) -> None:
    """Which card another seat is about to lay is known to that seat alone, unless it was shown."""
    asked = world.asking
    if not isinstance(asked, ChooseCell) or asked.kind == world.rules.knight or world.active == seat:
        return
    if world.shown[world.active] == NOTHING:
        hand = world.hands[world.active]
        world.asking = ChooseCell(hand[rng.below(len(hand))])
