"""Plays one deal of a lineup."""

from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import add
from typing import Final

import msgspec

from knockbox.games.dungeon.state import WON
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.pack import shipped_packs
from knockbox.games.knockdown.selection import DRAW, SELECTION_OPTIONS
from knockbox.games.registry import AnyGame, build
from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.difficulty import DEFAULT_GROUP_SIZE
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, build_dungeon, deal_seed
from knockbox.lab.knockdown.round_robin import as_knockdown
from knockbox.lab.ladder.matchups import DUNGEON, KNOCKDOWN, SOLVER, SOLVER_SECONDS, Lineup
from knockbox.lab.ladder.timed_bot import AnswerClock, TimedBot
from knockbox.lab.match import make_team, match_seed, play_with_bots


class DealTask(msgspec.Struct, frozen=True):
    """One deal of a lineup: one unit of work for a process."""

    game: str
    seed: int
    lineup: Lineup
    deal: int


class DealResult(msgspec.Struct, frozen=True, array_like=True):
    """The result of one deal of a lineup."""

    lineup: str
    deal: int
    wins: tuple[bool, ...]  # by match: seats A and B, or one per dungeon
    clocks: tuple[AnswerClock, ...] = ()  # one per bot of the lineup

    @property
    def win_rate(self) -> float:
        return sum(self.wins) / len(self.wins)


def play_deal_task(task: DealTask) -> DealResult:
    return DEAL_PLAYERS[task.game](task)


def play_swapped_pair(task: DealTask) -> DealResult:
    """Play a deal twice with swapped seats; fighters, arena, skills and cards stay where they are."""
    seed = match_seed(task.seed, task.deal)
    bots = task.lineup.bots
    first, second = make_timed_bots(bots, seed), make_timed_bots(bots[::-1], seed)
    won = (is_won(build_duel(), first, seed, seat=0), is_won(build_duel(), second, seed, seat=1))
    clocks = [(one.clock + other.clock).rounded() for one, other in zip(first, reversed(second), strict=True)]
    return DealResult(task.lineup.name, task.deal, won, tuple(clocks))


def make_timed_bots(names: Sequence[str], seed: int) -> list[TimedBot]:
    return [TimedBot(bot) for bot in make_team(names, seed)]


def is_won(game: AnyGame, bots: Sequence[TimedBot], seed: int, seat: int) -> bool:
    state, _ = play_with_bots(game, bots, seed)
    return game.returns(state)[seat] > 0


@cache
def build_duel() -> Knockdown:
    """Build Knockdown with all boxes; fighters, arena and skills are drawn for each match."""
    return as_knockdown(build(KNOCKDOWN, dict.fromkeys(SELECTION_OPTIONS, DRAW), shipped_packs()))


def play_all_dungeons(task: DealTask) -> DealResult:
    """Play a deal of each dungeon; every group gets the same deals."""
    if task.lineup.bots == (SOLVER,):
        return DealResult(task.lineup.name, task.deal, tuple(is_solved(task, level) for level in DUNGEON_LEVELS))
    entries = [play_dungeon(task, level) for level in DUNGEON_LEVELS]
    clock = reduce(add, (clock for _, clock in entries)).rounded()
    return DealResult(task.lineup.name, task.deal, tuple(won for won, _ in entries), (clock,))


def is_solved(task: DealTask, level: int) -> bool:
    plan = deals.SolvePlan(count=task.deal + 1, seconds=SOLVER_SECONDS, seed=task.seed)
    return bool(deals.solve_deal(deals.SolveTask(plan, level, task.deal)).wins)


def play_dungeon(task: DealTask, level: int) -> tuple[bool, AnswerClock]:
    seed = deal_seed(task.seed, level, DEFAULT_GROUP_SIZE, task.deal)
    bots = make_timed_bots(task.lineup.bots * DEFAULT_GROUP_SIZE, seed)
    state, _ = play_with_bots(build_dungeon(level, DEFAULT_GROUP_SIZE, (), ()), bots, seed)
    return state.outcome == WON, reduce(add, (bot.clock for bot in bots))


DEAL_PLAYERS: Final[dict[str, Callable[[DealTask], DealResult]]] = {
    KNOCKDOWN: play_swapped_pair,
    DUNGEON: play_all_dungeons,
}
