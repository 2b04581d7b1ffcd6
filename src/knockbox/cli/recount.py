"""`knockbox recount`: bots say what they were up to in a match that is over."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from knockbox.bots.budget import MOST_SIMULATIONS
from knockbox.cli.errors import InputError
from knockbox.cli.parameters import LANGUAGE, RECORD, SEED
from knockbox.cli.recounted import finished, recount_of, say, unwatched
from knockbox.cli.trouble import complaints
from knockbox.games.registry import SEAT_NAMES
from knockbox.hosting.recounting import bot_seats, telling_of
from knockbox.lab.analysis.course import Course
from knockbox.lab.recount.memory import ALL, Memory
from knockbox.lab.recount.remarks import Recount

BUDGET_HELP: Final = f"Simulations for each choice that is thought over again.  [default: {ALL:,} for a match]"


@click.command("recount")
@click.argument("file", type=RECORD)
@click.option("--seat", default="", help="Whom to ask: A or B, in the dungeon 1 to 6.  [default: every bot]")
@click.option("--budget", type=click.IntRange(1, MOST_SIMULATIONS), default=None, help=BUDGET_HELP)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the worlds that are imagined.")
@click.option("--json", "as_json", is_flag=True, help="Print the remarks as one JSON list.")
@LANGUAGE
def command(file: Path, seat: str, budget: int | None, seed: int, as_json: bool, language: str) -> None:
    """Let the bots of the record FILE say what they were up to: plans, reasons, surprises, and how they stood.

    Each choice of a bot is thought over again from what it could know at the time. One that searches (ismcts, mute,
    hard, expert) does so itself, and tells its plans and chances. The others had none: they tell why they chose, and
    how they stood is said from today, as hard sees it.
    """
    with complaints("`verify` says more about a record"):
        course = finished(file)
    with complaints():
        watch = watched if not as_json and Console(stderr=True).is_terminal else unwatched
        told = [recount_of(course, each, budget or 0, seed, watch) for each in wanted(course, seat)]
    if as_json:
        click.echo(msgspec.json.encode(told))
    else:
        show(course, told, language)


def wanted(course: Course, seat: str) -> list[int]:
    """The seats of the bots that are asked."""
    names, bots = SEAT_NAMES[course.game.key], bot_seats(course)
    if not bots:
        raise InputError("found only people in this match; expected a bot that can tell what it was up to")
    asked = [each for each in bots if names[each] == seat.strip().upper()]
    if seat and not asked:
        raise InputError(
            f"--seat: found '{seat}'; expected the seat of a bot: {', '.join(names[each] for each in bots)}"
        )
    return asked or bots


def watched(memories: Iterable[Memory], count: int) -> Iterable[Memory]:
    """A bar for whoever waits."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(memories, total=count, description="")


def show(course: Course, told: list[Recount], language: str) -> None:
    console = Console(highlight=False, markup=False)
    for number, each in enumerate(told):
        if number:
            console.print()
        say(console, telling_of(course, each, language))
