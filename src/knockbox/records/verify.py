"""Whether a record is the match it says it is."""

from pathlib import Path

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.games.towers import Tower
from knockbox.records.errors import DivergedError, RecordError
from knockbox.records.fair import kept_secret
from knockbox.records.reader import read_record
from knockbox.records.record import Committed, Daily, Input, Record
from knockbox.records.replay import open_session, repeat
from knockbox.records.session import Session
from knockbox.tower.parameters import MOST_CUBES
from knockbox.tower.replay import is_confirmed


class Exact(msgspec.Struct, frozen=True, tag="exact"):
    """Every input gave the recorded state."""

    inputs: int
    finished: bool
    fair: bool  # chance was promised before the deal, and the promise kept
    public_deal: bool = False  # the deal of a day, which anybody could know beforehand
    towers: int = 0  # that were held again from their traces
    unconfirmed: list[int] = []  # inputs whose towers came out otherwise here; the recorded verdicts hold
    untraced: list[int] = []  # inputs that say how a tower came out and have nothing to show for it


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
    unconfirmed, untraced = list[int](), list[int]()
    for entry in record.inputs:
        due = tower_due(session.game, session.moment.state)
        repeat(session, entry)
        if due is not None and not is_shown(entry, due):
            (unconfirmed if entry.trace else untraced).append(entry.seq)
    compare_end(record, session)
    fair, public_deal = (isinstance(record.header.start, kind) for kind in (Committed, Daily))
    towers = sum(bool(entry.trace) for entry in record.inputs)
    return Exact(len(record.inputs), session.moment.is_over(), fair, public_deal, towers, unconfirmed, untraced)


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
