"""`knockbox match`: bots play matches without a board, and the results are counted."""

from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console

from knockbox.bots.registry import make
from knockbox.cli import round_robin
from knockbox.cli.boxes import packs_for, selects, with_selection
from knockbox.cli.errors import WELL, InputError
from knockbox.cli.headless import play_matches
from knockbox.cli.parameters import SEED, read_options
from knockbox.cli.seating import options_for_bots
from knockbox.cli.trouble import complaints
from knockbox.games.registry import build, range_words, seats_of
from knockbox.lab.round_robin import GAME, MOST_MATCHES, Plan
from knockbox.lab.tally import Tally
from knockbox.records.home import writable

SEATS: Final = "greedy,random"
EQUALS: Final = "greedy,greedy"
EACH_PAIRING: Final = 200
LETTERS: Final = "ABCDEF"


class Asked(msgspec.Struct, frozen=True):
    """The words of the command line."""

    game: str
    seats: str
    count: int | None
    seed: int
    pairs: tuple[str, ...]
    named: tuple[str, ...]
    fighters: str
    arena: str
    skills: str
    swap: bool
    as_json: bool
    save: Path | None
    round_robin: bool
    jobs: int | None
    write: Path | None
    check: bool

    @property
    def quiet(self) -> bool:
        return self.as_json or not Console(stderr=True).is_terminal


@click.command("match")
@click.argument("game")
@click.option("--seats", default="", help=f"The bots, one per seat.  [default: {SEATS}; all against all: {EQUALS}]")
@click.option("--count", type=click.IntRange(1, MOST_MATCHES), help="How many matches.  [default: 1; a pairing: 200]")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the first match; the others follow from it.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A match option; may be repeated.")
@selects
@click.option("--swap", is_flag=True, help="Let the bots change seats after each match.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as one JSON object.")
@click.option("--save", type=click.Path(path_type=Path), help="A folder for the records of all matches.")
@round_robin.options
def command(**words: Any) -> int:
    """Play COUNT matches of GAME between bots and print who won, how, and how fast it went.

    With --round-robin every fighter of the boxes meets every other in COUNT matches, arena and skills drawn.
    """
    asked = Asked(**words)
    with complaints():
        return play_all(asked) if asked.round_robin else play_row(asked)


def play_row(asked: Asked) -> int:
    """One match after the other between the same bots."""
    refuse({"--jobs": asked.jobs, "--write": asked.write, "--check": asked.check}, "without --round-robin")
    names = (asked.seats or SEATS).split(",")
    selected = selection(asked)
    packs = packs_for(asked.named, selected)
    check_seats(names, seats_of(asked.game))
    rules = build(asked.game, options_for_bots(selected, [True] * len(names)), packs, len(names))
    folder = writable(asked.save) if asked.save else None
    tally = play_matches(rules, packs, names, asked.count or 1, asked.seed, asked.swap, folder, asked.quiet)
    click.echo(msgspec.json.encode(tally) if asked.as_json else "\n".join(report(tally)))
    return WELL


def play_all(asked: Asked) -> int:
    """All fighters against each other."""
    refuse({"--save": asked.save, "--swap": asked.swap, "--fighters": asked.fighters}, "with --round-robin")
    round_robin.check_page(asked.write)
    names = (asked.seats or EQUALS).split(",")
    check_seats(names, seats_of(GAME))
    options = options_for_bots(selection(asked), [True] * len(names))
    packs = packs_for(asked.named or ("all",), options)
    plan = Plan((names[0], names[1]), asked.count or EACH_PAIRING, asked.seed, packs, options)
    results = round_robin.hold(asked.game, plan, asked.jobs, asked.quiet)
    return round_robin.tell(results, asked.as_json, asked.write, asked.check)


def selection(asked: Asked) -> dict[str, str]:
    words = {"fighters": asked.fighters, "arena": asked.arena, "skills": asked.skills}
    return with_selection(read_options(asked.pairs), **words)


def refuse(given: dict[str, object], where: str) -> None:
    for name, value in given.items():
        if value:
            raise InputError(f"{name} means nothing {where}")


def check_seats(names: list[str], seats: range) -> None:
    if len(names) not in seats:
        raise InputError(f"--seats: found {len(names)} bots ({', '.join(names)}); expected {range_words(seats)}")
    for name in names:
        make(name, 0)


def report(tally: Tally) -> list[str]:
    """The results in plain lines."""
    matches = "1 match" if tally.matches == 1 else f"{tally.matches} matches"
    lines = [f"{matches} of {tally.game}, seed {tally.seed}"]
    for seat, wins in zip(LETTERS, tally.wins_by_seat, strict=False):
        lines.append(f"  seat {seat}: {wins} won ({wins / tally.matches:.0%})")
    for bot, wins in tally.wins_by_bot.items():
        lines.append(f"  {bot}: {wins} won ({wins / tally.matches:.0%})")
    endings = ", ".join(f"{amount} by {ending}" for ending, amount in tally.rounds.items())
    lines.append(f"  rounds: {endings}")
    lines.append(f"  decisions: {tally.mean_decisions:.1f} a match, {tally.decisions_per_second:,.0f} a second")
    return lines
