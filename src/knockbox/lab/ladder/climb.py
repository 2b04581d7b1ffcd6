"""Climb a ladder: play the deals of a rung up to the look at which enough is known."""

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import takewhile
from time import perf_counter
from typing import NamedTuple, TypeAlias

from knockbox.lab.ladder.bouts import Bout, Score, play
from knockbox.lab.ladder.figures import is_settled
from knockbox.lab.ladder.results import ALL_PLAYED, OUT_OF_TIME, SETTLED, Results
from knockbox.lab.ladder.rungs import Rung
from knockbox.lab.runner import run

Heard: TypeAlias = Callable[[Score], None]


class Terms(NamedTuple):
    """How much a rung may take."""

    jobs: int
    seconds: float


def climb(results: Results, rung: Rung, terms: Terms, heard: Heard) -> None:
    """Every finished bout is in the results before `heard` is told of it."""
    if results.rest(rung).ended == OUT_OF_TIME:
        results.end(rung, "")
    for look in rung.looks:
        if not play_up_to(look, results, rung, terms, heard):
            results.end(rung, OUT_OF_TIME)
            return
        if is_settled(results, rung, look):
            results.end(rung, SETTLED)
            return
    results.end(rung, ALL_PLAYED)


def play_up_to(look: int, results: Results, rung: Rung, terms: Terms, heard: Heard) -> bool:
    """Play what is missing; all of it, whoever is quickest, for slow matches may end otherwise than quick ones.

    When the time is up no bout begins any more, and those that have begun are played to their end.
    """
    begun = perf_counter()
    end = begun + terms.seconds - results.rest(rung).seconds
    left = takewhile(lambda _: perf_counter() < end, list(missing(results, rung, look)))
    with closing(run(play, left, terms.jobs, ahead=1)) as scores:
        for score in scores:
            begun, before = perf_counter(), begun
            results.add(rung, [score], begun - before)
            heard(score)
    return not any(True for _ in missing(results, rung, look))


def missing(results: Results, rung: Rung, look: int) -> Iterator[Bout]:
    """The bouts that nobody has played yet, deal by deal, so that the lineups keep step."""
    played = {(cell.lineup, cell.deal) for cell in results.cells}
    for deal in range(look):
        for lineup in rung.lineups:
            if (lineup.name, deal) not in played:
                yield Bout(results.plan.game, results.plan.seed, lineup, deal)
