"""A bot that picks an option uniformly at random."""

from knockbox.bots.observation import PlayerObservation
from knockbox.engine.rng import make_rng


class RandomBot:
    """The baseline for all other bots."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = make_rng(seed)

    def choose(self, observation: PlayerObservation) -> int:
        options = observation.question.options
        return options[self.rng.below(len(options))]

    def speak(self, observation: PlayerObservation) -> list[int]:
        """Return nothing: this bot does not talk."""
        return []
