"""Append lines to a record: each is in the file before it is acknowledged."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from knockbox.records.chain import seal
from knockbox.records.errors import StorageError, WriteError
from knockbox.records.record import Record, RecordEnd, RecordHeader, RecordInput, RecordLine


class RecordWriter:
    """An open record; `durable` also waits until each line is on disk."""

    def __init__(self, path: Path, file: BinaryIO, last_hash: str, durable: bool) -> None:
        self.path = path
        self.file = file
        self.last_hash = last_hash  # hash of the last line
        self.durable = durable

    def append(self, entry: RecordLine) -> None:
        """Write one whole line, or leave the file unchanged and raise `WriteError`."""
        line, own = seal(entry, self.last_hash)
        length = self.file.seek(0, os.SEEK_END)
        try:
            write_fully(self.file, line)
            if self.durable:
                os.fsync(self.file.fileno())
        except OSError as error:
            with suppress(OSError):
                self.file.truncate(length)
            raise WriteError(f"`{self.path}` could not be written: {error.strerror}; nothing was added") from error
        self.last_hash = own

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> "RecordWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def write_fully(file: BinaryIO, line: bytes) -> None:
    """Write all bytes; an unbuffered file may accept only a part at a time."""
    left = memoryview(line)
    while left:
        left = left[file.write(left) :]


def create_record(path: Path, header: RecordHeader, durable: bool = False) -> RecordWriter:
    """Create a record; raise `StorageError` if the file exists, never overwrite it."""
    try:
        writer = RecordWriter(path, open_locked(path, "xb"), "", durable)
    except FileExistsError:
        raise StorageError(f"`{path}` is already there; records are never overwritten") from None
    except (OSError, ValueError) as error:
        raise open_error(path, error) from None
    try:
        writer.append(header)
    except WriteError:
        discard_record(writer)
        raise
    return writer


def discard_record(writer: RecordWriter) -> None:
    """Delete a new file that could not be completed."""
    writer.close()
    with suppress(OSError):
        writer.path.unlink()


def reopen_record(record: Record, durable: bool = False) -> RecordWriter:
    """Continue a record after its last whole line; a torn line after it is dropped."""
    try:
        file = open_locked(record.path, "r+b")
    except OSError as error:
        raise open_error(record.path, error) from None
    if file.seek(0, os.SEEK_END) != record.whole_bytes + record.torn_bytes:
        file.close()
        raise StorageError(f"`{record.path}` was written by another program while it was read; start again")
    file.truncate(record.whole_bytes)
    return RecordWriter(record.path, file, record.hashes[-1], durable)


def open_locked(path: Path, mode: str) -> BinaryIO:
    """Open a file with an exclusive lock; raise `StorageError` if another program writes it."""
    file = open(path, mode, buffering=0)  # noqa: PTH123, SIM115 (Path.open types no unbuffered mode; the writer closes it)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StorageError(f"`{path}` is being written by another program") from None
    return file  # type: ignore[return-value]  # an unbuffered file is a FileIO; it reads and writes the same


def open_error(path: Path, error: OSError | ValueError) -> StorageError:
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return StorageError(f"`{path}` cannot be written: {reason}")


def write_record(path: Path, header: RecordHeader, inputs: list[RecordInput], end: RecordEnd | None) -> str:
    """Write a whole record or no file at all; return the hash of its last line."""
    with create_record(path, header) as writer:
        try:
            for entry in inputs:
                writer.append(entry)
            if end is not None:
                writer.append(end)
        except WriteError:
            discard_record(writer)
            raise
        return writer.last_hash
