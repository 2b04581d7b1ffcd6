"""Log lines of any game: related events grouped into sentences."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import Any, Final, TypeAlias

import msgspec

from knockbox.engine.event import Event

WORD_START: Final = re.compile(r"(?<!^)(?=[A-Z])")


class LogLine(msgspec.Struct, frozen=True):
    """One sentence about one event or several, with their rule."""

    text: str
    rule: str
    kind: str  # class name of the events
    first: int  # index of the first event
    count: int  # number of events

    def text_with_rule(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


NumberedEvent: TypeAlias = tuple[int, Event]
"""An event and its index."""
GroupRenderer: TypeAlias = Callable[[list[Event]], str]


def make_log_lines(groups: Iterable[list[NumberedEvent]], render: GroupRenderer) -> list[LogLine]:
    """Return a line for each group."""
    return [
        LogLine(
            render([event for _, event in group]), group[0][1].rule, type(group[0][1]).__name__, group[0][0], len(group)
        )
        for group in groups
    ]


def group_events(
    events: Iterable[NumberedEvent], group_key: Callable[[Event], Any], grouped_kinds: tuple[type[Event], ...]
) -> Iterator[list[NumberedEvent]]:
    """Yield neighbouring events with equal keys together if their kind is in `joined`, and all others alone."""
    for _, neighbours in groupby(events, key=lambda each: group_key(each[1])):
        group = list(neighbours)
        yield from [group] if isinstance(group[0][1], grouped_kinds) else [[each] for each in group]


@cache
def event_slug(kind: type[Event]) -> str:
    """Return the name of an event class as in message keys: `card-drawn` for CardDrawn."""
    return WORD_START.sub("-", kind.__name__).lower()
