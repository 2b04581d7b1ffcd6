"""The file of a running ladder: written atomically, and locked for one program at a time."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec

from knockbox.lab import result_files
from knockbox.lab.atomic_files import write_atomically
from knockbox.lab.errors import LabError
from knockbox.lab.ladder.plan import LadderPlan
from knockbox.lab.ladder.results import LADDER_SCHEMA, LadderResults, sort_results

T = TypeVar("T")

RECOVERY_HINT: Final = "name another file, or remove this one to start again"
RENEWABLE_FIELDS: Final = ("manner", "rungs")
"""Fields of a plan that --renew may change while the other results stay valid."""


class LadderFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file content: a ladder and its checksum."""

    hash: str
    ladder: msgspec.Raw


class SchemaHeader(msgspec.Struct):
    """The field that all schema versions have."""

    schema: int


@contextmanager
def locked_for_writing(path: Path) -> Iterator[None]:
    """Lock the file for writing; the lock file is removed at the end."""
    if path.exists():
        read_ladder(path)  # raises for any other file, before a lock file is created next to it
    lock = path.with_name(f".{path.name}.lock")
    with acquire_lock(lock, path):
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def acquire_lock(lock: Path, path: Path) -> IO[bytes]:
    """Return the locked file; retry if another program removed it between opening and locking."""
    while True:
        try:
            file = lock.open("wb")
        except OSError as error:
            raise LabError(f"`{lock}` cannot be written: {error.strerror}") from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise LabError(f"`{path}` is in use by another ladder") from None
        if is_current_lock(lock, file):
            return file
        file.close()


def is_current_lock(lock: Path, file: IO[bytes]) -> bool:
    return lock.exists() and os.path.samestat(lock.stat(), os.fstat(file.fileno()))


def write_ladder(results: LadderResults, path: Path) -> None:
    write_atomically(path, encode_ladder(results))


def encode_ladder(results: LadderResults) -> bytes:
    """Encode results with one line per deal, for readable diffs."""
    cells = sort_results(results.cells)
    ladder = result_files.encode_results(msgspec.structs.replace(results, cells=cells), cells)
    return b'{"hash":"' + ladder_checksum(ladder).encode() + b'","ladder":' + ladder + b"}\n"


def ladder_checksum(ladder: bytes) -> str:
    return blake2b(ladder, digest_size=8, person=b"knockbox-ladder").hexdigest()


def read_ladder(path: Path) -> LadderResults:
    """Read a ladder file; raise `LabError` if it is damaged or has another schema."""
    if path.exists() and not path.is_file():
        raise LabError(f"`{path}` is not a regular file")
    try:
        text = path.read_bytes()
    except OSError as error:
        raise LabError(f"`{path}` cannot be read: {error.strerror}") from None
    sheet = decode_json(path, text, LadderFile)
    if ladder_checksum(bytes(sheet.ladder)) != sheet.hash:
        raise damage_error(path, f"hash {ladder_checksum(bytes(sheet.ladder))}", f"hash {sheet.hash}")
    schema = decode_json(path, bytes(sheet.ladder), SchemaHeader).schema
    if schema != LADDER_SCHEMA:
        raise LabError(
            f"`{path}` has another version: found schema {schema}; expected schema {LADDER_SCHEMA}; {RECOVERY_HINT}"
        )
    return decode_json(path, bytes(sheet.ladder), LadderResults)


def decode_json(path: Path, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise damage_error(path, str(error), "a ladder file") from None


def damage_error(path: Path, found: str, expected: str) -> LabError:
    return LabError(f"`{path}` is damaged: found {found}; expected {expected}; {RECOVERY_HINT}")


def check_plan(path: Path, found: LadderPlan, expected: LadderPlan) -> None:
    """Raise `LabError` if the file belongs to another ladder; additional matchups are allowed."""
    if expected.extends(found):
        return
    ours = flatten(msgspec.to_builtins(expected))
    theirs = flatten(msgspec.to_builtins(found))
    name = next(name for name in (*ours, *theirs) if ours.get(name) != theirs.get(name))
    values = [str(side[name]) if name in side else "none" for side in (theirs, ours)]
    hint = f"{RECOVERY_HINT}, or --renew what changed" if name.startswith(RENEWABLE_FIELDS) else RECOVERY_HINT
    raise LabError(f"`{path}` holds another ladder: found {name} {values[0]}; expected {values[1]}; {hint}")


def flatten(tree: Any, name: str = "") -> dict[str, object]:
    """Flatten a plan into values by dotted path."""
    if not isinstance(tree, dict | list | tuple):
        return {name: tree}
    branches = tree.items() if isinstance(tree, dict) else enumerate(tree, start=1)
    flat: dict[str, object] = {}
    for key, branch in branches:
        flat |= flatten(branch, f"{name}.{key}" if name else str(key))
    return flat
