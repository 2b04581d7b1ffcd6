"""What can be wrong with what the core is handed from outside."""

from collections.abc import Mapping


class OptionError(ValueError):
    """A match option that does not exist, or a value it does not take."""


class ChoiceError(ValueError):
    """A choice that cannot be read or is not open."""


class UnreachableError(ChoiceError):
    """A notation with a number that no choice can hold.

    Whatever the rules say against `like`, the choice nearest to it, they say against the notation, with its `values`.
    """

    def __init__(self, message: str, like: int, values: Mapping[str, int]) -> None:
        super().__init__(message)
        self.like = like
        self.values = values


class PositionError(ValueError):
    """A position that cannot be."""
