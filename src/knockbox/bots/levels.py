"""The levels: four opponents for people, each stronger than the one before.

The weaker ones make the mistakes of people: they look no further than a move or two, forget which cards they saw and
what was said a while ago, and cannot tell apart what is nearly as good. The stronger ones search imagined worlds,
judged by what matches taught.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import POLICIES, PolicyBot
from knockbox.bots.heuristics.dungeon import DungeonPolicy
from knockbox.bots.heuristics.knockdown import KnockdownHeuristic
from knockbox.bots.heuristics.sweeps import WAYS
from knockbox.bots.heuristics.tempers import TEMPERS
from knockbox.bots.lookahead import LookaheadPolicy
from knockbox.bots.model import learned
from knockbox.bots.policy import Policy
from knockbox.bots.search.judge import Learned
from knockbox.bots.searching import SearchingBot, Stop
from knockbox.bots.styles import PLAIN, lean_of, style_at
from knockbox.bots.sweeping import sweep
from knockbox.bots.thought import Thought
from knockbox.bots.vantage import Vantage

Styled: TypeAlias = Mapping[str, Mapping[str, Policy]]
"""Policies by style and game."""

BEGINNER: Final[Styled] = {
    style: {
        "knockdown": LookaheadPolicy(KnockdownHeuristic(temper), worlds=1, effort=2, blur=2.5),
        "dungeon": DungeonPolicy(blur=12.0, memory=4),
    }
    for style, temper in TEMPERS.items()
}
CASUAL: Final[Styled] = {
    style: {
        "knockdown": LookaheadPolicy(KnockdownHeuristic(temper), worlds=1, effort=8, blur=0.6),
        "dungeon": DungeonPolicy(blur=2.0, memory=8),
    }
    for style, temper in TEMPERS.items()
}
THINKING: Final[dict[str, Budget]] = {"hard": Budget(seconds=0.1), "expert": Budget(seconds=2.5)}
"""At most one second and three. `hard` takes a tenth of what it may: with ten times as much it is hardly weaker than
`expert`, and people would wait for nothing. `expert` leaves half a second for a machine that is busy: one that plays on
all cores stops any bot for 0.3 seconds now and then, also those that do not search."""


class HumanBot(PolicyBot):
    """Plays by a policy that overlooks much, and keeps no card in mind."""

    def __init__(self, name: str, policies: Styled, seed: int, style: str) -> None:
        super().__init__(name, policies[PLAIN], seed)
        self.styled = policies
        self.style = style

    def policy(self, vantage: Vantage) -> Policy:
        return self.styled[style_at(self.style, vantage)][vantage.game]

    def choose(self, vantage: Vantage) -> int:
        return super().choose(vantage.forgetful())


def easy(seed: int, style: str = PLAIN) -> HumanBot:
    """A beginner."""
    return HumanBot("easy", BEGINNER, seed, style)


def normal(seed: int, style: str = PLAIN) -> HumanBot:
    """Somebody who plays now and then."""
    return HumanBot("normal", CASUAL, seed, style)


class LearnedBot(SearchingBot):
    """Searches, judges by the net of the game and by its style, and says what the greedy policy would say."""

    def __init__(self, name: str, seed: int, budget: Budget, style: str = PLAIN) -> None:
        super().__init__(name, learned, seed, budget)
        self.style = style

    def judge(self, vantage: Vantage) -> Learned:
        judge = learned(vantage.rules)
        judge.lean = lean_of(self.style, vantage, self.rng)
        return judge

    def think(self, vantage: Vantage, stop: Stop | None = None) -> Thought:
        if vantage.game in WAYS and len(vantage.question.options) > 1:
            return sweep(vantage, self.judge(vantage), self.rng, self.budget, stop)
        return super().think(vantage, stop)

    def speak(self, vantage: Vantage) -> list[int]:
        return POLICIES[vantage.game].speak(vantage)


def hard(seed: int, budget: Budget, style: str = PLAIN) -> LearnedBot:
    return LearnedBot("hard", seed, budget, style)


def expert(seed: int, budget: Budget, style: str = PLAIN) -> LearnedBot:
    return LearnedBot("expert", seed, budget, style)


class MuteBot(LearnedBot):
    """Plays like hard, but hears nobody and says nothing: what talking is worth to it can be measured."""

    def think(self, vantage: Vantage, stop: Stop | None = None) -> Thought:
        return super().think(vantage.without_story(), stop)

    def speak(self, vantage: Vantage) -> list[int]:
        return []


def mute(seed: int, budget: Budget) -> MuteBot:
    return MuteBot("mute", seed, budget)
