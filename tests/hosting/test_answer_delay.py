"""Delay of a bot's answer: its timing reveals nothing of its hand."""

from collections.abc import Iterator

import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.engine.decision import Decision
from knockbox.hosting.answer_delay import answer_delay_seconds
from knockbox.hosting.bots import bot_answer_delay
from knockbox.records.record import Player, SeedStart
from knockbox.records.session import Session, new_session

EXPERT = Budget(seconds=2.8)


def walk(bot: str) -> Iterator[tuple[Session, Decision]]:
    """Yield every question of a match with a bot on seat B."""
    session = new_session("knockdown", {}, ["siege-storm"], [Player("A", "person"), Player(bot, "bot")], SeedStart(4))
    players = [make_bot("normal", seat) for seat in range(2)]
    while (question := session.game.decision(session.snapshot.state)) is not None:
        yield session, question
        session.choose(question.seat, players[question.seat].choose(seen(session, question, question.seat)))


def seen(session: Session, question: Decision, seat: int) -> PlayerObservation:
    return PlayerObservation(session.game, session.snapshot.state, question, (), seat)


def test_an_answer_takes_as_long_as_any_where_nobody_can_know_whether_it_is_the_only_one() -> None:
    held: dict[bool, set[float]] = {True: set(), False: set()}
    for session, question in walk("expert"):
        held[len(question.options) > 1].add(answer_delay_seconds(seen(session, question, 1 - question.seat), EXPERT))
    assert held == {True: {EXPERT.seconds}, False: {0.0, EXPERT.seconds}}


@pytest.mark.parametrize(("bot", "seconds"), [("expert@7s", {0.0, 7.0}), ("hard@50", {0.0}), ("normal", {0.0})])
def test_only_who_takes_time_seems_to_take_it(bot: str, seconds: set[float]) -> None:
    asked = (bot_answer_delay(session, question, bot, 0) for session, question in walk(bot) if question.seat == 1)
    assert set(asked) == seconds
