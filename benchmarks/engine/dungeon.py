"""The worker that plays the dungeon; whether compiled or interpreted depends on where it imports knockbox from."""

import gc
import sys
from functools import partial

import msgspec

from benchmarks.engine.dungeon_tables import harmless_placements, tables
from benchmarks.engine.matches import common_slices
from benchmarks.slices import Rates, Slice, clock, serve
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import DungeonState

SEATS = 4
DEEPEST = {"level": "4"}
"""The dungeon with most cards: with 40 of them laid there are still some to draw."""
SIZES = (10, 20, 40)
TABLES = 8
PLACEMENTS = 8  # of each table


class Placement(msgspec.Struct, frozen=True):
    """A table, and a card and its cell that do not end the match."""

    table: DungeonState
    card: int
    cell: int


def placements(game: Dungeon, found: list[DungeonState]) -> list[Placement]:
    return [
        Placement(table, card, cell)
        for number, table in enumerate(found)
        for card, cell in harmless_placements(game, table, PLACEMENTS, number)
    ]


def time_of(game: Dungeon, made: list[Placement]) -> float:
    """The time of answering both questions of every placement, without that of copying and clearing tables."""
    gc.disable()  # what there is to collect are the copies
    worlds = [game.clone(placement.table) for placement in made]
    started = clock()
    for placement, world in zip(made, worlds, strict=True):
        game.step(world, placement.card)
        game.decision(world)
        game.step(world, placement.cell)
        game.decision(world)
    spent = clock() - started
    gc.enable()
    return spent


def laying(game: Dungeon, known: dict[int, list[Placement]], seconds: float, _seed: int) -> Rates:
    """Placements at tables of every size in turn, until the time is up."""
    spent, done = dict.fromkeys(known, 0.0), dict.fromkeys(known, 0)
    while not all(done.values()) or sum(spent.values()) < seconds:
        for laid, made in known.items():
            spent[laid] += time_of(game, made)
            done[laid] += len(made)
    return {f"laying at {laid}": done[laid] / spent[laid] for laid in known}


def dungeon_slices(box: str) -> dict[str, Slice]:
    game, deepest = build({}, SEATS, box), build(DEEPEST, SEATS, box)
    found = {laid: tables(deepest, laid, TABLES) for laid in SIZES}
    known = {laid: placements(deepest, of_size) for laid, of_size in found.items()}
    return common_slices(game, [*found[SIZES[-1]]]) | {"laying": partial(laying, deepest, known)}


if __name__ == "__main__":
    serve(dungeon_slices(sys.argv[1]))
