"""The log of a match as one vantage may read it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from knockbox.cli.table.log import Entry, Line, Remark
from knockbox.cli.table.scene import Scene
from knockbox.cli.table.stage import AnyStage
from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.records.session import Session


class Diary:
    """Remembers up to where each seat has read, and what was remarked of answers that nobody was asked for."""

    def __init__(self, session: Session, stage: AnyStage) -> None:
        self.session = session
        self.stage = stage
        self.read_by = {seat: len(session.inputs) for seat in (*range(session.game.seats), PUBLIC)}
        self.remarks: dict[int, tuple[int, str]] = {}  # input -> vantage and words
        self.written: dict[tuple[int, int, str], Sequence[Line]] = {}

    def remark(self, vantage: int, words: str) -> None:
        """Note something about the next input, such as that it is the only answer there was."""
        self.remarks[len(self.session.inputs) + 1] = (vantage, words)

    def mark_read(self, seat: int) -> None:
        self.read_by[seat] = len(self.session.inputs)

    def entries(self, scene: Scene, reader: int) -> list[Entry]:
        """Everything the scene's vantage noticed, what the reader has not answered to yet marked as new."""
        read = self.read_by[reader]
        return [Entry(line, number > read) for number, line in self.lines(scene)]

    def lines(self, scene: Scene) -> Iterator[tuple[int, Line]]:
        """Each line with the input that caused it."""
        told = groupby(self.session.events_for(scene.vantage), key=lambda each: each.input)
        events = {number: [each.event for each in group] for number, group in told}
        for number in sorted({*events, *self.remarks}):
            seat, words = self.remarks.get(number, (PUBLIC, ""))
            if words and scene.vantage == seat:
                yield number, Remark(words)
            for line in self.told(scene, number, events.get(number, [])):
                yield number, line

    def told(self, scene: Scene, number: int, events: Sequence[Event]) -> Sequence[Line]:
        """The lines of one input; what was written once is not worked out again."""
        key = scene.vantage, number, scene.billing
        if key not in self.written:
            self.written[key] = self.stage.lines(events, scene)
        return self.written[key]
