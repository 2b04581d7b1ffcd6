"""Positions of the dungeon with many laid cards, which random play never reaches."""

from collections.abc import Iterator
from itertools import islice

from knockbox.engine.action import thing_of
from knockbox.engine.errors import PositionError
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.dungeon.choices import UPRIGHT, cell_of, turn_of
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import MAX_SAFE_DANGER, DungeonState
from knockbox.games.dungeon.tasks.danger import beat_creatures, loud_rooms

CHOICE_OF_CARDS = 4  # cards of the shuffled pile to choose the next from
MAX_ATTEMPTS = 80
MAX_SEEDS = 1000
CREATURE_WEIGHT = 4  # weight of danger on an undefeated creature against a room


def find_positions(game: Dungeon, laid: int, count: int) -> list[DungeonState]:
    """Return reachable positions with `laid` cards at the choice of a card."""
    found = [*islice(candidate_positions(game, laid), count)]
    if len(found) < count:
        raise LookupError(f"found {len(found)} tables with {laid} cards laid, expected {count}")
    return found


def candidate_positions(game: Dungeon, laid: int) -> Iterator[DungeonState]:
    for seed in range(MAX_SEEDS):
        grown = grow_position(game, laid, seed)
        if grown is None:
            continue
        try:
            yield game.set_up({"cards": bare_cards(game, grown), "rng": {"seed": seed}})
        except PositionError:  # more undefeated creatures than time tokens
            continue


def bare_cards(game: Dungeon, state: DungeonState) -> list[dict[str, object]]:
    """Return the laid cards without time tokens, which a position may omit."""
    cards = game.position(state)["cards"]
    assert isinstance(cards, list)  # noqa: S101 (as every position has them)
    return [{name: card[name] for name in ("card", "cell", "turned")} for card in cards]


def grow_position(game: Dungeon, laid: int, seed: int) -> DungeonState | None:
    """Lay cards from a shuffled pile, each at the best of a few attempts, without passing time."""
    rng = make_rng(seed)
    state, pile = game.start(rng), game.rules.deck[:]
    pile.remove(state.kinds[0])
    rng.shuffle(pile)
    while len(state.cells) < laid:
        grown = [world for world in attempts(state, pile, rng) if world is not None]
        if not grown:
            return None
        state = min(grown, key=danger_score)
        pile.remove(state.kinds[-1])
    return state


def attempts(state: DungeonState, pile: list[int], rng: Rng) -> Iterator[DungeonState | None]:
    for _ in range(MAX_ATTEMPTS if pile else 0):
        kind = pile[rng.below(min(CHOICE_OF_CARDS, len(pile)))]
        yield with_card(state, kind, state.placement_choices[rng.below(len(state.placement_choices))])


def with_card(state: DungeonState, kind: int, choice: int) -> DungeonState | None:
    """Return the position with one more card; None if a room gets too dangerous or the card is symmetric and turned."""
    cell, turn = cell_of(thing_of(choice)), turn_of(thing_of(choice))
    if turn != UPRIGHT and state.rules.is_symmetric[kind]:
        return None
    world = state.clone()
    lay_card(world, kind, cell, turn)
    if loud_rooms(world, cell):
        return None
    beat_creatures(world)
    return world


def danger_score(state: DungeonState) -> int:
    return CREATURE_WEIGHT * sum(state.dangers[slot] - MAX_SAFE_DANGER for slot in state.standing) + sum(state.dangers)


def harmless_placements(game: Dungeon, state: DungeonState, wanted: int, seed: int) -> list[tuple[int, int]]:
    """Return random placements after which the match continues, so that every phase of the turn happens."""
    rng, found = make_rng(seed), list[tuple[int, int]]()
    for _ in range(MAX_ATTEMPTS):
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
