"""Ladder results as tables and sentences, for the terminal and the page."""

from math import isfinite, isnan
from typing import Final

import msgspec

from knockbox.lab.ladder.confidence_intervals import POCOCK_CRITICAL_VALUES, Estimate
from knockbox.lab.ladder.matchups import DUNGEON, KNOCKDOWN, SOLVER, Ahead, Closed, Lineup, Target, Won
from knockbox.lab.ladder.results import LadderResults, WinRates, common_deals, win_rates_by_deal
from knockbox.lab.ladder.target_results import TargetResult, all_target_results, estimate_metric
from knockbox.lab.ladder.timed_bot import AnswerClock
from knockbox.lab.result_tables import CellValue, ResultTable
from knockbox.lab.shares import Share

GAME_TITLES: Final = {KNOCKDOWN: "Knockdown", DUNGEON: "the dungeon"}
PLACE_HEADINGS: Final = {
    KNOCKDOWN: ("on seat A", "on seat B"),
    DUNGEON: tuple(f"dungeon {level}" for level in range(1, 5)),
}
BASELINE_LINEUP: Final = "greedy"
"""The group that is the lower end of the gap to the solver."""
UNBOUNDED: Final = "open"
NO_VALUE: Final = "none"


def ladder_tables(results: LadderResults) -> list[ResultTable]:
    gap = [gap_table(results)] if results.plan.game == DUNGEON else []
    return [target_table(results), win_table(results), *gap, time_table(results), progress_table(results)]


def table_title(results: LadderResults, what: str) -> str:
    return f"{what} {GAME_TITLES[results.plan.game]}"


def target_table(results: LadderResults) -> ResultTable:
    rows: list[list[CellValue]] = [
        [
            found.target.title,
            str(found.matches),
            format_metric(found.target, found.estimate.value),
            format_interval(found.estimate),
            format_target(found.target),
            found.verdict,
        ]
        for found in all_target_results(results)
    ]
    return ResultTable(
        table_title(results, "Targets in"),
        ["matchup", "matches", "estimate", "95 % interval", "target", "verdict"],
        rows,
    )


def format_metric(target: Target, value: float) -> str:
    if isnan(value):
        return NO_VALUE
    return f"{100 * value:+.1f} points" if isinstance(target.figure, Ahead) else f"{100 * value:.1f} %"


def format_interval(estimate: Estimate) -> str:
    return (
        f"{format_bound(estimate.low)} to {format_bound(estimate.high)}"
        if isfinite(estimate.low + estimate.high)
        else UNBOUNDED
    )


def format_bound(value: float) -> str:
    return f"{100 * value:.1f}"


def format_target(target: Target) -> str:
    least = "more than" if target.beyond else "at least"
    return f"{least} {100 * target.bar:.3g} {'points' if isinstance(target.figure, Ahead) else '%'}"


def win_table(results: LadderResults) -> ResultTable:
    """Return the win rates of every lineup, in total and by seat or dungeon."""
    places, shares = PLACE_HEADINGS[results.plan.game], win_rates_by_deal(results.cells)
    rows = [win_row(results, lineup, shares) for lineup in list_lineups(results) if lineup.name in shares]
    return ResultTable(
        table_title(results, "Matches won in"), ["lineup", "bots", "won", "95 % interval", *places], rows
    )


def gap_table(results: LadderResults) -> ResultTable:
    """Return how much of the gap to the solver each group closes."""
    shares = win_rates_by_deal(results.cells)
    named = [lineup for lineup in list_lineups(results) if lineup.name not in (BASELINE_LINEUP, SOLVER)]
    rows = [
        gap_row(results, lineup, shares) for lineup in named if {BASELINE_LINEUP, lineup.name, SOLVER} <= shares.keys()
    ]
    return ResultTable(table_title(results, "Gap closed in"), ["lineup", "gap closed", "95 % interval"], rows)


def list_lineups(results: LadderResults) -> list[Lineup]:
    return list({lineup.name: lineup for matchup in results.plan.rungs for lineup in matchup.lineups}.values())


