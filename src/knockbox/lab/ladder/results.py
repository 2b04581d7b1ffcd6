"""Results of a ladder so far."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from knockbox.lab.ladder.matchups import Matchup
from knockbox.lab.ladder.plan import LadderPlan
from knockbox.lab.ladder.play_deal import DealResult

LADDER_SCHEMA: Final = 1
ENDED_SETTLED: Final = "settled"
ENDED_ALL_PLAYED: Final = "all played"
ENDED_OUT_OF_TIME: Final = "out of time"


class MatchupProgress(msgspec.Struct, frozen=True):
    """The progress of a matchup."""

    seconds: float = 0.0  # spent so far
    ended: str = ""  # reason why it stopped, or empty


class LadderResults(msgspec.Struct):
    """All deals played so far."""

    schema: int
    plan: LadderPlan
    cores: int  # of the machine
    jobs: int  # processes used
    rests: dict[str, MatchupProgress]  # by matchup
    cells: list[DealResult]

    def progress_of(self, matchup: Matchup) -> MatchupProgress:
        return self.rests.get(matchup.name, MatchupProgress())

    def add_results(self, matchup: Matchup, scores: Iterable[DealResult], seconds: float) -> None:
        self.cells.extend(scores)
        rest = self.progress_of(matchup)
        self.rests[matchup.name] = msgspec.structs.replace(rest, seconds=round(rest.seconds + seconds, 2))

    def set_end_reason(self, matchup: Matchup, reason: str) -> None:
        self.rests[matchup.name] = msgspec.structs.replace(self.progress_of(matchup), ended=reason)


WinRates: TypeAlias = dict[str, dict[int, float]]
"""Win rates by lineup and deal."""


def win_rates_by_deal(cells: Iterable[DealResult]) -> WinRates:
    found: WinRates = {}
    for cell in cells:
        found.setdefault(cell.lineup, {})[cell.deal] = cell.win_rate
    return found


def common_deals(shares: WinRates, matchup: Matchup) -> list[int]:
    """Return the deals that all lineups of a matchup have played."""
    played = [shares.get(lineup.name, {}).keys() for lineup in matchup.lineups]
    return sorted(set(played[0]).intersection(*played[1:]))


def new_results(plan: LadderPlan, cores: int, jobs: int) -> LadderResults:
    return LadderResults(LADDER_SCHEMA, plan, cores, jobs, {}, [])


def sort_results(cells: Sequence[DealResult]) -> list[DealResult]:
    """Sort cells, so that the file does not depend on the order of play."""
    return sorted(cells, key=lambda cell: (cell.lineup, cell.deal))
