"""Sample states that look the same to a seat: redeal what it cannot know, with fresh chance."""

from knockbox.engine.rng import Rng, fork
from knockbox.engine.state import ask_again
from knockbox.engine.zones import put
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell


def determinize(state: DungeonState, seat: int, rng: Rng) -> DungeonState:
    """KKD-SETUP-10 Redeal other hands and the deck; shown cards and the Black Knight's place are known."""
    world = state.clone()
    world.log = None
    world.rng = fork(rng)
    unseen = unseen_cards(world, seat)
    rng.shuffle(unseen)
    redeal(world, seat, unseen)
    redraw_chosen_card(world, seat, rng)
    ask_again(world)
    return world


def reshuffle(state: DungeonState, rng: Rng) -> DungeonState:
    """Return a clone with the same hands and the deck above the Black Knight reshuffled."""
    world = state.clone()
    world.log = None
    world.rng = fork(rng)
    deck = sorted(kind for kind in world.deck if kind != world.rules.knight)
    rng.shuffle(deck)
    if world.deck:
        world.deck = [world.rules.knight, *deck]
    return world


def forget(state: DungeonState, seat: int) -> DungeonState:
    """Return a clone in which `seat` does not remember which cards the others have shown."""
    world = state.clone()
    for other in range(len(world.shown)):
        if other != seat:
            world.shown[other] = NOTHING
    return world


def unseen_cards(world: DungeonState, seat: int) -> list[int]:
    """Return all cards that the seat cannot see, sorted so that a shuffle does not depend on their hidden order."""
    unseen = [kind for kind in world.deck if kind != world.rules.knight]
    for other, hand in enumerate(world.hands):
        if other != seat:
            unseen += hidden_cards(hand, world.shown[other])
    unseen.sort()
    return unseen


def hidden_cards(hand: list[int], shown: int) -> list[int]:
    hidden = hand[:]
    if shown != NOTHING:
        hidden.remove(shown)
    return hidden


def redeal(world: DungeonState, seat: int, unseen: list[int]) -> None:
    """Deal every place as many cards as before."""
    for other, hand in enumerate(world.hands):
        if other != seat:
            world.hands[other] = redeal_hand(hand, world.shown[other], unseen)
    if world.deck:
        world.deck = [world.rules.knight, *unseen]


def redeal_hand(hand: list[int], shown: int, unseen: list[int]) -> list[int]:
    """Return a new hand of the same size that keeps the shown card."""
    redealt = [] if shown == NOTHING else [shown]
    while len(redealt) < len(hand):
        put(redealt, unseen.pop())
    return redealt


def redraw_chosen_card(world: DungeonState, seat: int, rng: Rng) -> None:
    """Redraw the card that another seat has chosen to lay; only that seat knows it, unless it was shown."""
    task = world.asking
    if not isinstance(task, ChooseCell) or task.kind == world.rules.knight or world.active == seat:
        return
    if world.shown[world.active] == NOTHING:
        hand = world.hands[world.active]
        world.asking = ChooseCell(hand[rng.below(len(hand))])
