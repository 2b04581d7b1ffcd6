"""Continues a ladder after some bots changed: their results are discarded, the others stay valid."""

from pathlib import Path

from msgspec.structs import replace

from knockbox.lab.ladder.ladder_file import check_plan
from knockbox.lab.ladder.matchups import Lineup
from knockbox.lab.ladder.plan import LadderPlan
from knockbox.lab.ladder.planning import without_budget
from knockbox.lab.ladder.results import LadderResults


def drop_outdated_results(path: Path, older: LadderResults, plan: LadderPlan) -> LadderResults:
    """Return the results that are still valid under this plan.

    Raise `LabError` if rules, boxes, seed, engine or share of time differ, because then none are.
    """
    check_plan(path, replace(older.plan, rungs=plan.rungs, manner=plan.manner), plan)
    valid = {lineup for matchup in plan.rungs for lineup in matchup.lineups if is_unchanged(lineup, older.plan, plan)}
    names = {lineup.name for lineup in valid}
    cells = [cell for cell in older.cells if cell.lineup in names]
    same = [matchup for matchup in plan.rungs if matchup in older.plan.rungs and valid.issuperset(matchup.lineups)]
    rests = {matchup.name: older.rests[matchup.name] for matchup in same if matchup.name in older.rests}
    return replace(older, plan=plan, rests=rests, cells=cells)


def is_unchanged(lineup: Lineup, older: LadderPlan, plan: LadderPlan) -> bool:
    """Return whether a lineup was in the older plan with the same budgets and unchanged bots."""
    known = any(lineup in matchup.lineups for matchup in older.rungs)
    kinds = [without_budget(bot) for bot in lineup.bots]
    return known and all(older.manner.get(kind) == plan.manner.get(kind) for kind in kinds)
