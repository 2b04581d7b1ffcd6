"""A trace is small, is refused if it is bad, and tells the same tower in every process."""

import os
import subprocess
import sys
from base64 import urlsafe_b64encode
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.tower.errors import TraceError, UnknownPhysicsError
from knockbox.tower.inputs import MOVE, PICK, Input
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import HALF_WIDTH, HEIGHT, PHYSICS
from knockbox.tower.replay import is_confirmed, replayed
from knockbox.tower.terms import Terms
from knockbox.tower.trace import SIGN, Trace, decoded, encoded, trace_of, varint
from knockbox.tower.trial import tried

SOURCES = Path(__file__).parents[2] / "src"
ELSEWHERE = """
import sys
import msgspec
from knockbox.tower.replay import replayed
from knockbox.tower.trace import decoded
for line in sys.stdin:
    print(msgspec.json.encode(replayed(decoded(line.strip()))).decode())
"""


def packed(*numbers: int, sign: str = SIGN) -> str:
    row = b"".join(map(varint, numbers))
    return sign + urlsafe_b64encode(row + crc32(row).to_bytes(4, "big")).decode().rstrip("=")


@given(
    st.lists(
        st.tuples(st.integers(0, 599), st.integers(-HALF_WIDTH, HALF_WIDTH), st.integers(0, HEIGHT)),
        unique_by=lambda each: each[0],
        max_size=40,
    ),
    st.integers(0, 2**63 - 1),
)
def test_what_is_written_is_read(moves: list[tuple[int, int, int]], seed: int) -> None:
    inputs = tuple(Input(4 * frame, MOVE, x, y) for frame, x, y in sorted(moves))
    trace = Trace(Terms(seed, 5, 3, 12), inputs)
    assert decoded(encoded(trace)) == trace


def judged_elsewhere(texts: str, **environment: str) -> list[str]:
    command = [sys.executable, "-P", "-c", ELSEWHERE]
    run = subprocess.run(
        command, env={**os.environ, **environment}, input=texts, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


def test_other_processes_come_to_the_same_verdict_to_the_last_bit_compiled_or_not() -> None:
    held = [tried(Terms(seed, 6, cubes - 6), SKILLS["normal"], seed) for seed, cubes in ((1, 7), (2, 12))]
    texts = "\n".join(encoded(trace_of(attempt)) for attempt in held)
    told = [msgspec.json.encode(attempt.verdict).decode() for attempt in held]
    assert max(map(len, texts.split())) < 4096
    assert judged_elsewhere(texts) == told
    assert judged_elsewhere(texts, PYTHONPATH=str(SOURCES)) == told


def test_a_verdict_that_comes_out_otherwise_here_is_not_confirmed() -> None:
    attempt = tried(Terms(3, 3, 0), SKILLS["normal"], 3)
    assert attempt.verdict is not None
    trace = trace_of(attempt)
    assert replayed(trace) == attempt.verdict
    assert is_confirmed(encoded(trace), attempt.verdict.stands)
    assert not is_confirmed(encoded(trace), not attempt.verdict.stands)


def test_a_trace_of_another_world_is_never_confirmed() -> None:
    other = packed(PHYSICS + 1, 1, 3, 0, 10, 0)
    assert not is_confirmed(other, True)
    assert not is_confirmed(other, False)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a trace, which begins with `tower:`"),
        ("hello world, this is no trace", "found 'hello world,'"),
        (SIGN, "its sum is wrong"),
        (SIGN + "!!!", "something else than base64"),
        (packed(PHYSICS, 1, 3, 0, 10, 0) + "!", "something else than base64"),
        (packed(PHYSICS, 1, 3, 0, 10, 0).replace(":", ": "), "something else than base64"),
        (SIGN + "é", "something else than base64"),
        (SIGN + "A" * 100_000, "characters; expected"),
        (packed(PHYSICS, 1, 3, 0, 10, 0)[:-2], "its sum is wrong"),
        (packed(PHYSICS, 1, 3), "in the middle of a number"),
        (packed(PHYSICS, 1, 3, 0, 10, 1), "in the middle of a number"),
        (packed(PHYSICS, 1, 3, 0, 10, 0, 5), "found 1 bytes after its last input"),
        (packed(PHYSICS, 1, 0, 0, 10, 0), "cubes: found 0 light and 0 heavy"),
        (packed(PHYSICS, 1, 3, 0, 200, 0), "seconds: found 200"),
        (packed(PHYSICS, 1, 3, 0, 10, 2, 0 * 3 + PICK, 0, 0, 3 * 2400, 0, 0), "input 1: tick 2400: the bell rang"),
        (packed(PHYSICS, 1, 3, 0, 10, 1, 0, 2 * 5000, 0), "input 0: place: found 5000, 0"),
        (packed(PHYSICS, 1, 3, 0, 10, 1 << 60, 0, 0, 0), "in the middle of a number|every 4 ticks"),
    ],
)
def test_a_bad_trace_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(TraceError, match=message):
        decoded(text)


def test_a_trace_of_another_world_is_said_to_be_one() -> None:
    with pytest.raises(UnknownPhysicsError, match=f"physics: found version {PHYSICS + 1}; known is {PHYSICS}"):
        decoded(packed(PHYSICS + 1, 1, 3, 0, 10, 0))


@given(st.binary(max_size=60))
def test_noise_is_refused_and_breaks_nothing(noise: bytes) -> None:
    with pytest.raises(TraceError):
        decoded(SIGN + urlsafe_b64encode(noise + crc32(noise).to_bytes(4, "big")).decode() + "x")
