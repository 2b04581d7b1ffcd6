"""Hold the words of a sentence against patterns and remember how far each of them fitted."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, TypeAlias

from knockbox.effects.tree import Node, Value, Word
from knockbox.effects.vocabulary import Optional, Pattern, Piece, Plain, Slot

Args: TypeAlias = tuple[tuple[str, Value], ...]

NUMBER: Final = "number"
RANGE: Final = "range"
TOKEN: Final = "token"  # noqa: S105  a game piece
MOST_DIGITS: Final = 100


class Matcher:
    """Matches some neighbouring words of a sentence; afterwards `expected` tells what failed where."""

    def __init__(self, words: tuple[Word, ...], slots: Mapping[str, Collection[str]], least: int) -> None:
        self.words = words
        self.slots = slots
        self.least = least
        self.expected: dict[int, set[str]] = {}

    def match(self, pattern: Pattern, start: int, stop: int, end: str) -> Node | None:
        """Return the node if the words from `start` to `stop` are exactly this pattern."""
        for index, args in self.walk(pattern.pieces, start, stop):
            if index == stop:
                return Node(pattern.name, args)
            self.miss(index, {end})
        return None

    def walk(self, pieces: tuple[Piece, ...], index: int, stop: int) -> Iterator[tuple[int, Args]]:
        """Yield every way in which the pieces fit, longest first: where it ends and what filled the slots."""
        if not pieces:
            yield index, ()
            return
        for middle, args in self.fit(pieces[0], index, stop):
            for last, more in self.walk(pieces[1:], middle, stop):
                yield last, args + more

    def fit(self, piece: Piece, index: int, stop: int) -> Iterator[tuple[int, Args]]:
        if isinstance(piece, Optional):
            yield from self.walk(piece.pieces, index, stop)
            yield index, ()
            return
        args = self.read(piece, self.words[index].text) if index < stop else None
        if args is None:
            self.miss(index, self.wanted(piece))
        else:
            yield index + 1, args

    def read(self, piece: Plain | Slot, text: str) -> Args | None:
        if isinstance(piece, Plain):
            return () if text in piece.words else None
        value = self.value(piece.type, text)
        return None if value is None else ((piece.name, value),)

    def value(self, kind: str, text: str) -> Value | None:
        if kind == NUMBER:
            return int(text) if is_number(text) and int(text) >= self.least else None
        if kind == RANGE:
            return read_range(text)
        return text if text in self.slots[kind] else None

    def wanted(self, piece: Plain | Slot) -> set[str]:
        if isinstance(piece, Plain):
            return {repr(word) for word in piece.words}
        if piece.type == NUMBER:
            return {"a number above 0" if self.least else "a number"}
        if piece.type == RANGE:
            return {"a range such as 2 or 1-3"}
        return {repr(word) for word in self.slots[piece.type]} or {f"a {piece.type}, of which there are none here"}

    def miss(self, index: int, expected: set[str]) -> None:
        self.expected.setdefault(index, set()).update(expected)


def is_number(text: str) -> bool:
    """How large a number may be is for the game to say; with more digits than this it is none."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def read_range(text: str) -> tuple[int, int] | None:
    low, _, high = text.partition("-")
    if not is_number(low) or not is_number(high or low):
        return None
    span = (int(low), int(high or low))
    return span if span[0] <= span[1] else None
