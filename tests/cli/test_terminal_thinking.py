"""While a bot thinks: nobody learns by the clock what it holds."""

from collections.abc import Iterator
from concurrent.futures import Future
from io import StringIO

import pytest
from rich.console import Console

from knockbox.bots.budget import Budget
from knockbox.bots.registry import make
from knockbox.bots.thought import Thought, forced
from knockbox.bots.vantage import Vantage
from knockbox.cli.terminal.seats import bot_pretence
from knockbox.cli.terminal.thinking import awaited, later, pretence
from knockbox.engine.decision import Decision
from knockbox.records.record import Player, Seeded
from knockbox.records.session import Session, new_session
from tests.cli.piped import Table

EXPERT = Budget(seconds=2.8)


def walk(bot: str) -> Iterator[tuple[Session, Decision]]:
    """Every question of a match with a bot on seat B."""
    session = new_session("knockdown", {}, ["siege-storm"], [Player("A", "person"), Player(bot, "bot")], Seeded(2))
    players = [make("normal", seat) for seat in range(2)]
    while (question := session.game.decision(session.moment.state)) is not None:
        yield session, question
        session.choose(question.seat, players[question.seat].choose(seen(session, question, question.seat)))


def seen(session: Session, question: Decision, seat: int) -> Vantage:
    return Vantage(session.game, session.moment.state, question, (), seat)


def test_an_only_answer_takes_as_long_as_others_where_nobody_can_know_that_it_is_the_only_one() -> None:
    """Who holds the cards himself knows better."""
    held_back = at_once = 0
    for session, question in walk("expert"):
        seconds = pretence(seen(session, question, 1 - question.seat), EXPERT)
        assert pretence(seen(session, question, question.seat), EXPERT) == 0
        assert not seconds or len(question.options) == 1
        held_back += seconds == EXPERT.seconds
        at_once += not seconds and len(question.options) == 1
    assert 0 < held_back < at_once


@pytest.mark.parametrize(("bot", "seconds"), [("expert@7s", {0.0, 7.0}), ("hard@50", {0.0}), ("normal", {0.0})])
def test_only_who_takes_time_seems_to_take_it(bot: str, seconds: set[float]) -> None:
    asked = (bot_pretence(session, question, 0) for session, question in walk(bot) if question.seat == 1)
    assert set(asked) == seconds


def test_a_thought_comes_later_and_can_be_left() -> None:
    thought, console = forced(3), Console(file=StringIO())
    assert awaited(console, later(thought, 0.01), str) == thought
    left = later(thought, 600)
    assert not left.done()
    assert left.cancel()


@pytest.mark.parametrize("is_terminal", [True, False])
def test_people_at_a_terminal_wait_for_it(table: Table, monkeypatch: pytest.MonkeyPatch, is_terminal: bool) -> None:
    waited: list[float] = []

    def at_once(thought: Thought, seconds: float) -> "Future[Thought]":
        waited.append(seconds)
        return later(thought, 0)

    monkeypatch.setattr("knockbox.cli.terminal.play.later", at_once)
    monkeypatch.setattr("knockbox.cli.terminal.play.bot_pretence", lambda *words: 4.5)
    monkeypatch.setattr(Console, "is_terminal", is_terminal)
    table.play(["1", "2"] * 12, "--seats", "person,random", "--seed", "8", "--lang", "en")
    assert set(waited) == ({4.5} if is_terminal else set())
