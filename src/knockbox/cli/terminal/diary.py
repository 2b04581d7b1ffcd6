"""The log of a match as one vantage may read it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from knockbox.cli.table.log import Entry
from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.games.knockdown.chronicle import Cast, Line, chronicle
from knockbox.games.knockdown.wording import Wording
from knockbox.records.session import Session


class Diary:
    """Remembers up to where each seat has read, and which answers were given without asking."""

    def __init__(self, session: Session, wording: Wording) -> None:
        self.session = session
        self.wording = wording
        self.read_by = {seat: len(session.inputs) for seat in (0, 1, PUBLIC)}
        self.forced: dict[int, tuple[int, str]] = {}  # input -> vantage and words
        self.written: dict[tuple[int, int, str], list[Line]] = {}

    def force(self, vantage: int, words: str) -> None:
        """Note that the next input is the only answer there was."""
        self.forced[len(self.session.inputs) + 1] = (vantage, words)

    def mark_read(self, seat: int) -> None:
        self.read_by[seat] = len(self.session.inputs)

    def entries(self, vantage: int, reader: int, cast: Cast) -> list[Entry]:
        """Everything the vantage noticed, what the reader has not answered to yet marked as new."""
        read = self.read_by[reader]
        return [Entry(line, number > read) for number, line in self.lines(vantage, cast)]

    def lines(self, vantage: int, cast: Cast) -> Iterator[tuple[int, Line]]:
        """Each line with the input that caused it."""
        told = groupby(self.session.events_for(vantage), key=lambda each: each.input)
        events = {number: [each.event for each in group] for number, group in told}
        for number in sorted({*events, *self.forced}):
            seat, words = self.forced.get(number, (PUBLIC, ""))
            if words and vantage == seat:
                yield number, Line(words, "")
            for line in self.told(vantage, number, events.get(number, []), cast):
                yield number, line

    def told(self, vantage: int, number: int, events: Sequence[Event], cast: Cast) -> list[Line]:
        """The lines of one input; what was written once is not worked out again."""
        key = vantage, number, ",".join(cast.fighters)
        if key not in self.written:
            self.written[key] = chronicle(events, cast, self.wording)
        return self.written[key]
