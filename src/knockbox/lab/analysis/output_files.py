"""Output files of an analysis: next to the record by default, overwriting only an older analysis."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.lab.analysis.annotations import Analysis
from knockbox.lab.analysis.page import GENERATOR_TAG
from knockbox.lab.atomic_files import check_writable
from knockbox.lab.errors import LabError

JSON_SUFFIX: Final = ".analysis.json"
PAGE_SUFFIX: Final = ".analysis.html"
FILE_SIGNATURES: Final = (b'{"file":"analysis"', GENERATOR_TAG.encode())
SIGNATURE_BYTES: Final = 4096


def sibling_path(record: Path, suffix: str) -> Path:
    """Return the default path: `match.analysis.html` for `match.kbr`."""
    return record.with_name(record.stem + suffix)


def check_output(path: Path) -> None:
    """Raise `LabError` if the path is not writable or would overwrite another file."""
    try:
        check_writable(path)
    except LabError as error:
        raise LabError(f"{error}; use --json and --page to choose another path") from None
    if path.exists() and not is_analysis_file(path):
        raise LabError(f"`{path}` is not an analysis; only an older analysis may be overwritten")


def is_analysis_file(path: Path) -> bool:
    """Return whether a file is an analysis, as JSON or as a page."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        beginning = file.read(SIGNATURE_BYTES)
    return beginning.startswith(FILE_SIGNATURES[0]) or FILE_SIGNATURES[1] in beginning


def encode_analysis(analysis: Analysis) -> bytes:
    """Encode an analysis with one line per input, for readability."""
    frame = msgspec.json.encode(msgspec.structs.replace(analysis, moments=[]))
    lines = b",\n".join(map(msgspec.json.encode, analysis.moments))
    return frame.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n"
