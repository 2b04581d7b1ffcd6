"""The worker that searches in the dungeon, compiled or interpreted by where it imports knockbox from."""

import sys

from benchmarks.bots.positions import mid_match_observations
from benchmarks.bots.search import POSITION_COUNT, search_slices
from benchmarks.slices import Slice, serve
from knockbox.games.registry import build

SEATS = 4
PROMPT = "choose_card"


def dungeon_slices(box: str) -> dict[str, Slice]:
    return search_slices(mid_match_observations(build("dungeon", {}, [box], SEATS), PROMPT, POSITION_COUNT))


if __name__ == "__main__":
    serve(dungeon_slices(sys.argv[1]))
