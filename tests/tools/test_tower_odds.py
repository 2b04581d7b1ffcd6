"""The browser knows how often a tower stands with every clock that it offers."""

import re

from knockbox.games.knockdown.options import OPTION_VALUES
from knockbox.tower.odds import failure_chance
from knockbox.tower.parameters import MAX_CUBES
from tools.make_tower_odds import PAGE, pages


def test_there_is_a_row_for_every_clock_and_a_chance_for_every_number_of_cubes() -> None:
    rows = re.findall(r"^  (\d+): \[(.*)\],$", pages()[PAGE], re.MULTILINE)
    assert [seconds for seconds, _ in rows] == list(OPTION_VALUES["tower_seconds"])
    for seconds, row in rows:
        found = [float(chance) for chance in row.split(", ")]
        assert len(found) == MAX_CUBES + 1
        assert abs(found[14] - 1 + failure_chance(14, seconds=int(seconds))) < 0.001
