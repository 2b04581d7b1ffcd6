"""Where an analysis is written: beside its record unless told otherwise, and over nothing but an older analysis."""

import os
from pathlib import Path
from typing import Final

import msgspec

from knockbox.lab.analysis.findings import Analysis
from knockbox.lab.analysis.page import GENERATOR
from knockbox.lab.errors import LabError

JSON: Final = ".analysis.json"
PAGE: Final = ".analysis.html"
SIGNS: Final = (b'{"file":"analysis"', GENERATOR.encode())
BEGINNING: Final = 4096


def beside(record: Path, ending: str) -> Path:
    """`match.kbr` has `match.analysis.html` beside it."""
    return record.with_name(record.stem + ending)


def check_place(path: Path) -> None:
    """Whatever is wrong with a place is said before anybody waits for what is to be written there."""
    if not path.parent.is_dir():
        raise LabError(f"`{path}`: the folder `{path.parent}` does not exist")
    if not os.access(path.parent, os.W_OK):
        raise LabError(f"`{path}`: the folder `{path.parent}` may not be written; --json and --page name another place")
    if path.is_dir():
        raise LabError(f"`{path}` is a folder; expected a file")
    if path.exists() and not is_ours(path):
        raise LabError(f"`{path}` is something else; only an older analysis is written over")


def is_ours(path: Path) -> bool:
    """Whether a file is an analysis, as data or as a page."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        beginning = file.read(BEGINNING)
    return beginning.startswith(SIGNS[0]) or SIGNS[1] in beginning


def packed(analysis: Analysis) -> bytes:
    """One line for each moment, so that a person can find one."""
    frame = msgspec.json.encode(msgspec.structs.replace(analysis, moments=[]))
    lines = b",\n".join(map(msgspec.json.encode, analysis.moments))
    return frame.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n"


def write(path: Path, text: bytes) -> None:
    """The file is whole before it gets its name; whatever fails, what was there stays."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_bytes(text)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise LabError(f"`{path}` could not be written: {error.strerror}") from None
