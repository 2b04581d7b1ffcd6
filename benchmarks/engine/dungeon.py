"""The worker that plays the dungeon, compiled or interpreted by where it imports knockbox from."""

import gc
import sys
from functools import partial

import msgspec

from benchmarks.engine.dungeon_positions import find_positions, harmless_placements
from benchmarks.engine.matches import common_slices
from benchmarks.slices import Rates, Slice, clock, serve
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import DungeonState

SEATS = 4
LARGEST_DUNGEON = {"level": "4"}
"""The dungeon with the most cards: with 40 laid there are still some to draw."""
SIZES = (10, 20, 40)
TABLES = 8
PLACEMENTS = 8  # of each table


class Placement(msgspec.Struct, frozen=True):
    """A position, with a card and a cell that do not end the match."""

    table: DungeonState
    card: int
    cell: int


def placements(game: Dungeon, states: list[DungeonState]) -> list[Placement]:
    return [
        Placement(table, card, cell)
        for number, table in enumerate(states)
        for card, cell in harmless_placements(game, table, PLACEMENTS, number)
    ]


def time_of(game: Dungeon, placements_to_time: list[Placement]) -> float:
    """Return the time of both decisions of every placement, without cloning and freeing states."""
    gc.disable()  # only the clones would be collected
    worlds = [game.clone(placement.table) for placement in placements_to_time]
    started = clock()
    for placement, world in zip(placements_to_time, worlds, strict=True):
        game.step(world, placement.card)
        game.decision(world)
        game.step(world, placement.cell)
        game.decision(world)
    spent = clock() - started
    gc.enable()
    return spent


def measure_placements(game: Dungeon, known: dict[int, list[Placement]], seconds: float, _seed: int) -> Rates:
    """Measure placements at positions of every size in turn until the time is up."""
    spent, done = dict.fromkeys(known, 0.0), dict.fromkeys(known, 0)
    while not all(done.values()) or sum(spent.values()) < seconds:
        for laid, made in known.items():
            spent[laid] += time_of(game, made)
            done[laid] += len(made)
    return {f"laying at {laid}": done[laid] / spent[laid] for laid in known}


def dungeon_slices(box: str) -> dict[str, Slice]:
    game, deepest = build({}, SEATS, box), build(LARGEST_DUNGEON, SEATS, box)
    found = {laid: find_positions(deepest, laid, TABLES) for laid in SIZES}
    known = {laid: placements(deepest, of_size) for laid, of_size in found.items()}
    return common_slices(game, [*found[SIZES[-1]]]) | {"laying": partial(measure_placements, deepest, known)}


if __name__ == "__main__":
    serve(dungeon_slices(sys.argv[1]))
