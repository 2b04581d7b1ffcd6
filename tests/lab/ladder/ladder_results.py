"""Small ladders, and ladder results without any matches played."""

from collections.abc import Iterable

import msgspec

from knockbox.lab.ladder.matchups import (
    DUNGEON,
    KNOCKDOWN,
    SOLVER,
    Ahead,
    Closed,
    Lineup,
    Matchup,
    Target,
    Won,
    group_lineup,
)
from knockbox.lab.ladder.plan import LadderPlan
from knockbox.lab.ladder.play_deal import DealResult
from knockbox.lab.ladder.results import ENDED_ALL_PLAYED, LadderResults, MatchupProgress, new_results
from knockbox.lab.ladder.timed_bot import AnswerClock

NO_TARGET = Matchup("greedy-random", (Lineup("greedy-random", ("greedy", "random")),), (), (2, 3))
EASY_TARGET = msgspec.structs.replace(NO_TARGET, aims=(Target("greedy v random", Won("greedy-random"), 0.03),))
HARD_TARGET = msgspec.structs.replace(
    NO_TARGET, name="open", aims=(Target("greedy v random", Won("greedy-random"), 0.9),)
)
EVEN_TARGET = msgspec.structs.replace(
    NO_TARGET, name="even", aims=(Target("greedy v random", Won("greedy-random"), 0.5),)
)
GROUPS = Matchup(
    "greedy",
    (group_lineup("random"), group_lineup("deaf"), group_lineup("greedy"), group_lineup(SOLVER)),
    (
        Target("gap closed by greedy", Closed("greedy", "random", SOLVER), 1 / 3),
        Target("greedy ahead of deaf", Ahead("greedy", "deaf"), 0.0, beyond=True),
    ),
    (2,),
)


def make_ladder_plan(game: str, *matchups: Matchup) -> LadderPlan:
    return LadderPlan(game, 1, 0.1, "interpreted", 2, {"box": "abc"}, {"greedy": "def"}, matchups)


def deal_result(lineup: str, deal: int, won: str, *clocks: AnswerClock) -> DealResult:
    """Return a deal result; `wl` means one match won and one lost."""
    return DealResult(lineup, deal, tuple(letter == "w" for letter in won), clocks)


def ladder_results(plan: LadderPlan, cells: Iterable[DealResult], ended: str = ENDED_ALL_PLAYED) -> LadderResults:
    found = new_results(plan, cores=2, jobs=2)
    found.cells.extend(cells)
    found.rests.update({matchup.name: MatchupProgress(90.0, ended) for matchup in plan.rungs})
    return found


def duel_results(*won: str, matchup: Matchup = EVEN_TARGET, ended: str = ENDED_ALL_PLAYED) -> LadderResults:
    clocks = AnswerClock(10, 1.0, 0.2), AnswerClock(5, 0.1, 0.03)
    cells = [deal_result("greedy-random", deal, letters, *clocks) for deal, letters in enumerate(won)]
    return ladder_results(make_ladder_plan(KNOCKDOWN, matchup), cells, ended)


def dungeon_results(**won: list[str]) -> LadderResults:
    cells = [deal_result(name, deal, letters) for name, all in won.items() for deal, letters in enumerate(all)]
    return ladder_results(make_ladder_plan(DUNGEON, GROUPS), sorted(cells, key=lambda cell: (cell.lineup, cell.deal)))
