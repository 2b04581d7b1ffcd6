"""Go on with a ladder on which some bots changed: what they played is forgotten, and all the rest holds."""

from pathlib import Path

from msgspec.structs import replace

from knockbox.lab.ladder.keeping import check_plan
from knockbox.lab.ladder.plan import Plan
from knockbox.lab.ladder.planning import unhurried
from knockbox.lab.ladder.results import Results
from knockbox.lab.ladder.rungs import Lineup


def renewed(path: Path, older: Results, plan: Plan) -> Results:
    """As much of a ladder as is part of this plan; by other rules, boxes, seeds or shares of time none of it is."""
    check_plan(path, replace(older.plan, rungs=plan.rungs, manner=plan.manner), plan)
    held = {lineup for rung in plan.rungs for lineup in rung.lineups if holds(lineup, older.plan, plan)}
    names = {lineup.name for lineup in held}
    cells = [cell for cell in older.cells if cell.lineup in names]
    same = [rung for rung in plan.rungs if rung in older.plan.rungs and held.issuperset(rung.lineups)]
    rests = {rung.name: older.rests[rung.name] for rung in same if rung.name in older.rests}
    return replace(older, plan=plan, rests=rests, cells=cells)


def holds(lineup: Lineup, older: Plan, plan: Plan) -> bool:
    """Whether a lineup was on the older ladder with the same budgets, and its bots play today as they did."""
    known = any(lineup in rung.lineups for rung in older.rungs)
    kinds = [unhurried(bot) for bot in lineup.bots]
    return known and all(older.manner.get(kind) == plan.manner.get(kind) for kind in kinds)
