"""A trace is small, is refused if invalid, and replays to the same tower in every process."""

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
from knockbox.tower.inputs import MOVE, PICK, HandInput
from knockbox.tower.motor import SKILLS
from knockbox.tower.parameters import HALF_WIDTH, HEIGHT, PHYSICS_VERSION
from knockbox.tower.replay import is_confirmed, replay_trace
from knockbox.tower.simulation import simulate_test
from knockbox.tower.terms import TowerTerms
from knockbox.tower.trace import TRACE_PREFIX, TowerTrace, decode_trace, encode_trace, make_trace, varint

SOURCES = Path(__file__).parents[2] / "src"
JUDGE_SCRIPT = """
import sys
import msgspec
from knockbox.tower.replay import replay_trace
from knockbox.tower.trace import decode_trace
for line in sys.stdin:
    print(msgspec.json.encode(replay_trace(decode_trace(line.strip()))).decode())
"""


def pack_trace(*numbers: int, sign: str = TRACE_PREFIX) -> str:
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
    inputs = tuple(HandInput(4 * frame, MOVE, x, y) for frame, x, y in sorted(moves))
    trace = TowerTrace(TowerTerms(seed, 5, 3, 12), inputs)
    assert decode_trace(encode_trace(trace)) == trace


def judge_in_subprocess(texts: str, **environment: str) -> list[str]:
    command = [sys.executable, "-P", "-c", JUDGE_SCRIPT]
    run = subprocess.run(
        command, env={**os.environ, **environment}, input=texts, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


def test_other_processes_come_to_the_same_verdict_to_the_last_bit_compiled_or_not() -> None:
    held = [simulate_test(TowerTerms(seed, 6, cubes - 6), SKILLS["normal"], seed) for seed, cubes in ((1, 7), (2, 12))]
    texts = "\n".join(encode_trace(make_trace(attempt)) for attempt in held)
    told = [msgspec.json.encode(attempt.verdict).decode() for attempt in held]
    assert max(map(len, texts.split())) < 4096
    assert judge_in_subprocess(texts) == told
    assert judge_in_subprocess(texts, PYTHONPATH=str(SOURCES)) == told


def test_a_verdict_that_comes_out_otherwise_here_is_not_confirmed() -> None:
    attempt = simulate_test(TowerTerms(3, 3, 0), SKILLS["normal"], 3)
    assert attempt.verdict is not None
    trace = make_trace(attempt)
    assert replay_trace(trace) == attempt.verdict
    assert is_confirmed(encode_trace(trace), attempt.verdict.is_standing)
    assert not is_confirmed(encode_trace(trace), not attempt.verdict.is_standing)


def test_a_trace_of_another_world_is_never_confirmed() -> None:
    other = pack_trace(PHYSICS_VERSION + 1, 1, 3, 0, 10, 0)
    assert not is_confirmed(other, True)
    assert not is_confirmed(other, False)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a trace, which begins with `tower:`"),
        ("hello world, this is no trace", "found 'hello world,'"),
        (TRACE_PREFIX, "wrong checksum"),
        (TRACE_PREFIX + "!!!", "invalid base64"),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 0) + "!", "invalid base64"),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 0).replace(":", ": "), "invalid base64"),
        (TRACE_PREFIX + "é", "invalid base64"),
        (TRACE_PREFIX + "A" * 100_000, "characters; expected"),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 0)[:-2], "wrong checksum"),
        (pack_trace(PHYSICS_VERSION, 1, 3), "in the middle of a number"),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 1), "in the middle of a number"),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 0, 5), "found 1 bytes after the last input"),
        (pack_trace(PHYSICS_VERSION, 1, 0, 0, 10, 0), "cubes: found 0 light and 0 heavy"),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 200, 0), "seconds: found 200"),
        (
            pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 2, 0 * 3 + PICK, 0, 0, 3 * 2400, 0, 0),
            "input 1: tick 2400: the bell rang",
        ),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 1, 0, 2 * 5000, 0), "input 0: place: found 5000, 0"),
        (pack_trace(PHYSICS_VERSION, 1, 3, 0, 10, 1 << 60, 0, 0, 0), "in the middle of a number|every 4 ticks"),
    ],
)
def test_a_bad_trace_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(TraceError, match=message):
        decode_trace(text)


def test_a_trace_of_another_world_is_said_to_be_one() -> None:
    with pytest.raises(
        UnknownPhysicsError, match=f"physics: found version {PHYSICS_VERSION + 1}; expected {PHYSICS_VERSION}"
    ):
        decode_trace(pack_trace(PHYSICS_VERSION + 1, 1, 3, 0, 10, 0))


@given(st.binary(max_size=60))
def test_noise_is_refused_and_breaks_nothing(noise: bytes) -> None:
    with pytest.raises(TraceError):
        decode_trace(TRACE_PREFIX + urlsafe_b64encode(noise + crc32(noise).to_bytes(4, "big")).decode() + "x")
