"""Duels that are played to be learnt from: how each table stood, who won its round, and what was expected."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import greedy
from knockbox.bots.model import judge_by
from knockbox.bots.searching import SearchingBot
from knockbox.bots.vantage import Bot, Vantage
from knockbox.engine.rng import Rng, seeded
from knockbox.games.knockdown.pack import boxes
from knockbox.games.knockdown.selection import DRAW, SELECTED
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import Table
from tools.train.lessons import Course, Lesson, Subject

WHIM: Final = 6
"""Of a hundred answers so many are any, so that the net also sees tables to which good play does not lead."""
TRUST: Final = 0.6
"""In what a search expected, against who won in the end."""
RESTS: Final = ["take_action"]
"""An action is over, and the next has not begun."""


class Seen(msgspec.Struct, frozen=True):
    """A table as the seat saw it that was asked."""

    row: list[float]
    seat: int
    points: list[int]  # that all had so far
    stakes: tuple[float, float]  # the chance to win the match once this round is lost, and once it is won
    opinion: float | None  # of a search: the chance to win the match

    @property
    def expected(self) -> float | None:
        """The chance to win the round that fits the opinion."""
        lost, won = self.stakes
        return None if self.opinion is None else min(1.0, max(0.0, (self.opinion - lost) / (won - lost)))


def duel(course: Course, seed: int) -> Iterator[Lesson]:
    """Each table of one match at which an action was over, as the seat that was asked stood there."""
    rules = rules_for(seed)
    rests = [prompt in RESTS for prompt in rules.prompts]
    whims = seeded(seed + 1)
    bots = [Whimsical(player(course, rules, seed * rules.seats + seat), whims) for seat in range(rules.seats)]
    table = Table(rules, bots, rules.start(seeded(seed), listen=True))
    seen: list[Seen] = []
    while (question := rules.decision(table.state)) is not None:
        seat, points = question.seat, rules.points(table.state)
        row = rules.features(table.state, seat) if rests[question.prompt] else []
        stakes = rules.stakes(table.state, seat)
        table.ask()
        if row:
            seen.append(Seen(row, seat, points, stakes, bots[seat].opinion))
    ending = [(1 + payoff) / 2 for payoff in rules.payoffs(table.state)]
    return taught(seen, rules.points(table.state), ending)


def taught(seen: Sequence[Seen], points: Sequence[int], ending: Sequence[float]) -> Iterator[Lesson]:
    """From the last table to the first: who won the round it was in, or the match if that gave nobody a point."""
    for table in reversed(seen):
        if table.points != points:
            ending = [float(after - before) for after, before in zip(points, table.points, strict=True)]
            points = table.points
        yield table.row, blended(ending[table.seat], table.expected)


def blended(won: float, expected: float | None) -> float:
    """Who won is true but full of luck; what a search expected is biased but says more. One learns from both."""
    return won if expected is None else TRUST * expected + (1 - TRUST) * won


def rules_for(seed: int) -> AnyGame:
    """All boxes with everything drawn, whatever the seed."""
    return build("knockdown", dict.fromkeys(SELECTED, DRAW), boxes())


def player(course: Course, rules: AnyGame, seed: int) -> Bot:
    if course.model is None:
        return greedy(seed)
    judge = judge_by(course.model, rules)
    return SearchingBot("pupil", lambda _rules: judge, seed, Budget(simulations=course.simulations))


class Whimsical:
    """Now and then answers without thinking; after an answer its opinion is what the seat has to expect."""

    name = "whimsical"

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.opinion: float | None = None

    def choose(self, vantage: Vantage) -> int:
        options = vantage.question.options
        self.opinion = None
        if self.rng.below(100) < WHIM:
            return options[self.rng.below(len(options))]
        if not isinstance(self.bot, SearchingBot):
            return self.bot.choose(vantage)
        thought = self.bot.think(vantage)
        self.opinion = thought.chance if thought.simulations else None
        return thought.best.choice

    def speak(self, vantage: Vantage) -> list[int]:
        return self.bot.speak(vantage)


DUELS: Final = Subject("knockdown", RESTS, False, rules_for, duel)
