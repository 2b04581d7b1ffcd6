"""Makes a ladder plan: assigns budgets, and records the rules version and the behaviour of the bots."""

import hashlib
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.registry import BUDGET_SEPARATOR, default_budget, make_bot
from knockbox.engine.rng import make_rng
from knockbox.games.registry import AnyGame
from knockbox.lab.dungeon.difficulty import DEFAULT_GROUP_SIZE
from knockbox.lab.dungeon.study_setup import build_dungeon
from knockbox.lab.ladder.matchups import BUDGET_OF_OTHER_BOT, KNOCKDOWN, LADDERS, SOLVER, Lineup, Matchup
from knockbox.lab.ladder.plan import LadderPlan
from knockbox.lab.ladder.play_deal import build_duel
from knockbox.lab.match import BotMatch

SAMPLED_LEVELS: Final = (1, 4)
"""Dungeons in which the behaviour of a bot is sampled."""
SAMPLED_ANSWERS: Final = 24
SAMPLED_SIMULATIONS: Final = 16
"""The behaviour hash covers the first answers of a bot with this small budget."""
HASH_DIGITS: Final = 16
SECONDS_DIGITS: Final = 4
"""Decimal places of seconds in a bot name."""


def make_plan(game: str, seed: int, time: float, engine: str) -> LadderPlan:
    matchups = tuple(matchup_with_budgets(matchup, time) for matchup in LADDERS[game])
    names = [bot for matchup in matchups for lineup in matchup.lineups for bot in lineup.bots if bot != SOLVER]
    for name in names:
        make_bot(name, 0)
    manner = {kind: behaviour_hash(game, kind) for kind in dict.fromkeys(without_budget(name) for name in names)}
    rules = sampled_games(game)[0]
    return LadderPlan(game, seed, time, engine, rules.rules_version, content_hashes(game), manner, matchups)


def content_hashes(game: str) -> dict[str, str]:
    if game == KNOCKDOWN:
        return {box.pack.id: box.content_hash for box in build_duel().card_pool.boxes}
    dungeon = build_dungeon(SAMPLED_LEVELS[0], DEFAULT_GROUP_SIZE, (), ())
    return {dungeon.box.pack.id: dungeon.content_hash}


def matchup_with_budgets(matchup: Matchup, time: float) -> Matchup:
    return msgspec.structs.replace(
        matchup, lineups=tuple(lineup_with_budgets(lineup, time) for lineup in matchup.lineups)
    )


def lineup_with_budgets(lineup: Lineup, time: float) -> Lineup:
    share = time if lineup.time is None else lineup.time
    return msgspec.structs.replace(lineup, bots=tuple(bot_with_budget(bot, share) for bot in lineup.bots))


def bot_with_budget(bot: str, share: float) -> str:
    """Add a share of the default budget to a bot name, unless it has a budget or the bot does not search."""
    if BUDGET_SEPARATOR in bot or bot == SOLVER:
        return bot
    usual = default_budget(BUDGET_OF_OTHER_BOT.get(bot, bot))
    return bot if usual is None else f"{bot}{BUDGET_SEPARATOR}{scale_budget(usual, share)}"


def scale_budget(budget: Budget, share: float) -> Budget:
    if budget.simulations:
        return Budget(simulations=max(1, round(budget.simulations * share)))
    return Budget(seconds=round(budget.seconds * share, SECONDS_DIGITS))


def without_budget(bot: str) -> str:
    """Return a bot name without its budget."""
    return bot.partition(BUDGET_SEPARATOR)[0]


def behaviour_hash(game: str, kind: str) -> str:
    """Return a short hash of how a bot opens a match against itself, with a budget in simulations."""
    name = kind if default_budget(kind) is None else f"{kind}{BUDGET_SEPARATOR}{SAMPLED_SIMULATIONS}"
    inputs = [play_opening(rules, name) for rules in sampled_games(game)]
    return hashlib.sha256(msgspec.json.encode(inputs)).hexdigest()[:HASH_DIGITS]


def play_opening(rules: AnyGame, name: str) -> list[tuple[int, int]]:
    """Return the first inputs of a match, answers and talk."""
    bots = [make_bot(name, seat) for seat in range(rules.num_players)]
    table = BotMatch(rules, bots, rules.start(make_rng(0), with_log=True))
    for _ in range(SAMPLED_ANSWERS):
        if rules.decision(table.state) is None:
            break
        table.talk()
        table.answer_question()
    return table.inputs


def sampled_games(game: str) -> list[AnyGame]:
    """Return the games in which behaviour is sampled."""
    return (
        [build_duel()]
        if game == KNOCKDOWN
        else [build_dungeon(level, DEFAULT_GROUP_SIZE, (), ()) for level in SAMPLED_LEVELS]
    )
