"""Read a record, or report the first error in it with its line."""

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from knockbox.records.chain import SealedLine, unseal
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
from knockbox.records.record import RECORD_SCHEMA, Record, RecordEnd, RecordHeader, RecordInput
from knockbox.tower.errors import TraceError, UnknownPhysicsError
from knockbox.tower.trace import decode_trace

MAX_RECORD_BYTES: Final = 64 << 20
EXPECTED_RECORD: Final = "a Knockbox record, whose first line is a header"

T = TypeVar("T")


class HeaderSchema(msgspec.Struct, tag_field="line", tag="header"):
    """The field of a header that every schema has."""

    schema: int


def read_record(path: Path, accept_torn: bool = False) -> Record:
    """Read and check every line; raise `RecordError`. `accept_torn` skips an incomplete last line."""
    lines, torn = split_lines(path)
    if torn and not lines:
        raise torn_line_error(path, 1, torn)
    header, first = read_header(path, lines[0])
    entries, hashes = read_entries(path, lines, first.hash)
    end = entries.pop() if entries and isinstance(entries[-1], RecordEnd) else None
    check_order(path, entries)
    if torn and not accept_torn:
        raise torn_line_error(path, len(lines) + 1, torn)
    inputs = [entry for entry in entries if isinstance(entry, RecordInput)]
    return Record(
        path,
        header,
        inputs,
        end if isinstance(end, RecordEnd) else None,
        hashes,
        sum(len(line) + 1 for line in lines),
        torn,
    )


def split_lines(path: Path) -> tuple[list[bytes], int]:
    """Return the complete lines of a file and the number of bytes after them."""
    *lines, tail = read_bytes(path).split(b"\n")
    if not lines and not tail:
        raise NotARecordError(path, 1, "an empty file", EXPECTED_RECORD)
    if not lines and not tail.startswith(b'{"line":"header"'):
        raise NotARecordError(path, 1, quote_line(tail), EXPECTED_RECORD)
    return lines, len(tail)


def read_bytes(path: Path) -> bytes:
    """Read a whole file, but never more than a record can hold: a device may be endless."""
    try:
        with path.open("rb") as file:
            found = file.read(MAX_RECORD_BYTES + 1)
    except OSError as error:
        error.filename = str(path)  # unlike opening, reading does not set it
        raise
    if len(found) > MAX_RECORD_BYTES:
        raise NotARecordError(path, 1, f"a file of over {MAX_RECORD_BYTES >> 20} MiB", EXPECTED_RECORD)
    return found


def torn_line_error(path: Path, line: int, length: int) -> TornLineError:
    return TornLineError(
        path, line, f"the first {length} bytes of a line", "a whole line; the match is whole up to here"
    )


def read_header(path: Path, line: bytes) -> tuple[RecordHeader, SealedLine]:
    try:
        label = msgspec.json.decode(line, type=HeaderSchema)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotARecordError(path, 1, quote_line(line), EXPECTED_RECORD) from None
    if label.schema != RECORD_SCHEMA:
        raise UnknownSchemaError(
            path, 1, f"schema {label.schema}", f"schema {RECORD_SCHEMA}; another version wrote this"
        )
    sealed = check_seal(path, 1, line, "")
    return decode_entry(path, 1, sealed.entry, RecordHeader, HeaderError), sealed


def read_entries(path: Path, lines: list[bytes], previous_hash: str) -> tuple[list[RecordInput | RecordEnd], list[str]]:
    entries: list[RecordInput | RecordEnd] = []
    hashes = [previous_hash]
    for number, line in enumerate(lines[1:], start=2):
        sealed = check_seal(path, number, line, hashes[-1])
        entries.append(read_entry(path, number, sealed.entry))
        hashes.append(sealed.hash)
    return entries, hashes


def read_entry(path: Path, number: int, entry: bytes) -> RecordInput | RecordEnd:
    found = decode_entry(path, number, entry, RecordInput | RecordEnd, MalformedLineError)  # type: ignore[arg-type]  # a union is a type
    if isinstance(found, RecordInput) and found.trace:
        check_trace_text(path, number, found.trace)
    return found


def check_trace_text(path: Path, number: int, trace: str) -> None:
    """Raise `MalformedLineError` for an invalid trace; one of another physics version cannot be checked here."""
    try:
        decode_trace(trace)
    except UnknownPhysicsError:
        return
    except TraceError as error:
        raise MalformedLineError(path, number, f"an invalid trace: {error}", "the trace of a tower") from None


def check_seal(path: Path, number: int, line: bytes, previous_hash: str) -> SealedLine:
    sealed = unseal(line)
    if sealed is None:
        raise MalformedLineError(path, number, quote_line(line), "a sealed line of a record")
    if not sealed.is_intact:
        raise EditedLineError(path, number, "a line that was changed after it was written", f"hash {sealed.hash}")
    if sealed.previous_hash != previous_hash:
        expected = f"'{previous_hash}'; lines are missing, added or swapped here"
        raise EditedLineError(path, number, f"a line that follows '{sealed.previous_hash}'", expected)
    return sealed


def decode_entry(path: Path, number: int, entry: bytes, type: type[T], error_type: type[RecordError]) -> T:
    try:
        return msgspec.json.decode(entry, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise error_type(path, number, str(error), "the fields of a record") from None


def check_order(path: Path, entries: list[RecordInput | RecordEnd]) -> None:
    """Raise `OutOfOrderError` unless inputs count from 1, the clock never goes back, and the end is last."""
    clock_ms = 0
    for seq, entry in enumerate(entries, start=1):
        if isinstance(entry, RecordEnd):
            raise OutOfOrderError(path, seq + 1, "the end of the match", f"input {seq}, as more lines follow")
        if entry.seq != seq:
            raise OutOfOrderError(path, seq + 1, f"input {entry.seq}", f"input {seq}")
        if entry.clock_ms and entry.clock_ms < clock_ms:
            raise OutOfOrderError(path, seq + 1, f"clock_ms {entry.clock_ms}", f"{clock_ms} or more, as before")
        clock_ms = entry.clock_ms or clock_ms


def quote_line(line: bytes) -> str:
    """Return the beginning of a line for an error message."""
    text = line[:40].decode("utf-8", "replace")
    return repr(text + ("…" if len(line) > 40 else ""))
