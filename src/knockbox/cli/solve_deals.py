"""`knockbox match dungeon --solve`: count the deals of every dungeon that can be won when all cards are visible."""

from typing import Final

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, SUCCESS
from knockbox.cli.match_options import MatchOptions
from knockbox.cli.studies import StudyWork, check_output_page, print_study, run_work
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.lab.balance_page import rewrite_page
from knockbox.lab.dungeon.balance import find_unwinnable
from knockbox.lab.dungeon.balance_section import sample_size_caveat, write_deals
from knockbox.lab.dungeon.deals import (
    SolveCell,
    SolvePlan,
    SolveResults,
    SolveTask,
    list_deals,
    load_field,
    merge_results,
    solve_deal,
)
from knockbox.lab.dungeon.report import winnable_table
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, check_study

DEFAULT_DEALS_PER_DUNGEON: Final = 100
DEFAULT_SOLVE_SECONDS: Final = 10.0


def solve_all(cli_options: MatchOptions) -> int:
    """Solve deals of every dungeon."""
    cli_options.reject_foreign_options()
    cli_options.reject(("seats", "save", "swap"), "with --solve")
    check_output_page(cli_options.write)
    options = cli_options.match_options()
    check_study(cli_options.game, options)
    packs = TERMINAL_GAMES[cli_options.game].select_packs(cli_options.named, options)
    seconds = DEFAULT_SOLVE_SECONDS if cli_options.seconds is None else cli_options.seconds
    plan = SolvePlan(cli_options.count or DEFAULT_DEALS_PER_DUNGEON, seconds, cli_options.seed, packs, options)
    return report_solutions(solve(plan, cli_options), cli_options)


def solve(plan: SolvePlan, cli_options: MatchOptions) -> SolveResults:
    field = load_field(plan)
    work = StudyWork[SolveTask, SolveCell](
        "deals", plan.count * len(DUNGEON_LEVELS), solve_deal, list_deals(plan), lambda cell: cell.deals
    )
    return merge_results(plan, field, run_work(work, cli_options.jobs, cli_options.is_quiet))


def report_solutions(results: SolveResults, cli_options: MatchOptions) -> int:
    """Print the results, write their part of the page if `--write` is given, and return the exit code."""
    found = find_unwinnable(results.cells)
    plan = results.plan
    if cli_options.write is not None:
        write_deals(results, cli_options.write)
        rewrite_page(cli_options.write)
    if cli_options.as_json:
        click.echo(msgspec.json.encode(results))
    else:
        total = sum(cell.deals for cell in results.cells)
        title = f"{total} deals, at most {plan.seconds:g} seconds each, seed {plan.seed}"
        print_study(title, [winnable_table(results.cells)], found, sample_size_caveat(plan))
    return CHECK_FAILED if cli_options.check and found else SUCCESS
