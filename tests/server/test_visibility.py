"""Who is shown an input."""

from knockbox.engine.rng import make_rng
from knockbox.games.registry import build
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.tables.observation import observe_all
from knockbox.server.tables.visibility import PlayedInput, compute_visibility


def test_a_seat_that_is_asked_the_very_same_again_is_asked_a_new_question() -> None:
    """Else an answer that is sent twice would answer both."""
    rules = build("knockdown", {}, ["siege-storm"], 2)
    moment = MatchSnapshot(rules, rules.start(make_rng(1)), {})
    question = moment.questions()[0]
    unmoved = MatchSnapshot(rules, rules.clone(moment.state), {})
    noticed = compute_visibility(
        PlayedInput(question.seat, question.options[0], moment, unmoved, []), observe_all(moment)
    )
    assert (noticed.seen_by, noticed.view_changed_for) == (1 << question.seat, 1 << question.seat)


def test_talk_keeps_the_question_of_its_speaker() -> None:
    rules = build("knockdown", {}, ["siege-storm"], 2)
    moment = MatchSnapshot(rules, rules.start(make_rng(1)), {})
    seat = moment.questions()[0].seat
    assert compute_visibility(PlayedInput(seat, 0, moment, moment, []), observe_all(moment)).view_changed_for == 0
