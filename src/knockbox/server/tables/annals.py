"""The log of a match in words: a line is said once, for all who read it at one place in one language."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from knockbox.engine.event import Event
from knockbox.server.protocol import LogLine, Recalled, ToldEvent
from knockbox.server.tables.course import Course
from knockbox.server.tables.scenes import Painter

LATEST: Final = 1_000
"""Events that are told with a snapshot, and so many at once of those before; most matches have fewer."""
BREATH: Final = 20
"""Inputs that are put into words before whoever else has something to do has his turn."""


class Annals:
    """Lines that are finished, by place and language and then by the `seq` with which they were heard.

    What was heard with a `seq` never changes: after an undo the numbers go on, and what is not kept can be said again.
    """

    def __init__(self) -> None:
        self.kept: dict[tuple[int, str], dict[int, list[LogLine]]] = {}

    def lines(self, course: Course, place: int, language: str, told: Sequence[ToldEvent]) -> list[LogLine]:
        """What was noticed in words; of very much the latest."""
        if not language:
            return []
        painter = Painter(course, place, language)
        inputs = by_input(told, beginning(told))
        return [moved(line, start) for start, seq, events in inputs for line in self.said(painter, seq, events)]

    async def prepare(self, course: Course, place: int, language: str) -> None:
        """Say beforehand what somebody who comes will read, a little at a time: nobody else shall wait for it."""
        told, painter = course.told_to(place), Painter(course, place, language)
        unsaid = [each for each in by_input(told, beginning(told)) if each[1] not in self.shelf(painter)]
        for number, (_, seq, events) in enumerate(unsaid):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            self.said(painter, seq, events)

    def said(self, painter: Painter, seq: int, events: Sequence[Event]) -> list[LogLine]:
        """The lines of one input; as many inputs are kept as can be asked for at once."""
        shelf = self.shelf(painter)
        if seq not in shelf:
            shelf[seq] = painter.lines(events)
            if len(shelf) > LATEST:
                del shelf[next(iter(shelf))]
        return shelf[seq]

    def shelf(self, painter: Painter) -> dict[int, list[LogLine]]:
        return self.kept.setdefault((painter.place, painter.language), {})


async def recalled(id: str, course: Course, place: int, language: str, before: int) -> Recalled:
    """What came before some event, by its number among all that the place noticed; whoever asks for it is rare."""
    told, painter = course.told_to(place)[:before], Painter(course, place, language)
    first, lines = beginning(told), list[LogLine]()
    for number, (start, _, events) in enumerate(by_input(told, first)):
        if number % BREATH == 0:
            await asyncio.sleep(0)
        lines += [moved(line, start) for line in painter.lines(events)]
    return Recalled(id, lines, told[first:], first)


def beginning(told: Sequence[ToldEvent]) -> int:
    """The number of the first of the latest events; what was heard at once is told as a whole."""
    first = max(0, len(told) - LATEST)
    while 0 < first < len(told) and told[first].seq == told[first - 1].seq:
        first += 1
    return first


def by_input(told: Sequence[ToldEvent], first: int) -> Iterator[tuple[int, int, list[Event]]]:
    """Where each input begins, its `seq` and its events: one by one, so that no log depends on when one came."""
    start = first
    for seq, group in groupby(told[first:], key=lambda each: each.seq):
        events = [each.event for each in group]
        yield start, seq, events
        start += len(events)


def moved(line: LogLine, start: int) -> LogLine:
    return LogLine(line.text, line.rule, start + line.first, line.count)
