"""Renewing a ladder keeps the results of unchanged bots; with other rules it keeps none."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.ladder_file import read_ladder
from knockbox.lab.ladder.matchups import DUNGEON, SOLVER, Lineup, Target, Won
from knockbox.lab.ladder.plan import LadderPlan
from knockbox.lab.ladder.planning import make_plan
from knockbox.lab.ladder.renewal import drop_outdated_results
from knockbox.lab.ladder.results import LadderResults
from tests.lab.ladder.ladder_results import (
    GROUPS,
    NO_TARGET,
    deal_result,
    dungeon_results,
    ladder_results,
    make_ladder_plan,
)
from tools.make_strength_docs import ROOT

PATH = Path("ladder.json")
SLOW = replace(NO_TARGET, name="slow", lineups=(Lineup("slow", ("hard@0.2s", "random")),))
QUICK = replace(SLOW, lineups=(Lineup("slow", ("hard@0.1s", "random")),))
FOUND = ladder_results(
    make_ladder_plan("knockdown", NO_TARGET, SLOW),
    [deal_result("greedy-random", 0, "ww"), deal_result("slow", 0, "wl")],
)


def lineups(results: LadderResults) -> list[str]:
    return [cell.lineup for cell in results.cells]


def test_a_ladder_that_did_not_change_is_kept_whole() -> None:
    assert drop_outdated_results(PATH, FOUND, FOUND.plan) == FOUND


def test_only_bots_with_another_budget_play_again() -> None:
    kept = drop_outdated_results(PATH, FOUND, make_ladder_plan("knockdown", NO_TARGET, QUICK))
    assert lineups(kept) == ["greedy-random"]
    assert kept.rests == {"greedy-random": FOUND.rests["greedy-random"]}
    assert kept.plan.rungs == (NO_TARGET, QUICK)


def test_a_changed_bot_plays_again_in_every_matchup() -> None:
    kept = drop_outdated_results(PATH, FOUND, replace(FOUND.plan, manner={"greedy": "other"}))
    assert lineups(kept) == ["slow"]
    assert list(kept.rests) == ["slow"]


def test_a_group_is_kept_for_the_rungs_that_it_shares_with_one_that_changed() -> None:
    found = dungeon_results(random=["llll"], deaf=["llll"], greedy=["wlwl"], solver=["wwww"])
    matchup = replace(
        GROUPS, lineups=tuple(replace(each, time=0.5) if each.name == "deaf" else each for each in GROUPS.lineups)
    )
    kept = drop_outdated_results(PATH, found, make_ladder_plan(DUNGEON, matchup))
    assert set(lineups(kept)) == {"random", "greedy", SOLVER}
    assert kept.rests == {}


def test_a_matchup_with_another_target_keeps_its_deals() -> None:
    other = replace(NO_TARGET, aims=(Target("greedy v random", Won("greedy-random"), 0.5),))
    kept = drop_outdated_results(PATH, FOUND, make_ladder_plan("knockdown", other, SLOW))
    assert kept.cells == FOUND.cells
    assert list(kept.rests) == ["slow"]


def test_a_rung_that_is_gone_leaves_nothing() -> None:
    kept = drop_outdated_results(PATH, FOUND, make_ladder_plan("knockdown", NO_TARGET))
    assert lineups(kept) == list(kept.rests) == ["greedy-random"]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 2}, "found seed 1; expected 2"),
        ({"time": 1.0}, "found time 0.1; expected 1.0"),
        ({"engine": "compiled"}, "found engine interpreted; expected compiled"),
        ({"rules_version": 3}, "found rules_version 2; expected 3"),
        ({"boxes": {"box": "new"}}, "found boxes.box abc; expected new"),
    ],
)
def test_what_decides_every_deal_cannot_be_renewed(other: dict[str, object], said: str) -> None:
    wanted: LadderPlan = replace(make_ladder_plan("knockdown", NO_TARGET, QUICK), **other)
    with pytest.raises(LabError, match=f"holds another ladder: {said}; name another file, or remove this one[^,]*$"):
        drop_outdated_results(PATH, FOUND, wanted)


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_the_shipped_results_can_be_continued(game: str) -> None:
    """This holds on any machine: results of unchanged bots count."""
    found = read_ladder(ROOT / "docs" / "reference" / f"strength-{game}.json")
    today = make_plan(game, found.plan.seed, found.plan.time, found.plan.engine)
    kept = drop_outdated_results(PATH, found, today)
    assert "hard" in {lineup.partition("-")[0] for lineup in lineups(kept)}
