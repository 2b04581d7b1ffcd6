"""What can be wrong with the request for a game."""


class SetupError(ValueError):
    """A game cannot be built as asked; `part` says where the fault is: game, pack, option or seats."""

    def __init__(self, part: str, message: str) -> None:
        super().__init__(message)
        self.part = part
