"""A line of the log of any game, and the name of what it tells."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import Any, Final, TypeAlias

import msgspec

from knockbox.engine.event import Event

WORD_START: Final = re.compile(r"(?<!^)(?=[A-Z])")


class Line(msgspec.Struct, frozen=True):
    """One sentence, the rule behind it, and what it tells."""

    text: str
    rule: str
    kind: str  # of event
    first: int  # of the events that it tells, by its number among all
    count: int  # of them

    def cited(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


Numbered: TypeAlias = tuple[int, Event]
"""An event, and which one it is among those that are told."""
Teller: TypeAlias = Callable[[list[Event]], str]


def lines_of(groups: Iterable[list[Numbered]], tell: Teller) -> list[Line]:
    """A line for each group."""
    return [
        Line(tell([event for _, event in group]), group[0][1].rule, type(group[0][1]).__name__, group[0][0], len(group))
        for group in groups
    ]


def grouped(
    events: Iterable[Numbered], likeness: Callable[[Event], Any], joined: tuple[type[Event], ...]
) -> Iterator[list[Numbered]]:
    """Neighbours that are alike stand together if they are of a kind that is told together; all others alone."""
    for _, found in groupby(events, key=lambda each: likeness(each[1])):
        group = list(found)
        yield from [group] if isinstance(group[0][1], joined) else [[each] for each in group]


@cache
def dashed(kind: type[Event]) -> str:
    """A kind of event as keys of messages name it: `card-drawn` for CardDrawn."""
    return WORD_START.sub("-", kind.__name__).lower()
