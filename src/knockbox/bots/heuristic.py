"""The game knowledge that a lookahead policy needs."""

from typing import Protocol

import msgspec

from knockbox.bots.observation import Determinization
from knockbox.engine.decision import Decision
from knockbox.games.registry import AnyGame


class Heuristic(Protocol):
    """Evaluation of a game; it sees only views, odds and the names of prompts."""

    def evaluate(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        """Return the value of a view to `seat` under these rules; 0 is even, higher is better."""

    def is_quiescent(self, prompt: str) -> bool:
        """Return whether an action is over at this prompt, so that the view can be evaluated."""

    def opponent_action(self, world: Determinization, question: Decision) -> int:
        """Return the assumed answer of another seat."""

    def prune_options(self, prompt: str, options: list[int]) -> list[int]:
        """Return the options worth searching further."""

    def is_gamble(self, prompt: str) -> bool:
        """Return whether the answer is evaluated by its odds rather than by its outcome in one world."""

    def gamble_value(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        """Return how much more the gamble is worth than declining it."""

    def answer_gamble(self, question: Decision, value: float) -> int:
        """Return the answer to a gamble of this value."""
