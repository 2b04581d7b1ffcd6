"""A question the rules wait on."""

from typing import Final

PUBLIC: Final = -1
"""The viewpoint of a spectator, and the seat of the referee, who knows no more than a spectator."""


class Decision:
    """The seat that must answer, the prompt, and every legal action.

    An action is an int that names a thing (a card kind, a space, a payment), never a list position,
    so it means the same in every determinization.
    """

    __slots__ = ("options", "prompt", "seat")

    def __init__(self, seat: int, prompt: int, options: list[int]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
