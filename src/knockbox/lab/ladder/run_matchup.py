"""Runs a matchup: plays its deals until an interim look settles its targets."""

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import takewhile
from time import perf_counter
from typing import NamedTuple, TypeAlias

from knockbox.lab.ladder.matchups import Matchup
from knockbox.lab.ladder.play_deal import DealResult, DealTask, play_deal_task
from knockbox.lab.ladder.results import ENDED_ALL_PLAYED, ENDED_OUT_OF_TIME, ENDED_SETTLED, LadderResults
from knockbox.lab.ladder.target_results import is_matchup_settled
from knockbox.lab.runner import run_parts

OnResult: TypeAlias = Callable[[DealResult], None]


class RunLimits(NamedTuple):
    """Processes and time for a matchup."""

    jobs: int
    seconds: float


def run_matchup(results: LadderResults, matchup: Matchup, limits: RunLimits, on_result: OnResult) -> None:
    """Run a matchup; each finished deal is added to the results before `heard` is called with it."""
    if results.progress_of(matchup).ended == ENDED_OUT_OF_TIME:
        results.set_end_reason(matchup, "")
    for look in matchup.looks:
        if not play_until_look(look, results, matchup, limits, on_result):
            results.set_end_reason(matchup, ENDED_OUT_OF_TIME)
            return
        if is_matchup_settled(results, matchup, look):
            results.set_end_reason(matchup, ENDED_SETTLED)
            return
    results.set_end_reason(matchup, ENDED_ALL_PLAYED)


def play_until_look(
    look: int, results: LadderResults, matchup: Matchup, limits: RunLimits, on_result: OnResult
) -> bool:
    """Play all missing deals up to a look; return whether they are complete.

    All of them are played, because slow matches may end differently from quick ones. When the time is up, no further
    deal starts, and running ones are finished.
    """
    begun = perf_counter()
    end = begun + limits.seconds - results.progress_of(matchup).seconds
    left = takewhile(lambda _: perf_counter() < end, list(missing_deals(results, matchup, look)))
    with closing(run_parts(play_deal_task, left, limits.jobs, queued_per_job=1)) as scores:
        for score in scores:
            begun, before = perf_counter(), begun
            results.add_results(matchup, [score], begun - before)
            on_result(score)
    return not any(True for _ in missing_deals(results, matchup, look))


def missing_deals(results: LadderResults, matchup: Matchup, look: int) -> Iterator[DealTask]:
    """Yield the deals not played yet, deal by deal, so that the lineups advance together."""
    played = {(cell.lineup, cell.deal) for cell in results.cells}
    for deal in range(look):
        for lineup in matchup.lineups:
            if (lineup.name, deal) not in played:
                yield DealTask(results.plan.game, results.plan.seed, lineup, deal)
