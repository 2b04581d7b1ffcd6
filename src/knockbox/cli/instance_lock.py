"""Lock file that keeps `play` to one instance per data folder."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import msgspec

from knockbox.records.folders import ensure_writable

LOCK_FILE: Final = "playing.json"


class RunningInstance(msgspec.Struct, frozen=True):
    """Address of a running `play`."""

    address: str
    lan: bool


class InstanceLock:
    """Open lock file; only the first process owns it and may write, until it ends."""

    def __init__(self, file: IO[bytes], is_ours: bool) -> None:
        self.file = file
        self.is_owner = is_ours

    def write(self, instance: RunningInstance) -> None:
        self.file.seek(0)
        self.file.truncate()
        self.file.write(msgspec.json.encode(instance))
        self.file.flush()

    def read(self) -> RunningInstance | None:
        """Return what the owner wrote, or None if it has not written yet."""
        self.file.seek(0)
        try:
            return msgspec.json.decode(self.file.read(), type=RunningInstance)
        except msgspec.DecodeError:
            return None


@contextmanager
def open_instance_lock(folder: Path) -> Iterator[InstanceLock]:
    """Open the lock file of a data folder; the system releases the lock when the process ends, even after a crash."""
    with (ensure_writable(folder) / LOCK_FILE).open("a+b") as file:
        yield InstanceLock(file, acquire(file))


def acquire(file: IO[bytes]) -> bool:
    """Try to take the lock; clear the contents left by the last owner."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    file.truncate(0)
    return True
