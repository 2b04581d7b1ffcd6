"""Which deals can be won at all: a solver that sees every card looks for a way to win them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter

import msgspec

from knockbox.engine.rng import seeded
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import WON, DungeonState
from knockbox.lab.dungeon.difficulty import USUAL
from knockbox.lab.dungeon.ground import LEVELS, deal_seed, entered
from knockbox.lab.dungeon.solver import solve
from knockbox.lab.errors import LabError


class Plan(msgspec.Struct, frozen=True):
    """All that decides which deals are looked at, and for how long."""

    count: int  # deals of each dungeon
    seconds: float  # at most, for each deal
    seed: int
    packs: tuple[str, ...] = ()
    options: dict[str, str] = {}


class Field(msgspec.Struct, frozen=True):
    """By which rules deals are won, and with which cards."""

    rules_version: int
    box: str
    content_hash: str


class Deal(msgspec.Struct, frozen=True):
    """One deal of a dungeon: the work one process takes at a time."""

    plan: Plan
    level: int
    index: int


class Cell(msgspec.Struct, frozen=True, array_like=True):
    """Deals of one dungeon, counted."""

    level: int
    deals: int
    won: int  # a way to win was found in time


class Results(msgspec.Struct, frozen=True):
    """The study as searched."""

    plan: Plan
    field: Field
    cells: list[Cell]


def field_of(plan: Plan) -> Field:
    game = entered(LEVELS[0], USUAL, tuple(plan.options.items()), plan.packs)
    return Field(game.rules_version, game.box.pack.id, game.content_hash)


def deals(plan: Plan) -> Iterator[Deal]:
    for level in LEVELS:
        for index in range(plan.count):
            yield Deal(plan, level, index)


def search(deal: Deal) -> Cell:
    """Look for a way to win a deal; whoever has not found one in time has lost it."""
    plan = deal.plan
    game = entered(deal.level, USUAL, tuple(plan.options.items()), plan.packs)
    seed = deal_seed(plan.seed, deal.level, USUAL, deal.index)
    state = game.start(seeded(seed))
    line = solve(game.clone(state), after(plan.seconds))
    if line is not None and not wins(game, state, line):
        raise LabError(f"dungeon {deal.level}, seed {seed}: the way to win that was found does not win")
    return Cell(deal.level, 1, int(line is not None))


def after(seconds: float) -> Callable[[], bool]:
    """Whether so much time has passed since now."""
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end


def wins(game: Dungeon, state: DungeonState, line: Sequence[int]) -> bool:
    """Whether these answers, played at the table, win."""
    for choice in line:
        question = game.decision(state)
        if question is None or choice not in question.options:
            return False
        game.step(state, choice)
    return state.outcome == WON


def results_of(plan: Plan, field: Field, cells: Iterable[Cell]) -> Results:
    found = list(cells)
    return Results(plan, field, [total(level, [cell for cell in found if cell.level == level]) for level in LEVELS])


def total(level: int, cells: Sequence[Cell]) -> Cell:
    return Cell(level, sum(cell.deals for cell in cells), sum(cell.won for cell in cells))
