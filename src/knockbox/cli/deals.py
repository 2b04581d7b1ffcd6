"""`knockbox match dungeon --solve`: how many deals of every dungeon can be won by somebody who sees all cards."""

from typing import Final

import click
import msgspec

from knockbox.cli.asked import Asked
from knockbox.cli.errors import CHECK_FAILED, WELL
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.studies import Work, check_page, done, show
from knockbox.lab.dungeon.balance import beyond_help
from knockbox.lab.dungeon.deals import Cell, Deal, Plan, Results, deals, field_of, results_of, search
from knockbox.lab.dungeon.ground import LEVELS, check
from knockbox.lab.dungeon.part import doubt, keep_deals
from knockbox.lab.dungeon.report import winnable
from knockbox.lab.page import renew

EACH_DUNGEON: Final = 100
SECONDS: Final = 10.0


def solve_all(asked: Asked) -> int:
    """Deals of every dungeon."""
    asked.refuse_foreign()
    asked.refuse(("seats", "save", "swap"), "with --solve")
    check_page(asked.write)
    options = asked.selection()
    check(asked.game, options)
    packs = PROGRAMMES[asked.game].packs(asked.named, options)
    seconds = SECONDS if asked.seconds is None else asked.seconds
    plan = Plan(asked.count or EACH_DUNGEON, seconds, asked.seed, packs, options)
    return tell(solve(plan, asked), asked)


def solve(plan: Plan, asked: Asked) -> Results:
    field = field_of(plan)
    work = Work[Deal, Cell]("deals", plan.count * len(LEVELS), search, deals(plan), lambda cell: cell.deals)
    return results_of(plan, field, done(work, asked.jobs, asked.quiet))


def tell(results: Results, asked: Asked) -> int:
    """Print the results, write their part of the page if one is wanted, and judge."""
    found, plan = beyond_help(results.cells), results.plan
    if asked.write is not None:
        keep_deals(results, asked.write)
        renew(asked.write)
    if asked.as_json:
        click.echo(msgspec.json.encode(results))
    else:
        total = sum(cell.deals for cell in results.cells)
        title = f"{total} deals, at most {plan.seconds:g} seconds each, seed {plan.seed}"
        show(title, [winnable(results.cells)], found, doubt(plan))
    return CHECK_FAILED if asked.check and found else WELL
