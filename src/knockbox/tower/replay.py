"""Holding a test again, from its trace."""

from collections.abc import Iterator
from typing import Final

from knockbox.tower.attempt import Attempt
from knockbox.tower.errors import UnknownPhysicsError
from knockbox.tower.trace import Trace, decoded
from knockbox.tower.verdict import Verdict

NOT_CONFIRMED: Final = "tower not confirmed here"


def replayed(trace: Trace) -> Verdict:
    """Hold the test again; the same process or another one comes to the same verdict, bit by bit."""
    attempt = Attempt(trace.terms)
    for _ in replaying(attempt, trace):
        pass
    assert attempt.verdict is not None, "a test that was held has a verdict"  # noqa: S101
    return attempt.verdict


def replaying(attempt: Attempt, trace: Trace) -> Iterator[Attempt]:
    """The attempt after each tick, for whoever wants to watch."""
    waiting = list(reversed(trace.inputs))
    attempt.start()
    while not attempt.is_over:
        while waiting and waiting[-1].tick == attempt.tick:
            attempt.tell(waiting.pop())
        attempt.advance()
        yield attempt


def is_confirmed(text: str, is_standing: bool) -> bool:
    """Whether a trace comes out here as it is said to have done; machines may differ in the last bit of a sine."""
    try:
        return replayed(decoded(text)).stands == is_standing
    except UnknownPhysicsError:
        return False
