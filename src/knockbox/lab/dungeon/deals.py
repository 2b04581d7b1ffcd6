"""Study of winnable deals: a solver with full information searches for a winning line."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter

import msgspec

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import WON, DungeonState
from knockbox.lab.dungeon.difficulty import DEFAULT_GROUP_SIZE
from knockbox.lab.dungeon.solver import solve
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, build_dungeon, deal_seed
from knockbox.lab.errors import LabError


class SolvePlan(msgspec.Struct, frozen=True):
    """The parameters of the study."""

    count: int  # deals of each dungeon
    seconds: float  # at most, for each deal
    seed: int
    packs: tuple[str, ...] = ()
    options: dict[str, str] = {}


class SolveField(msgspec.Struct, frozen=True):
    """The rules version and the box of the study."""

    rules_version: int
    box: str
    content_hash: str


class SolveTask(msgspec.Struct, frozen=True):
    """One deal of a dungeon: one unit of work for a process."""

    plan: SolvePlan
    level: int
    index: int


class SolveCell(msgspec.Struct, frozen=True, array_like=True):
    """Counts for one dungeon."""

    level: int
    deals: int
    wins: int  # a winning line was found in time


class SolveResults(msgspec.Struct, frozen=True):
    """The results of the study."""

    plan: SolvePlan
    field: SolveField
    cells: list[SolveCell]


def load_field(plan: SolvePlan) -> SolveField:
    game = build_dungeon(DUNGEON_LEVELS[0], DEFAULT_GROUP_SIZE, tuple(plan.options.items()), plan.packs)
    return SolveField(game.rules_version, game.box.pack.id, game.content_hash)


def list_deals(plan: SolvePlan) -> Iterator[SolveTask]:
    for level in DUNGEON_LEVELS:
        for index in range(plan.count):
            yield SolveTask(plan, level, index)


def solve_deal(deal: SolveTask) -> SolveCell:
    """Search for a winning line; a deal counts as lost if none is found in time."""
    plan = deal.plan
    game = build_dungeon(deal.level, DEFAULT_GROUP_SIZE, tuple(plan.options.items()), plan.packs)
    seed = deal_seed(plan.seed, deal.level, DEFAULT_GROUP_SIZE, deal.index)
    state = game.start(make_rng(seed))
    line = solve(game.clone(state), time_limit(plan.seconds))
    if line is not None and not is_winning_line(game, state, line):
        raise LabError(f"dungeon {deal.level}, seed {seed}: the line found by the solver does not win")
    return SolveCell(deal.level, 1, int(line is not None))


def time_limit(seconds: float) -> Callable[[], bool]:
    """Return a function that tells whether this time has passed."""
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end


def is_winning_line(game: Dungeon, state: DungeonState, line: Sequence[int]) -> bool:
    """Return whether playing these answers wins."""
    for choice in line:
        question = game.decision(state)
        if question is None or choice not in question.options:
            return False
        game.step(state, choice)
    return state.outcome == WON


def merge_results(plan: SolvePlan, field: SolveField, cells: Iterable[SolveCell]) -> SolveResults:
    cells = list(cells)
    return SolveResults(
        plan, field, [merge_level(level, [cell for cell in cells if cell.level == level]) for level in DUNGEON_LEVELS]
    )


def merge_level(level: int, cells: Sequence[SolveCell]) -> SolveCell:
    return SolveCell(level, sum(cell.deals for cell in cells), sum(cell.wins for cell in cells))
