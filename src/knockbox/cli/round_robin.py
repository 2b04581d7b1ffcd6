"""`knockbox match --round-robin`: all fighters of the boxes against each other, and how balanced that was."""

from typing import Final

import click
import msgspec

from knockbox.cli.asked import Asked, check_seats
from knockbox.cli.boxes import packs_for
from knockbox.cli.errors import CHECK_FAILED, WELL
from knockbox.cli.studies import Work, check_page, done, show
from knockbox.lab.knockdown.cells import Cell
from knockbox.lab.knockdown.part import doubt, keep
from knockbox.lab.knockdown.report import outside, tables
from knockbox.lab.knockdown.round_robin import (
    GAME,
    Plan,
    Results,
    Stint,
    field_of,
    pairings,
    play_stint,
    results_of,
    stints,
)
from knockbox.lab.page import renew

EQUALS: Final = "greedy,greedy"
EACH_PAIRING: Final = 200


def play_all(asked: Asked) -> int:
    """All fighters against each other."""
    asked.refuse(("save", "swap", "fighters", "seconds"), "with --round-robin")
    check_page(asked.write)
    names = (asked.seats or EQUALS).split(",")
    check_seats(names, GAME)
    options = asked.selection()
    packs = packs_for(asked.named or ("all",), options)
    plan = Plan((names[0], names[1]), asked.count or EACH_PAIRING, asked.seed, packs, options)
    return tell(hold(plan, asked), asked)


def hold(plan: Plan, asked: Asked) -> Results:
    """Play all of it."""
    field = field_of(asked.game, plan)
    pairs = len(pairings(field))
    work = Work[Stint, list[Cell]](f"{pairs} pairings", plan.count * pairs, play_stint, stints(plan, field), matches_in)
    return results_of(plan, field, done(work, asked.jobs, asked.quiet))


def matches_in(part: list[Cell]) -> int:
    return sum(cell.matches for cell in part)


def tell(results: Results, asked: Asked) -> int:
    """Print the results, write the page if one is wanted, and judge."""
    if asked.write is not None:
        keep(results, asked.write)
        renew(asked.write)
    if asked.as_json:
        click.echo(msgspec.json.encode(results))
    else:
        title = f"{matches_in(results.cells)} matches of {' and '.join(results.plan.bots)}, seed {results.plan.seed}"
        show(title, tables(results), outside(results), doubt(results.plan.count))
    return CHECK_FAILED if asked.check and outside(results) else WELL
