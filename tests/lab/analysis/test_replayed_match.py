"""A replay provides the snapshot before each input, with what its seat knew then."""

from pathlib import Path

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.lab.analysis.hindsight import ObservationAfter, OpenHandsObservation, recall
from knockbox.lab.analysis.replayed_match import ANSWER, OFFER, REFEREE, UTTERANCE, replay_file, replay_record
from knockbox.lab.analysis.review_tasks import inputs_to_review
from knockbox.lab.errors import LabError
from knockbox.records.reader import read_record
from knockbox.records.record import SeedStart
from knockbox.records.session import Session
from tests.lab.analysis.analysed_matches import dungeon_match, save_and_replay
from tests.records.matches import new_match, play_random


def test_every_input_has_its_kind(tmp_path: Path) -> None:
    replay = save_and_replay(dungeon_match(20), tmp_path / "match.kbr")
    kinds = [point.kind for point in replay.points]
    assert {ANSWER, UTTERANCE} <= set(kinds)
    assert [point.entry.seq for point in replay.points] == list(range(1, len(kinds) + 1))


def match_with_verdict() -> Session:
    """Return a random match in which the referee has just judged a tower."""
    session, rng = new_match(SeedStart(1), ko_test="tower"), make_rng(1)
    while not any(entry.seat == PUBLIC for entry in session.inputs):
        question = session.snapshot.questions()[0]
        calls = [option for option in question.options if session.game.action_to_string(option) == "call"]
        choice = calls[0] if calls else question.options[rng.below(len(question.options))]
        session.choose(question.seat, session.game.string_to_action("stands") if question.seat == PUBLIC else choice)
    return session


def test_resigning_is_an_offer_and_a_tower_is_judged_by_the_referee(tmp_path: Path) -> None:
    session = match_with_verdict()
    session.choose(1, session.game.side_actions(session.snapshot.state, 1)[0])
    replay = save_and_replay(session, tmp_path / "match.kbr")
    assert [point.kind for point in replay.points].count(REFEREE) == 1
    assert replay.points[-1].kind == OFFER
    assert replay.returns == [1.0, -1.0]
    questions = inputs_to_review(replay)
    assert questions[-1] == replay.points[-1].entry.seq
    assert all(replay.points[number - 1].kind == ANSWER for number in questions[:-1])


def test_a_match_that_goes_on_has_no_result(tmp_path: Path) -> None:
    assert save_and_replay(play_random(new_match(), 12), tmp_path / "match.kbr").returns is None


def test_forced_answers_are_no_questions(tmp_path: Path) -> None:
    replay = save_and_replay(play_random(new_match()), tmp_path / "match.kbr")
    free = set(inputs_to_review(replay))
    sizes = {point.entry.seq: len(point.question.options) for point in replay.points if point.question}
    assert min(sizes.values()) == 1
    assert free == {number for number, size in sizes.items() if size > 1}


def test_the_story_of_a_seat_ends_before_its_input_and_holds_no_secret(tmp_path: Path) -> None:
    session = play_random(new_match(), 40)
    replay = save_and_replay(session, tmp_path / "match.kbr")
    for point in replay.points:
        told = [told for told in session.events_for(point.entry.seat) if told.input < point.entry.seq]
        assert point.history() == [each.event for each in told]


def test_the_record_is_looked_at_as_far_as_it_went(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    play_random(new_match(), 12).save(path)
    record = read_record(path)
    assert len(replay_file(path, "", record.hash_after(9)).points) == 9
    assert len(replay_record(record).points) == 12
    with pytest.raises(LabError, match="changed during the analysis"):
        replay_file(path, "", "beef")


def match_at_draft(early: bool) -> Session:
    """Return a match at the skill draft, where the second seat may answer first."""
    session = new_match(SeedStart(3))
    while len(session.snapshot.questions()) < 2:
        question = session.snapshot.questions()[0]
        session.choose(question.seat, question.options[0])
    if early:
        late = session.snapshot.questions()[1]
        session.choose(late.seat, late.options[-1])
    return session


def test_an_answer_under_seal_is_looked_at_where_it_will_be_heard(tmp_path: Path) -> None:
    replay = save_and_replay(match_at_draft(early=True), tmp_path / "match.kbr")
    point = replay.points[-1]
    asked = point.snapshot.game.decision(point.snapshot.state)
    assert asked is not None
    assert asked.seat != point.entry.seat
    for kind in (OpenHandsObservation, None):
        observation = recall(point, kind) if kind else recall(point)
        question = observation.determinize(make_rng(1)).decision()
        assert question is not None
        assert (question.seat, question.options) == (point.entry.seat, observation.question.options)


def test_open_hands_are_the_true_ones_and_recalled_ones_are_guessed(tmp_path: Path) -> None:
    replay = save_and_replay(play_random(new_match()), tmp_path / "match.kbr")
    free = [point for point in replay.points if point.is_free]
    point = next(point for point in free if point.snapshot.state.hands[1 - point.entry.seat].backs())
    state, rng = point.snapshot.state, make_rng(5)
    other = 1 - point.entry.seat
    opened = [recall(point, OpenHandsObservation).determinize(rng).state for _ in range(12)]
    guessed = [recall(point).determinize(rng).state for _ in range(12)]
    assert all(world.hands[other].cards == state.hands[other].cards for world in opened)
    assert any(world.hands[other].cards != state.hands[other].cards for world in guessed)
    assert all(world.hands[point.entry.seat].cards == state.hands[point.entry.seat].cards for world in guessed)
    assert any(world.deck != state.deck for world in opened)


def test_a_vantage_after_a_choice_has_it_answered(tmp_path: Path) -> None:
    replay = save_and_replay(play_random(new_match(), 30), tmp_path / "match.kbr")
    point = next(point for point in reversed(replay.points) if point.is_free)
    before = recall(point)
    world, same = ObservationAfter(before, point.entry.choice).determinize(make_rng(8)), before.determinize(make_rng(8))
    same.step(point.entry.choice)
    assert world.game.position(world.state) == same.game.position(same.state)
