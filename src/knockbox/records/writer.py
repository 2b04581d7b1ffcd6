"""Append lines to a record: each is in the file before anybody hears of it."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from knockbox.records.chain import seal
from knockbox.records.errors import StorageError, WriteError
from knockbox.records.record import End, Header, Input, Line, Record


class RecordWriter:
    """An open record; `durable` also waits until the disk has each line."""

    def __init__(self, path: Path, file: BinaryIO, last: str, durable: bool) -> None:
        self.path = path
        self.file = file
        self.last = last  # hash of the last line
        self.durable = durable

    def append(self, entry: Line) -> None:
        """Write one line whole, or leave the file as it was and say why."""
        line, own = seal(entry, self.last)
        length = self.file.seek(0, os.SEEK_END)
        try:
            write_whole(self.file, line)
            if self.durable:
                os.fsync(self.file.fileno())
        except OSError as error:
            with suppress(OSError):
                self.file.truncate(length)
            raise WriteError(f"`{self.path}` could not be written: {error.strerror}; nothing was added") from error
        self.last = own

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> "RecordWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def write_whole(file: BinaryIO, line: bytes) -> None:
    """An unbuffered file may take only a part at a time."""
    left = memoryview(line)
    while left:
        left = left[file.write(left) :]


def create(path: Path, header: Header, durable: bool = False) -> RecordWriter:
    """Begin a record; a file that is already there is never overwritten."""
    try:
        writer = RecordWriter(path, owned(path, "xb"), "", durable)
    except FileExistsError:
        raise StorageError(f"`{path}` is already there; records are never overwritten") from None
    except (OSError, ValueError) as error:
        raise cannot_open(path, error) from None
    try:
        writer.append(header)
    except WriteError:
        discard(writer)
        raise
    return writer


def discard(writer: RecordWriter) -> None:
    """Take away a file of ours that did not come about."""
    writer.close()
    with suppress(OSError):
        writer.path.unlink()


def reopen(record: Record, durable: bool = False) -> RecordWriter:
    """Go on writing a record after its last whole line; a torn line behind it is dropped."""
    try:
        file = owned(record.path, "r+b")
    except OSError as error:
        raise cannot_open(record.path, error) from None
    if file.seek(0, os.SEEK_END) != record.length + record.torn:
        file.close()
        raise StorageError(f"`{record.path}` was written by another program while it was read; start again")
    file.truncate(record.length)
    return RecordWriter(record.path, file, record.hashes[-1], durable)


def owned(path: Path, mode: str) -> BinaryIO:
    """Open a file that nobody else is writing."""
    file = open(path, mode, buffering=0)  # noqa: PTH123, SIM115 (Path.open types no unbuffered mode; the writer closes it)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StorageError(f"`{path}` is being written by another program") from None
    return file  # type: ignore[return-value]  # an unbuffered file is a FileIO; it reads and writes the same


def cannot_open(path: Path, error: OSError | ValueError) -> StorageError:
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return StorageError(f"`{path}` cannot be written: {reason}")


def write_record(path: Path, header: Header, inputs: list[Input], end: End | None) -> str:
    """Write a whole record at once, or none at all; return the hash of its last line."""
    with create(path, header) as writer:
        try:
            for entry in inputs:
                writer.append(entry)
            if end is not None:
                writer.append(end)
        except WriteError:
            discard(writer)
            raise
        return writer.last
