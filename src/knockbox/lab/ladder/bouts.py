"""One deal of a lineup, played to its end by whichever process has it."""

from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import add
from typing import Final

import msgspec

from knockbox.games.dungeon.state import WON
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.pack import boxes
from knockbox.games.knockdown.selection import DRAW, SELECTED
from knockbox.games.registry import AnyGame, build
from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.difficulty import USUAL
from knockbox.lab.dungeon.ground import LEVELS, deal_seed, entered
from knockbox.lab.knockdown.round_robin import knockdown
from knockbox.lab.ladder.clock import Clock, TimedBot
from knockbox.lab.ladder.rungs import DUNGEON, KNOCKDOWN, SOLVER, SOLVER_SECONDS, Lineup
from knockbox.lab.match import match_seed, play_with, team


class Bout(msgspec.Struct, frozen=True):
    """The work one process takes at a time."""

    game: str
    seed: int
    lineup: Lineup
    deal: int


class Score(msgspec.Struct, frozen=True, array_like=True):
    """What came of a bout."""

    lineup: str
    deal: int
    won: tuple[bool, ...]  # on seat A and on seat B, or in each dungeon
    clocks: tuple[Clock, ...] = ()  # by bot of the lineup

    @property
    def share(self) -> float:
        return sum(self.won) / len(self.won)


def play(bout: Bout) -> Score:
    return BOUTS[bout.game](bout)


def play_pair(bout: Bout) -> Score:
    """The same deal twice: fighters, arena, skills and cards stay where they are, and the bots change seats."""
    seed = match_seed(bout.seed, bout.deal)
    bots = bout.lineup.bots
    first, second = timed(bots, seed), timed(bots[::-1], seed)
    won = (is_won(duel(), first, seed, seat=0), is_won(duel(), second, seed, seat=1))
    clocks = [(one.clock + other.clock).rounded() for one, other in zip(first, reversed(second), strict=True)]
    return Score(bout.lineup.name, bout.deal, won, tuple(clocks))


def timed(names: Sequence[str], seed: int) -> list[TimedBot]:
    return [TimedBot(bot) for bot in team(names, seed)]


def is_won(game: AnyGame, bots: Sequence[TimedBot], seed: int, seat: int) -> bool:
    state, _ = play_with(game, bots, seed)
    return game.payoffs(state)[seat] > 0


@cache
def duel() -> Knockdown:
    """All boxes of the house; fighters, arena and skills are drawn for each match."""
    return knockdown(build(KNOCKDOWN, dict.fromkeys(SELECTED, DRAW), boxes()))


def play_tour(bout: Bout) -> Score:
    """A deal of each dungeon, the same for every group."""
    if bout.lineup.bots == (SOLVER,):
        return Score(bout.lineup.name, bout.deal, tuple(solved(bout, level) for level in LEVELS))
    entries = [enter(bout, level) for level in LEVELS]
    clock = reduce(add, (clock for _, clock in entries)).rounded()
    return Score(bout.lineup.name, bout.deal, tuple(won for won, _ in entries), (clock,))


def solved(bout: Bout, level: int) -> bool:
    plan = deals.Plan(count=bout.deal + 1, seconds=SOLVER_SECONDS, seed=bout.seed)
    return bool(deals.search(deals.Deal(plan, level, bout.deal)).won)


def enter(bout: Bout, level: int) -> tuple[bool, Clock]:
    seed = deal_seed(bout.seed, level, USUAL, bout.deal)
    bots = timed(bout.lineup.bots * USUAL, seed)
    state, _ = play_with(entered(level, USUAL, (), ()), bots, seed)
    return state.outcome == WON, reduce(add, (bot.clock for bot in bots))


BOUTS: Final[dict[str, Callable[[Bout], Score]]] = {KNOCKDOWN: play_pair, DUNGEON: play_tour}
