"""Random matches for tests of records."""

from pathlib import Path

from knockbox.engine.rng import make_rng
from knockbox.records.chain import seal
from knockbox.records.reader import read_record
from knockbox.records.record import (
    CommittedStart,
    Player,
    Record,
    RecordEnd,
    RecordHeader,
    RecordInput,
    RecordLine,
    SeedStart,
    Start,
)
from knockbox.records.session import Session, new_session, record_session

PLAYERS = [Player("Ada", "person"), Player("random", "bot")]
SECRET = "5e" * 32


def new_match(start: Start | None = None, secret: str = "", **options: str) -> Session:
    return new_session("knockdown", options, [], PLAYERS, start or SeedStart(7), secret)


def play_random(session: Session, inputs: int = 10_000, seed: int = 1) -> Session:
    """Answer at random until there are this many inputs or the match is over."""
    rng = make_rng(seed)
    while len(session.inputs) < inputs and not session.snapshot.is_over():
        question = session.snapshot.questions()[0]
        session.choose(question.seat, question.options[rng.below(len(question.options))])
    return session


def record_match(path: Path, inputs: int = 10_000, start: Start | None = None, secret: str = "") -> Record:
    """Record a match on disk with this many inputs, or a whole one."""
    session = new_match(start, secret)
    record_session(session, path)
    play_random(session, inputs).close()
    return read_record(path)


def committed_start(commitment: str) -> CommittedStart:
    return CommittedStart(commitment, ["heads", "tails"])


def write_forged(path: Path, header: RecordHeader, inputs: list[RecordInput], end: RecordEnd | None) -> None:
    """Write arbitrary lines with valid seals."""
    lines: list[RecordLine] = [header, *inputs, *([end] if end else [])]
    before, text = "", b""
    for entry in lines:
        line, before = seal(entry, before)
        text += line
    path.write_bytes(text)
