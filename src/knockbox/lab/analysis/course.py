"""A record replayed for somebody who looks back: the table before each input, and what kind of input it was."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.games.registry import AnyGame
from knockbox.lab.errors import LabError
from knockbox.records.moment import Moment
from knockbox.records.reader import read_record
from knockbox.records.record import Input, Record
from knockbox.records.replay import open_session, repeat
from knockbox.records.session import Session, Told
from knockbox.records.start import deal

ANSWER: Final = "answer"
OFFER: Final = "offer"
UTTERANCE: Final = "utterance"
REFEREE: Final = "referee"


class Stop:
    """The table before an input."""

    def __init__(self, entry: Input, moment: Moment, told: list[Told], known: int) -> None:
        self.entry = entry
        self.moment = moment
        self.told = told  # of the whole match
        self.known = known  # how much of it had happened

    @property
    def question(self) -> Decision | None:
        """What the seat of the input was asked, if it was."""
        return self.moment.question_of(self.entry.seat)

    @property
    def kind(self) -> str:
        """A seat answers, takes up an offer, or speaks; all that is said for the table is the referee's."""
        if self.entry.seat == PUBLIC:
            return REFEREE
        if self.question is not None and self.entry.choice in self.question.options:
            return ANSWER
        return OFFER if self.entry.choice in self.moment.game.offers(self.moment.state, self.entry.seat) else UTTERANCE

    @property
    def is_free(self) -> bool:
        """Whether there was something to choose from."""
        return self.kind == ANSWER and self.question is not None and len(self.question.options) > 1

    def story(self) -> list[Event]:
        """What the seat had noticed by then."""
        seen = (told.event.seen_by(self.entry.seat) for told in self.told[: self.known])
        return [event for event in seen if event is not None]


class Course:
    """A match from its deal to its last input."""

    def __init__(self, session: Session, stops: list[Stop]) -> None:
        self.session = session
        self.stops = stops

    @property
    def game(self) -> Any:
        return self.session.game

    @property
    def result(self) -> list[float] | None:
        """What each seat got; None while the match is not over."""
        moment = self.session.moment
        return moment.game.payoffs(moment.state) if moment.is_over() else None

    def ends_with(self, stop: Stop) -> bool:
        return self.result is not None and stop is self.stops[-1]

    def after(self, stop: Stop) -> Stop:
        """The table that an input led to, for the seat that made it."""
        if stop is self.stops[-1]:
            return Stop(stop.entry, self.session.moment, stop.told, len(stop.told))
        later = self.stops[stop.entry.seq]
        return Stop(stop.entry, later.moment, later.told, later.known)


def course_of(record: Record, secret: str = "") -> Course:
    """Replay a record; every input is compared with its hash on the way."""
    session = open_session(record, secret)
    stops: list[Stop] = []
    for entry in record.inputs:
        stops.append(Stop(entry, session.moment, session.told, len(session.told)))
        repeat(session, entry)
    return Course(session, stops)


def course_along(session: Session) -> Course:
    """The same of a match that is at hand, played again from its deal."""
    state = deal(session.game, session.header.start, session.secret)
    state.log = None
    moment, stops = Moment(session.game, state, {}), list[Stop]()
    for entry in session.inputs:
        known = bisect_left(session.told, entry.seq, key=lambda told: told.input)
        stops.append(Stop(entry, moment, session.told, known))
        moment, _ = moment.after(entry.seat, entry.choice)
    return Course(session, stops)


def stops_along(game: AnyGame, state: Any, inputs: Sequence[tuple[int, int]]) -> list[Stop]:
    """The same of a match that was never written down, from its first table on."""
    moment, told = Moment(game, state, {}), list[Told]()
    stops: list[Stop] = []
    for number, (seat, choice) in enumerate(inputs, start=1):
        stops.append(Stop(Input(number, seat, choice, game.spell(choice), ""), moment, told, len(told)))
        moment, events = moment.after(seat, choice)
        told += [Told(number, event) for event in events]
    return stops


@lru_cache(maxsize=1)
def course_in(path: Path, secret: str, last: str) -> Course:
    """The record in a file up to the line of a hash: every process that works on it replays it once."""
    record = read_record(path, accept_torn=True)
    if last not in record.hashes:
        raise LabError(f"`{path}` was changed while it was looked at; start again")
    del record.inputs[record.hashes.index(last) :]
    return course_of(record, secret)
