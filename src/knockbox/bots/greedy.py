"""Bots that play what looks best at once, by what they know of the game."""

from collections.abc import Mapping
from typing import Final

from knockbox.bots.heuristics.dungeon import DungeonPolicy
from knockbox.bots.heuristics.knockdown import KnockdownHeuristic
from knockbox.bots.lookahead import LookaheadPolicy
from knockbox.bots.policy import Policy
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded

POLICIES: Final[dict[str, Policy]] = {
    "knockdown": LookaheadPolicy(KnockdownHeuristic()),
    "dungeon": DungeonPolicy(),
}


class PolicyBot:
    """Plays by a policy of each game."""

    def __init__(self, name: str, policies: Mapping[str, Policy], seed: int) -> None:
        self.name = name
        self.policies = policies
        self.rng = seeded(seed)

    def choose(self, vantage: Vantage) -> int:
        return self.policy(vantage).choose(vantage, self.rng)

    def speak(self, vantage: Vantage) -> list[int]:
        return self.policy(vantage).speak(vantage)

    def policy(self, vantage: Vantage) -> Policy:
        return self.policies[vantage.game]


def greedy(seed: int) -> PolicyBot:
    """Sensible and quick."""
    return PolicyBot("greedy", POLICIES, seed)


class DeafBot(PolicyBot):
    """Plays like greedy, but hears nobody and says nothing: what talking is worth can be measured by it."""

    def choose(self, vantage: Vantage) -> int:
        return super().choose(vantage.without_story())

    def speak(self, vantage: Vantage) -> list[int]:
        return []


def deaf(seed: int) -> DeafBot:
    return DeafBot("deaf", POLICIES, seed)
