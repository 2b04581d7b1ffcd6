"""The numbers a page is made from, kept beside it."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from knockbox.lab.errors import LabError

R = TypeVar("R")


def packed(results: msgspec.Struct, cells: Sequence[msgspec.Struct]) -> bytes:
    """Results whose last field is their cells: one line for each, so that a change can be read."""
    frame = msgspec.json.encode(msgspec.structs.replace(results, cells=[]))
    return frame.removesuffix(b"[]}") + b"[\n" + b",\n".join(map(msgspec.json.encode, cells)) + b"\n]}"


def unpacked(path: Path, kind: type[R]) -> R:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise LabError(f"`{path}` holds no numbers of a page: {error}; expected what --write makes") from None
