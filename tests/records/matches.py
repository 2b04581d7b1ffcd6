"""Matches at random for the tests of records."""

from pathlib import Path

from knockbox.engine.rng import seeded
from knockbox.records.chain import seal
from knockbox.records.reader import read_record
from knockbox.records.record import Committed, End, Header, Input, Line, Player, Record, Seeded, Start
from knockbox.records.session import Session, new_session, record_to

PLAYERS = [Player("Ada", "person"), Player("random", "bot")]
SECRET = "5e" * 32


def fresh(start: Start | None = None, secret: str = "", **options: str) -> Session:
    return new_session("knockdown", options, [], PLAYERS, start or Seeded(7), secret)


def play(session: Session, inputs: int = 10_000, seed: int = 1) -> Session:
    """Answer at random until so many inputs are there or the match is over."""
    rng = seeded(seed)
    while len(session.inputs) < inputs and not session.moment.is_over():
        question = session.moment.questions()[0]
        session.choose(question.seat, question.options[rng.below(len(question.options))])
    return session


def recorded(path: Path, inputs: int = 10_000, start: Start | None = None, secret: str = "") -> Record:
    """A match on disk with so many inputs, or a whole one."""
    session = fresh(start, secret)
    record_to(session, path)
    play(session, inputs).close()
    return read_record(path)


def committed(commitment: str) -> Committed:
    return Committed(commitment, ["heads", "tails"])


def forge(path: Path, header: Header, inputs: list[Input], end: End | None) -> None:
    """Write lines with right seals, whatever they say."""
    lines: list[Line] = [header, *inputs, *([end] if end else [])]
    before, text = "", b""
    for entry in lines:
        line, before = seal(entry, before)
        text += line
    path.write_bytes(text)
