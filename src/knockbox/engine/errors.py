"""Errors for input to the engine from outside."""

from collections.abc import Mapping


class OptionError(ValueError):
    """A match option does not exist or does not take the given value."""


class ChoiceError(ValueError):
    """A choice cannot be parsed or is not legal now."""


class UnreachableError(ChoiceError):
    """A notation contains a number that no choice can hold.

    The reasons against `nearest_choice`, the closest valid choice, apply to the notation, with its own `values`.
    """

    def __init__(self, message: str, nearest_choice: int, values: Mapping[str, int]) -> None:
        super().__init__(message)
        self.nearest_choice = nearest_choice
        self.values = values


class PositionError(ValueError):
    """A position is impossible."""
