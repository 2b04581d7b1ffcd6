"""The interface of a policy for one game."""

from typing import Protocol

from knockbox.bots.observation import PlayerObservation
from knockbox.engine.rng import Rng


class Policy(Protocol):
    """Stateless: answers depend on the observation alone."""

    def choose(self, observation: PlayerObservation, rng: Rng) -> int:
        """Return one of the options of the question, or one of the offers."""

    def speak(self, observation: PlayerObservation) -> list[int]:
        """Return the utterances worth making now."""
