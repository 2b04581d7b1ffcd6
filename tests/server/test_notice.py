"""Who is shown an input."""

from knockbox.engine.rng import seeded
from knockbox.games.registry import build
from knockbox.records.moment import Moment
from knockbox.server.tables.notice import Happening, notice
from knockbox.server.tables.outlook import outlooks


def test_a_seat_that_is_asked_the_very_same_again_is_asked_a_new_question() -> None:
    """Else an answer that is sent twice would answer both."""
    rules = build("knockdown", {}, ["siege-storm"], 2)
    moment = Moment(rules, rules.start(seeded(1)), {})
    question = moment.questions()[0]
    unmoved = Moment(rules, rules.clone(moment.state), {})
    noticed = notice(Happening(question.seat, question.options[0], moment, unmoved, []), outlooks(moment))
    assert (noticed.shown, noticed.turned) == (1 << question.seat, 1 << question.seat)


def test_whoever_says_something_is_asked_what_he_was_asked() -> None:
    rules = build("knockdown", {}, ["siege-storm"], 2)
    moment = Moment(rules, rules.start(seeded(1)), {})
    seat = moment.questions()[0].seat
    assert notice(Happening(seat, 0, moment, moment, []), outlooks(moment)).turned == 0
