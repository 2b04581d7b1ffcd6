"""A plate at the data folder: who serves it from this machine for whoever plays here, so that nobody does it twice."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import msgspec

from knockbox.records.home import writable

FILE: Final = "playing.json"


class Plate(msgspec.Struct, frozen=True):
    """Where a running `play` is found."""

    address: str
    lan: bool


class Doorplate:
    """The place for a plate; only whoever is first may write on it, as long as the program runs."""

    def __init__(self, file: IO[bytes], is_ours: bool) -> None:
        self.file = file
        self.is_ours = is_ours

    def write(self, plate: Plate) -> None:
        self.file.seek(0)
        self.file.truncate()
        self.file.write(msgspec.json.encode(plate))
        self.file.flush()

    def read(self) -> Plate | None:
        """What somebody else wrote; nothing if he is still about to."""
        self.file.seek(0)
        try:
            return msgspec.json.decode(self.file.read(), type=Plate)
        except msgspec.DecodeError:
            return None


@contextmanager
def doorplate(folder: Path) -> Iterator[Doorplate]:
    """The plate of a data folder; the system takes it down with whoever hung it, however that ends."""
    with (writable(folder) / FILE).open("a+b") as file:
        yield Doorplate(file, is_taken(file))


def is_taken(file: IO[bytes]) -> bool:
    """Take the plate if nobody has it, and wipe what is left of the last one."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    file.truncate(0)
    return True
