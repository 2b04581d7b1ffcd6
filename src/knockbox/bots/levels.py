"""The levels: four opponents for people, each stronger than the one before.

The weaker ones make the mistakes of people: they look no further than a move or two, forget which cards they saw, and
cannot tell apart what is nearly as good. The stronger ones search imagined worlds, judged by what matches taught.
"""

from typing import Final

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import POLICIES, PolicyBot
from knockbox.bots.heuristics.dungeon import DungeonPolicy
from knockbox.bots.heuristics.knockdown import KnockdownHeuristic
from knockbox.bots.lookahead import LookaheadPolicy
from knockbox.bots.model import learned
from knockbox.bots.policy import Policy
from knockbox.bots.searching import SearchingBot
from knockbox.bots.vantage import Vantage

BEGINNER: Final[dict[str, Policy]] = {
    "knockdown": LookaheadPolicy(KnockdownHeuristic(), worlds=1, effort=2, blur=2.5),
    "dungeon": DungeonPolicy(blur=12.0),
}
CASUAL: Final[dict[str, Policy]] = {
    "knockdown": LookaheadPolicy(KnockdownHeuristic(), worlds=1, effort=8, blur=0.6),
    "dungeon": DungeonPolicy(blur=2.0),
}
THINKING: Final[dict[str, Budget]] = {"hard": Budget(seconds=0.3), "expert": Budget(seconds=2.8)}
"""Within one second and within three, with room for a machine that is busy."""


class HumanBot(PolicyBot):
    """Plays by a policy that overlooks much, and keeps no card in mind."""

    def choose(self, vantage: Vantage) -> int:
        return super().choose(vantage.forgetful())


def easy(seed: int) -> HumanBot:
    """A beginner, who also listens to nobody."""
    return HumanBot("easy", BEGINNER, seed)


def normal(seed: int) -> HumanBot:
    """Somebody who plays now and then."""
    return HumanBot("normal", CASUAL, seed)


class LearnedBot(SearchingBot):
    """Searches, judges by the net of the game, and says what the greedy policy would say."""

    def speak(self, vantage: Vantage) -> list[int]:
        return POLICIES[vantage.game].speak(vantage)


def hard(seed: int, budget: Budget) -> LearnedBot:
    return LearnedBot("hard", learned, seed, budget)


def expert(seed: int, budget: Budget) -> LearnedBot:
    return LearnedBot("expert", learned, seed, budget)
