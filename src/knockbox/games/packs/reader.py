"""Read the files of a pack and collect all problems of their fields, each with its place."""

import os
import re
import tomllib
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final, TypeGuard, TypeVar, get_args, get_origin

import msgspec

from knockbox.effects.errors import join_alternatives, suggestion
from knockbox.text.control_characters import find_control

MAX_QUOTE_LENGTH: Final = 60
MAX_FILE_BYTES: Final = 1 << 20
DUPLICATE_PATTERN: Final = re.compile(r"Cannot declare \('(.*)',\) twice")
POSITION_PATTERN: Final = re.compile(r"(.*) \(at (line \d+, column \d+|end of document)\)")
TYPE_DESCRIPTIONS: Final[dict[object, str]] = {
    int: "a whole number",
    str: "a text in quotes",
    bool: "true or false",
    tuple[int, int]: "a list of two whole numbers",
    tuple[int, int, int, int]: "a list of four whole numbers",
    dict[str, str]: "a table of texts",
}

S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E", bound=Enum)


class PackReader:
    """Reads the files of one folder and collects their problems."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.broken: set[str] = set()
        self.problems: list[str] = []

    def read_item(self, name: str, type: type[S]) -> S | None:
        """Read a file that is one table."""
        table = self.load_table(name)
        return None if table is None else self.convert_item(name, f"{name}, ", table, type)

    def read_items(self, name: str, type: type[S]) -> dict[str, S]:
        """Read a file of tables, each named by its id."""
        items = {
            id: self.convert_item(name, f"{name}, {id}.", value, type)
            for id, value in (self.load_table(name) or {}).items()
        }
        return {id: item for id, item in items.items() if item is not None}

    def convert_item(self, name: str, place: str, value: object, type: type[S]) -> S | None:
        faults = list(value_problems(value, type, place))
        if faults:
            self.problems += faults
            self.broken.add(name)
            return None
        return msgspec.convert(value, type)

    def read_words(self, name: str, type: type[E]) -> dict[str, E]:
        """Read an optional file with one word for each id."""
        if not os.path.lexists(self.folder / name):
            return {}
        words = self.load_table(name) or {}
        faults = {id: list(value_problems(word, type, f"{name}, {id}")) for id, word in words.items()}
        self.problems += [fault for found in faults.values() for fault in found]
        return {id: msgspec.convert(word, type) for id, word in words.items() if not faults[id]}

    def load_table(self, name: str) -> dict[str, object] | None:
        try:
            return tomllib.loads(read_text(self.folder, name))
        except tomllib.TOMLDecodeError as error:
            self.problems.append(f"{name}, {toml_problem(str(error))}")
        except FileProblem as error:
            self.problems.append(f"{name}: {error}")
        except (RecursionError, ValueError):  # limits of the TOML parser, which gives no place for them
            self.problems.append(f"{name}: found lists nested too deep or a number too long, expected those of a pack")
        self.broken.add(name)
        return None


class FileProblem(ValueError):  # noqa: N818  it is caught and becomes one problem of many
    """A file of a pack is missing or cannot be read."""


def read_text(folder: Path, name: str) -> str:
    """Return the text of a file inside the folder; raise FileProblem if it is missing, too large or outside."""
    path = folder / name
    check_links(folder, path)
    if not path.is_file():
        found = "something else" if path.exists() else "no such file"
        raise FileProblem(f"found {found}, expected a file")
    if (size := path.stat().st_size) > MAX_FILE_BYTES:
        raise FileProblem(f"found {size:,} bytes, expected at most {MAX_FILE_BYTES:,}")
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError as error:
        raise FileProblem(f"found the byte {error.object[error.start]:#04x}, expected UTF-8") from None
    except OSError as error:
        raise FileProblem(f"found an unreadable file ({error.strerror}), expected a readable one") from None


def check_links(folder: Path, path: Path) -> None:
    """Raise FileProblem if a symbolic link on the path leads out of the pack or to itself."""
    try:
        real = path.resolve()
    except (OSError, RuntimeError):
        raise FileProblem("found a link that leads to itself, expected a file") from None
    if not real.is_relative_to(folder.resolve()):
        raise FileProblem(f"found a link to {real}, expected a file inside the pack")


def toml_problem(message: str) -> str:
    """Return an error of the TOML parser as place, what was found and what was expected."""
    match = POSITION_PATTERN.fullmatch(message)
    problem, place = (match[1], match[2].replace("document", "the file")) if match else (message, "somewhere")
    if twice := DUPLICATE_PATTERN.fullmatch(problem):
        return f"{place}: found the id '{twice[1]}' a second time, expected every id once"
    if problem == "Cannot overwrite a value":
        return f"{place}: found a field a second time, expected every field once"
    return f"{place}: found something that is not TOML ({problem[0].lower()}{problem[1:]}), expected TOML"


def value_problems(value: object, type: object, place: str) -> Iterator[str]:
    """Yield all problems of a value and its nested fields; the place of a table ends in a dot."""
    if is_table(type):
        yield from table_problems(value, type, place)
    elif get_origin(type) is list and isinstance(value, list):
        for index, element in enumerate(value):
            yield from value_problems(
                element, get_args(type)[0], element_place(element, index, place, get_args(type)[0])
            )
    elif not is_convertible(value, type):
        yield make_problem(place, value, describe_type(type))
    else:
        yield from control_character_problems(value, place)


def control_character_problems(value: object, place: str) -> Iterator[str]:
    """Yield control characters in a text or in a table of texts: they would reach a terminal."""
    texts = [*value, *value.values()] if isinstance(value, dict) else [value]
    for text in texts:
        found = find_control(text) if isinstance(text, str) else ""
        if found:
            yield f"{place}: found the control character {found}, expected none"


def is_table(wanted: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(wanted, type) and issubclass(wanted, msgspec.Struct)


def element_place(element: object, index: int, place: str, type: object) -> str:
    """Return the place of an element: a table is named by its id instead of the list's name, others by index."""
    if not is_table(type):
        return f"{place}[{index}]"
    id = element.get("id") if isinstance(element, dict) else None
    return f"{place.rpartition('.')[0]}.{id}." if isinstance(id, str) and id else f"{place}[{index}]."


