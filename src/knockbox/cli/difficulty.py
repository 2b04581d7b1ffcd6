"""`knockbox match dungeon --difficulty`: measure how hard every dungeon is for groups of all sizes."""

from typing import Final

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, SUCCESS
from knockbox.cli.match_options import MatchOptions
from knockbox.cli.studies import StudyWork, check_output_page, print_study, run_work
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.lab.balance_page import rewrite_page
from knockbox.lab.dungeon.balance import find_imbalances
from knockbox.lab.dungeon.balance_section import sample_size_caveat, write_difficulty
from knockbox.lab.dungeon.cells import GroupCell
from knockbox.lab.dungeon.difficulty import (
    DEAF_BOT,
    HEARING_BOT,
    DifficultyPlan,
    DifficultyResults,
    GroupBatch,
    list_groups,
    load_field,
    merge_results,
    play_batch,
    split_batches,
)
from knockbox.lab.dungeon.report import difficulty_tables
from knockbox.lab.dungeon.study_setup import check_study

DEFAULT_MATCHES_PER_GROUP: Final = 500


def study_difficulty(cli_options: MatchOptions) -> int:
    """Play every group in every dungeon."""
    cli_options.reject_foreign_options()
    cli_options.reject(("seats", "save", "swap", "seconds"), "with --difficulty")
    check_output_page(cli_options.write)
    options = cli_options.match_options()
    check_study(cli_options.game, options)
    plan = DifficultyPlan(
        cli_options.count or DEFAULT_MATCHES_PER_GROUP,
        cli_options.seed,
        TERMINAL_GAMES[cli_options.game].select_packs(cli_options.named, options),
        options,
    )
    return report_difficulty(play_groups(plan, cli_options), cli_options)


def play_groups(plan: DifficultyPlan, cli_options: MatchOptions) -> DifficultyResults:
    field = load_field(plan)
    total = plan.count * len(list_groups())
    work = StudyWork[GroupBatch, list[GroupCell]](
        f"{len(list_groups())} groups", total, play_batch, split_batches(plan), count_group_matches
    )
    return merge_results(plan, field, run_work(work, cli_options.jobs, cli_options.is_quiet))


def count_group_matches(part: list[GroupCell]) -> int:
    return sum(cell.matches for cell in part)


def report_difficulty(results: DifficultyResults, cli_options: MatchOptions) -> int:
    """Print the results, write their part of the page if `--write` is given, and return the exit code."""
    found = find_imbalances(results.cells)
    if cli_options.write is not None:
        write_difficulty(results, cli_options.write)
        rewrite_page(cli_options.write)
    if cli_options.as_json:
        click.echo(msgspec.json.encode(results))
    else:
        matches = count_group_matches(results.cells)
        title = f"{matches} matches of {HEARING_BOT} and {DEAF_BOT} groups, seed {results.plan.seed}"
        print_study(title, difficulty_tables(results.cells), found, sample_size_caveat(results.plan))
    return CHECK_FAILED if cli_options.check and found else SUCCESS
