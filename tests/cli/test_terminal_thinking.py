"""While a bot thinks: nobody learns by the clock what it holds."""

from collections.abc import Iterator
from concurrent.futures import Future
from io import StringIO

import pytest
from rich.console import Console

from knockbox.bots.budget import Budget
from knockbox.bots.errors import ThinkingError
from knockbox.bots.registry import make
from knockbox.bots.thought import Thought, forced
from knockbox.bots.vantage import Vantage
from knockbox.cli.terminal.seats import bot_pretence
from knockbox.cli.terminal.thinking import awaited, held_back, pretence
from knockbox.engine.decision import Decision
from knockbox.records.record import Player, Seeded
from knockbox.records.session import Session, new_session
from tests.cli.piped import Table

EXPERT = Budget(seconds=2.8)


def walk(bot: str) -> Iterator[tuple[Session, Decision]]:
    """Every question of a match with a bot on seat B."""
    session = new_session("knockdown", {}, ["siege-storm"], [Player("A", "person"), Player(bot, "bot")], Seeded(4))
    players = [make("normal", seat) for seat in range(2)]
    while (question := session.game.decision(session.moment.state)) is not None:
        yield session, question
        session.choose(question.seat, players[question.seat].choose(seen(session, question, question.seat)))


def seen(session: Session, question: Decision, seat: int) -> Vantage:
    return Vantage(session.game, session.moment.state, question, (), seat)


def test_an_answer_takes_as_long_as_any_where_nobody_can_know_whether_it_is_the_only_one() -> None:
    """Who holds the cards himself knows better."""
    held: dict[bool, set[float]] = {True: set(), False: set()}
    for session, question in walk("expert"):
        assert pretence(seen(session, question, question.seat), EXPERT) == 0
        held[len(question.options) > 1].add(pretence(seen(session, question, 1 - question.seat), EXPERT))
    assert held == {True: {0.0, EXPERT.seconds}, False: {0.0, EXPERT.seconds}}


@pytest.mark.parametrize(("bot", "seconds"), [("expert@7s", {0.0, 7.0}), ("hard@50", {0.0}), ("normal", {0.0})])
def test_only_who_takes_time_seems_to_take_it(bot: str, seconds: set[float]) -> None:
    asked = (bot_pretence(session, question, 0) for session, question in walk(bot) if question.seat == 1)
    assert set(asked) == seconds


def test_a_thought_that_is_held_back_shows_when_it_is_there_and_its_time_has_come() -> None:
    thought, console = forced(3), Console(file=StringIO())
    assert awaited(console, held_back(there(thought), 0.01), str) == thought
    late: Future[Thought] = Future()
    shown = held_back(late, 0.0)
    late.set_result(thought)
    assert shown.result(timeout=60) == thought


def test_what_is_held_back_can_be_left_and_can_fail() -> None:
    source: Future[Thought] = Future()
    left = held_back(source, 600)
    assert not left.done()
    assert left.cancel()
    assert source.cancelled()
    broken: Future[Thought] = Future()
    broken.set_exception(ThinkingError("closed"))
    with pytest.raises(ThinkingError):
        held_back(broken, 0.0).result(timeout=60)


def there(thought: Thought) -> "Future[Thought]":
    future: Future[Thought] = Future()
    future.set_result(thought)
    return future


@pytest.mark.parametrize("is_terminal", [True, False])
def test_people_at_a_terminal_wait_for_it(table: Table, monkeypatch: pytest.MonkeyPatch, is_terminal: bool) -> None:
    waited: list[float] = []

    def at_once(thought: "Future[Thought]", seconds: float) -> "Future[Thought]":
        waited.append(seconds)
        return thought

    monkeypatch.setattr("knockbox.cli.terminal.play.held_back", at_once)
    monkeypatch.setattr("knockbox.cli.terminal.play.bot_pretence", lambda *words: 4.5)
    monkeypatch.setattr(Console, "is_terminal", is_terminal)
    table.play(["1", "2"] * 12, "--seats", "person,random", "--seed", "8", "--lang", "en")
    assert set(waited) == ({4.5} if is_terminal else set())
