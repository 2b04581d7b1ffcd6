"""A bot that takes any option, each as likely as the others."""

from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded


class RandomBot:
    """The yardstick for all others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, vantage: Vantage) -> int:
        options = vantage.question.options
        return options[self.rng.below(len(options))]

    def speak(self, vantage: Vantage) -> list[int]:
        """It has nothing to say."""
        return []
