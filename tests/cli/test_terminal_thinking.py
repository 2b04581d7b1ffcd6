"""While a bot thinks, people at a terminal wait."""

from concurrent.futures import Future
from io import StringIO

import pytest
from rich.console import Console

from knockbox.bots.errors import SearchError
from knockbox.bots.search_result import SearchResult, forced_result
from knockbox.cli.terminal.search_wait import delay_search, wait_for_search
from tests.cli.piped_game import PipedGame


def test_a_thought_that_is_held_back_shows_when_it_is_there_and_its_time_has_come() -> None:
    thought, console = forced_result(3), Console(file=StringIO())
    assert wait_for_search(console, delay_search(there(thought), 0.01), str) == thought
    late: Future[SearchResult] = Future()
    shown = delay_search(late, 0.0)
    late.set_result(thought)
    assert shown.result(timeout=60) == thought


def test_what_is_held_back_can_be_left_and_can_fail() -> None:
    source: Future[SearchResult] = Future()
    left = delay_search(source, 600)
    assert not left.done()
    assert left.cancel()
    assert source.cancelled()
    broken: Future[SearchResult] = Future()
    broken.set_exception(SearchError("closed"))
    with pytest.raises(SearchError):
        delay_search(broken, 0.0).result(timeout=60)


def there(thought: SearchResult) -> "Future[SearchResult]":
    future: Future[SearchResult] = Future()
    future.set_result(thought)
    return future


@pytest.mark.parametrize("is_terminal", [True, False])
def test_people_at_a_terminal_wait_for_it(table: PipedGame, monkeypatch: pytest.MonkeyPatch, is_terminal: bool) -> None:
    waited: list[float] = []

    def at_once(thought: "Future[SearchResult]", seconds: float) -> "Future[SearchResult]":
        waited.append(seconds)
        return thought

    monkeypatch.setattr("knockbox.cli.terminal.terminal_match.delay_search", at_once)
    monkeypatch.setattr("knockbox.cli.terminal.terminal_match.bot_answer_delay", lambda *words: 4.5)
    monkeypatch.setattr(Console, "is_terminal", is_terminal)
    table.play(["1", "2"] * 12, "--seats", "person,random", "--seed", "8", "--lang", "en")
    assert set(waited) == ({4.5} if is_terminal else set())
