"""Bots by name, with an optional style and budget: `hard:patient`, `ismcts@0.5s`, `expert:own@500`."""

from collections.abc import Callable
from typing import Final, NamedTuple

from knockbox.bots.budget import Budget, parse_budget
from knockbox.bots.errors import BudgetError, StyleError, UnknownBotError
from knockbox.bots.greedy import make_deaf, make_greedy
from knockbox.bots.levels import LEVEL_BUDGETS, make_easy, make_expert, make_hard, make_mute, make_normal
from knockbox.bots.observation import Bot
from knockbox.bots.random import RandomBot
from knockbox.bots.styles import check_style, check_style_for_game
from knockbox.bots.tree_search import make_ismcts

BASELINE_BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "deaf": make_deaf, "greedy": make_greedy}
SEARCHING_BASELINES: Final[dict[str, Callable[[int, Budget], Bot]]] = {"ismcts": make_ismcts, "mute": make_mute}
HEURISTIC_LEVELS: Final[dict[str, Callable[[int, str], Bot]]] = {"easy": make_easy, "normal": make_normal}
SEARCHING_LEVELS: Final[dict[str, Callable[[int, Budget, str], Bot]]] = {"hard": make_hard, "expert": make_expert}
SEARCHING_BOTS: Final = (*SEARCHING_BASELINES, *SEARCHING_LEVELS)
STYLED_BOTS: Final = (*HEURISTIC_LEVELS, *SEARCHING_LEVELS)
DEFAULT_BUDGETS: Final = {"ismcts": Budget(simulations=1000), "mute": LEVEL_BUDGETS["hard"], **LEVEL_BUDGETS}
BUDGET_SEPARATOR: Final = "@"
STYLE_SEPARATOR: Final = ":"
NAME_SYNTAX_HELP: Final = (
    "easy, normal, hard and expert take a style: normal:patient, or hard:own for the style of the bot's fighter."
    " ismcts, mute, hard and expert take a budget: hard@200 for simulations, expert:tricky@0.5s for seconds."
)


class BotSpec(NamedTuple):
    """The parts of a bot name."""

    kind: str
    style: str
    budget: Budget


def bot_names() -> list[str]:
    """Return the names of all bots: baselines first, then the levels."""
    return [*BASELINE_BOTS, *SEARCHING_BASELINES, *STYLED_BOTS]


def default_budget(name: str) -> Budget | None:
    """Return the default budget of a bot, or None if it does not search."""
    return DEFAULT_BUDGETS.get(kind_of(name))


def kind_of(name: str) -> str:
    """Return a bot name without style and budget."""
    return name.partition(BUDGET_SEPARATOR)[0].partition(STYLE_SEPARATOR)[0]


def make_bot(name: str, seed: int) -> Bot:
    """Return a new bot with its own random generator."""
    kind, style, budget = parse_bot_name(name)
    if kind in SEARCHING_BASELINES:
        return SEARCHING_BASELINES[kind](seed, budget)
    if kind in SEARCHING_LEVELS:
        return SEARCHING_LEVELS[kind](seed, budget, style)
    return HEURISTIC_LEVELS[kind](seed, style) if kind in HEURISTIC_LEVELS else BASELINE_BOTS[kind](seed)


def check_bot(name: str, game: str) -> None:
    """Raise `BotError` if the name is invalid or the bot cannot play this game."""
    make_bot(name, 0)
    check_style_for_game(parse_bot_name(name).style, name, game)


def parse_bot_name(name: str) -> BotSpec:
    """Parse a bot name; raise `BotError` for an unknown bot or a suffix that it does not support."""
    named, at, budget = name.partition(BUDGET_SEPARATOR)
    kind, colon, style = named.partition(STYLE_SEPARATOR)
    if kind not in bot_names():
        raise UnknownBotError(name, bot_names())
    if colon and kind not in STYLED_BOTS:
        raise StyleError(
            f"bot: found '{name}'; expected {kind} without a style: only {', '.join(STYLED_BOTS)} have one"
        )
    if colon:
        check_style(style, name)
    if at and kind not in SEARCHING_BOTS:
        raise BudgetError(f"bot: found '{name}'; expected {kind} without a budget: it does not search")
    return BotSpec(kind, style, parse_budget(budget) if at else DEFAULT_BUDGETS.get(kind, Budget()))
