"""The worker that searches in the dungeon; compiled or interpreted, depending on where it imports knockbox from."""

import sys

from benchmarks.bots.middles import middles
from benchmarks.bots.search import MIDDLES, search_slices
from benchmarks.slices import Slice, serve
from knockbox.games.registry import build

SEATS = 4
PROMPT = "choose_card"


def dungeon_slices(box: str) -> dict[str, Slice]:
    return search_slices(middles(build("dungeon", {}, [box], SEATS), PROMPT, MIDDLES))


if __name__ == "__main__":
    serve(dungeon_slices(sys.argv[1]))
