"""Replays a record for analysis, with the snapshot before each input."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.games.registry import AnyGame
from knockbox.lab.errors import LabError
from knockbox.records.reader import read_record
from knockbox.records.record import Record, RecordInput
from knockbox.records.replay import open_session, replay_input
from knockbox.records.session import Session, SessionEvent
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.start import deal_match

ANSWER: Final = "answer"
OFFER: Final = "offer"
UTTERANCE: Final = "utterance"
REFEREE: Final = "referee"


class ReplayPoint:
    """An input and the snapshot before it."""

    def __init__(
        self, entry: RecordInput, snapshot: MatchSnapshot, events: list[SessionEvent], event_count: int
    ) -> None:
        self.entry = entry
        self.snapshot = snapshot
        self.events = events  # events of the whole match
        self.event_count = event_count  # number of events before the input

    @property
    def question(self) -> Decision | None:
        """Return the open question of the input's seat, or None."""
        return self.snapshot.question_of(self.entry.seat)

    @property
    def kind(self) -> str:
        """Return whether the input is an answer, an offer, an utterance, or from the referee."""
        if self.entry.seat == PUBLIC:
            return REFEREE
        if self.question is not None and self.entry.choice in self.question.options:
            return ANSWER
        return (
            OFFER
            if self.entry.choice in self.snapshot.game.side_actions(self.snapshot.state, self.entry.seat)
            else UTTERANCE
        )

    @property
    def is_free(self) -> bool:
        """Return whether the input is an answer with more than one option."""
        return self.kind == ANSWER and self.question is not None and len(self.question.options) > 1

    def history(self) -> list[Event]:
        """Return the events visible to the seat before the input."""
        seen = (logged.event.seen_by(self.entry.seat) for logged in self.events[: self.event_count])
        return [event for event in seen if event is not None]


class ReplayedMatch:
    """A replayed match from the deal to its last input."""

    def __init__(self, session: Session, points: list[ReplayPoint]) -> None:
        self.session = session
        self.points = points

    @property
    def game(self) -> AnyGame:
        return self.session.game

    @property
    def returns(self) -> list[float] | None:
        """Return the returns of each seat, or None while the match is not over."""
        moment = self.session.snapshot
        return moment.game.returns(moment.state) if moment.is_over() else None

    def is_final(self, point: ReplayPoint) -> bool:
        return self.returns is not None and point is self.points[-1]

    def point_after(self, point: ReplayPoint) -> ReplayPoint:
        """Return the snapshot after an input, for the seat that made it."""
        if point is self.points[-1]:
            return ReplayPoint(point.entry, self.session.snapshot, point.events, len(point.events))
        later = self.points[point.entry.seq]
        return ReplayPoint(point.entry, later.snapshot, later.events, later.event_count)


def replay_record(record: Record, secret: str = "") -> ReplayedMatch:
    """Replay a record and verify the hash of every input."""
    session = open_session(record, secret)
    points: list[ReplayPoint] = []
    for entry in record.inputs:
        points.append(ReplayPoint(entry, session.snapshot, session.events, len(session.events)))
        replay_input(session, entry)
    return ReplayedMatch(session, points)


def replay_session(session: Session) -> ReplayedMatch:
    """Replay the match of a session from its deal."""
    state = deal_match(session.game, session.header.start, session.secret)
    state.log = None
    moment = MatchSnapshot(session.game, state, {})
    points: list[ReplayPoint] = []
    for entry in session.inputs:
        known = bisect_left(session.events, entry.seq, key=lambda logged: logged.input)
        points.append(ReplayPoint(entry, moment, session.events, known))
        moment, _ = moment.apply(entry.seat, entry.choice)
    return ReplayedMatch(session, points)


def replay_inputs(game: AnyGame, state: Any, inputs: Sequence[tuple[int, int]]) -> list[ReplayPoint]:
    """Replay inputs of a match without a record, from its initial state."""
    moment = MatchSnapshot(game, state, {})
    logged: list[SessionEvent] = []
    points: list[ReplayPoint] = []
    for number, (seat, choice) in enumerate(inputs, start=1):
        points.append(
            ReplayPoint(
                RecordInput(number, seat, choice, game.action_to_string(choice), ""), moment, logged, len(logged)
            )
        )
        moment, events = moment.apply(seat, choice)
        logged += [SessionEvent(number, event) for event in events]
    return points


@lru_cache(maxsize=1)
def replay_file(path: Path, secret: str, last: str) -> ReplayedMatch:
    """Replay the record in a file up to the input with hash `last`, once per process."""
    record = read_record(path, accept_torn=True)
    if last not in record.hashes:
        raise LabError(f"`{path}` changed during the analysis; start again")
    del record.inputs[record.hashes.index(last) :]
    return replay_record(record, secret)
