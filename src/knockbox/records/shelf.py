"""Where adventures lie: one file each, written whole or not at all, and read with every doubt spoken out."""

import fcntl
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from knockbox.games.errors import SetupError
from knockbox.records.adventure import LAST_LEVEL, SCHEMA, Adventure, check_name, rules_of
from knockbox.records.errors import AdventureError, StorageError

T = TypeVar("T")

SUFFIX: Final = ".json"
LOCK: Final = ".lock"
SIZE_LIMIT: Final = 1 << 22


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file: the adventure, and a hash that tells whether somebody changed it."""

    adventure: Adventure
    hash: str


class Label(msgspec.Struct):
    """The part that every schema has."""

    schema: int


class Cover(msgspec.Struct):
    """As much of a sheet as must be known before the rest is read."""

    adventure: Label


def path_of(folder: Path, name: str) -> Path:
    check_name(name)
    return folder / f"{name}{SUFFIX}"


def list_adventures(folder: Path) -> list[str]:
    """The names of all that lie there, whether or not they can be read."""
    return sorted(path.stem for path in folder.glob(f"*{SUFFIX}"))


def begin(folder: Path, adventure: Adventure) -> Path:
    """Write a new adventure; one that is already there is never overwritten."""
    try:
        return write(folder, adventure, os.link)
    except FileExistsError:
        raise StorageError(f"there is an adventure '{adventure.name}' already; go on with it, or find a name") from None


def save(folder: Path, adventure: Adventure) -> Path:
    """Write an adventure into the place of what was noted of it before."""
    return write(folder, adventure, os.replace)


@contextmanager
def in_hand(folder: Path, name: str) -> Iterator[Adventure]:
    """What is noted of an adventure, for one program at a time."""
    lock = path_of(folder, name).with_name(f".{name}{LOCK}")
    try:
        file = lock.open("wb")
    except OSError as error:
        raise StorageError(f"`{lock}` cannot be written: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StorageError(f"the adventure '{name}' is being played by another program") from None
        yield load(folder, name)


def write(folder: Path, adventure: Adventure, put: Callable[[Path, Path], None]) -> Path:
    """The sheet is whole on the disk before it gets its name; whatever fails, the old one stays."""
    path = path_of(folder, adventure.name)
    sheet = msgspec.json.format(msgspec.json.encode(Sheet(adventure, hash_of(adventure))), indent=2) + b"\n"
    try:
        draft = drafted(folder, sheet)
        try:
            put(draft, path)
        finally:
            draft.unlink(missing_ok=True)
    except FileExistsError:
        raise
    except OSError as error:
        raise StorageError(f"`{path}` could not be written: {error.strerror}; nothing was changed") from None
    return path


def drafted(folder: Path, sheet: bytes) -> Path:
    """A file without a name of its own that holds the sheet."""
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".", suffix=".draft", delete=False) as file:
        try:
            file.write(sheet)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                Path(file.name).unlink()
            raise
        return Path(file.name)


def hash_of(adventure: Adventure) -> str:
    text = msgspec.json.encode(adventure, order="sorted")
    return blake2b(text, digest_size=8, person=b"knockbox-advent").hexdigest()


def load(folder: Path, name: str) -> Adventure:
    """Read what was noted; anything that is not as it was written is an error that says where."""
    path = path_of(folder, name)
    text = read(path, folder)
    check_schema(path, text)
    sheet = decoded(path, text, Sheet)
    if sheet.hash != hash_of(sheet.adventure):
        raise AdventureError(f"`{path}`", "an adventure that was changed after it was written", f"hash {sheet.hash}")
    if sheet.adventure.name != name:
        raise AdventureError(f"`{path}`, name", f"'{sheet.adventure.name}'", f"'{name}', as the file is called")
    check_playable(path, sheet.adventure)
    return sheet.adventure


def check_playable(path: Path, adventure: Adventure) -> None:
    """A right hash does not make a right adventure: there must be a next dungeon, or a last one that was won."""
    try:
        rules_of(adventure)
    except SetupError as error:
        raise AdventureError(f"`{path}`", f"what cannot be played ({error})", "an adventure as it is written") from None
    is_won = any(tried.won for tried in adventure.tried[-1:] if tried.level == LAST_LEVEL)
    if adventure.finished != is_won:
        found, expected = str(adventure.finished).lower(), f"{str(is_won).lower()}, by the last dungeon tried"
        raise AdventureError(f"`{path}`, finished", found, expected)


def read(path: Path, folder: Path) -> bytes:
    if path.exists() and not path.is_file():
        raise AdventureError(f"`{path}`", "something else", "a file")
    try:
        with path.open("rb") as file:
            found = file.read(SIZE_LIMIT + 1)
    except FileNotFoundError:
        known = ", ".join(list_adventures(folder)) or "none yet"
        raise AdventureError(f"`{folder}`", f"no adventure '{path.stem}'", f"one that is there: {known}") from None
    except OSError as error:
        raise StorageError(f"`{path}` cannot be read: {error.strerror}") from None
    if len(found) > SIZE_LIMIT:
        raise AdventureError(f"`{path}`", f"a file of over {SIZE_LIMIT >> 20} MiB", "an adventure")
    return found


def check_schema(path: Path, text: bytes) -> None:
    schema = decoded(path, text, Cover).adventure.schema
    if schema != SCHEMA:
        raise AdventureError(f"`{path}`", f"schema {schema}", f"schema {SCHEMA}; another version wrote this")


def decoded(path: Path, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except UnicodeDecodeError as error:
        raise AdventureError(f"`{path}`, byte {error.start + 1}", "what is not UTF-8", "an adventure") from None
    except (msgspec.DecodeError, RecursionError) as error:
        found, _, place = str(error).partition(" - at ")
        raise AdventureError(
            f"`{path}`{', ' if place else ''}{place}", found, "an adventure as it is written"
        ) from None
