"""The match of a table: inputs that are weighed before they are written, and taken over afterwards."""

from itertools import takewhile
from typing import Final, NamedTuple

from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.records.moment import Moment
from knockbox.records.record import Input
from knockbox.records.session import Session
from knockbox.records.start import deal
from knockbox.server.protocol import ToldEvent
from knockbox.server.tables.log import Made
from knockbox.server.tables.notice import Happening, notice
from knockbox.server.tables.outlook import Outlook, outlook

APART: Final = 20
"""Inputs between two moments of a match that are kept for whoever looks back at it."""
MOST_PAST: Final = 200
"""Deeds that can be taken back one after the other: each is a whole state in memory."""


class Step(NamedTuple):
    """An input that is not written yet, and what will be true then."""

    entry: Made
    moment: Moment
    events: list[Event]
    outlooks: list[Outlook] | None = None  # none if it was read from the log: they are worked out when they are needed


class Past(NamedTuple):
    """A moment that can be gone back to."""

    moment: Moment | None  # none where it is too long ago to be kept
    clock_ms: int  # what the clock had shown when it was set back
    deed: Input  # what was done then


class Course:
    """A session, and for each seat and the public what they have heard of it."""

    def __init__(self, session: Session) -> None:
        places = session.game.seats + 1
        self.session = session
        self.heard = [1] * places  # the last `seq` of each; the deal is 1
        self.turns = [1] * places  # the `seq` with which the question of each became what it is
        self.since = [0] * places  # whoever has heard less than this must be told all again
        self.numbers: list[tuple[int, ...]] = [tuple(self.heard)]  # what all had heard after each input, and at first
        self.seen = [session.moment] * places  # what each has been shown last; what is nobody else's business is not
        self.unseen_ms = [0] * places  # by how much the clock was set back since then
        self.past: list[Past] = []  # the moments before the last inputs, as far as these can be taken back
        self.known: list[Outlook] | None = None
        self.kept: dict[int, Moment] = {}  # of a match that is over, by the number of inputs before it

    @property
    def moment(self) -> Moment:
        return self.session.moment

    @property
    def outlooks(self) -> list[Outlook]:
        if self.known is None:
            places = [*range(len(self.seen) - 1), PUBLIC]
            self.known = [outlook(moment, place) for moment, place in zip(self.seen, places, strict=True)]
        return self.known

    @property
    def table_question(self) -> Decision | None:
        """The question that the clock of a decision is about."""
        return self.session.game.decision(self.moment.state)

    def weigh(self, seat: int, choice: int, action: str, clock_ms: int, trace: str = "") -> Step:
        """What an input would lead to; one that is not open is refused by the session's error."""
        before = self.moment
        moment, events = before.after(seat, choice)
        noticed = notice(Happening(seat, choice, before, moment, events), self.outlooks)
        written = self.session.entry_of(seat, choice, moment, 0)
        entry = Made(
            seat=seat,
            choice=choice,
            notation=written.notation,
            state=written.state,
            shown=noticed.shown,
            turned=noticed.turned,
            told=noticed.told,
            is_chance=noticed.is_chance,
            is_lesson=noticed.is_lesson,
            action=action,
            clock_ms=clock_ms,
            result=moment.game.payoffs(moment.state) if moment.is_over() else [],
            trace=trace,
        )
        return Step(entry, moment, events, noticed.after)

    def again(self, entry: Made) -> Step:
        """The same from the log; whether it leads to the same state is up to the caller."""
        moment, events = self.moment.after(entry.seat, entry.choice)
        return Step(entry, moment, events)

    def take(self, step: Step, clock_ms: int, lost_ms: int = 0) -> None:
        """Take over an input that is written; `lost_ms` is what the clock showed, if it is set back."""
        entry, session = step.entry, self.session
        number = len(session.inputs) + 1
        written = Input(number, entry.seat, entry.choice, entry.notation, entry.state, clock_ms, entry.trace)
        if step.moment is not self.moment:  # words show nothing of what is done under their cover
            self.note_past(entry, written, lost_ms)
            self.show(entry, step.moment, lost_ms)
        session.go_on(written, step.moment, step.events)
        session.close_if_over()
        self.known = step.outlooks
        for place in range(len(self.heard)):
            self.heard[place] += entry.shown >> place & 1
            if entry.turned >> place & 1:
                self.turns[place] = self.heard[place]
        self.numbers.append(tuple(self.heard))

    def note_past(self, entry: Made, written: Input, lost_ms: int) -> None:
        """What can be taken back from now on; of what is too long ago only that it was done."""
        if not entry.is_private:
            self.past = []
            return
        self.past.append(Past(self.moment, lost_ms, written))
        if len(self.past) > MOST_PAST:
            self.past[-MOST_PAST - 1] = self.past[-MOST_PAST - 1]._replace(moment=None)

    def show(self, entry: Made, moment: Moment, lost_ms: int) -> None:
        """Whoever notices an input is shown everything; the clock of all others goes on as if there was none."""
        for place in range(len(self.seen)):
            if entry.shown >> place & 1:
                self.seen[place], self.unseen_ms[place] = moment, 0
            else:
                self.unseen_ms[place] += lost_ms

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the last deed now."""
        return self.was_private(seat) and self.past[-1].moment is not None

    def was_private(self, seat: int) -> bool:
        """Whether the last deed was one that its seat could take back, however long ago."""
        return bool(self.past) and self.past[-1].deed.seat == seat and self.session.end is None

    def undo(self) -> None:
        """Take back the last deed; its seat is told everything again, and whatever was said since stays said."""
        if self.past[-1].moment is None:  # a program that kept more of them has written so
            self.recall_past()
        former = self.past.pop()
        gone = former.deed
        self.strike_out(gone)
        assert former.moment is not None, "it was played again"  # noqa: S101
        self.session.moment = self.seen[gone.seat] = former.moment
        self.unseen_ms = [
            0 if place == gone.seat else late - former.clock_ms for place, late in enumerate(self.unseen_ms)
        ]
        self.known = None
        self.heard[gone.seat] += 1
        self.turns[gone.seat] = self.since[gone.seat] = self.heard[gone.seat]

    def recall_past(self) -> None:
        """Play the match again for the moments before the last deeds that can be taken back."""
        first = max(0, len(self.past) - MOST_PAST)
        wanted = {former.deed.seq: number for number, former in enumerate(self.past[first:], first)}
        moment = self.dealt()
        for entry in self.session.inputs:
            if entry.seq in wanted:
                number = wanted[entry.seq]
                self.past[number] = self.past[number]._replace(moment=moment)
            moment, _ = moment.after(entry.seat, entry.choice)

    def strike_out(self, gone: Input) -> None:
        """Leave a deed out of the record: what was said after it was then said in the state before it."""
        session, before = self.session, gone.seq - 1
        state = session.inputs[before - 1].state if before else session.header.state
        said = [replace(entry, seq=entry.seq - 1, state=state) for entry in session.inputs[gone.seq :]]
        session.inputs[before:] = said
        session.told = [
            replace(told, input=told.input - 1) if told.input > gone.seq else told
            for told in session.told
            if told.input != gone.seq
        ]
        del self.numbers[gone.seq]

    def after(self, number: int) -> Moment:
        """The moment after some input of a match that is over, played again from the last one before that is kept."""
        begun = max((kept for kept in self.kept if kept <= number), default=0)
        moment = self.kept[begun] if begun else self.dealt()
        for place in range(begun, number):
            entry = self.session.inputs[place]
            moment, _ = moment.after(entry.seat, entry.choice)
            if (place + 1) % APART == 0:
                self.kept[place + 1] = moment
        return moment

    def dealt(self) -> Moment:
        session = self.session
        state = deal(session.game, session.header.start, session.secret)
        state.log = None
        return Moment(session.game, state, {})

    def told_to(self, place: int, after: int = 0) -> list[ToldEvent]:
        """What a seat or the public noticed after some `seq`."""
        late = takewhile(lambda told: self.numbers[told.input][place] > after, reversed(self.session.told))
        seen = [(self.numbers[told.input][place], told.event.seen_by(place)) for told in late]
        return [ToldEvent(seq, event) for seq, event in reversed(seen) if event is not None]
