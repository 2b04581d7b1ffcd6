"""The worker that searches in Knockdown; compiled or interpreted, depending on where it imports knockbox from."""

import sys

from benchmarks.bots.middles import Custom, middles
from benchmarks.bots.search import MIDDLES, search_slices
from benchmarks.slices import Slice, serve
from knockbox.games.registry import build

AT_RANDOM = Custom("random", "take_action")
"""As the matches of gin_rummy that the search is compared with."""


def knockdown_slices(box: str) -> dict[str, Slice]:
    return search_slices(middles(build("knockdown", {}, [box]), AT_RANDOM, MIDDLES))


if __name__ == "__main__":
    serve(knockdown_slices(sys.argv[1]))
