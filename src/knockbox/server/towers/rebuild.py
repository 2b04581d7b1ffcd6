"""Rebuild a tower of a finished match from its trace, frame by frame."""

from typing import Final

from knockbox.games.towers import TowerRequest as Due
from knockbox.records.record import RecordInput
from knockbox.server.errors import RequestRefusedError
from knockbox.server.protocol import Rebuilt, TowerFrame
from knockbox.server.towers.frames import FrameEncoder, verdict_of_fault
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.errors import TraceError
from knockbox.tower.parameters import TICKS_PER_SECOND
from knockbox.tower.replay import iterate_replay
from knockbox.tower.trace import TowerTrace, decode_trace

TICKS_PER_FRAME: Final = TICKS_PER_SECOND // 20


def rebuild_tower(id: str, entry: RecordInput, due: Due) -> Rebuilt:
    """Return all frames of a tower; slow, so run it outside the event loop."""
    trace = trace_of_input(entry)
    attempt = TowerAttempt(trace.terms)
    frames = replay_frames(attempt, trace)
    assert attempt.verdict is not None, "a finished test has a verdict"  # noqa: S101
    return Rebuilt(
        id=id,
        input=entry.seq,
        seat=due.seat,
        light=trace.terms.light,
        heavy=trace.terms.heavy,
        seconds=trace.terms.seconds,
        heavies=[cube.is_heavy for cube in attempt.cubes],
        frames=frames,
        verdict=verdict_of_fault(attempt.verdict.fault),
        confirmed=due.verdict_choice(attempt.verdict.is_standing) == entry.choice,
    )


def trace_of_input(entry: RecordInput) -> TowerTrace:
    try:
        return decode_trace(entry.trace)
    except TraceError as error:
        raise RequestRefusedError("no-tower", f"the tower of input {entry.seq} cannot be rebuilt: {error}") from None


def replay_frames(attempt: TowerAttempt, trace: TowerTrace) -> list[TowerFrame]:
    """Replay the trace; the first frame has all cubes, later ones what moved. Leaves the verdict in `attempt`."""
    picture = FrameEncoder(attempt)
    frames = [picture.full_frame()]
    frames += [picture.changed_frame() for each in iterate_replay(attempt, trace) if each.tick % TICKS_PER_FRAME == 0]
    return frames
