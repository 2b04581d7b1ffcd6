"""Utterances are recorded like any input and change nothing else."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.choices import RESIGN
from knockbox.records.errors import IllegalChoiceError, InputRangeError
from knockbox.records.reader import read_record
from knockbox.records.record import Record
from knockbox.records.replay import branch, replay, resume, undo
from knockbox.records.session import Session, record_session
from knockbox.records.verify import ExactVerdict, verify
from tests.records.matches import play_random
from tests.records.talking_game import NOD, POINT, UtteranceMade, new_talking_match, register_talking_game


@pytest.fixture(autouse=True)
def register_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register_talking_game(monkeypatch)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def record_with_talk(path: Path, *plan: str) -> Record:
    """Record a match with these actions and utterances, as in `deed nod deed`."""
    session = new_talking_match()
    record_session(session, path)
    for word in plan:
        if word == "deed":
            play_random(session, len(session.inputs) + 1)
        else:
            session.choose(1, session.game.string_to_action(word))
    session.close()
    return read_record(path)


def test_a_word_is_heard_and_changes_nothing() -> None:
    session = play_random(new_talking_match(), 11)
    before = session.snapshot
    heard = session.choose(1 - before.questions()[0].seat, NOD)
    assert heard == [UtteranceMade("KD-TURN-1", 1 - before.questions()[0].seat, "nod")]
    assert session.snapshot is before
    assert session.inputs[-1].notation == "nod"
    assert session.inputs[-1].state == session.inputs[-2].state
    assert [told.event for told in session.events_for(0, since=11)] == heard


def test_sealed_answers_stay_sealed_while_people_talk() -> None:
    session = new_talking_match(fighters="draw")
    session.choose(1, session.snapshot.questions()[1].options[0])
    session.choose(1, POINT)
    session.choose(0, NOD)
    assert [question.seat for question in session.snapshot.questions()] == [0]
    session.choose(0, session.snapshot.questions()[0].options[0])
    assert [question.seat for question in session.snapshot.questions()] != [1]


@pytest.mark.parametrize("choice", [NOD, POINT])
def test_the_table_cannot_speak_and_talk_ends_with_the_match(choice: int) -> None:
    session = new_talking_match()
    with pytest.raises(IllegalChoiceError):
        session.choose(-1, choice)
    session.choose(0, RESIGN)
    assert session.snapshot.utterances(0) == []
    with pytest.raises(IllegalChoiceError):
        session.choose(1, choice)


def test_a_match_with_words_is_replayed_verified_and_goes_on(path: Path) -> None:
    record = record_with_talk(path, "deed", "nod", "point 5", "deed", "nod")
    assert verify(path) == ExactVerdict(5, finished=False, fair=False)
    again = replay(record)
    assert [told.input for told in again.events if isinstance(told.event, UtteranceMade)] == [2, 3, 5]
    assert play_random(resume(path)).snapshot.is_over()
    assert isinstance(verify(path), ExactVerdict)


def test_a_branch_begins_after_a_word_too(path: Path, tmp_path: Path) -> None:
    record = record_with_talk(path, "deed", "nod", "deed")
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
def test_undo_removes_an_action_and_the_talk_after_it(path: Path, tmp_path: Path, plan: str, kept: int) -> None:
    record = record_with_talk(path, *(word.replace("-", " ") for word in plan.split()))
    undo(record, tmp_path / "undone.kbr").close()
    copy = read_record(tmp_path / "undone.kbr")
    assert copy.inputs == record.inputs[:kept]
    assert verify(tmp_path / "undone.kbr") == ExactVerdict(kept, finished=False, fair=False)


def test_talk_alone_cannot_be_undone(path: Path, tmp_path: Path) -> None:
    with pytest.raises(InputRangeError, match="found no action; expected one that can be undone"):
        undo(record_with_talk(path, "nod", "nod"), tmp_path / "undone.kbr")
