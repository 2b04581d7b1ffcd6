"""A match in progress: the only place where inputs are checked, carried out and recorded."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

import knockbox
from knockbox.engine.event import Event
from knockbox.games.registry import AnyGame, build, resolve_packs
from knockbox.records.commitment import delete_secret, secret_file
from knockbox.records.record import RECORD_SCHEMA, CommittedStart, Player, RecordEnd, RecordHeader, RecordInput, Start
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.start import deal_match
from knockbox.records.state_hash import state_hash
from knockbox.records.towers import check_trace, skills_of
from knockbox.records.writer import RecordWriter, create_record, write_record


class SessionEvent(msgspec.Struct, frozen=True, gc=False):
    """An event and the number of the input that caused it; 0 is the deal. Numerous and acyclic, hence no gc."""

    input: int
    event: Event


class Session:
    """One match with all its inputs and events."""

    def __init__(
        self, header: RecordHeader, snapshot: MatchSnapshot, secret: str = "", writer: RecordWriter | None = None
    ) -> None:
        self.header = header
        self.snapshot = snapshot
        self.secret = secret
        self.writer = writer
        self.inputs: list[RecordInput] = []
        self.events: list[SessionEvent] = []
        self.end: RecordEnd | None = None

    @property
    def game(self) -> AnyGame:
        return self.snapshot.game

    def choose(self, seat: int, choice: int, *, clock_ms: int = 0, trace: str = "") -> list[Event]:
        """Carry out one input and return its events; it is written first, and a refused or failed one has no effect."""
        moment, events = self.snapshot.apply(seat, choice)
        if trace:
            check_trace(self, seat, choice, trace)
        entry = self.make_input(seat, choice, moment, clock_ms, trace)
        if self.writer is not None:
            self.writer.append(entry)
        self.append_input(entry, moment, events)
        self.close_if_over()
        return events

    def make_input(
        self, seat: int, choice: int, snapshot: MatchSnapshot, clock_ms: int, trace: str = ""
    ) -> RecordInput:
        """Return the record line of an input; recorded clock readings never decrease."""
        notation = self.game.action_to_string(choice)
        recorded_ms = max(clock_ms, self.clock_ms()) if clock_ms else 0
        state = state_hash(self.game, snapshot.state)
        return RecordInput(len(self.inputs) + 1, seat, choice, notation, state, recorded_ms, trace)

    def clock_ms(self) -> int:
        """Return the last reading of the match clock, from which the match continues."""
        return max((entry.clock_ms for entry in self.inputs), default=0)

    def append_input(self, entry: RecordInput, snapshot: MatchSnapshot, events: Sequence[Event]) -> None:
        """Append an input that is already recorded."""
        self.inputs.append(entry)
        self.snapshot = snapshot
        self.events += [SessionEvent(entry.seq, event) for event in events]

    def close_if_over(self) -> None:
        """If the match is over, write the end, with the secret if there is one."""
        if self.end is not None or not self.snapshot.is_over():
            return
        end = RecordEnd(self.game.returns(self.snapshot.state), self.secret)
        if self.writer is not None:
            self.writer.append(end)
            delete_secret(self.writer.path)
        self.end = end
        self.close()

    def close(self) -> None:
        """Close the file; a session that is over has already done so."""
        if self.writer is not None:
            self.writer.close()
            self.writer = None

    def events_for(self, seat: int, since: int = -1) -> list[SessionEvent]:
        """Return the events that a seat noticed after input `since`."""
        recent = [entry for entry in self.events if entry.input > since]
        seen = [(entry.input, entry.event.seen_by(seat)) for entry in recent]
        return [SessionEvent(number, event) for number, event in seen if event is not None]

    def save(self, path: Path) -> None:
        """Write the whole match so far to a new file."""
        write_record(path, self.header, self.inputs, self.end)


def new_session(
    game: str,
    options: Mapping[str, str],
    packs: Sequence[str],
    seats: Sequence[Player],
    start: Start,
    secret: str = "",
    adventure: str = "",
) -> Session:
    """Deal a new match that is recorded in memory only."""
    return start_session(build(game, options, packs, len(seats)), packs, seats, start, secret, adventure)


def start_session(
    rules: AnyGame, packs: Sequence[str], seats: Sequence[Player], start: Start, secret: str = "", adventure: str = ""
) -> Session:
    """Deal a new match of a game built with these packs."""
    rules = rules.with_builder_skills(skills_of(seats))
    state = deal_match(rules, start, secret)
    notes = state.log or []
    state.log = None
    header = RecordHeader(
        schema=RECORD_SCHEMA,
        made_by=f"knockbox {knockbox.__version__}",
        game=rules.key,
        rules_version=rules.rules_version,
        packs=resolve_packs(rules.key, packs),
        content_hash=rules.content_hash,
        options=dict(rules.options),
        seats=list(seats),
        start=start,
        state=state_hash(rules, state),
        adventure=adventure,
    )
    session = Session(header, MatchSnapshot(rules, state, {}), secret if isinstance(start, CommittedStart) else "")
    session.events = [SessionEvent(0, event) for event in rules.events(notes)]
    return session


def record_session(session: Session, path: Path, durable: bool = False) -> None:
    """Record a new session to a file; until the end, its secret is in a file next to it."""
    with secret_file(path, session.secret):
        session.writer = create_record(path, session.header, durable)
