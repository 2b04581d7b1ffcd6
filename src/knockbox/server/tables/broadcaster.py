"""Broadcast to the clients of a table: what each of them is sent, and when."""

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
    Seats,
    SeatState,
    Snapshot,
    TableView,
    Welcome,
)
from knockbox.server.tables import log
from knockbox.server.tables.commands import Visitor, is_replaceable
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.log_text import LogTextCache, first_recent_index
from knockbox.server.tables.presenter import present_table
from knockbox.server.tables.table import Table

ENCODER: Final = msgspec.json.Encoder()
SEAT_ENTRIES: Final = (
    *(log.SeatTaken, log.SeatLeft, log.LinkCreated, log.PlayerRenamed, log.SeatHandedOver),
    *(log.PlayerReady, log.CardsDealt, log.PauseVoted, log.RematchVoted),
)
"""Entries that change the seats or their votes."""
CLOCK_ENTRIES: Final = (log.SeatTaken, log.SeatLeft, log.SeatHandedOver, log.PauseVoted, log.ClockResumed)
"""Entries that may stop or start the clock without an input."""


class Listener(Protocol):
    """A connected client; sending never blocks."""

    visitor: Visitor
    language: str
    spectator_number: int | None  # of a spectator
    round_trip_ms: int  # round trip
    address: str

    def send_bytes(self, message: bytes) -> None: ...

    def send_transient(self, message: bytes) -> bool: ...  # may drop the message; returns whether it was sent

    def close(self, code: str, text: str) -> None: ...


class Broadcaster:
    """The clients of one table, each on a seat or in the public."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log_text = LogTextCache()
        self.listeners: list[Listener] = []
        self.spectator_count = 0  # number of the latest spectator
        self.sent_mutes = mutes_by_seat(table)  # as last sent

    def welcome(self, listener: Listener, seq: int | None, now_ms: int) -> None:
        """Send a new client the whole state, or a returning one what followed `seq`."""
        self.listeners.append(listener)
        visitor = listener.visitor
        hello = Welcome(
            PROTOCOL, self.table.facts, visitor.seat, visitor.is_host, listener.spectator_number, self.mutes_of(visitor)
        )
        self.send(listener, hello)
        self.send(listener, self.build_seats())
        listener.send_bytes(self.encode_update(listener.visitor.place, listener.language, seq, now_ms))
        for message in self.table.chat:
            self.send_chat(listener, message)
        self.send_rematch(listener)
        self.broadcast(self.build_seats(), excluded=listener)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.broadcast(self.build_seats())

    def next_spectator_number(self) -> int:
        self.spectator_count += 1
        return self.spectator_count

    def encode_update(self, place: int, language: str, seq: int | None, now_ms: int) -> bytes:
        """Return the events since `seq`, or a snapshot if `seq` is unknown or was undone, or if there are too many."""
        match = self.table.match
        view = present_table(self.table, place, language, now_ms)
        if match is None:
            return encode(Snapshot(0, [], [], view))
        is_new = seq is None or not match.resync_seq[place] <= seq <= match.last_seq[place] or seq == 0
        events = [] if is_new or seq is None else match.events_seen_by(place, seq)
        if is_new or first_recent_index(events):
            return encode(self.build_snapshot(match, place, language, view))
        return encode(Events(match.last_seq[place], events, self.log_text.render(match, place, language, events), view))

    def build_snapshot(self, match: LiveMatch, place: int, language: str, view: TableView) -> Snapshot:
        """Return a snapshot message with the latest events that fit into it."""
        events = match.events_seen_by(place)
        lines = self.log_text.render(match, place, language, events)
        first = first_recent_index(events)
        return Snapshot(match.last_seq[place], events[first:], lines, view, first)

    def broadcast_entries(
        self, stamped: Sequence[log.StampedEntry], last_seq: Sequence[int] | None, now_ms: int
    ) -> None:
        """Send what follows from new entries; `last_seq` is the last `seq` of each place before them."""
        entries = [item.entry for item in stamped]
        if any(isinstance(entry, SEAT_ENTRIES) for entry in entries):
            self.broadcast(self.build_seats())
        is_clocked = any(isinstance(entry, CLOCK_ENTRIES) for entry in entries)
        self.broadcast_match(last_seq, is_clocked, now_ms)
        self.send_mutes()
        if any(isinstance(entry, log.ChatSent) for entry in entries):
            for listener in self.listeners[:]:
                self.send_chat(listener, self.table.chat[-1])
        if any(isinstance(entry, log.RematchOpened) for entry in entries):
            for listener in self.listeners[:]:
                self.send_rematch(listener)

    def broadcast_match(self, last_seq: Sequence[int] | None, is_clocked: bool, now_ms: int) -> None:
        """Send the update of the match to those who noticed something."""
        match = self.table.match
        encoded_by_key = dict[tuple[int, str], bytes]()
        if match is None:
            return
        for listener in self.listeners[:]:
            place = listener.visitor.place
            if last_seq is None or match.last_seq[place] != last_seq[place] or is_clocked:
                key = place, listener.language
                if key not in encoded_by_key:
                    encoded_by_key[key] = self.encode_update(
                        *key, None if last_seq is None else last_seq[place], now_ms
                    )
                listener.send_bytes(encoded_by_key[key])

    @property
    def connected_seats(self) -> set[int | None]:
        """Seats whose person is connected."""
        return {listener.visitor.seat for listener in self.listeners}

    def build_seats(self) -> Seats:
        here = self.connected_seats
        table = self.table
        states: list[SeatState] = [
            seat.to_message(seat.number in here, is_replaceable(table, seat, here), table.rolls_dice(seat.number))
            for seat in table.seats
        ]
        spectators = [listener.spectator_number for listener in self.listeners if listener.spectator_number is not None]
        return Seats(states, spectators)

    def send_chat(self, listener: Listener, message: Chatted) -> None:
        """Send a chat message unless the client has muted its seat."""
        seat = listener.visitor.seat
        if seat is None or message.seat not in self.table.seats[seat].muted_seats:
            self.send(listener, message)

    def mutes_of(self, visitor: Visitor) -> list[int]:
        return [] if visitor.seat is None else sorted(self.table.seats[visitor.seat].muted_seats)

    def send_mutes(self) -> None:
        """Send changed mutes to all clients of the seat that muted, and to no other."""
        former = self.sent_mutes
        self.sent_mutes = mutes_by_seat(self.table)
        for listener in self.listeners[:]:
            seat = listener.visitor.seat
            if seat is not None and self.sent_mutes[seat] != former[seat]:
                self.send(listener, Muted(self.mutes_of(listener.visitor)))

    def send_rematch(self, listener: Listener) -> None:
        rematch = self.table.rematch
        seat = listener.visitor.seat
        if rematch is not None:
            own_seat = None if seat is None else rematch.seats[seat]
            self.send(listener, Followed(rematch.table, own_seat, rematch.seats))

    def send(self, listener: Listener, message: Message) -> None:
        listener.send_bytes(encode(message))

    def broadcast(self, message: Message, excluded: Listener | None = None) -> None:
        data = encode(message)
        for listener in self.listeners[:]:
            if listener is not excluded:
                listener.send_bytes(data)


def mutes_by_seat(table: Table) -> list[frozenset[int]]:
    """Return the muted seats of each seat."""
    return [frozenset(seat.muted_seats) for seat in table.seats]


def encode(message: Message) -> bytes:
    return ENCODER.encode(message)
