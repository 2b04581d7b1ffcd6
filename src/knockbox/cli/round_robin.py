"""`knockbox match --round-robin`: measure the balance of all fighters of the boxes against each other."""

from typing import Final

import click
import msgspec

from knockbox.cli.boxes import select_packs
from knockbox.cli.errors import CHECK_FAILED, SUCCESS
from knockbox.cli.match_options import MatchOptions, check_seats
from knockbox.cli.studies import StudyWork, check_output_page, print_study, run_work
from knockbox.lab.balance_page import rewrite_page
from knockbox.lab.knockdown.balance_section import sample_size_caveat, write_results
from knockbox.lab.knockdown.cells import PairingCell
from knockbox.lab.knockdown.report import balance_tables, find_imbalances
from knockbox.lab.knockdown.round_robin import (
    GAME,
    PairingBatch,
    RoundRobinPlan,
    RoundRobinResults,
    list_pairings,
    load_field,
    merge_results,
    play_batch,
    split_batches,
)

DEFAULT_BOTS: Final = "greedy,greedy"
DEFAULT_MATCHES_PER_PAIRING: Final = 200


def run_round_robin(cli_options: MatchOptions) -> int:
    """Play all fighters against each other."""
    cli_options.reject(("save", "swap", "fighters", "seconds"), "with --round-robin")
    check_output_page(cli_options.write)
    names = (cli_options.seats or DEFAULT_BOTS).split(",")
    check_seats(names, GAME)
    options = cli_options.match_options()
    packs = select_packs(cli_options.named or ("all",), options)
    plan = RoundRobinPlan(
        (names[0], names[1]), cli_options.count or DEFAULT_MATCHES_PER_PAIRING, cli_options.seed, packs, options
    )
    return report_round_robin(play_pairings(plan, cli_options), cli_options)


def play_pairings(plan: RoundRobinPlan, cli_options: MatchOptions) -> RoundRobinResults:
    """Play all pairings."""
    field = load_field(cli_options.game, plan)
    pairs = len(list_pairings(field))
    work = StudyWork[PairingBatch, list[PairingCell]](
        f"{pairs} pairings", plan.count * pairs, play_batch, split_batches(plan, field), count_pairing_matches
    )
    return merge_results(plan, field, run_work(work, cli_options.jobs, cli_options.is_quiet))


def count_pairing_matches(part: list[PairingCell]) -> int:
    return sum(cell.matches for cell in part)


def report_round_robin(results: RoundRobinResults, cli_options: MatchOptions) -> int:
    """Print the results, write the page if `--write` is given, and return the exit code."""
    if cli_options.write is not None:
        write_results(results, cli_options.write)
        rewrite_page(cli_options.write)
    if cli_options.as_json:
        click.echo(msgspec.json.encode(results))
    else:
        bots = " and ".join(results.plan.bots)
        title = f"{count_pairing_matches(results.cells)} matches of {bots}, seed {results.plan.seed}"
        print_study(title, balance_tables(results), find_imbalances(results), sample_size_caveat(results.plan.count))
    return CHECK_FAILED if cli_options.check and find_imbalances(results) else SUCCESS
