"""Errors of building a game."""


class SetupError(ValueError):
    """A game cannot be built as requested; `part` is the faulty part: game, pack, option or seats."""

    def __init__(self, part: str, message: str) -> None:
        super().__init__(message)
        self.part = part