def table_problems(value: object, type: type[msgspec.Struct], place: str) -> Iterator[str]:
    fields = {field.name: field for field in msgspec.structs.fields(type)}
    if not isinstance(value, dict):
        yield make_problem(place.rstrip("."), value, f"a table with {', '.join(fields)}")
        return
    for name in value:
        if name not in fields:
            expected = join_alternatives(list(fields))
            yield f"{place}{name}: found an unknown field, expected {expected}{suggestion(name, fields)}"
    for name, field in fields.items():
        if name in value:
            yield from value_problems(value[name], field.type, f"{place}{name}")
        elif field.required:
            yield f"{place}{name}: found nothing, expected {describe_type(field.type)}"


def is_convertible(value: object, type: object) -> bool:
    try:
        msgspec.convert(value, type)
    except msgspec.ValidationError:
        return False
    return True


def describe_type(wanted: object) -> str:
    """Describe a type for people."""
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return join_alternatives([str(member.value) for member in wanted])
    if get_origin(wanted) is list:
        return "a list"
    return TYPE_DESCRIPTIONS[wanted]


def make_problem(place: str, found: object, expected: str) -> str:
    return f"{place}: found {quote_value(found)}, expected {expected}"


def quote_value(value: object) -> str:
    """Return a value as written in the file, cut if it is long."""
    try:
        text = str(value) if isinstance(value, float) else msgspec.json.encode(value).decode()
    except RecursionError:
        return "tables nested too deep to show"
    return text if len(text) <= MAX_QUOTE_LENGTH else f"{text[:MAX_QUOTE_LENGTH]}…"
