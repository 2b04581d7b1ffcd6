"""What a bot that looks ahead must be told about a game."""

from typing import Protocol

import msgspec

from knockbox.bots.vantage import World
from knockbox.engine.decision import Decision
from knockbox.games.registry import AnyGame


class Heuristic(Protocol):
    """A game's sense of what is good, by its views, its odds and the names of its questions alone."""

    def worth(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        """How well `seat` stands by these rules; more is better, 0 is even."""

    def is_rest(self, prompt: str) -> bool:
        """Whether an action is over when this is asked, so that the table can be judged."""

    def reflex(self, world: World, question: Decision) -> int:
        """How another seat answers, at a glance."""

    def narrow(self, prompt: str, options: list[int]) -> list[int]:
        """The options worth looking at further."""

    def is_gamble(self, prompt: str) -> bool:
        """Whether the answer is to be judged by its odds, not by what comes of it in one world."""

    def stake(self, view: msgspec.Struct, seat: int, rules: AnyGame) -> float:
        """What the gamble is worth more than letting it be, by these rules."""

    def gamble(self, question: Decision, stake: float) -> int:
        """The answer to a gamble of this worth."""
