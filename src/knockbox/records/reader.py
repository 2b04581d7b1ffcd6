"""Read a record and say exactly what is wrong with it, if anything is."""

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from knockbox.records.chain import Sealed, unseal
from knockbox.records.errors import (
    EditedLineError,
    HeaderError,
    MalformedLineError,
    NotARecordError,
    OutOfOrderError,
    RecordError,
    TornLineError,
    UnknownSchemaError,
)
from knockbox.records.record import SCHEMA, End, Header, Input, Record
from knockbox.tower.errors import TraceError, UnknownPhysicsError
from knockbox.tower.trace import decoded

SIZE_LIMIT: Final = 64 << 20
A_RECORD: Final = "a Knockbox record, whose first line is a header"

T = TypeVar("T")


class Label(msgspec.Struct, tag_field="line", tag="header"):
    """The part of a header that every schema has."""

    schema: int


def read_record(path: Path, accept_torn: bool = False) -> Record:
    """Read and check every line; `accept_torn` leaves out a last line that was not written to its end."""
    lines, torn = split(path)
    if torn and not lines:
        raise torn_line(path, 1, torn)
    header, first = read_header(path, lines[0])
    entries, hashes = read_rest(path, lines, first.hash)
    end = entries.pop() if entries and isinstance(entries[-1], End) else None
    check_order(path, entries)
    if torn and not accept_torn:
        raise torn_line(path, len(lines) + 1, torn)
    inputs = [entry for entry in entries if isinstance(entry, Input)]
    return Record(
        path, header, inputs, end if isinstance(end, End) else None, hashes, sum(len(line) + 1 for line in lines), torn
    )


def split(path: Path) -> tuple[list[bytes], int]:
    """The whole lines of a file, and the bytes behind the last of them."""
    *lines, tail = read_bytes(path).split(b"\n")
    if not lines and not tail:
        raise NotARecordError(path, 1, "an empty file", A_RECORD)
    if not lines and not tail.startswith(b'{"line":"header"'):
        raise NotARecordError(path, 1, quoted(tail), A_RECORD)
    return lines, len(tail)


def read_bytes(path: Path) -> bytes:
    """All of a file, but never more than a record can be: a device may have no end."""
    try:
        with path.open("rb") as file:
            found = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        error.filename = str(path)  # which reading, unlike opening, does not tell
        raise
    if len(found) > SIZE_LIMIT:
        raise NotARecordError(path, 1, f"a file of over {SIZE_LIMIT >> 20} MiB", A_RECORD)
    return found


def torn_line(path: Path, line: int, length: int) -> TornLineError:
    return TornLineError(path, line, f"the first {length} bytes of a line", "a whole line; the match goes up to here")


def read_header(path: Path, line: bytes) -> tuple[Header, Sealed]:
    try:
        label = msgspec.json.decode(line, type=Label)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotARecordError(path, 1, quoted(line), A_RECORD) from None
    if label.schema != SCHEMA:
        raise UnknownSchemaError(path, 1, f"schema {label.schema}", f"schema {SCHEMA}; another version wrote this")
    sealed = check_seal(path, 1, line, "")
    return decode(path, 1, sealed.entry, Header, HeaderError), sealed


def read_rest(path: Path, lines: list[bytes], before: str) -> tuple[list[Input | End], list[str]]:
    entries: list[Input | End] = []
    hashes = [before]
    for number, line in enumerate(lines[1:], start=2):
        sealed = check_seal(path, number, line, hashes[-1])
        entries.append(read_entry(path, number, sealed.entry))
        hashes.append(sealed.hash)
    return entries, hashes


def read_entry(path: Path, number: int, entry: bytes) -> Input | End:
    found = decode(path, number, entry, Input | End, MalformedLineError)  # type: ignore[arg-type]  # a union is a type
    if isinstance(found, Input) and found.trace:
        check_readable(path, number, found.trace)
    return found


def check_readable(path: Path, number: int, trace: str) -> None:
    """A trace must be one that a hand can have left; that of another physics is left to whoever knows it."""
    try:
        decoded(trace)
    except UnknownPhysicsError:
        return
    except TraceError as error:
        raise MalformedLineError(path, number, f"a trace that is none: {error}", "the trace of a tower") from None


def check_seal(path: Path, number: int, line: bytes, before: str) -> Sealed:
    sealed = unseal(line)
    if sealed is None:
        raise MalformedLineError(path, number, quoted(line), "a sealed line of a record")
    if not sealed.is_whole:
        raise EditedLineError(path, number, "a line that was changed after it was written", f"hash {sealed.hash}")
    if sealed.before != before:
        expected = f"'{before}'; lines are missing, added or exchanged here"
        raise EditedLineError(path, number, f"a line that follows '{sealed.before}'", expected)
    return sealed


def decode(path: Path, number: int, entry: bytes, type: type[T], error: type[RecordError]) -> T:
    try:
        return msgspec.json.decode(entry, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise error(path, number, str(trouble), "the fields of a record") from None


def check_order(path: Path, entries: list[Input | End]) -> None:
    """Inputs are counted from 1, a clock never runs back, and nothing follows the end."""
    clock_ms = 0
    for seq, entry in enumerate(entries, start=1):
        if isinstance(entry, End):
            raise OutOfOrderError(path, seq + 1, "the end of the match", f"input {seq}, for more lines follow")
        if entry.seq != seq:
            raise OutOfOrderError(path, seq + 1, f"input {entry.seq}", f"input {seq}")
        if entry.clock_ms and entry.clock_ms < clock_ms:
            raise OutOfOrderError(path, seq + 1, f"clock_ms {entry.clock_ms}", f"{clock_ms} or more, as before it")
        clock_ms = entry.clock_ms or clock_ms


def quoted(line: bytes) -> str:
    """The beginning of a line, fit to be shown."""
    text = line[:40].decode("utf-8", "replace")
    return repr(text + ("…" if len(line) > 40 else ""))
