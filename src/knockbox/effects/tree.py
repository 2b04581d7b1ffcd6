"""The two trees of a text: sentences as written, with positions, and nodes as understood."""

from typing import TypeAlias

import msgspec

Value: TypeAlias = str | int | tuple[int, int]


class Word(msgspec.Struct, frozen=True):
    """A word, number or range with the place where it stands."""

    text: str
    line: int
    column: int


class Sentence(msgspec.Struct, frozen=True):
    """Words, then perhaps a block of alternatives, then perhaps `else` and another."""

    words: tuple[Word, ...]
    block: "Block | None" = None
    otherwise: "Block | None" = None


class Block(msgspec.Struct, frozen=True):
    """What stands between braces: one sequence, or several divided by bars."""

    opening: Word  # `{`, or `else` before it
    alternatives: tuple[tuple[Sentence, ...], ...]


class Node(msgspec.Struct, frozen=True):
    """A verb or condition with the values of its slots, in the order of its pattern."""

    verb: str
    args: tuple[tuple[str, Value], ...] = ()
    conditions: tuple["Node", ...] = ()
    blocks: tuple[tuple["Node", ...], ...] = ()

    def maybe(self, slot: str) -> Value | None:
        """Value of a slot that may have been left out."""
        return next((value for name, value in self.args if name == slot), None)

    def number(self, slot: str = "number") -> int:
        value = self.maybe(slot)
        if not isinstance(value, int):
            raise TypeError(f"{self.verb} has no number in {slot!r}, but {value!r}")
        return value

    def word(self, slot: str) -> str:
        value = self.maybe(slot)
        if not isinstance(value, str):
            raise TypeError(f"{self.verb} has no word in {slot!r}, but {value!r}")
        return value

    def span(self, slot: str = "range") -> tuple[int, int]:
        """Lowest and highest value of a range."""
        value = self.maybe(slot)
        if not isinstance(value, tuple):
            raise TypeError(f"{self.verb} has no range in {slot!r}, but {value!r}")
        return value
