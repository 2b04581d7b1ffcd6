"""Operations on a record: replay it up to an input, play on from it, branch off, take back."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from knockbox.engine.errors import ChoiceError
from knockbox.records.errors import DivergedError, ForeignTraceError, IllegalChoiceError, InputRangeError
from knockbox.records.fair import kept_secret, secret_beside
from knockbox.records.moment import Moment
from knockbox.records.reader import read_record
from knockbox.records.record import Committed, Header, Input, Origin, Record
from knockbox.records.session import Session, Told
from knockbox.records.start import first_state, game_of, secret_of
from knockbox.records.state_hash import state_hash
from knockbox.records.towers import check_trace
from knockbox.records.writer import reopen, write_record
from knockbox.tower.errors import TraceError, UnknownPhysicsError


def steps(record: Record, secret: str = "") -> Iterator[Session]:
    """The session at the deal and after each input, each compared with the recorded hash."""
    session = open_session(record, secret)
    yield session
    for entry in record.inputs:
        repeat(session, entry)
        yield session


def open_session(record: Record, secret: str) -> Session:
    game, known = game_of(record), secret_of(record, secret)
    state = first_state(record, game, known)
    notes, state.log = state.log or [], None
    session = Session(record.header, Moment(game, state, {}), known)
    session.told = [Told(0, event) for event in game.events(notes)]
    compare(0, state_hash(game, state), record.header.state)
    return session


def repeat(session: Session, entry: Input) -> None:
    """Carry out a recorded input again."""
    try:
        moment, events = session.moment.after(entry.seat, entry.choice)
    except (IllegalChoiceError, ChoiceError) as error:
        raise DivergedError(entry.seq, str(error), f"'{entry.notation}' to be open") from None
    notation = session.game.spell(entry.choice)
    if notation != entry.notation:
        raise DivergedError(entry.seq, f"choice '{notation}'", f"'{entry.notation}'")
    compare(entry.seq, state_hash(session.game, moment.state), entry.state)
    if entry.trace:
        compare_trace(session, entry)
    session.go_on(entry, moment, events)


def compare_trace(session: Session, entry: Input) -> None:
    """The trace must be of the test that was due; one that tells of another physics cannot be read here."""
    try:
        check_trace(session, entry.seat, entry.choice, entry.trace)
    except UnknownPhysicsError:
        return
    except ForeignTraceError as error:
        raise DivergedError(entry.seq, error.found, error.expected) from None
    except TraceError as error:
        raise DivergedError(entry.seq, str(error), "the trace of a tower") from None


def compare(seq: int, found: str, expected: str) -> None:
    if found != expected:
        raise DivergedError(seq, f"state {found}", f"state {expected}")


def replay(record: Record, until: int | None = None, secret: str = "") -> Session:
    """The session after input `until`, or at the end of the record."""
    last = check_range(record, until)
    session = open_session(record, secret)
    for entry in record.inputs[:last]:
        repeat(session, entry)
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
    """Go on with a match in its own file; a torn last line is dropped, and `Record.torn` of the file told of it."""
    record = read_record(path, accept_torn=True)
    session = replay(record, secret=secret or kept_secret(path))
    if session.end is None:
        session.writer = reopen(record, durable)
        session.close_if_over()
    return session


def branch(record: Record, until: int, path: Path, why: str = "branch", secret: str = "") -> Session:
    """Play on from input `until` in a new file; the old one stays as it is."""
    session = replay(record, until, secret)
    session.header = branched_header(record, until, why)
    with secret_beside(path, "" if is_revealed(record) else session.secret):
        write_record(path, session.header, session.inputs, session.end)
    if session.end is None:
        session.writer = reopen(read_record(path))
    return session


def branched_header(record: Record, until: int, why: str = "branch") -> Header:
    """The header of a copy says where it comes from, carries a secret that is out, and is no try of an adventure."""
    start, origin = record.header.start, Origin(record.hash_after(until), until, why)
    if isinstance(start, Committed) and record.end is not None:
        start = msgspec.structs.replace(start, secret=start.secret or record.end.secret)
    return msgspec.structs.replace(record.header, start=start, origin=origin, adventure="")


def is_revealed(record: Record) -> bool:
    """Whether anybody who reads the record knows its secret, if it has one."""
    return record.end is not None or bool(getattr(record.header.start, "secret", ""))


def undo(record: Record, path: Path, secret: str = "") -> Session:
    """Take back the last deed, and what was said after it: a copy without them, whose header says so."""
    deed = last_deed(record, secret)
    if not deed:
        raise InputRangeError(record.path, len(record.inputs) + 1, "no deed", "one that can be taken back")
    return branch(record, deed - 1, path, "undo", secret)


def last_deed(record: Record, secret: str = "") -> int:
    """The last input that was more than words or a gesture; 0 if there was none."""
    session, last = open_session(record, secret), 0
    for entry in record.inputs:
        last = last if session.moment.is_utterance(entry.seat, entry.choice) else entry.seq
        repeat(session, entry)
    return last
