"""Result files from which the pages are generated."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from knockbox.lab.errors import LabError

ResultT = TypeVar("ResultT")


def encode_results(results: msgspec.Struct, cells: Sequence[msgspec.Struct]) -> bytes:
    """Encode results whose last field is `cells`, with one line per cell for readable diffs."""
    frame = msgspec.json.encode(msgspec.structs.replace(results, cells=[]))
    return frame.removesuffix(b"[]}") + b"[\n" + b",\n".join(map(msgspec.json.encode, cells)) + b"\n]}"


def read_results(path: Path, result_type: type[ResultT]) -> ResultT:
    try:
        return msgspec.json.decode(path.read_bytes(), type=result_type)
    except msgspec.MsgspecError as error:
        raise LabError(f"`{path}` is not a result file: {error}; expected a file written by --write") from None
