"""The bots by name; behind it may stand a style and a budget: `hard:patient`, `ismcts@0.5s`, `expert:own@500`."""

from collections.abc import Callable
from typing import Final, NamedTuple

from knockbox.bots.budget import Budget, read_budget
from knockbox.bots.errors import BudgetError, StyleError, UnknownBotError
from knockbox.bots.greedy import deaf, greedy
from knockbox.bots.levels import THINKING, easy, expert, hard, mute, normal
from knockbox.bots.random import RandomBot
from knockbox.bots.searching import ismcts
from knockbox.bots.styles import check_style, check_styled
from knockbox.bots.vantage import Bot

YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "deaf": deaf, "greedy": greedy}
SEARCHING_YARDSTICKS: Final[dict[str, Callable[[int, Budget], Bot]]] = {"ismcts": ismcts, "mute": mute}
QUICK: Final[dict[str, Callable[[int, str], Bot]]] = {"easy": easy, "normal": normal}
DEEP: Final[dict[str, Callable[[int, Budget, str], Bot]]] = {"hard": hard, "expert": expert}
SEARCHING: Final = (*SEARCHING_YARDSTICKS, *DEEP)
STYLED: Final = (*QUICK, *DEEP)
USUAL: Final = {"ismcts": Budget(simulations=1000), "mute": THINKING["hard"], **THINKING}
AT: Final = "@"
COLON: Final = ":"
BEHIND: Final = (
    "Behind easy, normal, hard and expert may stand a style: normal:patient, or hard:own for that of its fighter."
    " Behind ismcts, mute, hard and expert may stand how much they think: hard@200 simulations, or expert:tricky@0.5s."
)


class Name(NamedTuple):
    """What a bot is asked to be."""

    kind: str
    style: str
    budget: Budget


def bots() -> list[str]:
    """The names of all bots: yardsticks first, then the levels."""
    return [*YARDSTICKS, *SEARCHING_YARDSTICKS, *STYLED]


def budget_of(name: str) -> Budget | None:
    """How much a bot thinks unless it is told otherwise; None if it does not search."""
    return USUAL.get(kind_of(name))


def kind_of(name: str) -> str:
    """A name without what stands behind it."""
    return name.partition(AT)[0].partition(COLON)[0]


def make(name: str, seed: int) -> Bot:
    """A bot with its own chance."""
    kind, style, budget = read_name(name)
    if kind in SEARCHING_YARDSTICKS:
        return SEARCHING_YARDSTICKS[kind](seed, budget)
    if kind in DEEP:
        return DEEP[kind](seed, budget, style)
    return QUICK[kind](seed, style) if kind in QUICK else YARDSTICKS[kind](seed)


def check_bot(name: str, game: str) -> None:
    """Complain of a bot that cannot be asked for, or not in this game."""
    make(name, 0)
    check_styled(read_name(name).style, name, game)


def read_name(name: str) -> Name:
    """The parts of a name; a bot has those behind it that mean something for it."""
    named, at, budget = name.partition(AT)
    kind, colon, style = named.partition(COLON)
    if kind not in bots():
        raise UnknownBotError(name, bots())
    if colon and kind not in STYLED:
        raise StyleError(f"bot: found '{name}'; expected {kind} without a style, for only {', '.join(STYLED)} have one")
    if colon:
        check_style(style, name)
    if at and kind not in SEARCHING:
        raise BudgetError(f"bot: found '{name}'; expected {kind} without a budget, for it does not search")
    return Name(kind, style, read_budget(budget) if at else USUAL.get(kind, Budget()))
