"""Files that are written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from knockbox.lab.errors import LabError


def write_whole(path: Path, text: bytes) -> None:
    """The file is whole on the disk before it gets its name; whatever fails, what was there stays."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        with draft.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise LabError(f"`{path}` could not be written: {error.strerror}; what it held is still there") from None


def check_file(path: Path) -> None:
    """Whatever is wrong with a place is said before anybody waits for what is to be written there."""
    if not path.parent.is_dir():
        raise LabError(f"`{path}`: the folder `{path.parent}` does not exist")
    if not os.access(path.parent, os.W_OK):
        raise LabError(f"`{path}`: the folder `{path.parent}` may not be written to by you")
    if path.is_dir():
        raise LabError(f"`{path}` is a folder; expected a file")
