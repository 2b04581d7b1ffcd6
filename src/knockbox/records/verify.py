"""Verify that a record replays to the match it claims."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.games.towers import TowerRequest
from knockbox.records.commitment import read_secret
from knockbox.records.errors import DivergedError, RecordError, UnfoundedFieldError
from knockbox.records.reader import read_record
from knockbox.records.record import CommittedStart, DailyStart, Record, RecordInput
from knockbox.records.replay import open_session, replay_input
from knockbox.records.session import Session
from knockbox.tower.parameters import MAX_CUBES
from knockbox.tower.replay import is_confirmed

ORIGIN_REASONS: Final = ("branch", "undo")


class ExactVerdict(msgspec.Struct, frozen=True, tag="exact"):
    """Every input gave the recorded state."""

    inputs: int
    finished: bool  # the record has its end
    fair: bool  # randomness was committed before the deal, and the secret matches
    public_deal: bool = False  # the deal of the day, which anyone could know beforehand
    towers: int = 0  # replayed from their traces
    unconfirmed: list[int] = []  # inputs whose towers had another verdict here; the recorded verdicts hold
    untraced: list[int] = []  # inputs with the verdict on a tower but without its trace
    end_missing: bool = False  # the match is over, but the record has no end


class DivergedVerdict(msgspec.Struct, frozen=True, tag="diverged"):
    """The same inputs give another match from this input on."""

    input: int
    found: str
    expected: str


class DamagedVerdict(msgspec.Struct, frozen=True, tag="damaged"):
    """The record cannot be replayed; `problem` is the name of the error."""

    problem: str
    line: int
    found: str
    expected: str


RecordVerdict = ExactVerdict | DivergedVerdict | DamagedVerdict


def verify(path: Path, secret: str = "") -> RecordVerdict:
    """Read and replay a record and return the verdict; raise only if the file cannot be opened."""
    try:
        return verify_record(read_record(path), secret or read_secret(path))
    except RecordError as error:
        return DamagedVerdict(type(error).__name__.removesuffix("Error"), error.line, error.found, error.expected)
    except DivergedError as error:
        return DivergedVerdict(error.seq, error.found, error.expected)


def verify_record(record: Record, secret: str) -> ExactVerdict:
    session = open_session(record, secret)
    check_fields(record, session)
    unconfirmed: list[int] = []
    untraced: list[int] = []
    for entry in record.inputs:
        due = tower_due(session.game, session.snapshot.state)
        replay_input(session, entry)
        if due is not None and not is_tower_confirmed(entry, due):
            (unconfirmed if entry.trace else untraced).append(entry.seq)
    check_end(record, session)
    fair, public_deal = (isinstance(record.header.start, kind) for kind in (CommittedStart, DailyStart))
    towers = sum(bool(entry.trace) for entry in record.inputs)
    is_finished = record.end is not None
    end_missing = session.snapshot.is_over() and not is_finished
    return ExactVerdict(len(record.inputs), is_finished, fair, public_deal, towers, unconfirmed, untraced, end_missing)


def check_fields(record: Record, session: Session) -> None:
    """Raise `UnfoundedFieldError` for fields that a replay ignores: secrets, the clock, and the origin of a copy."""
    check_secrets(record, session.secret)
    check_clock(record, session)
    check_origin(record, session)


def check_secrets(record: Record, secret: str) -> None:
    """A secret in a record must match the commitment; without a commitment there must be none."""
    start = record.header.start
    last_line = len(record.inputs) + 2
    if isinstance(start, CommittedStart) and start.secret not in ("", secret):
        raise UnfoundedFieldError(record.path, 1, "another secret", "the committed secret, or none")
    if record.end is not None and record.end.secret != secret:
        found = "a secret that was never committed" if record.end.secret else "no secret"
        expected = "the committed secret" if secret else "none, as there is no commitment"
        raise UnfoundedFieldError(record.path, last_line, found, expected)


def check_clock(record: Record, session: Session) -> None:
    """Only a match with a match clock may record its readings."""
    timing = session.game.timing()
    if timing is not None and timing.is_whole_match:
        return
    for entry in record.inputs:
        if entry.clock_ms:
            found = f"clock_ms {entry.clock_ms}"
            raise UnfoundedFieldError(record.path, entry.seq + 1, found, "none, as no clock ran for the whole match")


def check_origin(record: Record, session: Session) -> None:
    """A copy holds all inputs it shares with its origin; only an original dungeon match may name an adventure."""
    origin = record.header.origin
    adventure = record.header.adventure
    if origin is not None and not 0 <= origin.input <= len(record.inputs):
        expected = f"an input from 0 to {len(record.inputs)}"
        raise UnfoundedFieldError(record.path, 1, f"a copy up to input {origin.input}", expected)
    if origin is not None and origin.why not in ORIGIN_REASONS:
        raise UnfoundedFieldError(record.path, 1, f"a copy because of '{origin.why}'", " or ".join(ORIGIN_REASONS))
    if adventure and (origin is not None or session.game.options.get("adventure") != "on"):
        expected = "none, as this is a copy or not a dungeon of an adventure"
        raise UnfoundedFieldError(record.path, 1, f"the adventure '{adventure}'", expected)


def is_tower_confirmed(entry: RecordInput, due: TowerRequest) -> bool:
    """Return whether the verdict of an input is confirmed; no trace is needed with more cubes than a box holds."""
    if entry.trace:
        return is_confirmed(entry.trace, entry.choice == due.stands_choice)
    return entry.seat != PUBLIC or (entry.choice == due.fell_choice and due.light + due.heavy > MAX_CUBES)


def check_end(record: Record, session: Session) -> None:
    """Raise `DivergedError` unless a recorded end is the end, with the result that the rules give."""
    if record.end is None:
        return
    last = len(record.inputs)
    if not session.snapshot.is_over():
        raise DivergedError(last, "an unfinished match", "the end of the match")
    result = session.game.returns(session.snapshot.state)
    if result != record.end.result:
        raise DivergedError(last, f"result {result}", f"result {record.end.result}")
