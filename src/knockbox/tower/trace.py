"""Traces: everything needed to replay a test, namely terms, physics version and inputs."""

from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from knockbox.tower.errors import HandInputError, TermsError, TraceError, UnknownPhysicsError
from knockbox.tower.inputs import KINDS, HandInput, InputValidator
from knockbox.tower.parameters import FRAME_TICKS, MAX_PICKS_PER_SECOND, MAX_SECONDS, PHYSICS_VERSION, TICKS_PER_SECOND
from knockbox.tower.terms import TowerTerms, check_terms

if TYPE_CHECKING:  # reading a trace must not import the physics
    from knockbox.tower.attempt import TowerAttempt

TRACE_PREFIX: Final = "tower:"
CHECKSUM_BYTES: Final = 4
MAX_INPUTS: Final = MAX_SECONDS * (TICKS_PER_SECOND // FRAME_TICKS + 2 * MAX_PICKS_PER_SECOND)
MAX_TRACE_LENGTH: Final = 8 * MAX_INPUTS
MAX_VARINT_BYTES: Final = 10  # bytes, of seven bits each


class TowerTrace(msgspec.Struct, frozen=True):
    """A test that can be replayed."""

    terms: TowerTerms
    inputs: tuple[HandInput, ...]
    physics: int = PHYSICS_VERSION


def make_trace(attempt: "TowerAttempt") -> TowerTrace:
    return TowerTrace(attempt.terms, tuple(attempt.inputs))


def encode_trace(trace: TowerTrace) -> str:
    """Encode as a few kilobytes of text: varints, deltas instead of values, and a checksum."""
    terms = trace.terms
    numbers = [trace.physics, terms.seed, terms.light, terms.heavy, terms.seconds, len(trace.inputs)]
    packed = b"".join(map(varint, [*numbers, *input_deltas(trace.inputs)]))
    whole = packed + crc32(packed).to_bytes(CHECKSUM_BYTES, "big")
    return TRACE_PREFIX + urlsafe_b64encode(whole).decode().rstrip("=")


def input_deltas(inputs: Iterable[HandInput]) -> Iterator[int]:
    tick = x = y = 0
    for entry in inputs:
        yield (entry.tick - tick) * len(KINDS) + entry.kind
        yield zigzag(entry.x - x)
        yield zigzag(entry.y - y)
        tick, x, y = entry.tick, entry.x, entry.y


def decode_trace(text: str) -> TowerTrace:
    """Decode a trace; raise `TraceError` if it is malformed or its inputs are impossible."""
    numbers = VarintReader(unpack_text(text))
    physics = numbers.read()
    if physics != PHYSICS_VERSION:
        raise UnknownPhysicsError(physics, PHYSICS_VERSION)
    try:
        terms = check_terms(TowerTerms(*(numbers.read() for _ in range(4))))
    except TermsError as error:
        raise TraceError(str(error)) from None
    return TowerTrace(terms, tuple(read_inputs(terms, numbers)))


def unpack_text(text: str) -> bytes:
    if not text.startswith(TRACE_PREFIX):
        raise TraceError(f"found {text[:12]!r}; expected a trace, which begins with `{TRACE_PREFIX}`")
    if len(text) > MAX_TRACE_LENGTH:
        raise TraceError(f"found {len(text)} characters; expected {MAX_TRACE_LENGTH} at most")
    body = text.removeprefix(TRACE_PREFIX)
    try:
        whole = b64decode(body + "=" * (-len(body) % 4), altchars="-_", validate=True)
    except ValueError:
        raise TraceError("invalid base64") from None
    packed, found = whole[:-CHECKSUM_BYTES], whole[-CHECKSUM_BYTES:]
    if crc32(packed).to_bytes(CHECKSUM_BYTES, "big") != found:
        raise TraceError("wrong checksum: a part is missing or was changed")
    return packed


def read_inputs(terms: TowerTerms, numbers: "VarintReader") -> Iterator[HandInput]:
    rein, tick, x, y = InputValidator(terms), 0, 0, 0
    for number in range(numbers.read()):
        later, kind = divmod(numbers.read(), len(KINDS))
        tick, x, y = tick + later, x + unzigzag(numbers.read()), y + unzigzag(numbers.read())
        try:
            yield rein.check(HandInput(tick, kind, x, y))
        except HandInputError as error:
            raise TraceError(f"input {number}: {error}") from None
    numbers.check_end()


class VarintReader:
    """Reads varints from packed bytes, one after the other."""

    __slots__ = ("offset", "packed")

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.offset = 0

    def read(self) -> int:
        value = shift = 0
        for byte in self.packed[self.offset : self.offset + MAX_VARINT_BYTES]:
            self.offset += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value
        raise TraceError(f"ends at byte {self.offset}, in the middle of a number")

    def check_end(self) -> None:
        if self.offset != len(self.packed):
            raise TraceError(f"found {len(self.packed) - self.offset} bytes after the last input")


def varint(value: int) -> bytes:
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    found.append(value)
    return bytes(found)


def zigzag(value: int) -> int:
    return 2 * value if value >= 0 else -2 * value - 1


def unzigzag(value: int) -> int:
    return value // 2 if value % 2 == 0 else -(value + 1) // 2
