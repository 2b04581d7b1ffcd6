"""The answer that a preview assumes."""

from typing import NamedTuple


class Continuation(NamedTuple):
    """An assumed answer to an intermediate question, so that a preview can show an action to its end."""

    seat: int
    choice: int
    num_hidden_events: int = 0  # the number of following events that would reveal the answer and must stay hidden
