"""A piece of a position and where it stands, so that every complaint names place, found and expected."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.notation import article

LONGEST: Final = 60
SEAT_NAMES: Final = "ABCDEF"
NOTHING: Final = -1


class Part:
    """A value that came from outside; each method reads it as one kind of thing or raises a `PositionError`."""

    __slots__ = ("path", "value")

    def __init__(self, path: str, value: object) -> None:
        self.path = path
        self.value = value

    def wrong(self, expected: str) -> PositionError:
        return PositionError(f"{self.path or 'position'}: found {shown(self.value)}, expected {expected}")

    def whole(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.wrong(f"a whole number from {low} to {high}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong("a text")
        return self.value

    def seat(self, seats: int) -> int:
        """A seat as a number from 0, or as a letter from "A"."""
        names = SEAT_NAMES[:seats]
        found = self.value
        if isinstance(found, str) and len(found) == 1 and found in names:
            return names.index(found)
        if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found < seats:
            raise self.wrong(seat_words(seats))
        return found

    def named(self, what: str, names: Sequence[str]) -> int:
        """The number of one of these names."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong(f"{article(what)} {what}: {nearest(self.value, names)}")
        return names.index(self.value)

    def maybe_named(self, what: str, names: Sequence[str]) -> int:
        """The number of one of these names, or NOTHING for null."""
        return NOTHING if self.value is None else self.named(what, names)

    def items(self, least: int = 0, most: int = 1000) -> list["Part"]:
        if not isinstance(self.value, list | tuple):
            raise self.wrong("a list")
        if not least <= len(self.value) <= most:
            count = str(least) if least == most else f"{least} to {most}"
            raise PositionError(f"{self.path}: found {len(self.value)} entries, expected {count}")
        return [Part(f"{self.path}[{index}]", value) for index, value in enumerate(self.value)]

    def by_seat(self, seats: int) -> list["Part"]:
        return self.items(seats, seats)

    def fields(self, known: Sequence[str]) -> dict[str, "Part"]:
        """The fields of an object, of which all must be known."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("an object")
        for name in self.value:
            if name not in known:
                raise PositionError(f"{self.under(str(name))}: unknown field, expected {nearest(name, known)}")
        return {name: Part(self.under(name), value) for name, value in self.value.items()}

    def under(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name


def numbers(part: Part, names: Sequence[str], what: str, least: int = 0, most: int = 1000) -> list[int]:
    """The numbers of a list of names."""
    return [item.named(what, names) for item in part.items(least, most)]


def need(fields: Mapping[str, Part], names: Sequence[str], whole: Part) -> Iterator[Part]:
    """The fields with these names; none may be missing."""
    for name in names:
        if name not in fields:
            raise whole.wrong(f"the fields {', '.join(names)}")
        yield fields[name]


def seat_words(seats: int) -> str:
    """`seat 0 or 1 (or "A" or "B")`."""
    if seats == 1:
        return f'seat 0 (or "{SEAT_NAMES[0]}")'
    link, last = "or" if seats == 2 else "to", seats - 1
    return f'seat 0 {link} {last} (or "{SEAT_NAMES[0]}" {link} "{SEAT_NAMES[last]}")'


def nearest(found: object, names: Sequence[str]) -> str:
    close = get_close_matches(found, names, 3) if isinstance(found, str) else []
    return " or ".join(close) if close else f"one of {', '.join(names)}" if names else "there is none here"


def shown(value: object) -> str:
    text = "null" if value is None else repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
