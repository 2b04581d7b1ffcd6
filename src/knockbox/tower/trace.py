"""All that is needed to hold a test again: terms, the version of the physics, and what the hand was told."""

from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from knockbox.tower.errors import InputError, TermsError, TraceError, UnknownPhysicsError
from knockbox.tower.inputs import KINDS, Input, Rein
from knockbox.tower.parameters import FRAME, LONGEST, MOST_PICKS, PHYSICS, TICKS
from knockbox.tower.terms import Terms, checked

if TYPE_CHECKING:  # whoever reads a trace needs no physics
    from knockbox.tower.attempt import Attempt

SIGN: Final = "tower:"
SUM_BYTES: Final = 4
MOST_INPUTS: Final = LONGEST * (TICKS // FRAME + 2 * MOST_PICKS)
LONGEST_TEXT: Final = 8 * MOST_INPUTS
LONGEST_NUMBER: Final = 10  # bytes, of seven bits each


class Trace(msgspec.Struct, frozen=True):
    """A test as it can be held again."""

    terms: Terms
    inputs: tuple[Input, ...]
    physics: int = PHYSICS


def trace_of(attempt: "Attempt") -> Trace:
    return Trace(attempt.terms, tuple(attempt.inputs))


def encoded(trace: Trace) -> str:
    """A few kilobytes of text: numbers of seven bits a byte, differences instead of values, a sum against slips."""
    terms = trace.terms
    numbers = [trace.physics, terms.seed, terms.light, terms.heavy, terms.seconds, len(trace.inputs)]
    packed = b"".join(map(varint, [*numbers, *steps(trace.inputs)]))
    whole = packed + crc32(packed).to_bytes(SUM_BYTES, "big")
    return SIGN + urlsafe_b64encode(whole).decode().rstrip("=")


def steps(inputs: Iterable[Input]) -> Iterator[int]:
    tick = x = y = 0
    for told in inputs:
        yield (told.tick - tick) * len(KINDS) + told.kind
        yield zigzag(told.x - x)
        yield zigzag(told.y - y)
        tick, x, y = told.tick, told.x, told.y


def decoded(text: str) -> Trace:
    """The trace of a text; what no hand could have left is refused."""
    numbers = Numbers(opened(text))
    physics = numbers.take()
    if physics != PHYSICS:
        raise UnknownPhysicsError(physics, PHYSICS)
    try:
        terms = checked(Terms(*(numbers.take() for _ in range(4))))
    except TermsError as error:
        raise TraceError(str(error)) from None
    return Trace(terms, tuple(reined(terms, numbers)))


def opened(text: str) -> bytes:
    if not text.startswith(SIGN):
        raise TraceError(f"found {text[:12]!r}; expected a trace, which begins with `{SIGN}`")
    if len(text) > LONGEST_TEXT:
        raise TraceError(f"found {len(text)} characters; expected {LONGEST_TEXT} at most")
    body = text.removeprefix(SIGN)
    try:
        whole = b64decode(body + "=" * (-len(body) % 4), altchars="-_", validate=True)
    except ValueError:
        raise TraceError("found something else than base64 in it") from None
    packed, found = whole[:-SUM_BYTES], whole[-SUM_BYTES:]
    if crc32(packed).to_bytes(SUM_BYTES, "big") != found:
        raise TraceError("its sum is wrong: a part of it is missing or was changed")
    return packed


def reined(terms: Terms, numbers: "Numbers") -> Iterator[Input]:
    rein, tick, x, y = Rein(terms), 0, 0, 0
    for number in range(numbers.take()):
        later, kind = divmod(numbers.take(), len(KINDS))
        tick, x, y = tick + later, x + unzigzag(numbers.take()), y + unzigzag(numbers.take())
        try:
            yield rein.check(Input(tick, kind, x, y))
        except InputError as error:
            raise TraceError(f"input {number}: {error}") from None
    numbers.end()


class Numbers:
    """Numbers of a packed row, one after the other."""

    __slots__ = ("packed", "place")

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.place = 0

    def take(self) -> int:
        value = shift = 0
        for byte in self.packed[self.place : self.place + LONGEST_NUMBER]:
            self.place += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value
        raise TraceError(f"found its end at byte {self.place}, in the middle of a number")

    def end(self) -> None:
        if self.place != len(self.packed):
            raise TraceError(f"found {len(self.packed) - self.place} bytes after its last input")


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
