"""Operations on a record: replay up to an input, resume, branch, undo."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from knockbox.engine.errors import ChoiceError
from knockbox.records.commitment import read_secret, secret_file
from knockbox.records.errors import DivergedError, ForeignTraceError, IllegalChoiceError, InputRangeError
from knockbox.records.reader import read_record
from knockbox.records.record import CommittedStart, Origin, Record, RecordHeader, RecordInput
from knockbox.records.session import Session, SessionEvent
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.start import build_game, deal_record, find_secret
from knockbox.records.state_hash import state_hash
from knockbox.records.towers import check_trace
from knockbox.records.writer import reopen_record, write_record
from knockbox.tower.errors import TraceError, UnknownPhysicsError


def iterate_sessions(record: Record, secret: str = "") -> Iterator[Session]:
    """Yield the session after the deal and after each input; raise `DivergedError` if a recorded hash differs."""
    session = open_session(record, secret)
    yield session
    for entry in record.inputs:
        replay_input(session, entry)
        yield session


def open_session(record: Record, secret: str) -> Session:
    game = build_game(record)
    known_secret = find_secret(record, secret)
    state = deal_record(record, game, known_secret)
    notes = state.log or []
    state.log = None
    session = Session(record.header, MatchSnapshot(game, state, {}), known_secret)
    session.events = [SessionEvent(0, event) for event in game.events(notes)]
    check_state_hash(0, state_hash(game, state), record.header.state)
    return session


def replay_input(session: Session, entry: RecordInput) -> None:
    """Replay a recorded input; raise `DivergedError` if it is not legal or its result differs."""
    try:
        moment, events = session.snapshot.apply(entry.seat, entry.choice)
    except (IllegalChoiceError, ChoiceError) as error:
        raise DivergedError(entry.seq, str(error), f"'{entry.notation}' to be open") from None
    notation = session.game.action_to_string(entry.choice)
    if notation != entry.notation:
        raise DivergedError(entry.seq, f"choice '{notation}'", f"'{entry.notation}'")
    check_state_hash(entry.seq, state_hash(session.game, moment.state), entry.state)
    if entry.trace:
        check_recorded_trace(session, entry)
    session.append_input(entry, moment, events)


def check_recorded_trace(session: Session, entry: RecordInput) -> None:
    """Raise `DivergedError` unless the trace is of the test that was due; skip a trace of another physics version."""
    try:
        check_trace(session, entry.seat, entry.choice, entry.trace)
    except UnknownPhysicsError:
        return
    except ForeignTraceError as error:
        raise DivergedError(entry.seq, error.found, error.expected) from None
    except TraceError as error:
        raise DivergedError(entry.seq, str(error), "the trace of a tower") from None


def check_state_hash(seq: int, found: str, expected: str) -> None:
    if found != expected:
        raise DivergedError(seq, f"state {found}", f"state {expected}")


def replay(record: Record, until: int | None = None, secret: str = "") -> Session:
    """Return the session after input `until`, or at the end of the record."""
    last = check_range(record, until)
    session = open_session(record, secret)
    for entry in record.inputs[:last]:
        replay_input(session, entry)
    if last == len(record.inputs):
        session.end = record.end
    return session


def check_range(record: Record, until: int | None) -> int:
    count = len(record.inputs)
    if until is None:
        return count
    if not 0 <= until <= count:
        raise InputRangeError(record.path, count + 1, f"the last input, {count}", f"an input {until}")
    return until


def resume(path: Path, secret: str = "", durable: bool = False) -> Session:
    """Continue a match in its own file; a torn last line (see `Record.torn_bytes`) is dropped."""
    record = read_record(path, accept_torn=True)
    session = replay(record, secret=secret or read_secret(path))
    if session.end is None:
        session.writer = reopen_record(record, durable)
        session.close_if_over()
    return session


def branch(record: Record, until: int, path: Path, why: str = "branch", secret: str = "") -> Session:
    """Continue from input `until` in a new file; the old one is unchanged."""
    session = replay(record, until, secret)
    session.header = make_branch_header(record, until, why)
    with secret_file(path, "" if is_revealed(record) else session.secret):
        write_record(path, session.header, session.inputs, session.end)
    if session.end is None:
        session.writer = reopen_record(read_record(path))
    return session


def make_branch_header(record: Record, until: int, why: str = "branch") -> RecordHeader:
    """Return the header of a copy: it names its origin, has the secret if revealed, and leaves the adventure."""
    start = record.header.start
    origin = Origin(record.hash_after(until), until, why)
    if isinstance(start, CommittedStart) and record.end is not None:
        start = msgspec.structs.replace(start, secret=start.secret or record.end.secret)
    return msgspec.structs.replace(record.header, start=start, origin=origin, adventure="")


def is_revealed(record: Record) -> bool:
    """Return whether the record itself reveals its secret, if it has one."""
    return record.end is not None or bool(getattr(record.header.start, "secret", ""))


def undo(record: Record, path: Path, secret: str = "") -> Session:
    """Write a copy without the last action and the talk after it; its header says so."""
    last = last_action(record, secret)
    if not last:
        raise InputRangeError(record.path, len(record.inputs) + 1, "no action", "one that can be undone")
    return branch(record, last - 1, path, "undo", secret)


def last_action(record: Record, secret: str = "") -> int:
    """Return the number of the last input that was not an utterance; 0 if there is none."""
    session = open_session(record, secret)
    last = 0
    for entry in record.inputs:
        last = last if session.snapshot.is_utterance(entry.seat, entry.choice) else entry.seq
        replay_input(session, entry)
    return last
