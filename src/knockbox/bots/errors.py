"""What can be wrong with the request for a bot."""

from collections.abc import Iterable


class UnknownBotError(ValueError):
    def __init__(self, found: str, known: Iterable[str]) -> None:
        super().__init__(f"unknown bot '{found}'; known: {', '.join(known)}")


class ModelError(ValueError):
    """What was learnt does not fit the game."""


class StyleError(ValueError):
    """A bot does not play in such a style."""


class BudgetError(ValueError):
    """A bot cannot think so much, or does not think ahead at all."""


class ThinkingError(RuntimeError):
    """A search came to no end: its process was killed, or it failed there."""
