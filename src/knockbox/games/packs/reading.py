"""Read the files of a pack and say everything that is wrong with their fields, each with its place."""

import os
import re
import tomllib
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final, TypeGuard, TypeVar, get_args, get_origin

import msgspec

from knockbox.effects.errors import either, hint
from knockbox.text.control_characters import find_control

LONGEST: Final = 60
MAX_FILE_BYTES: Final = 1 << 20
TWICE: Final = re.compile(r"Cannot declare \('(.*)',\) twice")
POSITION: Final = re.compile(r"(.*) \(at (line \d+, column \d+|end of document)\)")
EXPECTED: Final[dict[object, str]] = {
    int: "a whole number",
    str: "a text in quotes",
    bool: "true or false",
    tuple[int, int]: "a list of two whole numbers",
    tuple[int, int, int, int]: "a list of four whole numbers",
    dict[str, str]: "a table of texts",
}

S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E", bound=Enum)


class Reader:
    """Reads files of one folder and remembers what was wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.broken: set[str] = set()
        self.problems: list[str] = []

    def one(self, name: str, type: type[S]) -> S | None:
        """A file that is one table."""
        table = self.table(name)
        return None if table is None else self.item(name, f"{name}, ", table, type)

    def many(self, name: str, type: type[S]) -> dict[str, S]:
        """A file of tables, each named by its id."""
        items = {id: self.item(name, f"{name}, {id}.", value, type) for id, value in (self.table(name) or {}).items()}
        return {id: item for id, item in items.items() if item is not None}

    def item(self, name: str, place: str, value: object, type: type[S]) -> S | None:
        faults = list(faults_of(value, type, place))
        if faults:
            self.problems += faults
            self.broken.add(name)
            return None
        return msgspec.convert(value, type)

    def words(self, name: str, type: type[E]) -> dict[str, E]:
        """A file that may be missing, with one word for each id."""
        if not os.path.lexists(self.folder / name):
            return {}
        words = self.table(name) or {}
        faults = {id: list(faults_of(word, type, f"{name}, {id}")) for id, word in words.items()}
        self.problems += [fault for found in faults.values() for fault in found]
        return {id: msgspec.convert(word, type) for id, word in words.items() if not faults[id]}

    def table(self, name: str) -> dict[str, object] | None:
        try:
            return tomllib.loads(read_text(self.folder, name))
        except tomllib.TOMLDecodeError as error:
            self.problems.append(f"{name}, {malformed(str(error))}")
        except FileProblem as error:
            self.problems.append(f"{name}: {error}")
        except (RecursionError, ValueError):  # the reader's own limits, of which it tells no place
            self.problems.append(f"{name}: found lists too deep or a number too long to read, expected those of a pack")
        self.broken.add(name)
        return None


class FileProblem(ValueError):  # noqa: N818  it is caught and becomes one line of many
    """A file of a pack is not there or cannot be read."""


def read_text(folder: Path, name: str) -> str:
    """The text of a file inside the folder; a link may not lead out of it."""
    path = folder / name
    check_links(folder, path)
    if not path.is_file():
        found = "something else" if path.exists() else "no such file"
        raise FileProblem(f"found {found}, expected a file")
    if (size := path.stat().st_size) > MAX_FILE_BYTES:
        raise FileProblem(f"found {size:,} bytes, expected at most {MAX_FILE_BYTES:,}")
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        raise FileProblem(f"found the byte {error.object[error.start]:#04x}, expected UTF-8") from None
    except OSError as error:
        raise FileProblem(f"found a file that cannot be read ({error.strerror}), expected one that can") from None


def check_links(folder: Path, path: Path) -> None:
    """Neither the file nor a folder on the way to it may be a link out of the pack, or to itself."""
    try:
        real = path.resolve()
    except (OSError, RuntimeError):
        raise FileProblem("found a link that leads to itself, expected a file") from None
    if not real.is_relative_to(folder.resolve()):
        raise FileProblem(f"found a link to {real}, expected a file inside the pack")


def malformed(message: str) -> str:
    """Turn a complaint of the TOML reader into a place, what was found and what was expected."""
    told = POSITION.fullmatch(message)
    problem, place = (told[1], told[2].replace("document", "the file")) if told else (message, "somewhere")
    if twice := TWICE.fullmatch(problem):
        return f"{place}: found the id '{twice[1]}' a second time, expected every id once"
    if problem == "Cannot overwrite a value":
        return f"{place}: found a field a second time, expected every field once"
    return f"{place}: found something that is not TOML ({problem[0].lower()}{problem[1:]}), expected TOML"


def faults_of(value: object, type: object, place: str) -> Iterator[str]:
    """Everything that is wrong with a value, down to its innermost fields; the place of a table ends in a stop."""
    if is_table(type):
        yield from table_faults(value, type, place)
    elif get_origin(type) is list and isinstance(value, list):
        for index, element in enumerate(value):
            yield from faults_of(element, get_args(type)[0], element_place(element, index, place, get_args(type)[0]))
    elif not converts(value, type):
        yield fault(place, value, expected_of(type))
    else:
        yield from controls_in(value, place)


def controls_in(value: object, place: str) -> Iterator[str]:
    """Control characters in a text or in a table of texts: they would reach a terminal."""
    texts = [*value, *value.values()] if isinstance(value, dict) else [value]
    for text in texts:
        found = find_control(text) if isinstance(text, str) else ""
        if found:
            yield f"{place}: found the control character {found}, expected none"


def is_table(wanted: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(wanted, type) and issubclass(wanted, msgspec.Struct)


def element_place(element: object, index: int, place: str, type: object) -> str:
    """A table in a list is called by its id, in place of the list's name; anything else by its number."""
    if not is_table(type):
        return f"{place}[{index}]"
    id = element.get("id") if isinstance(element, dict) else None
    return f"{place.rpartition('.')[0]}.{id}." if isinstance(id, str) and id else f"{place}[{index}]."


def table_faults(value: object, type: type[msgspec.Struct], place: str) -> Iterator[str]:
    fields = {field.name: field for field in msgspec.structs.fields(type)}
    if not isinstance(value, dict):
        yield fault(place.rstrip("."), value, f"a table with {', '.join(fields)}")
        return
    for name in value:
        if name not in fields:
            yield f"{place}{name}: found an unknown field, expected {either(list(fields))}{hint(name, fields)}"
    for name, field in fields.items():
        if name in value:
            yield from faults_of(value[name], field.type, f"{place}{name}")
        elif field.required:
            yield f"{place}{name}: found nothing, expected {expected_of(field.type)}"


def converts(value: object, type: object) -> bool:
    try:
        msgspec.convert(value, type)
    except msgspec.ValidationError:
        return False
    return True


def expected_of(wanted: object) -> str:
    """Name a type as a person would."""
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return either([str(member.value) for member in wanted])
    if get_origin(wanted) is list:
        return "a list"
    return EXPECTED[wanted]


def fault(place: str, found: object, expected: str) -> str:
    return f"{place}: found {shown(found)}, expected {expected}"


def shown(value: object) -> str:
    """A value as it would be written in the file, cut if it is long."""
    try:
        text = str(value) if isinstance(value, float) else msgspec.json.encode(value).decode()
    except RecursionError:
        return "tables too deep to show"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
