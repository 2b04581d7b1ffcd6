"""A bot that plays what looks best at once, by what it knows of the game."""

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


class GreedyBot:
    """Sensible and quick."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, vantage: Vantage) -> int:
        return POLICIES[vantage.game].choose(vantage, self.rng)

    def speak(self, vantage: Vantage) -> list[int]:
        return POLICIES[vantage.game].speak(vantage)


class DeafBot(GreedyBot):
    """Plays like greedy, but hears nobody and says nothing: what talking is worth can be measured by it."""

    name = "deaf"

    def choose(self, vantage: Vantage) -> int:
        return super().choose(vantage.without_story())

    def speak(self, vantage: Vantage) -> list[int]:
        return []
