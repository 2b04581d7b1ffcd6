"""The words a game gives to the effect language: patterns of its sentences and conditions."""

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

import msgspec

PIECE: Final = re.compile(r"\[[^]]*\]|<[^>]*>|[^\s<>\[\]]+")


class Shape(Enum):
    """Which braces follow the words of a sentence."""

    NONE = ""
    ONE = "{}"
    ALTERNATIVES = "{} | {}"
    OTHERWISE = "{} else {}"


class Plain(msgspec.Struct, frozen=True):
    """A word that stands for itself, or several of which one is written."""

    words: tuple[str, ...]


class Slot(msgspec.Struct, frozen=True):
    """A value of some type: `<kind>`, or `<step:number>` where a type occurs twice."""

    name: str
    type: str


class Optional(msgspec.Struct, frozen=True):
    """Pieces that are written together or left out together."""

    pieces: tuple["Piece", ...]


Piece: TypeAlias = Plain | Slot | Optional


class Pattern(msgspec.Struct, frozen=True):
    """How one verb or condition is written."""

    name: str
    pieces: tuple[Piece, ...]
    shape: Shape


class Vocabulary:
    """Everything that may be said in one game."""

    def __init__(
        self, slots: Mapping[str, tuple[str, ...]], verbs: Mapping[str, str], conditions: Mapping[str, str]
    ) -> None:
        self.slots = dict(slots)
        self.verbs = {name: read_pattern(name, text) for name, text in verbs.items()}
        self.conditions = {name: read_pattern(name, text) for name, text in conditions.items()}

    def openings(self) -> set[str]:
        """Words with which a sentence can begin."""
        return {word for pattern in self.verbs.values() for word in opening(pattern)}


def read_pattern(name: str, text: str) -> Pattern:
    """Read `wound <kind> <number> [to <who>]`."""
    words, brace, rest = text.partition("{")
    return Pattern(name, read_pieces(words), Shape((brace + rest).strip()))


def read_pieces(text: str) -> tuple[Piece, ...]:
    return tuple(read_piece(match[0]) for match in PIECE.finditer(text))


def read_piece(text: str) -> Piece:
    if text.startswith("["):
        return Optional(read_pieces(text[1:-1]))
    if text.startswith("<"):
        name, _, kind = text[1:-1].partition(":")
        return Slot(name, kind or name)
    return Plain(tuple(text.split("|")))


def opening(pattern: Pattern) -> tuple[str, ...]:
    first = pattern.pieces[0]
    return first.words if isinstance(first, Plain) else ()
