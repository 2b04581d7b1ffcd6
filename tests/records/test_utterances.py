"""What is said or shown is recorded like any input, and changes nothing else."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.choices import RESIGN
from knockbox.records.errors import IllegalChoiceError, InputRangeError
from knockbox.records.reader import read_record
from knockbox.records.record import Record
from knockbox.records.replay import branch, replay, resume, undo
from knockbox.records.session import Session, record_to
from knockbox.records.verify import Exact, verify
from tests.records.chatter import NOD, POINT, Said, let_talk, talking
from tests.records.matches import play


@pytest.fixture(autouse=True)
def talkers(monkeypatch: pytest.MonkeyPatch) -> None:
    let_talk(monkeypatch)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def chatted(path: Path, *plan: str) -> Record:
    """A record of so many deeds and words, as in `deed nod deed`."""
    session = talking()
    record_to(session, path)
    for word in plan:
        if word == "deed":
            play(session, len(session.inputs) + 1)
        else:
            session.choose(1, session.game.read(word))
    session.close()
    return read_record(path)


def test_a_word_is_heard_and_changes_nothing() -> None:
    session = play(talking(), 11)
    before = session.moment
    heard = session.choose(1 - before.questions()[0].seat, NOD)
    assert heard == [Said("KD-TURN-1", 1 - before.questions()[0].seat, "nod")]
    assert session.moment is before
    assert session.inputs[-1].notation == "nod"
    assert session.inputs[-1].state == session.inputs[-2].state
    assert [told.event for told in session.events_for(0, since=11)] == heard


def test_sealed_answers_stay_sealed_while_people_talk() -> None:
    session = talking(fighters="draw")
    session.choose(1, session.moment.questions()[1].options[0])
    session.choose(1, POINT)
    session.choose(0, NOD)
    assert [question.seat for question in session.moment.questions()] == [0]
    session.choose(0, session.moment.questions()[0].options[0])
    assert [question.seat for question in session.moment.questions()] != [1]


@pytest.mark.parametrize("choice", [NOD, POINT])
def test_nobody_speaks_for_the_table_or_after_the_end(choice: int) -> None:
    session = talking()
    with pytest.raises(IllegalChoiceError):
        session.choose(-1, choice)
    session.choose(0, RESIGN)
    assert session.moment.utterances(0) == []
    with pytest.raises(IllegalChoiceError):
        session.choose(1, choice)


def test_a_match_with_words_is_replayed_verified_and_goes_on(path: Path) -> None:
    record = chatted(path, "deed", "nod", "point 5", "deed", "nod")
    assert verify(path) == Exact(5, finished=False, fair=False)
    again = replay(record)
    assert [told.input for told in again.told if isinstance(told.event, Said)] == [2, 3, 5]
    assert play(resume(path)).moment.is_over()
    assert isinstance(verify(path), Exact)


def test_a_branch_begins_after_a_word_too(path: Path, tmp_path: Path) -> None:
    record = chatted(path, "deed", "nod", "deed")
    session: Session = branch(record, 2, tmp_path / "other.kbr")
    assert [entry.notation for entry in session.inputs][-1] == "nod"
    session.close()


@pytest.mark.parametrize(
    ("plan", "kept"),
    [
        ("deed deed", 1),
        ("deed nod", 0),
        ("deed nod deed nod point-5", 2),
        ("nod deed nod nod", 1),
    ],
)
def test_undo_takes_back_a_deed_with_all_that_was_said_of_it(path: Path, tmp_path: Path, plan: str, kept: int) -> None:
    record = chatted(path, *(word.replace("-", " ") for word in plan.split()))
    undo(record, tmp_path / "undone.kbr").close()
    copy = read_record(tmp_path / "undone.kbr")
    assert copy.inputs == record.inputs[:kept]
    assert verify(tmp_path / "undone.kbr") == Exact(kept, finished=False, fair=False)


def test_words_alone_cannot_be_taken_back(path: Path, tmp_path: Path) -> None:
    with pytest.raises(InputRangeError, match="found no deed; expected one that can be taken back"):
        undo(chatted(path, "nod", "nod"), tmp_path / "undone.kbr")
