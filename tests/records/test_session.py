"""Inputs are checked, carried out and reported in one place."""

from pathlib import Path

import msgspec
import pytest

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import ChoiceError
from knockbox.games.knockdown.choices import RESIGN, TIME_OUT
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.reader import read_record
from knockbox.records.record import PositionStart, SeedStart
from knockbox.records.replay import resume
from knockbox.records.session import Session, record_session
from knockbox.records.state_hash import state_hash
from tests.records.matches import new_match, play_random


def at_take_action(session: Session) -> Session:
    return play_random(session, 11)


def test_an_illegal_choice_has_reasons_and_changes_nothing() -> None:
    session = at_take_action(new_match())
    state, count = session.snapshot.state, len(session.inputs)
    seat = session.snapshot.questions()[0].seat
    with pytest.raises(IllegalChoiceError) as caught:
        session.choose(seat, session.game.string_to_action("stop"))
    assert caught.value.candidate.reasons
    with pytest.raises(IllegalChoiceError):
        session.choose(1 - seat, session.snapshot.questions()[0].options[0])
    assert session.snapshot.state is state
    assert len(session.inputs) == count


def test_a_choice_without_meaning_is_refused() -> None:
    session = new_match()
    with pytest.raises((IllegalChoiceError, ChoiceError)):
        session.choose(0, 2**40 + 63)


def test_the_past_never_changes() -> None:
    session = play_random(new_match(), 20)
    kept = session.snapshot
    before = state_hash(kept.game, kept.state)
    play_random(session)
    assert state_hash(kept.game, kept.state) == before


def test_sealed_answers_may_come_in_any_order() -> None:
    early, orderly = new_match(fighters="draw"), new_match(fighters="draw")
    first, second = [question.options[0] for question in early.snapshot.questions()]
    early.choose(1, second)
    assert [question.seat for question in early.snapshot.questions()] == [0]
    assert early.snapshot.state is not None
    with pytest.raises(IllegalChoiceError, match="already-answered"):
        early.choose(1, second)
    early.choose(0, first)
    orderly.choose(0, first)
    orderly.choose(1, second)
    assert early.inputs[-1].state == orderly.inputs[-1].state
    assert [told.event for told in early.events] == [told.event for told in orderly.events]


def test_resigning_out_of_turn_is_an_input_like_any_other() -> None:
    session = at_take_action(new_match())
    seat = 1 - session.snapshot.questions()[0].seat
    session.choose(seat, action(RESIGN))
    assert (session.inputs[-1].seat, session.inputs[-1].notation) == (seat, "resign")
    assert session.end is not None
    assert session.end.result[seat] == -1.0


def test_resigning_drops_sealed_answers() -> None:
    session = new_match(fighters="draw")
    session.choose(1, session.snapshot.questions()[1].options[0])
    session.choose(0, action(RESIGN))
    assert session.snapshot.is_over()
    assert session.snapshot.questions() == []


def test_an_expired_clock_is_an_input_of_the_table() -> None:
    session = new_match(decision_time="30")
    for _ in range(5):
        if not session.snapshot.is_over():
            session.choose(PUBLIC, action(TIME_OUT))
    assert {entry.seat for entry in session.inputs} == {PUBLIC}
    assert session.end is not None


def test_nothing_can_be_chosen_after_the_end() -> None:
    session = play_random(new_match())
    with pytest.raises(IllegalChoiceError):
        session.choose(0, action(RESIGN))


def test_events_carry_the_input_that_caused_them() -> None:
    session = play_random(new_match(fighters="draw"), 30)
    assert [told.input for told in session.events] == sorted(told.input for told in session.events)
    assert session.events[0].input == 0
    assert all(told.input > 10 for told in session.events_for(0, since=10))
    assert session.events_for(0) != session.events_for(1)


def test_events_from_the_deal_are_told_from_the_start() -> None:
    dealt = [told.event for told in new_match(fighters="draw").events]
    assert len(dealt) == 2 * 2 + 6


def test_written_dice_fall_first() -> None:
    assert new_match(SeedStart(7, [1, 2, 3])).snapshot.state.rng.dice == [1, 2, 3]


def test_a_position_can_be_played_on_and_its_chance_changed() -> None:
    session = play_random(new_match(), 20)
    position = session.game.position(session.snapshot.state)
    same = new_match(PositionStart(position))
    assert same.header.state == session.inputs[-1].state
    assert new_match(PositionStart(position, seed=99)).header.state != same.header.state
    assert new_match(PositionStart(position, dice=[6])).snapshot.state.rng.dice == [6]


def test_a_state_hash_is_sixteen_hex_digits_and_names_the_state() -> None:
    session = play_random(new_match(), 20)
    hashes = [entry.state for entry in session.inputs]
    assert all(len(found) == 16 and int(found, 16) >= 0 for found in hashes)
    twin = session.game.clone(session.snapshot.state)
    assert state_hash(session.game, twin) == hashes[-1]
    twin.rng.below(2)
    assert state_hash(session.game, twin) != hashes[-1]


def test_the_clock_is_kept_with_an_input_and_read_again(tmp_path: Path) -> None:
    session = new_match()
    record_session(session, tmp_path / "match.kbr")
    for clock_ms in (1500, 0, 4000):
        question = session.snapshot.questions()[0]
        session.choose(question.seat, question.options[0], clock_ms=clock_ms)
    session.close()
    again = resume(tmp_path / "match.kbr")
    assert [entry.clock_ms for entry in again.inputs] == [1500, 0, 4000]
    assert again.clock_ms() == session.clock_ms() == 4000
    assert new_match().clock_ms() == 0
    again.close()


def test_no_record_is_written_whose_clock_runs_back(tmp_path: Path) -> None:
    session = new_match()
    for clock_ms in (1500, 900, 1600):
        question = session.snapshot.questions()[0]
        session.choose(question.seat, question.options[0], clock_ms=clock_ms)
    session.save(tmp_path / "match.kbr")
    assert [entry.clock_ms for entry in read_record(tmp_path / "match.kbr").inputs] == [1500, 1500, 1600]


def test_where_no_clock_runs_none_is_written() -> None:
    entry = play_random(new_match(), 1).inputs[0]
    assert list(msgspec.json.decode(msgspec.json.encode(entry))) == [
        "line",
        "seq",
        "seat",
        "choice",
        "notation",
        "state",
    ]
