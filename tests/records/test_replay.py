"""Replay, branch and undo are operations on the record."""

from pathlib import Path

import msgspec
import pytest

from knockbox.records.errors import DifferentGameError, DivergedError, HeaderError, InputRangeError
from knockbox.records.reader import read_record
from knockbox.records.record import PositionStart
from knockbox.records.replay import branch, iterate_sessions, replay, resume, undo
from knockbox.records.state_hash import state_hash
from tests.records.matches import new_match, play_random, record_match, write_forged


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def test_replay_to_an_input_gives_that_moment(path: Path) -> None:
    record = record_match(path)
    for until in (0, 1, 17, len(record.inputs)):
        session = replay(record, until)
        assert len(session.inputs) == until
        expected = record.inputs[until - 1].state if until else record.header.state
        assert state_hash(session.game, session.snapshot.state) == expected


def test_replay_tells_the_same_events(path: Path) -> None:
    session = play_random(new_match())
    assert [told.event for told in replay(record_match(path)).events] == [told.event for told in session.events]


def test_every_step_is_shown(path: Path) -> None:
    record = record_match(path, 9)
    assert [len(session.inputs) for session in iterate_sessions(record)] == list(range(10))


@pytest.mark.parametrize("until", [-1, 10])
def test_an_input_that_is_not_there_is_named(path: Path, until: int) -> None:
    with pytest.raises(InputRangeError, match=f"found the last input, 9; expected an input {until}"):
        replay(record_match(path, 9), until)


def test_a_branch_plays_on_in_a_new_file(path: Path, tmp_path: Path) -> None:
    record = record_match(path)
    original = path.read_bytes()
    other = tmp_path / "other.kbr"
    session = branch(record, 20, other)
    play_random(session, seed=99)
    copy = read_record(other)
    assert path.read_bytes() == original
    assert copy.inputs[:20] == record.inputs[:20]
    assert copy.inputs != record.inputs
    assert copy.end is not None
    assert copy.header.origin is not None
    assert (copy.header.origin.hash, copy.header.origin.input) == (record.hashes[20], 20)
    assert len(replay(copy).inputs) == len(copy.inputs)


def test_undo_is_a_copy_without_the_last_input_that_says_so(path: Path, tmp_path: Path) -> None:
    record = record_match(path, 8)
    undo(record, tmp_path / "undone.kbr").close()
    copy = read_record(tmp_path / "undone.kbr")
    assert copy.inputs == record.inputs[:7]
    assert copy.header.origin is not None
    assert copy.header.origin.why == "undo"
    assert len(read_record(path).inputs) == 8


def test_nothing_can_be_taken_back_before_the_first_input(path: Path, tmp_path: Path) -> None:
    with pytest.raises(InputRangeError):
        undo(record_match(path, 0), tmp_path / "undone.kbr")
    assert not (tmp_path / "undone.kbr").exists()


def test_a_match_goes_on_in_its_own_file(path: Path) -> None:
    record_match(path, 10)
    play_random(resume(path), seed=5)
    assert replay(read_record(path)).snapshot.is_over()


def test_a_finished_match_is_left_as_it_is(path: Path, tmp_path: Path) -> None:
    record = record_match(path)
    original = path.read_bytes()
    assert resume(path).writer is None
    assert path.read_bytes() == original
    branch(record, len(record.inputs), tmp_path / "copy.kbr")
    assert read_record(tmp_path / "copy.kbr").end == record.end


def test_a_match_from_a_position_is_replayed_from_it(path: Path) -> None:
    session = play_random(new_match(), 25)
    position = session.game.position(session.snapshot.state)
    record = record_match(path, start=PositionStart(position, dice=[1, 1, 1]))
    assert replay(record).snapshot.is_over()


def test_other_rules_are_reported_and_not_played(path: Path) -> None:
    record = record_match(path, 3)
    write_forged(path, msgspec.structs.replace(record.header, rules_version=99), record.inputs, None)
    with pytest.raises(DifferentGameError, match="as installed here"):
        replay(read_record(path))


def test_boxes_whose_content_changed_are_named(path: Path) -> None:
    record = record_match(path, 3)
    there = msgspec.structs.replace(record.header, content_hash="beef", packs=["nemesis", "siege-storm"])
    write_forged(path, there, record.inputs, None)
    with pytest.raises(DifferentGameError) as caught:
        replay(read_record(path))
    assert caught.value.found == "a match with nemesis, siege-storm of content hash beef"
    assert caught.value.expected.startswith("content hash ")
    assert caught.value.expected.endswith(": the packs installed here differ")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("game", "chess", "unknown game 'chess'"),
        ("options", {"wind": "strong"}, "unknown option 'wind'"),
        ("start", PositionStart({"round": 99}), "round"),
        ("seats", [], "line 1: found 0 seats; expected 2; expected the seats this match was played with"),
    ],
)
def test_a_header_that_cannot_be_dealt_is_named(path: Path, field: str, value: object, said: str) -> None:
    record = record_match(path, 3)
    write_forged(path, msgspec.structs.replace(record.header, **{field: value}), record.inputs, None)
    with pytest.raises(HeaderError, match=said):
        replay(read_record(path))


def test_a_pack_that_is_not_here_is_another_game(path: Path) -> None:
    record = record_match(path, 3)
    write_forged(path, msgspec.structs.replace(record.header, packs=["nowhere"]), record.inputs, None)
    with pytest.raises(DifferentGameError, match=r"nowhere.*expected the pack this match was played with"):
        replay(read_record(path))


def test_a_choice_that_was_never_open_diverges_there(path: Path) -> None:
    record = record_match(path, 5)
    inputs = record.inputs[:]
    inputs[3] = msgspec.structs.replace(inputs[3], seat=1 - inputs[3].seat)
    write_forged(path, record.header, inputs, None)
    with pytest.raises(DivergedError, match="diverged at input 4"):
        replay(read_record(path))
