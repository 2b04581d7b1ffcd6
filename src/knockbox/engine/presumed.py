"""What a look ahead takes for granted."""

from typing import NamedTuple


class Presumed(NamedTuple):
    """An answer to a question on the way, so that a deed is seen to its end."""

    seat: int
    choice: int
    quiet: int = 0  # so many events that follow tell which answer it was; they are not to be told
