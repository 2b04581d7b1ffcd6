"""`knockbox recount`: let bots explain their play in a finished match."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from knockbox.bots.budget import MAX_SIMULATIONS
from knockbox.cli.bot_recounts import build_recount, load_finished_match, print_recount, without_progress
from knockbox.cli.errors import InputError
from knockbox.cli.input_errors import as_input_errors
from knockbox.cli.parameters import LANGUAGE, RECORD, SEED
from knockbox.games.registry import SEAT_NAMES
from knockbox.hosting.recounting import bot_seats, build_telling
from knockbox.lab.analysis.replayed_match import ReplayedMatch
from knockbox.lab.recount.remarks import Recount
from knockbox.lab.recount.remembered_choices import RECOUNT_SIMULATIONS, RememberedChoice

BUDGET_HELP: Final = f"Simulations per reviewed choice.  [default: {RECOUNT_SIMULATIONS:,} per match]"


@click.command("recount")
@click.argument("file", type=RECORD)
@click.option("--seat", default="", help="Seat of the bot: A or B, in the dungeon 1 to 6.  [default: every bot]")
@click.option("--budget", type=click.IntRange(1, MAX_SIMULATIONS), default=None, help=BUDGET_HELP)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Seed of the search.")
@click.option("--json", "as_json", is_flag=True, help="Print the remarks as one JSON list.")
@LANGUAGE
def command(file: Path, seat: str, budget: int | None, seed: int, as_json: bool, language: str) -> None:
    """Let the bots of the record FILE explain their play: plans, reasons, surprises and winning chances.

    Each choice of a bot is searched again with what it could know at the time. A searching bot (ismcts, mute, hard,
    expert) searches itself and reports its plans and chances. The others give the reasons for their choices; their
    chances are estimated by hard.
    """
    with as_input_errors("run `verify` for details"):
        replayed_match = load_finished_match(file)
    with as_input_errors():
        watch = show_progress if not as_json and Console(stderr=True).is_terminal else without_progress
        recounts = [
            build_recount(replayed_match, each, budget or 0, seed, watch)
            for each in select_bot_seats(replayed_match, seat)
        ]
    if as_json:
        click.echo(msgspec.json.encode(recounts))
    else:
        print_recounts(replayed_match, recounts, language)


def select_bot_seats(replayed_match: ReplayedMatch, seat: str) -> list[int]:
    """Return the seats of the selected bots."""
    names = SEAT_NAMES[replayed_match.game.key]
    bots = bot_seats(replayed_match)
    if not bots:
        raise InputError("found no bot in this match; expected at least one")
    selected = [each for each in bots if names[each] == seat.strip().upper()]
    if seat and not selected:
        raise InputError(
            f"--seat: found '{seat}'; expected the seat of a bot: {', '.join(names[each] for each in bots)}"
        )
    return selected or bots


def show_progress(memories: Iterable[RememberedChoice], count: int) -> Iterable[RememberedChoice]:
    """Show a progress bar."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(memories, total=count, description="")


def print_recounts(replayed_match: ReplayedMatch, recounts: list[Recount], language: str) -> None:
    console = Console(highlight=False, markup=False)
    for number, each in enumerate(recounts):
        if number:
            console.print()
        print_recount(console, build_telling(replayed_match, each, language))
