"""What `knockbox match` counts in a series of matches of each game, and how it prints it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from knockbox.engine.event import Event
from knockbox.lab.dungeon import tally as dungeon
from knockbox.lab.dungeon.outcomes import summarize_dungeon
from knockbox.lab.knockdown import tally as knockdown
from knockbox.lab.knockdown.rounds import summarize_rounds

SEAT_LETTERS: Final = "ABCDEF"


class Scoring(NamedTuple):
    """How to score the matches of one game."""

    default_bots: str  # default bots
    options: dict[str, str]  # defaults that differ when no people play
    summarize_match: Callable[[Sequence[Event]], Any]  # summarizes the events of one match
    tally_matches: Callable[..., Any]  # tallies all matches
    report: Callable[[Any], list[str]]  # formats the tally as lines


def report_duels(tally: knockdown.DuelTally) -> list[str]:
    lines = [f"{format_match_count(tally.matches)} of {tally.game}, seed {tally.seed}"]
    for seat, wins in zip(SEAT_LETTERS, tally.wins_by_seat, strict=False):
        lines.append(f"  seat {seat}: {wins} won ({wins / tally.matches:.0%})")
    for bot, wins in tally.wins_by_bot.items():
        lines.append(f"  {bot}: {wins} won ({wins / tally.matches:.0%})")
    endings = ", ".join(f"{amount} by {ending}" for ending, amount in tally.rounds.items())
    lines.append(f"  rounds: {endings}")
    lines.append(format_pace(tally.mean_decisions, tally.decisions_per_second))
    return lines


def report_dungeons(tally: dungeon.DungeonTally) -> list[str]:
    """Format a tally; the group wins or loses as one, so single seats have no results."""
    lines = [f"{format_match_count(tally.matches)} of {tally.game} {tally.options['level']}, seed {tally.seed}"]
    lines.append(f"  {', '.join(tally.seats)}: {tally.won} won ({tally.won / tally.matches:.1%})")
    for rule, amount in tally.lost_by.items():
        lines.append(f"  lost by {rule}: {amount} ({amount / tally.matches:.1%})")
    lines.append(f"  cards laid: {tally.mean_laid:.1f} a match")
    if tally.mean_points is not None:
        lines.append(f"  chests: {tally.mean_points:.1f} points a match")
    lines.append(f"  said: {tally.mean_said:.1f} a match")
    lines.append(format_pace(tally.mean_decisions, tally.decisions_per_second))
    return lines


def format_match_count(matches: int) -> str:
    return "1 match" if matches == 1 else f"{matches} matches"


def format_pace(mean: float, rate: float) -> str:
    return f"  decisions: {mean:.1f} a match, {rate:,.0f} a second"


SCORINGS: Final[dict[str, Scoring]] = {
    "knockdown": Scoring("greedy,random", {}, summarize_rounds, knockdown.tally_duels, report_duels),
    # Bots play without the clock (KKDR-15).
    "dungeon": Scoring(
        "greedy,greedy,greedy,greedy", {"timer": "off"}, summarize_dungeon, dungeon.tally_dungeons, report_dungeons
    ),
}
