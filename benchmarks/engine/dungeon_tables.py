"""Tables of the dungeon with many cards laid, which random play never reaches."""

from collections.abc import Iterator
from itertools import islice

from knockbox.engine.action import thing_of
from knockbox.engine.errors import PositionError
from knockbox.engine.rng import Rng, seeded
from knockbox.games.dungeon.choices import UPRIGHT, cell_of, turn_of
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import SAFE, DungeonState
from knockbox.games.dungeon.tasks.danger import beat_creatures, loud_rooms

IN_SIGHT = 4  # cards of the shuffled pile of which the next is chosen
TRIES = 80
SEEDS = 1000
STANDING = 4  # how much worse danger is on a creature that stands than on a room


def tables(game: Dungeon, laid: int, wanted: int) -> list[DungeonState]:
    """Tables at the question for a card, with so many cards laid, that could come up in play."""
    found = [*islice(possible_tables(game, laid), wanted)]
    if len(found) < wanted:
        raise LookupError(f"found {len(found)} tables with {laid} cards laid, expected {wanted}")
    return found


def possible_tables(game: Dungeon, laid: int) -> Iterator[DungeonState]:
    for seed in range(SEEDS):
        grown = grow(game, laid, seed)
        if grown is None:
            continue
        try:
            yield game.set_up({"cards": bare_cards(game, grown), "rng": {"seed": seed}})
        except PositionError:  # more creatures stand than there are time tokens
            continue


def bare_cards(game: Dungeon, state: DungeonState) -> list[dict[str, object]]:
    """The laid cards without the time on them: that is what a position may leave out."""
    cards = game.position(state)["cards"]
    assert isinstance(cards, list)  # noqa: S101 (as every position has them)
    return [{name: card[name] for name in ("card", "cell", "turned")} for card in cards]


def grow(game: Dungeon, laid: int, seed: int) -> DungeonState | None:
    """Lay card after card from a shuffled pile, each as well as a few tries find, and let no time pass."""
    rng = seeded(seed)
    state, pile = game.start(rng), game.rules.deck[:]
    pile.remove(state.kinds[0])
    rng.shuffle(pile)
    while len(state.cells) < laid:
        grown = [world for world in attempts(state, pile, rng) if world is not None]
        if not grown:
            return None
        state = min(grown, key=burden)
        pile.remove(state.kinds[-1])
    return state


def attempts(state: DungeonState, pile: list[int], rng: Rng) -> Iterator[DungeonState | None]:
    for _ in range(TRIES if pile else 0):
        kind = pile[rng.below(min(IN_SIGHT, len(pile)))]
        yield with_card(state, kind, state.both[rng.below(len(state.both))])


def with_card(state: DungeonState, kind: int, choice: int) -> DungeonState | None:
    """The table with one more card, unless a room gets too loud or the card looks the same turned."""
    cell, turn = cell_of(thing_of(choice)), turn_of(thing_of(choice))
    if turn != UPRIGHT and state.rules.is_even[kind]:
        return None
    world = state.clone()
    lay_card(world, kind, cell, turn)
    if loud_rooms(world, cell):
        return None
    beat_creatures(world)
    return world


def burden(state: DungeonState) -> int:
    return STANDING * sum(state.dangers[slot] - SAFE for slot in state.standing) + sum(state.dangers)


def harmless_placements(game: Dungeon, state: DungeonState, wanted: int, seed: int) -> list[tuple[int, int]]:
    """Random pairs of a card and a place after which the match goes on, so that every phase of the turn happens."""
    rng, found = seeded(seed), list[tuple[int, int]]()
    for _ in range(TRIES):
        placement = random_placement(game, state, rng)
        if placement is not None:
            found.append(placement)
        if len(found) == wanted:
            break
    return found


def random_placement(game: Dungeon, state: DungeonState, rng: Rng) -> tuple[int, int] | None:
    world, made = game.clone(state), list[int]()
    for _ in range(2):
        assert world.question is not None  # noqa: S101 (a match does not end between a card and its cell)
        options = world.question.options
        made.append(options[rng.below(len(options))])
        game.step(world, made[-1])
    return None if world.question is None else (made[0], made[1])
