"""A ladder as far as it is climbed."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from knockbox.lab.ladder.bouts import Score
from knockbox.lab.ladder.plan import Plan
from knockbox.lab.ladder.rungs import Rung

SCHEMA: Final = 1
SETTLED: Final = "settled"
ALL_PLAYED: Final = "all played"
OUT_OF_TIME: Final = "out of time"


class Rest(msgspec.Struct, frozen=True):
    """Where the climb of a rung came to rest."""

    seconds: float = 0.0  # spent on it
    ended: str = ""  # why no more is played, if no more is


class Results(msgspec.Struct):
    """Everything that was played so far."""

    schema: int
    plan: Plan
    cores: int  # of the machine
    jobs: int  # processes that played side by side
    rests: dict[str, Rest]  # by rung
    cells: list[Score]

    def rest(self, rung: Rung) -> Rest:
        return self.rests.get(rung.name, Rest())

    def add(self, rung: Rung, scores: Iterable[Score], seconds: float) -> None:
        self.cells.extend(scores)
        rest = self.rest(rung)
        self.rests[rung.name] = msgspec.structs.replace(rest, seconds=round(rest.seconds + seconds, 2))

    def end(self, rung: Rung, reason: str) -> None:
        self.rests[rung.name] = msgspec.structs.replace(self.rest(rung), ended=reason)


Shares: TypeAlias = dict[str, dict[int, float]]
"""By lineup and deal: the part of the matches that was won."""


def shares_of(cells: Iterable[Score]) -> Shares:
    found: Shares = {}
    for cell in cells:
        found.setdefault(cell.lineup, {})[cell.deal] = cell.share
    return found


def common(shares: Shares, rung: Rung) -> list[int]:
    """The deals that all lineups of a rung have played."""
    played = [shares.get(lineup.name, {}).keys() for lineup in rung.lineups]
    return sorted(set(played[0]).intersection(*played[1:]))


def fresh(plan: Plan, cores: int, jobs: int) -> Results:
    return Results(SCHEMA, plan, cores, jobs, {}, [])


def in_order(cells: Sequence[Score]) -> list[Score]:
    """Who played them when does not matter."""
    return sorted(cells, key=lambda cell: (cell.lineup, cell.deal))
