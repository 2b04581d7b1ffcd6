"""Where an analysis is written: beside its record unless told otherwise, and over nothing but an older analysis."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.lab.analysis.findings import Analysis
from knockbox.lab.analysis.page import GENERATOR
from knockbox.lab.drafts import check_file
from knockbox.lab.errors import LabError

JSON: Final = ".analysis.json"
PAGE: Final = ".analysis.html"
SIGNS: Final = (b'{"file":"analysis"', GENERATOR.encode())
BEGINNING: Final = 4096


def beside(record: Path, ending: str) -> Path:
    """`match.kbr` has `match.analysis.html` beside it."""
    return record.with_name(record.stem + ending)


def check_place(path: Path) -> None:
    """A file of somebody else is left alone."""
    try:
        check_file(path)
    except LabError as error:
        raise LabError(f"{error}; --json and --page name another place") from None
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
