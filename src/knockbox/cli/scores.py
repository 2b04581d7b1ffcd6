"""What `knockbox match` counts in a row of matches of each game, and how it tells a person."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from knockbox.engine.event import Event
from knockbox.lab.dungeon import tally as dungeon
from knockbox.lab.dungeon.delves import delve_of
from knockbox.lab.knockdown import tally as knockdown
from knockbox.lab.knockdown.rounds import rounds_of

LETTERS: Final = "ABCDEF"


class Scoring(NamedTuple):
    """How the matches of one game are scored."""

    seats: str  # the bots that sit there unless told otherwise
    options: dict[str, str]  # that differ without people at the table
    read: Callable[[Sequence[Event]], Any]  # what is kept of one match
    count_up: Callable[..., Any]  # the tally of all
    report: Callable[[Any], list[str]]  # the tally in plain lines


def report_duels(tally: knockdown.Tally) -> list[str]:
    lines = [f"{matches_words(tally.matches)} of {tally.game}, seed {tally.seed}"]
    for seat, wins in zip(LETTERS, tally.wins_by_seat, strict=False):
        lines.append(f"  seat {seat}: {wins} won ({wins / tally.matches:.0%})")
    for bot, wins in tally.wins_by_bot.items():
        lines.append(f"  {bot}: {wins} won ({wins / tally.matches:.0%})")
    endings = ", ".join(f"{amount} by {ending}" for ending, amount in tally.rounds.items())
    lines.append(f"  rounds: {endings}")
    lines.append(pace(tally.mean_decisions, tally.decisions_per_second))
    return lines


def report_delves(tally: dungeon.Tally) -> list[str]:
    """The group wins or loses as one, so there is nothing to say of single seats."""
    lines = [f"{matches_words(tally.matches)} of {tally.game} {tally.options['level']}, seed {tally.seed}"]
    lines.append(f"  {', '.join(tally.seats)}: {tally.won} won ({tally.won / tally.matches:.1%})")
    for rule, amount in tally.lost_by.items():
        lines.append(f"  lost by {rule}: {amount} ({amount / tally.matches:.1%})")
    lines.append(f"  cards laid: {tally.mean_laid:.1f} a match")
    if tally.mean_points is not None:
        lines.append(f"  chests: {tally.mean_points:.1f} points a match")
    lines.append(f"  said: {tally.mean_said:.1f} a match")
    lines.append(pace(tally.mean_decisions, tally.decisions_per_second))
    return lines


def matches_words(matches: int) -> str:
    return "1 match" if matches == 1 else f"{matches} matches"


def pace(mean: float, rate: float) -> str:
    return f"  decisions: {mean:.1f} a match, {rate:,.0f} a second"


SCORINGS: Final[dict[str, Scoring]] = {
    "knockdown": Scoring("greedy,random", {}, rounds_of, knockdown.count_up, report_duels),
    # Nobody looks at a clock where no person plays (KKDR-15).
    "dungeon": Scoring("greedy,greedy,greedy,greedy", {"timer": "off"}, delve_of, dungeon.count_up, report_delves),
}
