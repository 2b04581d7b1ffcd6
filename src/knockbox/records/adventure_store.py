"""Files of adventures: written atomically, and checked when read."""

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
from knockbox.records.adventure import ADVENTURE_SCHEMA, LAST_LEVEL, SavedAdventure, build_next_game, check_name
from knockbox.records.errors import AdventureError, StorageError

T = TypeVar("T")

ADVENTURE_SUFFIX: Final = ".json"
LOCK_SUFFIX: Final = ".lock"
MAX_ADVENTURE_BYTES: Final = 1 << 22


class AdventureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a file: the adventure, and a hash that reveals edits."""

    adventure: SavedAdventure
    hash: str


class SchemaField(msgspec.Struct):
    """The field that every schema has."""

    schema: int


class AdventureFileSchema(msgspec.Struct):
    """The part of a file that is read before the rest."""

    adventure: SchemaField


def adventure_path(folder: Path, name: str) -> Path:
    check_name(name)
    return folder / f"{name}{ADVENTURE_SUFFIX}"


def list_adventures(folder: Path) -> list[str]:
    """Return the names of all adventures in the folder, readable or not."""
    return sorted(path.stem for path in folder.glob(f"*{ADVENTURE_SUFFIX}"))


def create_adventure(folder: Path, adventure: SavedAdventure) -> Path:
    """Write a new adventure; raise `StorageError` if it exists, never overwrite it."""
    try:
        return write_adventure(folder, adventure, os.link)
    except FileExistsError:
        raise StorageError(f"adventure '{adventure.name}' already exists; continue it or choose another name") from None


def save_adventure(folder: Path, adventure: SavedAdventure) -> Path:
    """Write an adventure over its previous version."""
    return write_adventure(folder, adventure, os.replace)


@contextmanager
def lock_adventure(folder: Path, name: str) -> Iterator[SavedAdventure]:
    """Load an adventure and lock it for this program; raise `StorageError` if another one has it."""
    lock = adventure_path(folder, name).with_name(f".{name}{LOCK_SUFFIX}")
    try:
        file = lock.open("wb")
    except OSError as error:
        raise StorageError(f"`{lock}` cannot be written: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StorageError(f"the adventure '{name}' is being played by another program") from None
        yield load_adventure(folder, name)


def write_adventure(folder: Path, adventure: SavedAdventure, publish: Callable[[Path, Path], None]) -> Path:
    """Write the whole file before it gets its name; on failure the old one stays."""
    path = adventure_path(folder, adventure.name)
    sheet = (
        msgspec.json.format(msgspec.json.encode(AdventureFile(adventure, hash_adventure(adventure))), indent=2) + b"\n"
    )
    try:
        draft = write_draft(folder, sheet)
        try:
            publish(draft, path)
        finally:
            draft.unlink(missing_ok=True)
    except FileExistsError:
        raise
    except OSError as error:
        raise StorageError(f"`{path}` could not be written: {error.strerror}; nothing was changed") from None
    return path


def write_draft(folder: Path, content: bytes) -> Path:
    """Write the bytes to a temporary file, flushed to disk, and return its path."""
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".", suffix=".draft", delete=False) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                Path(file.name).unlink()
            raise
        return Path(file.name)


def hash_adventure(adventure: SavedAdventure) -> str:
    text = msgspec.json.encode(adventure, order="sorted")
    return blake2b(text, digest_size=8, person=b"knockbox-advent").hexdigest()


def load_adventure(folder: Path, name: str) -> SavedAdventure:
    """Read an adventure; raise `AdventureError` if the file is missing, damaged or edited."""
    path = adventure_path(folder, name)
    text = read_bytes(path, folder)
    check_schema(path, text)
    sheet = decode_bytes(path, text, AdventureFile)
    if sheet.hash != hash_adventure(sheet.adventure):
        raise AdventureError(f"`{path}`", "an adventure that was changed after it was written", f"hash {sheet.hash}")
    if sheet.adventure.name != name:
        raise AdventureError(f"`{path}`, name", f"'{sheet.adventure.name}'", f"'{name}', the name of the file")
    check_playable(path, sheet.adventure)
    return sheet.adventure


def check_playable(path: Path, adventure: SavedAdventure) -> None:
    """Raise `AdventureError` unless there is a next dungeon or the last one was won; a valid hash proves neither."""
    try:
        build_next_game(adventure)
    except SetupError as error:
        raise AdventureError(f"`{path}`", f"an unplayable adventure ({error})", "a valid adventure") from None
    is_won = any(result.won for result in adventure.results[-1:] if result.level == LAST_LEVEL)
    if adventure.finished != is_won:
        found = str(adventure.finished).lower()
        expected = f"{str(is_won).lower()}, by the last dungeon tried"
        raise AdventureError(f"`{path}`, finished", found, expected)


def read_bytes(path: Path, folder: Path) -> bytes:
    if path.exists() and not path.is_file():
        raise AdventureError(f"`{path}`", "something else", "a file")
    try:
        with path.open("rb") as file:
            found = file.read(MAX_ADVENTURE_BYTES + 1)
    except FileNotFoundError:
        known = ", ".join(list_adventures(folder)) or "none yet"
        raise AdventureError(f"`{folder}`", f"no adventure '{path.stem}'", f"one that exists: {known}") from None
    except OSError as error:
        raise StorageError(f"`{path}` cannot be read: {error.strerror}") from None
    if len(found) > MAX_ADVENTURE_BYTES:
        raise AdventureError(f"`{path}`", f"a file of over {MAX_ADVENTURE_BYTES >> 20} MiB", "an adventure")
    return found


def check_schema(path: Path, text: bytes) -> None:
    schema = decode_bytes(path, text, AdventureFileSchema).adventure.schema
    if schema != ADVENTURE_SCHEMA:
        raise AdventureError(f"`{path}`", f"schema {schema}", f"schema {ADVENTURE_SCHEMA}; another version wrote this")


def decode_bytes(path: Path, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except UnicodeDecodeError as error:
        raise AdventureError(f"`{path}`, byte {error.start + 1}", "invalid UTF-8", "an adventure") from None
    except (msgspec.DecodeError, RecursionError) as error:
        found, _, place = str(error).partition(" - at ")
        raise AdventureError(f"`{path}`{', ' if place else ''}{place}", found, "a valid adventure") from None
