"""The vocabulary of the effect language in one game: patterns of sentences and conditions."""

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

import msgspec

PIECE_PATTERN: Final = re.compile(r"\[[^]]*\]|<[^>]*>|[^\s<>\[\]]+")


class Shape(Enum):
    """The braces that follow the words of a sentence."""

    NONE = ""
    ONE = "{}"
    ALTERNATIVES = "{} | {}"
    OTHERWISE = "{} else {}"


class LiteralWord(msgspec.Struct, frozen=True):
    """A literal word, or several of which one is written."""

    words: tuple[str, ...]


class Slot(msgspec.Struct, frozen=True):
    """A value of some type: `<kind>`, or `<step:number>` where a type occurs twice."""

    name: str
    type: str


class OptionalPart(msgspec.Struct, frozen=True):
    """Pieces that are written or left out together."""

    pieces: tuple["PatternPart", ...]


PatternPart: TypeAlias = LiteralWord | Slot | OptionalPart


class Pattern(msgspec.Struct, frozen=True):
    """How one verb or condition is written."""

    name: str
    pieces: tuple[PatternPart, ...]
    shape: Shape


class Vocabulary:
    """Every sentence and condition of one game."""

    def __init__(
        self, slots: Mapping[str, tuple[str, ...]], verbs: Mapping[str, str], conditions: Mapping[str, str]
    ) -> None:
        self.slots = dict(slots)
        self.verbs = {name: read_pattern(name, text) for name, text in verbs.items()}
        self.conditions = {name: read_pattern(name, text) for name, text in conditions.items()}

    def openings(self) -> set[str]:
        """Return the words that can begin a sentence."""
        return {word for pattern in self.verbs.values() for word in opening_words(pattern)}


def read_pattern(name: str, text: str) -> Pattern:
    """Parse a pattern such as `wound <kind> <number> [to <who>]`."""
    words, brace, rest = text.partition("{")
    return Pattern(name, read_pieces(words), Shape((brace + rest).strip()))


def read_pieces(text: str) -> tuple[PatternPart, ...]:
    return tuple(read_piece(match[0]) for match in PIECE_PATTERN.finditer(text))


def read_piece(text: str) -> PatternPart:
    if text.startswith("["):
        return OptionalPart(read_pieces(text[1:-1]))
    if text.startswith("<"):
        name, _, kind = text[1:-1].partition(":")
        return Slot(name, kind or name)
    return LiteralWord(tuple(text.split("|")))


def opening_words(pattern: Pattern) -> tuple[str, ...]:
    first = pattern.pieces[0]
    return first.words if isinstance(first, LiteralWord) else ()
