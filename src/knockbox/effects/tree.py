"""The two trees of a text: sentences as written, with positions, and nodes as checked."""

from typing import TypeAlias

import msgspec

Value: TypeAlias = str | int | tuple[int, int]


class Word(msgspec.Struct, frozen=True):
    """A word, number or range with its position."""

    text: str
    line: int
    column: int


class Sentence(msgspec.Struct, frozen=True):
    """Words, then an optional block of alternatives, then an optional `else` with another block."""

    words: tuple[Word, ...]
    block: "Block | None" = None
    otherwise: "Block | None" = None


class Block(msgspec.Struct, frozen=True):
    """The contents of braces: one sequence, or several separated by bars."""

    opening: Word  # `{`, or `else` before it
    alternatives: tuple[tuple[Sentence, ...], ...]


class Node(msgspec.Struct, frozen=True):
    """A verb or condition with the values of its slots, in pattern order."""

    verb: str
    args: tuple[tuple[str, Value], ...] = ()
    conditions: tuple["Node", ...] = ()
    blocks: tuple[tuple["Node", ...], ...] = ()

    def get(self, slot: str) -> Value | None:
        """Return the value of a slot, or None if it was left out."""
        return next((value for name, value in self.args if name == slot), None)

    def number(self, slot: str = "number") -> int:
        value = self.get(slot)
        if not isinstance(value, int):
            raise TypeError(f"{self.verb} has no number in {slot!r}, but {value!r}")
        return value

    def word(self, slot: str) -> str:
        value = self.get(slot)
        if not isinstance(value, str):
            raise TypeError(f"{self.verb} has no word in {slot!r}, but {value!r}")
        return value

    def span(self, slot: str = "range") -> tuple[int, int]:
        """Return the lowest and highest value of a range; raise `TypeError` if the slot holds none."""
        value = self.get(slot)
        if not isinstance(value, tuple):
            raise TypeError(f"{self.verb} has no range in {slot!r}, but {value!r}")
        return value
