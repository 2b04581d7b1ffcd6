"""The time per decision (KDR-76): the core reads no clock, so the table at this keyboard does."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.knockdown.game import Knockdown


class TooLate(Exception):  # noqa: N818  (nothing is wrong: the time to answer is over)
    """The time to answer is over."""


def seconds_for(game: Knockdown, question: Decision) -> int:
    """How long a person may take, or 0 for as long as he likes; a referee is never hurried."""
    limit = game.options["decision_time"]
    return 0 if limit == "off" or question.seat == PUBLIC else int(limit)


@contextmanager
def clock(seconds: int) -> Iterator[None]:
    """Cut a wait for the keyboard short when the time is over."""
    if not seconds:
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ring(number: int, frame: FrameType | None) -> None:
    raise TooLate
