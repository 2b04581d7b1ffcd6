"""Ladders that are climbed in a moment, and results that nobody had to play."""

from collections.abc import Iterable

import msgspec

from knockbox.lab.ladder.bouts import Score
from knockbox.lab.ladder.clock import Clock
from knockbox.lab.ladder.plan import Plan
from knockbox.lab.ladder.results import ALL_PLAYED, Rest, Results, fresh
from knockbox.lab.ladder.rungs import DUNGEON, KNOCKDOWN, SOLVER, Ahead, Aim, Closed, Lineup, Rung, Won, group

CLEAR = Rung("greedy-random", (Lineup("greedy-random", ("greedy", "random")),), (), (2, 3))
EASY_WIN = msgspec.structs.replace(CLEAR, aims=(Aim("greedy v random", Won("greedy-random"), 0.03),))
OPEN = msgspec.structs.replace(CLEAR, name="open", aims=(Aim("greedy v random", Won("greedy-random"), 0.9),))
EVEN = msgspec.structs.replace(CLEAR, name="even", aims=(Aim("greedy v random", Won("greedy-random"), 0.5),))
GROUPS = Rung(
    "greedy",
    (group("random"), group("deaf"), group("greedy"), group(SOLVER)),
    (
        Aim("gap closed by greedy", Closed("greedy", "random", SOLVER), 1 / 3),
        Aim("greedy ahead of deaf", Ahead("greedy", "deaf"), 0.0, beyond=True),
    ),
    (2,),
)


def plan(game: str, *rungs: Rung) -> Plan:
    return Plan(game, 1, 0.1, "interpreted", 2, {"box": "abc"}, {"greedy": "def"}, rungs)


def score(lineup: str, deal: int, won: str, *clocks: Clock) -> Score:
    """Matches by letters: `wl` is one that was won and one that was lost."""
    return Score(lineup, deal, tuple(letter == "w" for letter in won), clocks)


def results(plan: Plan, cells: Iterable[Score], ended: str = ALL_PLAYED) -> Results:
    found = fresh(plan, cores=2, jobs=2)
    found.cells.extend(cells)
    found.rests.update({rung.name: Rest(90.0, ended) for rung in plan.rungs})
    return found


def duels(*won: str, rung: Rung = EVEN, ended: str = ALL_PLAYED) -> Results:
    clocks = Clock(10, 1.0, 0.2), Clock(5, 0.1, 0.03)
    cells = [score("greedy-random", deal, letters, *clocks) for deal, letters in enumerate(won)]
    return results(plan(KNOCKDOWN, rung), cells, ended)


def tours(**won: list[str]) -> Results:
    cells = [score(name, deal, letters) for name, all in won.items() for deal, letters in enumerate(all)]
    return results(plan(DUNGEON, GROUPS), sorted(cells, key=lambda cell: (cell.lineup, cell.deal)))
