"""Where a ladder is kept while it is climbed: one file, written whole or not at all, for one program at a time."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec

from knockbox.lab import numbers
from knockbox.lab.drafts import write_whole
from knockbox.lab.errors import LabError
from knockbox.lab.ladder.plan import Plan
from knockbox.lab.ladder.results import SCHEMA, Results, in_order

T = TypeVar("T")

AGAIN: Final = "name another file, or remove this one to begin anew"
CHANGING: Final = ("manner", "rungs")
"""What may differ in a part of a ladder, while the rest holds."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file: a ladder, and a hash that tells whether somebody changed it."""

    hash: str
    ladder: msgspec.Raw


class Label(msgspec.Struct):
    """The part that every schema has."""

    schema: int


@contextmanager
def in_hand(path: Path) -> Iterator[None]:
    """Nobody else writes the file meanwhile; of what keeps others away nothing stays."""
    if path.exists():
        read(path)  # beside what is no ladder of ours nothing is left
    lock = path.with_name(f".{path.name}.lock")
    with taken(lock, path):
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def taken(lock: Path, path: Path) -> IO[bytes]:
    """The lock, as long as it is open; one that was removed between opening and locking it is worth nothing."""
    while True:
        try:
            file = lock.open("wb")
        except OSError as error:
            raise LabError(f"`{lock}` cannot be written: {error.strerror}") from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise LabError(f"`{path}` is being written by another ladder") from None
        if is_in_place(lock, file):
            return file
        file.close()


def is_in_place(lock: Path, file: IO[bytes]) -> bool:
    return lock.exists() and os.path.samestat(lock.stat(), os.fstat(file.fileno()))


def write(results: Results, path: Path) -> None:
    write_whole(path, packed(results))


def packed(results: Results) -> bytes:
    """One line for each bout, so that a change can be read."""
    cells = in_order(results.cells)
    ladder = numbers.packed(msgspec.structs.replace(results, cells=cells), cells)
    return b'{"hash":"' + hash_of(ladder).encode() + b'","ladder":' + ladder + b"}\n"


def hash_of(ladder: bytes) -> str:
    return blake2b(ladder, digest_size=8, person=b"knockbox-ladder").hexdigest()


def read(path: Path) -> Results:
    """What was kept; anything that is not as it was written is an error."""
    if path.exists() and not path.is_file():
        raise LabError(f"`{path}`: found something else, expected a file")
    try:
        text = path.read_bytes()
    except OSError as error:
        raise LabError(f"`{path}` cannot be read: {error.strerror}") from None
    sheet = decoded(path, text, Sheet)
    if hash_of(bytes(sheet.ladder)) != sheet.hash:
        raise damaged(path, f"hash {hash_of(bytes(sheet.ladder))}", f"hash {sheet.hash}")
    schema = decoded(path, bytes(sheet.ladder), Label).schema
    if schema != SCHEMA:
        raise LabError(f"`{path}` is of another version: found schema {schema}; expected schema {SCHEMA}; {AGAIN}")
    return decoded(path, bytes(sheet.ladder), Results)


def decoded(path: Path, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise damaged(path, str(error), "a ladder as it was kept") from None


def damaged(path: Path, found: str, expected: str) -> LabError:
    return LabError(f"`{path}` is damaged: found {found}; expected {expected}; {AGAIN}")


def check_plan(path: Path, found: Plan, expected: Plan) -> None:
    """Deals of two ladders are not added up; further rungs do not make another ladder."""
    if expected.grown_from(found):
        return
    ours, theirs = leaves(msgspec.to_builtins(expected)), leaves(msgspec.to_builtins(found))
    name = next(name for name in (*ours, *theirs) if ours.get(name) != theirs.get(name))
    words = [str(side[name]) if name in side else "none" for side in (theirs, ours)]
    way = f"{AGAIN}, or --renew what changed" if name.startswith(CHANGING) else AGAIN
    raise LabError(f"`{path}` holds another ladder: found {name} {words[0]}; expected {words[1]}; {way}")


def leaves(tree: Any, name: str = "") -> dict[str, object]:
    """Everything that a plan says, by its place."""
    if not isinstance(tree, dict | list | tuple):
        return {name: tree}
    branches = tree.items() if isinstance(tree, dict) else enumerate(tree, start=1)
    found: dict[str, object] = {}
    for key, branch in branches:
        found |= leaves(branch, f"{name}.{key}" if name else str(key))
    return found
