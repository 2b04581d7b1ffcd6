"""Atomic file writes."""

import os
from contextlib import suppress
from pathlib import Path

from knockbox.lab.errors import LabError


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file atomically; raise `LabError` and keep the old content if that fails."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise LabError(f"`{path}` could not be written: {error.strerror}; its old content is unchanged") from None


def check_writable(path: Path) -> None:
    """Raise `LabError` if a file cannot be written, so that the error comes before the long work and not after it."""
    if not path.parent.is_dir():
        raise LabError(f"`{path}`: the folder `{path.parent}` does not exist")
    if not os.access(path.parent, os.W_OK):
        raise LabError(f"`{path}`: the folder `{path.parent}` is not writable")
    if path.is_dir():
        raise LabError(f"`{path}` is a folder; expected a file")
