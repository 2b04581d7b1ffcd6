"""How a bot plays one game: what it answers, and what it says meanwhile."""

from typing import Protocol

from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import Rng


class Policy(Protocol):
    """Answers by the vantage alone; it has no memory of a match."""

    def choose(self, vantage: Vantage, rng: Rng) -> int:
        """One of the options of the vantage's question, or of its offers."""

    def speak(self, vantage: Vantage) -> list[int]:
        """What is worth saying now, of the vantage's utterances."""
