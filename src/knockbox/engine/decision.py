"""A question the rules are waiting on."""

from typing import Final

PUBLIC: Final = -1
"""The vantage of a spectator, and the seat of the referee, who knows no more than a spectator."""


class Decision:
    """Who must answer, what is asked, and every legal answer.

    An answer is an int that names a thing (a card kind, a space, a payment), never a list position,
    so it means the same in every world a bot may imagine.
    """

    __slots__ = ("options", "prompt", "seat")

    def __init__(self, seat: int, prompt: int, options: list[int]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
