"""Of a ladder on which bots changed, what the others played is kept; by other rules nothing is."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.keeping import read
from knockbox.lab.ladder.plan import Plan
from knockbox.lab.ladder.planning import plan_of
from knockbox.lab.ladder.renewing import renewed
from knockbox.lab.ladder.results import Results
from knockbox.lab.ladder.rungs import DUNGEON, SOLVER, Aim, Lineup, Won
from tests.lab.ladder.ladders import CLEAR, GROUPS, plan, results, score, tours
from tools.make_strength_docs import ROOT

PATH = Path("ladder.json")
SLOW = replace(CLEAR, name="slow", lineups=(Lineup("slow", ("hard@0.2s", "random")),))
QUICK = replace(SLOW, lineups=(Lineup("slow", ("hard@0.1s", "random")),))
FOUND = results(plan("knockdown", CLEAR, SLOW), [score("greedy-random", 0, "ww"), score("slow", 0, "wl")])


def lineups(found: Results) -> list[str]:
    return [cell.lineup for cell in found.cells]


def test_a_ladder_that_did_not_change_is_kept_whole() -> None:
    assert renewed(PATH, FOUND, FOUND.plan) == FOUND


def test_a_bot_with_another_budget_plays_anew_and_the_others_do_not() -> None:
    kept = renewed(PATH, FOUND, plan("knockdown", CLEAR, QUICK))
    assert lineups(kept) == ["greedy-random"]
    assert kept.rests == {"greedy-random": FOUND.rests["greedy-random"]}
    assert kept.plan.rungs == (CLEAR, QUICK)


def test_a_bot_that_plays_otherwise_plays_anew_wherever_it_is() -> None:
    kept = renewed(PATH, FOUND, replace(FOUND.plan, manner={"greedy": "other"}))
    assert lineups(kept) == ["slow"]
    assert list(kept.rests) == ["slow"]


def test_a_group_is_kept_for_the_rungs_that_it_shares_with_one_that_changed() -> None:
    found = tours(random=["llll"], deaf=["llll"], greedy=["wlwl"], solver=["wwww"])
    rung = replace(
        GROUPS, lineups=tuple(replace(each, time=0.5) if each.name == "deaf" else each for each in GROUPS.lineups)
    )
    kept = renewed(PATH, found, plan(DUNGEON, rung))
    assert set(lineups(kept)) == {"random", "greedy", SOLVER}
    assert kept.rests == {}


def test_a_rung_with_another_aim_keeps_its_deals_and_is_judged_anew() -> None:
    other = replace(CLEAR, aims=(Aim("greedy v random", Won("greedy-random"), 0.5),))
    kept = renewed(PATH, FOUND, plan("knockdown", other, SLOW))
    assert kept.cells == FOUND.cells
    assert list(kept.rests) == ["slow"]


def test_a_rung_that_is_gone_leaves_nothing() -> None:
    kept = renewed(PATH, FOUND, plan("knockdown", CLEAR))
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
    wanted: Plan = replace(plan("knockdown", CLEAR, QUICK), **other)
    with pytest.raises(LabError, match=f"holds another ladder: {said}; name another file, or remove this one[^,]*$"):
        renewed(PATH, FOUND, wanted)


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_the_numbers_of_the_house_can_be_gone_on_with(game: str) -> None:
    """On any machine: whatever in them is of the bots of today counts."""
    found = read(ROOT / "docs" / "reference" / f"strength-{game}.json")
    today = plan_of(game, found.plan.seed, found.plan.time, found.plan.engine)
    kept = renewed(PATH, found, today)
    assert "hard" in {lineup.partition("-")[0] for lineup in lineups(kept)}
