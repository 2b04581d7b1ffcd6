"""Match the words of a sentence against patterns and record where each of them fails."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, TypeAlias

from knockbox.effects.tree import Node, Value, Word
from knockbox.effects.vocabulary import LiteralWord, OptionalPart, Pattern, PatternPart, Slot

Args: TypeAlias = tuple[tuple[str, Value], ...]

NUMBER_SLOT: Final = "number"
RANGE_SLOT: Final = "range"
TOKEN_SLOT: Final = "token"  # noqa: S105  a game piece
MAX_DIGITS: Final = 100


class Matcher:
    """Matches a run of words; afterwards `expected` holds what was expected where a pattern failed."""

    def __init__(self, words: tuple[Word, ...], slots: Mapping[str, Collection[str]], min_number: int) -> None:
        self.words = words
        self.slots = slots
        self.min_number = min_number
        self.expected: dict[int, set[str]] = {}

    def match(self, pattern: Pattern, start: int, stop: int, end: str) -> Node | None:
        """Return the node if the words from `start` to `stop` match this pattern exactly."""
        for index, args in self.walk(pattern.pieces, start, stop):
            if index == stop:
                return Node(pattern.name, args)
            self.record_miss(index, {end})
        return None

    def walk(self, pieces: tuple[PatternPart, ...], index: int, stop: int) -> Iterator[tuple[int, Args]]:
        """Yield every match of the pieces, longest first: where it ends and the values of the slots."""
        if not pieces:
            yield index, ()
            return
        for middle, args in self.match_piece(pieces[0], index, stop):
            for last, more in self.walk(pieces[1:], middle, stop):
                yield last, args + more

    def match_piece(self, piece: PatternPart, index: int, stop: int) -> Iterator[tuple[int, Args]]:
        if isinstance(piece, OptionalPart):
            yield from self.walk(piece.pieces, index, stop)
            yield index, ()
            return
        args = self.match_word(piece, self.words[index].text) if index < stop else None
        if args is None:
            self.record_miss(index, self.describe_expected(piece))
        else:
            yield index + 1, args

    def match_word(self, piece: LiteralWord | Slot, text: str) -> Args | None:
        if isinstance(piece, LiteralWord):
            return () if text in piece.words else None
        value = self.parse_value(piece.type, text)
        return None if value is None else ((piece.name, value),)

    def parse_value(self, kind: str, text: str) -> Value | None:
        if kind == NUMBER_SLOT:
            return int(text) if is_number(text) and int(text) >= self.min_number else None
        if kind == RANGE_SLOT:
            return parse_range(text)
        return text if text in self.slots[kind] else None

    def describe_expected(self, piece: LiteralWord | Slot) -> set[str]:
        if isinstance(piece, LiteralWord):
            return {repr(word) for word in piece.words}
        if piece.type == NUMBER_SLOT:
            return {"a number above 0" if self.min_number else "a number"}
        if piece.type == RANGE_SLOT:
            return {"a range such as 2 or 1-3"}
        return {repr(word) for word in self.slots[piece.type]} or {f"a {piece.type}, of which there are none here"}

    def record_miss(self, index: int, expected: set[str]) -> None:
        self.expected.setdefault(index, set()).update(expected)


def is_number(text: str) -> bool:
    """Return whether the text is a number of at most `MAX_DIGITS` digits; the game limits its size."""
    return text.isdecimal() and len(text) <= MAX_DIGITS


def parse_range(text: str) -> tuple[int, int] | None:
    low, _, high = text.partition("-")
    if not is_number(low) or not is_number(high or low):
        return None
    span = (int(low), int(high or low))
    return span if span[0] <= span[1] else None
