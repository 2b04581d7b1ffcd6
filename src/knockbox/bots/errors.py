"""Exceptions raised by bots."""

from collections.abc import Iterable


class BotError(ValueError):
    """An unknown bot, or one that does not support the request."""


class UnknownBotError(BotError):
    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(f"unknown bot '{name}'; known: {', '.join(known)}")


class ModelError(BotError):
    """A trained model is missing or does not fit the game."""


class StyleError(BotError):
    """A bot does not support the requested style."""


class BudgetError(BotError):
    """A budget out of range, or a budget for a bot that does not search."""


class SearchError(RuntimeError):
    """A search did not finish: its process was killed, or the search failed."""
