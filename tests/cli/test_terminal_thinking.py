"""While a bot thinks, people at a terminal wait."""

from concurrent.futures import Future
from io import StringIO

import pytest
from rich.console import Console

from knockbox.bots.errors import ThinkingError
from knockbox.bots.thought import Thought, forced
from knockbox.cli.terminal.thinking import awaited, held_back
from tests.cli.piped import Table


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
