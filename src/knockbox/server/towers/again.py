"""A tower of a match that is over, built once more from its trace: what was seen of it, frame by frame."""

from typing import Final

from knockbox.games.towers import Tower as Due
from knockbox.records.record import Input
from knockbox.server.errors import Refusal
from knockbox.server.protocol import Rebuilt, TowerFrame
from knockbox.server.towers.picture import Picture, told_verdict
from knockbox.tower.attempt import Attempt
from knockbox.tower.errors import TraceError
from knockbox.tower.parameters import TICKS
from knockbox.tower.replay import replaying
from knockbox.tower.trace import Trace, decoded

SHOWN: Final = TICKS // 20
"""Ticks between two frames."""


def rebuilt(id: str, entry: Input, due: Due) -> Rebuilt:
    """All of it at once; this takes a while, and is no work for the loop that serves the tables."""
    trace = trace_in(entry)
    attempt = Attempt(trace.terms)
    frames = frames_of(attempt, trace)
    assert attempt.verdict is not None, "a test that was held has a verdict"  # noqa: S101
    return Rebuilt(
        id=id,
        input=entry.seq,
        seat=due.seat,
        light=trace.terms.light,
        heavy=trace.terms.heavy,
        seconds=trace.terms.seconds,
        heavies=[cube.is_heavy for cube in attempt.cubes],
        frames=frames,
        verdict=told_verdict(attempt.verdict.fault),
        confirmed=due.choice(attempt.verdict.stands) == entry.choice,
    )


def trace_in(entry: Input) -> Trace:
    try:
        return decoded(entry.trace)
    except TraceError as error:
        raise Refusal("no-tower", f"the tower of input {entry.seq} cannot be built here: {error}") from None


def frames_of(attempt: Attempt, trace: Trace) -> list[TowerFrame]:
    """The first one has all cubes, and the last one the verdict."""
    picture = Picture(attempt)
    found = [picture.whole()]
    found += [picture.moved() for each in replaying(attempt, trace) if each.tick % SHOWN == 0]
    return found
