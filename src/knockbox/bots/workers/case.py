"""What a search is told of a table: a world that the seat imagines, never the true one."""

from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, Union

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.errors import BudgetError
from knockbox.bots.registry import SEARCHING, make
from knockbox.bots.searching import SearchingBot, Stop
from knockbox.bots.thought import Thought, forced
from knockbox.bots.vantage import Vantage, World
from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng, seeded
from knockbox.games.registry import AnyGame, build, event_kinds

KEPT: Final = 8
"""Games that stay built."""


class Setting(msgspec.Struct, frozen=True):
    """All that a game is built from."""

    game: str
    options: dict[str, str]
    packs: list[str]
    seats: int
    hands: tuple[str, ...] = ()  # how well the seats build, where they do


class Case(msgspec.Struct, frozen=True):
    """A question, and all that the seat knows of the table; of what it cannot know, what might be."""

    setting: Setting
    position: dict[str, Any]  # of an imagined world
    seat: int  # whose knowledge it is
    question: tuple[int, int, list[int]]  # seat, prompt and options
    story: msgspec.Raw  # events that the seat noticed
    bot: str  # with its budget


def setting_of(rules: AnyGame, packs: Sequence[str]) -> Setting:
    """`packs` are ids or paths, as the game was built with."""
    return Setting(rules.key, dict(rules.options), list(packs), rules.seats, rules.hands)


def case_of(vantage: Vantage, packs: Sequence[str], bot: str, seed: int) -> Case:
    """What equal views, questions and stories have in common: the truth has no part in it."""
    rules, question = vantage.rules, vantage.question
    world = asked_world(vantage, seeded(~seed))
    story = msgspec.Raw(msgspec.json.encode(list(vantage.story)))
    asked = question.seat, question.prompt, list(question.options)
    return Case(setting_of(rules, packs), rules.position(world.state), vantage.seat, asked, story, bot)


def asked_world(vantage: Vantage, rng: Rng) -> World:
    """A world in which the seat's question is the open one."""
    world = vantage.imagine(rng)
    world.wait_for(vantage.question.seat, rng)
    return world


def think(case: Case, seed: int, stop: Stop | None = None) -> Thought:
    """Search for an answer, in whichever process this is."""
    return searcher(case.bot, seed).think(vantage_of(case), stop)


def found(case: Case, seed: int, sent: float, stop: Stop | None = None) -> Thought:
    """The same, also of a bot that does not search: it just has an answer. Time runs since the case was `sent`."""
    bot, vantage = make(case.bot, seed), vantage_of(case)
    if not isinstance(bot, SearchingBot):
        return forced(bot.choose(vantage))
    bot.budget = bot.budget.left_after(perf_counter() - sent)
    return bot.think(vantage, stop)


def searcher(name: str, seed: int) -> SearchingBot:
    bot = make(name, seed)
    if not isinstance(bot, SearchingBot):
        raise BudgetError(f"bot: found '{name}'; expected one that searches: {', '.join(SEARCHING)}")
    return bot


def budget_in(name: str) -> Budget | None:
    """How much a bot with this name thinks; None if it does not search."""
    bot = make(name, 0)
    return bot.budget if isinstance(bot, SearchingBot) else None


def vantage_of(case: Case) -> Vantage:
    rules = built(msgspec.json.encode(case.setting))
    story = msgspec.json.decode(case.story, type=story_type(case.setting.game))
    return Vantage(rules, rules.set_up(case.position), Decision(*case.question), story, case.seat, is_read=True)


@lru_cache(KEPT)
def built(setting: bytes) -> AnyGame:
    wanted = msgspec.json.decode(setting, type=Setting)
    return build(wanted.game, wanted.options, wanted.packs, wanted.seats).with_hands(wanted.hands)


@lru_cache
def story_type(game: str) -> Any:
    return list[Union[tuple(event_kinds(game))]]  # type: ignore[misc]  # noqa: UP007  (known only at run time)