def win_row(results: LadderResults, lineup: Lineup, shares: WinRates) -> list[CellValue]:
    cells = [cell for cell in results.cells if cell.lineup == lineup.name]
    deals, each = sorted(shares[lineup.name]), results.plan.matches_per_deal
    found = estimate_metric(Won(lineup.name), shares, deals, each, critical_value(results, lineup))
    whole = Share(sum(sum(cell.wins) for cell in cells), len(cells) * each)
    by_place = [Share(sum(cell.wins[place] for cell in cells), len(cells)) for place in range(each)]
    return [
        lineup.name,
        " v ".join(lineup.bots),
        whole,
        format_interval(found),
        *(format_percent(part) for part in by_place),
    ]


def format_percent(share: Share) -> str:
    return f"{share.percent:.1f} %"


def critical_value(results: LadderResults, lineup: Lineup) -> float:
    """Return the critical value for the matchup with the most looks among those of a lineup."""
    return POCOCK_CRITICAL_VALUES[
        max(len(matchup.looks) for matchup in results.plan.rungs if lineup in matchup.lineups)
    ]


def gap_row(results: LadderResults, lineup: Lineup, shares: WinRates) -> list[CellValue]:
    """Return the gap row of a lineup, over the deals that all three lineups have played."""
    deals = sorted(set.intersection(*(set(shares[name]) for name in (BASELINE_LINEUP, lineup.name, SOLVER))))
    figure = Closed(lineup.name, BASELINE_LINEUP, SOLVER)
    found = estimate_metric(figure, shares, deals, results.plan.matches_per_deal, critical_value(results, lineup))
    return [lineup.name, NO_VALUE if isnan(found.value) else f"{100 * found.value:.1f} %", format_interval(found)]


def time_table(results: LadderResults) -> ResultTable:
    """Return answer times by bot name, which includes the budget."""
    rows: list[list[CellValue]] = []
    for bot, clock in clocks_by_bot(results).items():
        mean, longest = f"{clock.seconds / clock.answers:.4f}", f"{clock.longest_seconds:.4f}"
        rows.append([bot, str(clock.answers), mean, longest])
    head = ["bot", "free answers", "mean seconds", "longest"]
    return ResultTable(table_title(results, "Time taken in"), head, rows)


def clocks_by_bot(results: LadderResults) -> dict[str, AnswerClock]:
    """Return the clock of each bot, in ladder order."""
    bots = {lineup.name: lineup.bots for lineup in list_lineups(results)}
    found = {bot: AnswerClock() for each in bots.values() for bot in each if bot != SOLVER}
    for cell in results.cells:
        for bot, clock in zip(bots[cell.lineup], cell.clocks, strict=False):
            found[bot] += clock
    return {bot: clock for bot, clock in found.items() if clock.answers}


def progress_table(results: LadderResults) -> ResultTable:
    """Return the progress of each matchup."""
    shares, each = win_rates_by_deal(results.cells), results.plan.matches_per_deal
    rows: list[list[CellValue]] = []
    for matchup in results.plan.rungs:
        rest, deals = results.progress_of(matchup), len(common_deals(shares, matchup))
        ended = rest.ended or ("unfinished" if deals else "not begun")
        rows.append([matchup.name, str(deals * each), str(matchup.looks[-1] * each), rest.seconds / 60, ended])
    return ResultTable(table_title(results, "Progress in"), ["matchup", "matches", "at most", "minutes", "ended"], rows)


def describe_shortfalls(results: LadderResults) -> list[str]:
    """Return one sentence for each target that is not met beyond chance."""
    return [describe_target(found) for found in all_target_results(results) if found.verdict != "met"]


def describe_missed_targets(results: LadderResults) -> list[str]:
    """Return one sentence for each target that was measured and is not met."""
    return [describe_target(found) for found in all_target_results(results) if found.end_reason and not found.is_met]


class TargetSummary(msgspec.Struct, frozen=True):
    """The JSON form of a target result; unknown values are null."""

    rung: str
    aim: str
    matches: int
    value: float
    low: float
    high: float
    bar: float
    verdict: str


def summarize_target(target_result: TargetResult) -> TargetSummary:
    return TargetSummary(
        target_result.matchup,
        target_result.target.title,
        target_result.matches,
        *target_result.estimate,
        target_result.target.bar,
        target_result.verdict,
    )


def describe_target(target_result: TargetResult) -> str:
    start = f"{target_result.target.title}: {target_result.verdict}"
    if not target_result.matches:
        return start
    estimate = target_result.estimate
    figure = f"{format_metric(target_result.target, estimate.value)} ({format_interval(estimate)})"
    return f"{start}; {figure} after {target_result.matches} matches, target {format_target(target_result.target)}"
