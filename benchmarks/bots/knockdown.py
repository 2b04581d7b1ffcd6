"""The worker that searches in Knockdown; compiled or interpreted, depending on where it imports knockbox from."""

import sys

from benchmarks.bots.middles import middles
from benchmarks.bots.search import MIDDLES, search_slices
from benchmarks.slices import Slice, serve
from knockbox.games.registry import build

PROMPT = "take_action"


def knockdown_slices(box: str) -> dict[str, Slice]:
    return search_slices(middles(build("knockdown", {}, [box]), PROMPT, MIDDLES))


if __name__ == "__main__":
    serve(knockdown_slices(sys.argv[1]))
