"""The worker that searches in Knockdown, compiled or interpreted by where it imports knockbox from."""

import sys

from benchmarks.bots.positions import mid_match_observations
from benchmarks.bots.search import POSITION_COUNT, search_slices
from benchmarks.slices import Slice, serve
from knockbox.games.registry import build

PROMPT = "take_action"


def knockdown_slices(box: str) -> dict[str, Slice]:
    return search_slices(mid_match_observations(build("knockdown", {}, [box]), PROMPT, POSITION_COUNT))


if __name__ == "__main__":
    serve(knockdown_slices(sys.argv[1]))
