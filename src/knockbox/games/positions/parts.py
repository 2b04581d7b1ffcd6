"""Parts of a position with their path, so that every error names place, found and expected."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.notation import indefinite_article

MAX_QUOTE_LENGTH: Final = 60
SEAT_LETTERS: Final = "ABCDEF"
NOTHING: Final = -1


class Part:
    """An untrusted value; each method reads it as one type or raises `PositionError`."""

    __slots__ = ("path", "value")

    def __init__(self, path: str, value: object) -> None:
        self.path = path
        self.value = value

    def error(self, expected: str) -> PositionError:
        return PositionError(f"{self.path or 'position'}: found {quote_value(self.value)}, expected {expected}")

    def read_int(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.error(f"a whole number from {low} to {high}")
        return self.value

    def read_bool(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.error("true or false")
        return self.value

    def read_str(self) -> str:
        if not isinstance(self.value, str):
            raise self.error("a text")
        return self.value

    def read_seat(self, seats: int) -> int:
        """Read a seat, given as a number from 0 or as a letter from "A"."""
        names = SEAT_LETTERS[:seats]
        found = self.value
        if isinstance(found, str) and len(found) == 1 and found in names:
            return names.index(found)
        if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found < seats:
            raise self.error(describe_seats(seats))
        return found

    def read_name(self, what: str, names: Sequence[str]) -> int:
        """Read one of these names; return its index."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.error(f"{indefinite_article(what)} {what}: {suggest_names(self.value, names)}")
        return names.index(self.value)

    def read_optional_name(self, what: str, names: Sequence[str]) -> int:
        """Read one of these names or null; return its index or NOTHING."""
        return NOTHING if self.value is None else self.read_name(what, names)

    def read_list(self, minimum: int = 0, maximum: int = 1000) -> list["Part"]:
        if not isinstance(self.value, list | tuple):
            raise self.error("a list")
        if not minimum <= len(self.value) <= maximum:
            count = str(minimum) if minimum == maximum else f"{minimum} to {maximum}"
            raise PositionError(f"{self.path}: found {len(self.value)} entries, expected {count}")
        return [Part(f"{self.path}[{index}]", value) for index, value in enumerate(self.value)]

    def read_by_seat(self, seats: int) -> list["Part"]:
        return self.read_list(seats, seats)

    def read_fields(self, known: Sequence[str]) -> dict[str, "Part"]:
        """Read an object; raise PositionError for an unknown field."""
        if not isinstance(self.value, Mapping):
            raise self.error("an object")
        for name in self.value:
            if name not in known:
                raise PositionError(f"{self.path_of(str(name))}: unknown field, expected {suggest_names(name, known)}")
        return {name: Part(self.path_of(name), value) for name, value in self.value.items()}

    def path_of(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name


def read_name_list(part: Part, names: Sequence[str], what: str, minimum: int = 0, maximum: int = 1000) -> list[int]:
    """Read a list of names; return their indexes."""
    return [item.read_name(what, names) for item in part.read_list(minimum, maximum)]


def require_fields(fields: Mapping[str, Part], names: Sequence[str], whole: Part) -> Iterator[Part]:
    """Yield the fields with these names; raise PositionError if one is missing."""
    for name in names:
        if name not in fields:
            raise whole.error(f"the fields {', '.join(names)}")
        yield fields[name]


def describe_seats(seats: int) -> str:
    """Describe the seats: `seat 0 or 1 (or "A" or "B")`."""
    if seats == 1:
        return f'seat 0 (or "{SEAT_LETTERS[0]}")'
    link = "or" if seats == 2 else "to"
    last = seats - 1
    return f'seat 0 {link} {last} (or "{SEAT_LETTERS[0]}" {link} "{SEAT_LETTERS[last]}")'


def suggest_names(found: object, names: Sequence[str]) -> str:
    close = get_close_matches(found, names, 3) if isinstance(found, str) else []
    return " or ".join(close) if close else f"one of {', '.join(names)}" if names else "there is none here"


def quote_value(value: object) -> str:
    text = "null" if value is None else repr(value)
    return text if len(text) <= MAX_QUOTE_LENGTH else f"{text[: MAX_QUOTE_LENGTH - 1]}…"
