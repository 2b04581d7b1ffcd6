"""`knockbox match`: bots play matches without a board, and the results are counted."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from knockbox.bots.registry import make
from knockbox.cli.boxes import packs_for, selects, with_selection
from knockbox.cli.errors import InputError
from knockbox.cli.headless import Tally, play_matches
from knockbox.cli.parameters import SEED, read_options
from knockbox.cli.seating import options_for_bots
from knockbox.cli.trouble import complaints
from knockbox.games.registry import build
from knockbox.records.home import writable


@click.command("match")
@click.argument("game")
@click.option("--seats", default="greedy,random", show_default=True, help="The bots, one per seat, with commas.")
@click.option("--count", type=click.IntRange(1, 1_000_000), default=1, show_default=True, help="How many matches.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the first match; the others follow from it.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A match option; may be repeated.")
@selects
@click.option("--swap", is_flag=True, help="Let the bots change seats after each match.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as one JSON object.")
@click.option("--save", type=click.Path(path_type=Path), help="A folder for the records of all matches.")
def command(
    game: str,
    seats: str,
    count: int,
    seed: int,
    pairs: tuple[str, ...],
    named: tuple[str, ...],
    fighters: str,
    arena: str,
    skills: str,
    swap: bool,
    as_json: bool,
    save: Path | None,
) -> None:
    """Play COUNT matches of GAME between bots and print who won, how, and how fast it went."""
    names = seats.split(",")
    with complaints():
        selected = with_selection(read_options(pairs), fighters=fighters, arena=arena, skills=skills)
        packs = packs_for(named, selected)
        options = options_for_bots(selected, [True] * len(names))
        rules = build(game, options, packs)
        check_seats(names, rules.seats)
        folder = writable(save) if save else None
        quiet = as_json or not Console(stderr=True).is_terminal
        tally = play_matches(rules, packs, names, count, seed, swap, folder, quiet)
    click.echo(msgspec.json.encode(tally) if as_json else "\n".join(report(tally)))


def check_seats(names: list[str], seats: int) -> None:
    if len(names) != seats:
        raise InputError(f"--seats: found {len(names)} bots ({', '.join(names)}); expected {seats}")
    for name in names:
        make(name, 0)


def report(tally: Tally) -> list[str]:
    """The results in plain lines."""
    matches = "1 match" if tally.matches == 1 else f"{tally.matches} matches"
    lines = [f"{matches} of {tally.game}, seed {tally.seed}"]
    for seat, wins in zip("AB", tally.wins_by_seat, strict=False):
        lines.append(f"  seat {seat}: {wins} won ({wins / tally.matches:.0%})")
    for bot, wins in tally.wins_by_bot.items():
        lines.append(f"  {bot}: {wins} won ({wins / tally.matches:.0%})")
    endings = ", ".join(f"{amount} by {ending}" for ending, amount in tally.rounds.items())
    lines.append(f"  rounds: {endings}")
    lines.append(f"  decisions: {tally.mean_decisions:.1f} a match, {tally.decisions_per_second:,.0f} a second")
    return lines
