"""Named pipes that synchronise a test with a program it started."""

import os
import select
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

DEADLINE_SECONDS: Final = 120
CHUNK_BYTES: Final = 4096


class Pipe:
    """The test's end of a pipe, opened for both directions so that neither side blocks on opening."""

    def __init__(self, path: Path, end: int) -> None:
        self.path = path
        self.end = end

    def read(self) -> str:
        """Wait for data and return it."""
        ready, _, _ = select.select([self.end], [], [], DEADLINE_SECONDS)
        assert ready, f"nothing was written to {self.path.name} within {DEADLINE_SECONDS} seconds"
        return os.read(self.end, CHUNK_BYTES).decode()

    def write_line(self, text: str) -> None:
        os.write(self.end, f"{text}\n".encode())


@contextmanager
def named_pipe(path: Path) -> Iterator[Pipe]:
    os.mkfifo(path)
    end = os.open(path, os.O_RDWR)
    try:
        yield Pipe(path, end)
    finally:
        os.close(end)
