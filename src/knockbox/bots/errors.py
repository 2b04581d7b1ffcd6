"""What can be wrong with the request for a bot."""

from collections.abc import Iterable


class BotError(ValueError):
    """There is no such bot, or it cannot play so."""


class UnknownBotError(BotError):
    def __init__(self, found: str, known: Iterable[str]) -> None:
        super().__init__(f"unknown bot '{found}'; known: {', '.join(known)}")


class ModelError(BotError):
    """What was learnt does not fit the game."""


class StyleError(BotError):
    """A bot does not play in such a style."""


class BudgetError(BotError):
    """A bot cannot think so much, or does not think ahead at all."""


class ThinkingError(RuntimeError):
    """A search came to no end: its process was killed, or it failed there."""
