"""`knockbox match dungeon --difficulty`: groups of all sizes enter every dungeon, and how hard that was."""

from typing import Final

import click
import msgspec

from knockbox.cli.asked import Asked
from knockbox.cli.errors import CHECK_FAILED, WELL
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.studies import Work, check_page, done, show
from knockbox.lab.dungeon.balance import outside
from knockbox.lab.dungeon.cells import Cell
from knockbox.lab.dungeon.difficulty import (
    DEAF,
    HEARING,
    Plan,
    Results,
    Stint,
    field_of,
    groups,
    play_stint,
    results_of,
    stints,
)
from knockbox.lab.dungeon.ground import check
from knockbox.lab.dungeon.part import doubt, keep_difficulty
from knockbox.lab.dungeon.report import tables
from knockbox.lab.page import renew

EACH_GROUP: Final = 500


def enter_all(asked: Asked) -> int:
    """Every group in every dungeon."""
    asked.refuse_foreign()
    asked.refuse(("seats", "save", "swap", "seconds"), "with --difficulty")
    check_page(asked.write)
    options = asked.selection()
    check(asked.game, options)
    plan = Plan(asked.count or EACH_GROUP, asked.seed, PROGRAMMES[asked.game].packs(asked.named, options), options)
    return tell(play(plan, asked), asked)


def play(plan: Plan, asked: Asked) -> Results:
    field = field_of(plan)
    total = plan.count * len(groups())
    work = Work[Stint, list[Cell]](f"{len(groups())} groups", total, play_stint, stints(plan), matches_in)
    return results_of(plan, field, done(work, asked.jobs, asked.quiet))


def matches_in(part: list[Cell]) -> int:
    return sum(cell.matches for cell in part)


def tell(results: Results, asked: Asked) -> int:
    """Print the results, write their part of the page if one is wanted, and judge."""
    found = outside(results.cells)
    if asked.write is not None:
        keep_difficulty(results, asked.write)
        renew(asked.write)
    if asked.as_json:
        click.echo(msgspec.json.encode(results))
    else:
        title = f"{matches_in(results.cells)} matches of {HEARING} and {DEAF} groups, seed {results.plan.seed}"
        show(title, tables(results.cells), found, doubt(results.plan))
    return CHECK_FAILED if asked.check and found else WELL
