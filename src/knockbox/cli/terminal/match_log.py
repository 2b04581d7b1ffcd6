"""The log of a match as one viewer may read it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from knockbox.cli.table.log import LogRow, LogSentence, RemarkLine
from knockbox.cli.table.presenter import AnyPresenter
from knockbox.cli.table.scene import TerminalScene
from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.records.session import Session


class MatchLog:
    """Log of a session that tracks what each seat has read, and remarks about automatic answers."""

    def __init__(self, session: Session, presenter: AnyPresenter) -> None:
        self.session = session
        self.stage = presenter
        self.read_by = {seat: len(session.inputs) for seat in (*range(session.game.num_players), PUBLIC)}
        self.remarks: dict[int, tuple[int, str]] = {}  # input -> viewer and text
        self.line_cache: dict[tuple[int, int, str], Sequence[LogSentence]] = {}

    def add_remark(self, viewer: int, text: str) -> None:
        """Add a remark about the next input, such as that it was the only option."""
        self.remarks[len(self.session.inputs) + 1] = (viewer, text)

    def mark_read(self, seat: int) -> None:
        self.read_by[seat] = len(self.session.inputs)

    def entries(self, scene: TerminalScene, reader: int) -> list[LogRow]:
        """Return all entries visible to the scene's viewer; those since the reader's last answer are marked new."""
        read_until = self.read_by[reader]
        return [LogRow(line, number > read_until) for number, line in self.lines(scene)]

    def lines(self, scene: TerminalScene) -> Iterator[tuple[int, LogSentence]]:
        """Yield each line with the input that caused it."""
        grouped = groupby(self.session.events_for(scene.viewer), key=lambda each: each.input)
        events = {number: [each.event for each in group] for number, group in grouped}
        for number in sorted({*events, *self.remarks}):
            seat, words = self.remarks.get(number, (PUBLIC, ""))
            if words and scene.viewer == seat:
                yield number, RemarkLine(words)
            for line in self.lines_of_input(scene, number, events.get(number, [])):
                yield number, line

    def lines_of_input(self, scene: TerminalScene, number: int, events: Sequence[Event]) -> Sequence[LogSentence]:
        """Return the lines of one input, cached."""
        key = scene.viewer, number, scene.seat_names
        if key not in self.line_cache:
            self.line_cache[key] = self.stage.log_lines(events, scene)
        return self.line_cache[key]
