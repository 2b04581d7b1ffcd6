"""All who are connected to a table: what each of them is told, and when."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from knockbox.server.protocol import (
    PROTOCOL,
    Chatted,
    Events,
    Followed,
    Message,
    Muted,
    Scene,
    Seats,
    SeatState,
    Snapshot,
    Welcome,
)
from knockbox.server.tables import log
from knockbox.server.tables.annals import Annals, beginning
from knockbox.server.tables.course import Course
from knockbox.server.tables.scenes import scene
from knockbox.server.tables.table import Table
from knockbox.server.tables.wishes import Visitor, is_lost

ENCODER: Final = msgspec.json.Encoder()
SEATING: Final = (
    *(log.Taken, log.Left, log.Invited, log.Renamed, log.Handed),
    *(log.Readied, log.Dealt, log.Voted, log.Wished),
)
"""Lines after which somebody else sits somewhere, or wishes something else."""
CLOCKED: Final = (log.Taken, log.Left, log.Handed, log.Voted, log.Resumed)
"""Lines after which the clock may stand or run, though nobody made an input."""


class Listener(Protocol):
    """Somebody at the other end of a socket; telling never waits."""

    visitor: Visitor
    language: str
    number: int | None  # of a spectator
    lag_ms: int  # there and back
    address: str

    def tell(self, message: bytes) -> None: ...

    def glimpse(self, message: bytes) -> bool: ...  # what is worth nothing later; says whether it was told

    def close(self, code: str, text: str) -> None: ...


class Audience:
    """The listeners of one table, each at a seat or among the public."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.annals = Annals()
        self.listeners: list[Listener] = []
        self.spectators = 0  # that ever came
        self.muted = all_muted(table)  # as everybody was told

    def welcome(self, listener: Listener, seq: int | None, now_ms: int) -> None:
        """Tell somebody who comes all there is; whoever was here before hears what followed."""
        self.listeners.append(listener)
        visitor = listener.visitor
        hello = Welcome(
            PROTOCOL, self.table.facts, visitor.seat, visitor.is_host, listener.number, self.muted_by(visitor)
        )
        self.tell(listener, hello)
        self.tell(listener, self.seats())
        listener.tell(self.news(listener.visitor.place, listener.language, seq, now_ms))
        for said in self.table.chat:
            self.tell_chat(listener, said)
        self.tell_next(listener)
        self.tell_all(self.seats(), but=listener)

    def part(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.tell_all(self.seats())

    def next_spectator(self) -> int:
        self.spectators += 1
        return self.spectators

    def news(self, place: int, language: str, seq: int | None, now_ms: int) -> bytes:
        """What happened since `seq`; all anew, if that is not known, was taken back since, or is too much."""
        course = self.table.course
        seen = scene(self.table, place, language, now_ms)
        if course is None:
            return encoded(Snapshot(0, [], [], seen))
        is_new = seq is None or not course.since[place] <= seq <= course.heard[place] or seq == 0
        told = [] if is_new or seq is None else course.told_to(place, seq)
        if is_new or beginning(told):
            return encoded(self.snapshot(course, place, language, seen))
        return encoded(Events(course.heard[place], told, self.annals.lines(course, place, language, told), seen))

    def snapshot(self, course: Course, place: int, language: str, seen: Scene) -> Snapshot:
        """However long a match is, whoever comes is told as much as fits into one message."""
        told = course.told_to(place)
        lines, first = self.annals.lines(course, place, language, told), beginning(told)
        return Snapshot(course.heard[place], told[first:], lines, seen, first)

    def show(self, lines: Sequence[log.Line], heard: Sequence[int] | None, now_ms: int) -> None:
        """Tell everybody what follows from new lines; `heard` is what all had heard before them."""
        entries = [line.entry for line in lines]
        if any(isinstance(entry, SEATING) for entry in entries):
            self.tell_all(self.seats())
        is_clocked = any(isinstance(entry, CLOCKED) for entry in entries)
        self.show_match(heard, is_clocked, now_ms)
        self.tell_muted()
        if any(isinstance(entry, log.Spoken) for entry in entries):
            for listener in self.listeners[:]:
                self.tell_chat(listener, self.table.chat[-1])
        if any(isinstance(entry, log.Followed) for entry in entries):
            for listener in self.listeners[:]:
                self.tell_next(listener)

    def show_match(self, heard: Sequence[int] | None, is_clocked: bool, now_ms: int) -> None:
        """Whoever noticed nothing is told nothing."""
        course, made = self.table.course, dict[tuple[int, str], bytes]()
        if course is None:
            return
        for listener in self.listeners[:]:
            place = listener.visitor.place
            if heard is None or course.heard[place] != heard[place] or is_clocked:
                key = place, listener.language
                if key not in made:
                    made[key] = self.news(*key, None if heard is None else heard[place], now_ms)
                listener.tell(made[key])

    @property
    def here(self) -> set[int | None]:
        """Seats whose person is connected."""
        return {listener.visitor.seat for listener in self.listeners}

    def seats(self) -> Seats:
        here, table = self.here, self.table
        states: list[SeatState] = [
            chair.state(chair.seat in here, is_lost(table, chair, here), table.rolls(chair.seat))
            for chair in table.chairs
        ]
        spectators = [listener.number for listener in self.listeners if listener.number is not None]
        return Seats(states, spectators)

    def tell_chat(self, listener: Listener, said: Chatted) -> None:
        """Whoever muted somebody does not hear him."""
        seat = listener.visitor.seat
        if seat is None or said.seat not in self.table.chairs[seat].muted:
            self.tell(listener, said)

    def muted_by(self, visitor: Visitor) -> list[int]:
        return [] if visitor.seat is None else sorted(self.table.chairs[visitor.seat].muted)

    def tell_muted(self) -> None:
        """Nobody else learns of it; whoever sits there with two screens finds both of one mind."""
        former, self.muted = self.muted, all_muted(self.table)
        for listener in self.listeners[:]:
            seat = listener.visitor.seat
            if seat is not None and self.muted[seat] != former[seat]:
                self.tell(listener, Muted(self.muted_by(listener.visitor)))

    def tell_next(self, listener: Listener) -> None:
        followed, seat = self.table.followed, listener.visitor.seat
        if followed is not None:
            own = None if seat is None else followed.seats[seat]
            self.tell(listener, Followed(followed.table, own, followed.seats))

    def tell(self, listener: Listener, message: Message) -> None:
        listener.tell(encoded(message))

    def tell_all(self, message: Message, but: Listener | None = None) -> None:
        told = encoded(message)
        for listener in self.listeners[:]:
            if listener is not but:
                listener.tell(told)


def all_muted(table: Table) -> list[frozenset[int]]:
    """By seat, those whom its person does not want to hear."""
    return [frozenset(chair.muted) for chair in table.chairs]


def encoded(message: Message) -> bytes:
    return ENCODER.encode(message)
