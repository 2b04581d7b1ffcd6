"""Replay a test from its trace."""

from collections.abc import Iterator
from typing import Final

from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.errors import UnknownPhysicsError
from knockbox.tower.trace import TowerTrace, decode_trace
from knockbox.tower.verdict import TowerVerdict

NOT_CONFIRMED: Final = "tower not confirmed here"


def replay_trace(trace: TowerTrace) -> TowerVerdict:
    """Replay a test; every process gets the same verdict, bit for bit."""
    attempt = TowerAttempt(trace.terms)
    for _ in iterate_replay(attempt, trace):
        pass
    assert attempt.verdict is not None, "a finished test has a verdict"  # noqa: S101
    return attempt.verdict


def iterate_replay(attempt: TowerAttempt, trace: TowerTrace) -> Iterator[TowerAttempt]:
    """Yield the attempt after each tick."""
    waiting = list(reversed(trace.inputs))
    attempt.start()
    while not attempt.is_over:
        while waiting and waiting[-1].tick == attempt.tick:
            attempt.apply_input(waiting.pop())
        attempt.advance()
        yield attempt


def is_confirmed(text: str, is_standing: bool) -> bool:
    """Return whether a trace gives the claimed verdict here; machines may differ in the last bit of a sine."""
    try:
        return replay_trace(decode_trace(text)).is_standing == is_standing
    except UnknownPhysicsError:
        return False
