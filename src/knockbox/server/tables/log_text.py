"""The match log as text, rendered once for each place and language."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from knockbox.engine.event import Event
from knockbox.server.protocol import LogLine, Recalled, ToldEvent
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.presenter import Presenter

MAX_EVENTS_PER_MESSAGE: Final = 1_000
"""Events in a snapshot, and in each answer to `recall`; most matches have fewer."""
INPUTS_PER_YIELD: Final = 20
"""Inputs that are rendered before other tasks get a turn."""


class LogTextCache:
    """Rendered log lines by place and language, then by `seq`.

    The events of a `seq` never change, as numbers go on after an undo; evicted lines can be rendered again.
    """

    def __init__(self) -> None:
        self.lines_by_viewer: dict[tuple[int, str], dict[int, list[LogLine]]] = {}

    def render(self, match: LiveMatch, place: int, language: str, numbered: Sequence[ToldEvent]) -> list[LogLine]:
        """Return the latest events as text."""
        if not language:
            return []
        presenter = Presenter(match, place, language)
        inputs = group_by_input(numbered, first_recent_index(numbered))
        return [
            shift_line(line, start)
            for start, seq, events in inputs
            for line in self.lines_of_input(presenter, seq, events)
        ]

    async def prerender(self, match: LiveMatch, place: int, language: str) -> None:
        """Render ahead of time what a new client will read, in slices, so that other tasks do not wait."""
        numbered = match.events_seen_by(place)
        presenter = Presenter(match, place, language)
        missing = [
            each
            for each in group_by_input(numbered, first_recent_index(numbered))
            if each[1] not in self.lines_by_seq(presenter)
        ]
        for number, (_, seq, events) in enumerate(missing):
            if number % INPUTS_PER_YIELD == 0:
                await asyncio.sleep(0)
            self.lines_of_input(presenter, seq, events)

    def lines_of_input(self, presenter: Presenter, seq: int, events: Sequence[Event]) -> list[LogLine]:
        """Return the lines of one input; caches as many inputs as one message can have."""
        shelf = self.lines_by_seq(presenter)
        if seq not in shelf:
            shelf[seq] = presenter.log_lines(events)
            if len(shelf) > MAX_EVENTS_PER_MESSAGE:
                del shelf[next(iter(shelf))]
        return shelf[seq]

    def lines_by_seq(self, presenter: Presenter) -> dict[int, list[LogLine]]:
        return self.lines_by_viewer.setdefault((presenter.place, presenter.language), {})


async def render_older_log(id: str, match: LiveMatch, place: int, language: str, before: int) -> Recalled:
    """Return the events before a number, counted over all that the place noticed; not cached, as it is rare."""
    numbered = match.events_seen_by(place)[:before]
    presenter = Presenter(match, place, language)
    first = first_recent_index(numbered)
    lines = list[LogLine]()
    for number, (start, _, events) in enumerate(group_by_input(numbered, first)):
        if number % INPUTS_PER_YIELD == 0:
            await asyncio.sleep(0)
        lines += [shift_line(line, start) for line in presenter.log_lines(events)]
    return Recalled(id, lines, numbered[first:], first)


def first_recent_index(numbered: Sequence[ToldEvent]) -> int:
    """Return the index of the first of the latest events; events with the same `seq` stay together."""
    first = max(0, len(numbered) - MAX_EVENTS_PER_MESSAGE)
    while 0 < first < len(numbered) and numbered[first].seq == numbered[first - 1].seq:
        first += 1
    return first


def group_by_input(numbered: Sequence[ToldEvent], first: int) -> Iterator[tuple[int, int, list[Event]]]:
    """Yield start index, `seq` and events of each input; one by one, so that lines do not depend on when one joined."""
    start = first
    for seq, group in groupby(numbered[first:], key=lambda each: each.seq):
        events = [each.event for each in group]
        yield start, seq, events
        start += len(events)


def shift_line(line: LogLine, start: int) -> LogLine:
    return LogLine(line.text, line.rule, start + line.first, line.count)
