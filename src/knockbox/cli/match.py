"""`knockbox match`: bots play matches without a board, and the results are counted."""

from collections.abc import Callable
from typing import Any, Final

import click
import msgspec

from knockbox.bots.registry import BEHIND, bots
from knockbox.cli import deals, difficulty, round_robin, studies
from knockbox.cli.asked import Asked, check_seats
from knockbox.cli.boxes import selects
from knockbox.cli.errors import WELL
from knockbox.cli.headless import Row, play_matches
from knockbox.cli.parameters import SEED, read_folder
from knockbox.cli.scores import SCORINGS
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.trouble import complaints
from knockbox.games.registry import build
from knockbox.lab.knockdown.round_robin import MOST_MATCHES
from knockbox.records.home import writable

SEATS_HELP: Final = (
    f"The bots, one per seat: {', '.join(bots())}. {BEHIND}"
    "  [default: greedy,random; all against all: greedy,greedy; dungeon: 4 greedy]"
)
COUNT_HELP: Final = "How many matches.  [default: 1; a pairing: 200; a group in a dungeon: 500; deals to solve: 100]"


@click.command("match")
@click.argument("game")
@click.option("--seats", default="", help=SEATS_HELP)
@click.option("--count", type=click.IntRange(1, MOST_MATCHES), help=COUNT_HELP)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the first match; the others follow from it.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A match option; may be repeated.")
@selects
@click.option("--swap", is_flag=True, help="Let the bots change seats after each match.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as one JSON object.")
@click.option("--save", callback=read_folder, metavar="FOLDER", help="A folder for the records of all matches.")
@studies.options
def command(**words: Any) -> int:
    """Play COUNT matches of GAME, knockdown or dungeon, between bots and print who won, how, and how fast it went.

    With --round-robin every fighter of the boxes meets every other in COUNT matches, arena and skills drawn.
    With --difficulty groups of one to six enter each dungeon COUNT times, hearing each other and deaf.
    With --solve COUNT deals of each dungeon are searched for a way to win.
    """
    asked = Asked(**words)
    with complaints():
        return MODES[asked.study](asked)


def play_row(asked: Asked) -> int:
    """One match after the other between the same bots."""
    asked.refuse(("jobs", "write", "check", "seconds"), "without --round-robin, --difficulty or --solve")
    asked.refuse_foreign()
    scoring, selected = SCORINGS[asked.game], asked.selection()
    names = (asked.seats or scoring.seats).split(",")
    packs = PROGRAMMES[asked.game].packs(asked.named, selected)
    check_seats(names, asked.game)
    options = {**scoring.options, **selected}
    rules = build(asked.game, options, packs, len(names))
    folder = writable(asked.save) if asked.save else None
    row = Row(packs, names, asked.count or 1, asked.seed, asked.swap, folder)
    played, seconds = play_matches(rules, row, scoring.read, asked.quiet)
    tally = scoring.count_up(rules, names, asked.seed, played, seconds)
    click.echo(msgspec.json.encode(tally) if asked.as_json else "\n".join(scoring.report(tally)))
    return WELL


MODES: Final[dict[str, Callable[[Asked], int]]] = {
    "": play_row,
    "--round-robin": round_robin.play_all,
    "--difficulty": difficulty.enter_all,
    "--solve": deals.solve_all,
}
"""What is done, by the option that asks for it."""
