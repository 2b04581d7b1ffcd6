"""Random matches have the same trace on every machine, interpreted and compiled."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.game import build
from knockbox.testing.reference_results import ResultLine, compute_trace, read_results
from knockbox.testing.trace import match_trace, trace_hash

HERE = Path(__file__).parent
SHORT = 1000
LINES = [
    pytest.param(line, id=line.id, marks=[pytest.mark.long] if line.number > SHORT else [])
    for line in read_results(HERE / "traces.txt")
]


@pytest.mark.parametrize("line", LINES)
def test_the_trace_is_the_committed_one(line: ResultLine) -> None:
    assert compute_trace(line, HERE) == line.result


def test_a_trace_tells_matches_and_rules_apart() -> None:
    plain, eased = build({}), build({"allow_empty_combo": "true"})
    assert trace_hash(plain, 2) != trace_hash(plain, 3)
    assert trace_hash(plain, 2) != trace_hash(eased, 2)
    assert match_trace(plain, 1) != match_trace(plain, 2)


def test_careful_play_leaves_a_trace_of_its_own() -> None:
    short = ResultLine("", "first-dungeon game=dungeon seats=2", 1, "")
    assert compute_trace(short, HERE) != compute_trace(short._replace(setup=f"{short.setup} play=careful"), HERE)
