"""Named pipes over which a program that a test started says how far it is."""

import os
import select
from pathlib import Path
from typing import Final

DEADLINE_SECONDS: Final = 120
CHUNK_BYTES: Final = 4096


def read_pipe(pipe: Path) -> str:
    """Wait until something is written to the pipe and return it; a program that died before fails the test."""
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        ready, _, _ = select.select([end], [], [], DEADLINE_SECONDS)
        assert ready, f"nothing was written to {pipe.name} within {DEADLINE_SECONDS} seconds"
        return os.read(end, CHUNK_BYTES).decode()
    finally:
        os.close(end)
