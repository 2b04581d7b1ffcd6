"""The perft counts hold on whichever engine is running."""

from pathlib import Path

import pytest

from knockbox.testing.reference_results import ResultLine, compute_perft, read_results

HERE = Path(__file__).parent
LINES = [line for path in sorted(HERE.glob("*.txt")) for line in read_results(path)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.id)
def test_the_count_holds(line: ResultLine) -> None:
    assert compute_perft(line, HERE) == line.result


def test_one_input_deep_the_count_is_options_and_offers() -> None:
    assert compute_perft(ResultLine("", "siege-storm", 1, ""), HERE) == str(
        3 + 2
    )  # three fighters, and both may resign
    assert compute_perft(ResultLine("", "siege-storm decision_time=9", 1, ""), HERE) == str(3 + 3)  # time may be called


def test_two_inputs_deep_a_match_that_is_over_counts_no_more() -> None:
    assert compute_perft(ResultLine("", "siege-storm", 2, ""), HERE) == str(3 * (2 + 2))


def test_in_the_dungeon_time_is_one_more_input() -> None:
    alone = ResultLine("", "first-dungeon game=dungeon seats=1 timer=off", 1, "")
    timed = ResultLine("", "first-dungeon game=dungeon seats=1", 1, "")
    assert int(compute_perft(timed, HERE)) == int(compute_perft(alone, HERE)) + 1  # time may be called
