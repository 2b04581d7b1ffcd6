"""Make a plan: bots get their budgets, and it is noted by which rules and in which manner they play."""

import hashlib
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.registry import AT, budget_of, make
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame
from knockbox.lab.dungeon.difficulty import USUAL
from knockbox.lab.dungeon.ground import entered
from knockbox.lab.ladder.bouts import duel
from knockbox.lab.ladder.plan import Plan
from knockbox.lab.ladder.rungs import EQUAL_TIME, KNOCKDOWN, LADDERS, SOLVER, Lineup, Rung
from knockbox.lab.match import Table

LEVELS_APART: Final = (1, 4)
"""Dungeons in which the manner of a bot is looked at."""
ANSWERS: Final = 24
SIMULATIONS: Final = 16
"""A bot's manner is what it answers at first, with so little thought."""
SHORT: Final = 16
FINEST: Final = 4
"""Digits of seconds that the name of a bot takes."""


def plan_of(game: str, seed: int, time: float, engine: str) -> Plan:
    rungs = tuple(budgeted(rung, time) for rung in LADDERS[game])
    names = [bot for rung in rungs for lineup in rung.lineups for bot in lineup.bots if bot != SOLVER]
    for name in names:
        make(name, 0)
    manner = {kind: manner_of(game, kind) for kind in dict.fromkeys(unhurried(name) for name in names)}
    rules = ground(game)[0]
    return Plan(game, seed, time, engine, rules.rules_version, hashes(game), manner, rungs)


def hashes(game: str) -> dict[str, str]:
    if game == KNOCKDOWN:
        return {box.pack.id: box.content_hash for box in duel().mixture.boxes}
    dungeon = entered(LEVELS_APART[0], USUAL, (), ())
    return {dungeon.box.pack.id: dungeon.content_hash}


def budgeted(rung: Rung, time: float) -> Rung:
    return msgspec.structs.replace(rung, lineups=tuple(with_budgets(lineup, time) for lineup in rung.lineups))


def with_budgets(lineup: Lineup, time: float) -> Lineup:
    share = time if lineup.time is None else lineup.time
    return msgspec.structs.replace(lineup, bots=tuple(with_budget(bot, share) for bot in lineup.bots))


def with_budget(bot: str, share: float) -> str:
    """A bot with a share of its usual budget; one that has a budget already keeps it, and many need none."""
    if AT in bot or bot == SOLVER:
        return bot
    usual = budget_of(EQUAL_TIME.get(bot, bot))
    return bot if usual is None else f"{bot}{AT}{part_of(usual, share)}"


def part_of(budget: Budget, share: float) -> Budget:
    if budget.simulations:
        return Budget(simulations=max(1, round(budget.simulations * share)))
    return Budget(seconds=round(budget.seconds * share, FINEST))


def unhurried(bot: str) -> str:
    """A bot by name and style, without its budget."""
    return bot.partition(AT)[0]


def manner_of(game: str, kind: str) -> str:
    """A short name for how a bot begins a match with its like, when its thoughts are counted instead of timed."""
    name = kind if budget_of(kind) is None else f"{kind}{AT}{SIMULATIONS}"
    inputs = [begun(rules, name) for rules in ground(game)]
    return hashlib.sha256(msgspec.json.encode(inputs)).hexdigest()[:SHORT]


def begun(rules: AnyGame, name: str) -> list[tuple[int, int]]:
    """The first answers of a match, and what was said before them."""
    bots = [make(name, seat) for seat in range(rules.seats)]
    table = Table(rules, bots, rules.start(seeded(0), listen=True))
    for _ in range(ANSWERS):
        if rules.decision(table.state) is None:
            break
        table.talk()
        table.ask()
    return table.inputs


def ground(game: str) -> list[AnyGame]:
    """The rules by which a ladder is climbed."""
    return [duel()] if game == KNOCKDOWN else [entered(level, USUAL, (), ()) for level in LEVELS_APART]
