"""Whether a record is the match it says it is."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.games.towers import Tower
from knockbox.records.errors import DivergedError, RecordError, UnfoundedFieldError
from knockbox.records.fair import kept_secret
from knockbox.records.reader import read_record
from knockbox.records.record import Committed, Daily, Input, Record
from knockbox.records.replay import open_session, repeat
from knockbox.records.session import Session
from knockbox.tower.parameters import MOST_CUBES
from knockbox.tower.replay import is_confirmed

REASONS_TO_COPY: Final = ("branch", "undo")


class Exact(msgspec.Struct, frozen=True, tag="exact"):
    """Every input gave the recorded state."""

    inputs: int
    finished: bool  # the record has its end
    fair: bool  # chance was promised before the deal, and the promise kept
    public_deal: bool = False  # the deal of a day, which anybody could know beforehand
    towers: int = 0  # that were held again from their traces
    unconfirmed: list[int] = []  # inputs whose towers came out otherwise here; the recorded verdicts hold
    untraced: list[int] = []  # inputs that say how a tower came out and have nothing to show for it
    end_missing: bool = False  # the match is over, and the record does not say so


class Diverged(msgspec.Struct, frozen=True, tag="diverged"):
    """The same inputs gave another match from this input on."""

    input: int
    found: str
    expected: str


class Damaged(msgspec.Struct, frozen=True, tag="damaged"):
    """The record cannot be replayed; `problem` is the name of the error."""

    problem: str
    line: int
    found: str
    expected: str


Verdict = Exact | Diverged | Damaged


def verify(path: Path, secret: str = "") -> Verdict:
    """Read and replay a record and judge it; only a file that cannot be opened is an error."""
    try:
        return judge(read_record(path), secret or kept_secret(path))
    except RecordError as error:
        return Damaged(type(error).__name__.removesuffix("Error"), error.line, error.found, error.expected)
    except DivergedError as error:
        return Diverged(error.seq, error.found, error.expected)


def judge(record: Record, secret: str) -> Exact:
    session = open_session(record, secret)
    check_fields(record, session)
    unconfirmed, untraced = list[int](), list[int]()
    for entry in record.inputs:
        due = tower_due(session.game, session.moment.state)
        repeat(session, entry)
        if due is not None and not is_shown(entry, due):
            (unconfirmed if entry.trace else untraced).append(entry.seq)
    compare_end(record, session)
    fair, public_deal = (isinstance(record.header.start, kind) for kind in (Committed, Daily))
    towers = sum(bool(entry.trace) for entry in record.inputs)
    is_finished = record.end is not None
    end_missing = session.moment.is_over() and not is_finished
    return Exact(len(record.inputs), is_finished, fair, public_deal, towers, unconfirmed, untraced, end_missing)


def check_fields(record: Record, session: Session) -> None:
    """Raise UnfoundedFieldError for what a replay never looks at: secrets, the clock, and where a copy comes from."""
    check_secrets(record, session.secret)
    check_clock(record, session)
    check_origin(record, session)


def check_secrets(record: Record, secret: str) -> None:
    """A secret that stands in a record is the one that was promised, and there is none where none was."""
    start, last = record.header.start, len(record.inputs) + 2
    if isinstance(start, Committed) and start.secret not in ("", secret):
        raise UnfoundedFieldError(record.path, 1, "another secret", "the secret that was promised, or none")
    if record.end is not None and record.end.secret != secret:
        found = "a secret that was never promised" if record.end.secret else "no secret"
        expected = "the secret that was promised" if secret else "none, as chance was not promised"
        raise UnfoundedFieldError(record.path, last, found, expected)


def check_clock(record: Record, session: Session) -> None:
    """Only a match with a clock of its own tells what it showed."""
    timing = session.game.timing()
    if timing is not None and timing.is_whole_match:
        return
    for entry in record.inputs:
        if entry.clock_ms:
            found = f"clock_ms {entry.clock_ms}"
            raise UnfoundedFieldError(record.path, entry.seq + 1, found, "none, as no clock ran for the whole match")


def check_origin(record: Record, session: Session) -> None:
    """A copy holds all inputs that it shares; it is no try of an adventure, and neither is a match outside of one."""
    origin, adventure = record.header.origin, record.header.adventure
    if origin is not None and not 0 <= origin.input <= len(record.inputs):
        expected = f"an input from 0 to {len(record.inputs)}"
        raise UnfoundedFieldError(record.path, 1, f"a copy up to input {origin.input}", expected)
    if origin is not None and origin.why not in REASONS_TO_COPY:
        raise UnfoundedFieldError(record.path, 1, f"a copy because of '{origin.why}'", " or ".join(REASONS_TO_COPY))
    if adventure and (origin is not None or session.game.options.get("adventure") != "on"):
        expected = "none, as this is a copy or no dungeon of an adventure"
        raise UnfoundedFieldError(record.path, 1, f"the adventure '{adventure}'", expected)


def is_shown(entry: Input, due: Tower) -> bool:
    """Whether the tower of an input comes out again as it says; of more cubes than a box has nobody builds one."""
    if entry.trace:
        return is_confirmed(entry.trace, entry.choice == due.stands)
    return entry.seat != PUBLIC or (entry.choice == due.fell and due.light + due.heavy > MOST_CUBES)


def compare_end(record: Record, session: Session) -> None:
    """A recorded end must be the end, with the result that the rules give."""
    if record.end is None:
        return
    last = len(record.inputs)
    if not session.moment.is_over():
        raise DivergedError(last, "a match that goes on", "the end of the match")
    result = session.game.payoffs(session.moment.state)
    if result != record.end.result:
        raise DivergedError(last, f"result {result}", f"result {record.end.result}")
