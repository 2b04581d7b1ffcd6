"""`knockbox match`: play matches between bots and count the results."""

from collections.abc import Callable
from typing import Any, Final

import click
import msgspec

from knockbox.bots.registry import NAME_SYNTAX_HELP, bot_names
from knockbox.cli import difficulty, round_robin, solve_deals, studies
from knockbox.cli.boxes import add_selection_options
from knockbox.cli.errors import SUCCESS
from knockbox.cli.input_errors import as_input_errors
from knockbox.cli.match_options import MatchOptions, check_seats
from knockbox.cli.match_scoring import SCORINGS
from knockbox.cli.match_series import MatchSeries, play_matches
from knockbox.cli.parameters import SEED, read_folder
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.games.registry import build
from knockbox.lab.knockdown.round_robin import MAX_MATCHES_PER_PAIRING
from knockbox.records.folders import ensure_writable

SEATS_HELP: Final = (
    f"Bots, one per seat: {', '.join(bot_names())}. {NAME_SYNTAX_HELP}"
    "  [default: greedy,random; all against all: greedy,greedy; dungeon: 4 greedy]"
)
COUNT_HELP: Final = "Number of matches.  [default: 1; a pairing: 200; a group in a dungeon: 500; deals to solve: 100]"


@click.command("match")
@click.argument("game")
@click.option("--seats", default="", help=SEATS_HELP)
@click.option("--count", type=click.IntRange(1, MAX_MATCHES_PER_PAIRING), help=COUNT_HELP)
@click.option(
    "--seed", type=SEED, default=1, show_default=True, help="Seed of the first match; the others follow from it."
)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Match option; may be repeated.")
@add_selection_options
@click.option("--swap", is_flag=True, help="Swap the bots' seats after each match.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as one JSON object.")
@click.option("--save", callback=read_folder, metavar="FOLDER", help="Save the records of all matches in FOLDER.")
@studies.add_study_options
def command(**options: Any) -> int:
    """Play COUNT matches of GAME (knockdown or dungeon) between bots and print results and speed.

    With --round-robin, every fighter of the boxes meets every other in COUNT matches; arena and skills are drawn.
    With --difficulty, groups of one to six enter each dungeon COUNT times, once talking and once silent.
    With --solve, COUNT solve_deals of each dungeon are searched for a way to win.
    """
    cli_options = MatchOptions(**options)
    with as_input_errors():
        return STUDY_RUNNERS[cli_options.study](cli_options)


def play_series(cli_options: MatchOptions) -> int:
    """Play a series of matches between the same bots."""
    cli_options.reject(("jobs", "write", "check", "seconds"), "without --round-robin, --difficulty or --solve")
    cli_options.reject_foreign_options()
    scoring = SCORINGS[cli_options.game]
    selected = cli_options.match_options()
    names = (cli_options.seats or scoring.default_bots).split(",")
    packs = TERMINAL_GAMES[cli_options.game].select_packs(cli_options.named, selected)
    check_seats(names, cli_options.game)
    options = {**scoring.options, **selected}
    rules = build(cli_options.game, options, packs, len(names))
    folder = ensure_writable(cli_options.save) if cli_options.save else None
    row = MatchSeries(packs, names, cli_options.count or 1, cli_options.seed, cli_options.swap, folder)
    played, seconds = play_matches(rules, row, scoring.summarize_match, cli_options.is_quiet)
    tally = scoring.tally_matches(rules, names, cli_options.seed, played, seconds)
    click.echo(msgspec.json.encode(tally) if cli_options.as_json else "\n".join(scoring.report(tally)))
    return SUCCESS


STUDY_RUNNERS: Final[dict[str, Callable[[MatchOptions], int]]] = {
    "": play_series,
    "--round-robin": round_robin.run_round_robin,
    "--difficulty": difficulty.study_difficulty,
    "--solve": solve_deals.solve_all,
}
"""Study option -> function that runs it."""
