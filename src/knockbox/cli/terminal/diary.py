"""The log of a match as one vantage may read it."""

from collections.abc import Iterator
from itertools import groupby

from knockbox.cli.table.log import Entry
from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.chronicle import Cast, Line, chronicle
from knockbox.games.knockdown.wording import Wording
from knockbox.records.session import Session


class Diary:
    """Remembers up to where each seat has read, and which answers were given without asking."""

    def __init__(self, session: Session, wording: Wording) -> None:
        self.session = session
        self.wording = wording
        self.read_by = {0: len(session.inputs), 1: len(session.inputs), PUBLIC: len(session.inputs)}
        self.forced: dict[int, tuple[int, str]] = {}  # input -> seat and words

    def force(self, seat: int, words: str) -> None:
        """Note that the next input is the only answer a seat had."""
        self.forced[len(self.session.inputs) + 1] = (seat, words)

    def mark_read(self, seat: int) -> None:
        self.read_by[seat] = len(self.session.inputs)

    def entries(self, vantage: int, reader: int, cast: Cast) -> list[Entry]:
        """Everything the vantage noticed, what the reader has not answered to yet marked as new."""
        read = self.read_by[reader]
        return [Entry(line, number > read) for number, line in self.lines(vantage, cast)]

    def lines(self, vantage: int, cast: Cast) -> Iterator[tuple[int, Line]]:
        told = self.session.events_for(vantage)
        inputs = {
            number: [each.event for each in group] for number, group in groupby(told, key=lambda each: each.input)
        }
        for number in sorted({*inputs, *self.forced}):
            seat, words = self.forced.get(number, (PUBLIC, ""))
            if words and vantage == seat:
                yield number, Line(words, "")
            for line in chronicle(inputs.get(number, []), cast, self.wording):
                yield number, line
