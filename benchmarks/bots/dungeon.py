"""The worker that searches in the dungeon; compiled or interpreted, depending on where it imports knockbox from."""

import sys

from benchmarks.bots.middles import Custom, middles
from benchmarks.bots.search import MIDDLES, search_slices
from benchmarks.slices import Slice, serve
from knockbox.games.registry import build

SEATS = 4
WITH_SENSE = Custom("greedy", "choose_card")
"""Matches at random are lost before they have a middle."""


def dungeon_slices(box: str) -> dict[str, Slice]:
    return search_slices(middles(build("dungeon", {}, [box], SEATS), WITH_SENSE, MIDDLES))


if __name__ == "__main__":
    serve(dungeon_slices(sys.argv[1]))
