"""Processes that search: the same answers as at the table, cancelled at any moment, replaced when they die."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from itertools import count
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

import msgspec
import pytest
from msgspec.structs import replace

from knockbox.bots import budget as budgets
from knockbox.bots.errors import ThinkingError
from knockbox.bots.registry import make
from knockbox.bots.searching import AT_A_TIME, SearchingBot
from knockbox.bots.thought import Thought
from knockbox.bots.vantage import Vantage
from knockbox.bots.workers.case import Case, case_of, think
from knockbox.bots.workers.messages import Ask, Found, Hush, Prepare, written
from knockbox.bots.workers.shared import Shared
from knockbox.bots.workers.thinker import Piece
from knockbox.bots.workers.thinkers import APART, Thinkers
from knockbox.bots.workers.worker import Ear, reply_to
from knockbox.engine.decision import Decision
from knockbox.games.registry import games
from tests.bots.workers.tables import PACKS, at, question_number

ROOT = Path(__file__).resolve().parents[3]
FOREVER = "ismcts@600s"
PATIENCE = 300
"""Seconds until something counts as hung: more than the busiest machine takes, and less than forever."""


@pytest.fixture(scope="module")
def pair() -> Iterator[Thinkers]:
    with Thinkers(2) as thinkers:
        yield thinkers


@pytest.fixture
def alone() -> Iterator[Thinkers]:
    with Thinkers(1) as thinkers:
        yield thinkers


def ask(thinkers: Thinkers, bot: str, vantage: Vantage | None = None) -> "Future[Thought]":
    asked = vantage or question_number(6, "knockdown")
    return thinkers.ask(asked, bot, 5, PACKS[asked.game])


def wait_for(holds: Callable[[], object]) -> None:
    """Threads of this process and other processes are at work meanwhile."""
    while not holds():
        os.sched_yield()


def thought_at_the_table(vantage: Vantage, bot: str) -> Thought:
    searcher = make(bot, 5)
    assert isinstance(searcher, SearchingBot)
    return searcher.think(vantage)


def untimed(future: "Future[Thought]") -> Thought:
    """What was thought, however long it took."""
    return replace(future.result(PATIENCE), seconds=0.0)


def pid_of(thinkers: Thinkers) -> int | None:
    return thinkers.thinkers[0].process.pid


@pytest.mark.parametrize("key", games())
def test_a_process_thinks_as_one_would_at_the_table(pair: Thinkers, key: str) -> None:
    for number in (1, 5, 9):
        vantage = question_number(number, key)
        assert untimed(ask(pair, "ismcts@25", vantage)) == thought_at_the_table(vantage, "ismcts@25")


def test_what_was_learnt_is_known_there_too(pair: Thinkers) -> None:
    vantage = question_number(6, "knockdown")
    assert untimed(ask(pair, "hard@50", vantage)) == thought_at_the_table(vantage, "hard@50")


def test_whoever_thinks_apart_does_all_of_it_there_and_is_timed() -> None:
    """Also what needs no search: by when it comes nobody can tell which it was."""
    vantage = question_number(6, "knockdown")
    only = Vantage(vantage.rules, vantage._state, Decision(vantage.seat, vantage.question.prompt, [962]))
    with Thinkers(1, nice=3, is_apart=True) as apart:
        quick = ask(apart, "normal", vantage).result(PATIENCE)
        assert quick.best.choice == make("normal", 5).choose(vantage)
        assert quick.seconds > 0
        single = ask(apart, "hard@50", only).result(PATIENCE)
        assert (single.best.choice, single.simulations) == (962, 0)
        assert single.seconds > 0
        low = os.getpriority(os.PRIO_PROCESS, 0) + 3
        assert [os.getpriority(os.PRIO_PROCESS, each.process.pid or 0) for each in apart.thinkers] == [low, low]


class Noting(Thinkers):
    """Notes what would be searched, and searches nothing."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.seeds: list[Sequence[int]] = []

    def search(self, case: Case, seeds: Sequence[int], table: str = "") -> "Future[Thought]":
        self.seeds.append(seeds)
        return Future()


def test_seconds_are_spent_by_all_and_simulations_by_one() -> None:
    thinkers = Noting(3)
    ask(thinkers, "hard@1s")
    ask(thinkers, "expert")
    ask(thinkers, "hard@100")
    assert thinkers.seeds == [[5, 5 + APART, 5 + 2 * APART], [5, 5 + APART, 5 + 2 * APART], [5]]


def test_forced_answers_and_those_of_quick_bots_reach_no_process() -> None:
    thinkers, vantage = Noting(2), question_number(6, "knockdown")
    only = Decision(vantage.seat, vantage.question.prompt, vantage.question.options[:1])
    forced = ask(thinkers, "expert", at(vantage, vantage._state, only))
    assert forced.result(0).best.choice == only.options[0]
    for bot in ("random", "greedy", "easy", "normal"):
        assert ask(thinkers, bot, vantage).result(0).best.choice == make(bot, 5).choose(vantage)
    assert thinkers.seeds == []
    assert thinkers.thinkers == []


def shared_by_two() -> tuple[Shared, list[Thought]]:
    case = case_of(question_number(6, "knockdown"), PACKS["knockdown"], "hard@30", 5)
    return Shared([Piece(number, case, number) for number in (1, 2)]), [think(case, 1), think(case, 2)]


def test_what_several_find_is_added_up() -> None:
    shared, thoughts = shared_by_two()
    for piece in shared.pieces:
        piece.future.set_running_or_notify_cancel()
    shared.pieces[1].future.set_result(thoughts[1])
    assert not shared.future.done()
    shared.pieces[0].future.set_result(thoughts[0])
    assert shared.future.result(0) == thoughts[0] + thoughts[1]


def test_who_has_not_begun_when_another_is_done_is_not_waited_for() -> None:
    shared, thoughts = shared_by_two()
    shared.pieces[0].future.set_running_or_notify_cancel()
    shared.pieces[0].future.set_result(thoughts[0])
    assert shared.future.result(0) == thoughts[0]
    assert shared.pieces[1].future.cancelled()


def test_one_answer_is_enough_and_none_is_an_error() -> None:
    shared, thoughts = shared_by_two()
    for piece in shared.pieces:
        piece.future.set_running_or_notify_cancel()
    shared.pieces[0].future.set_exception(ThinkingError("lost"))
    shared.pieces[1].future.set_result(thoughts[1])
    assert shared.future.result(0) == thoughts[1]
    failing, _ = shared_by_two()
    failing.pieces[0].future.set_running_or_notify_cancel()
    failing.pieces[0].future.set_exception(ThinkingError("lost"))
    with pytest.raises(ThinkingError, match="lost"):
        failing.future.result(0)


def test_a_game_can_be_built_before_the_first_question(pair: Thinkers) -> None:
    pair.prepare(question_number(1, "knockdown").rules, PACKS["knockdown"])
    assert ask(pair, "hard@0.1s").result(PATIENCE).simulations > 0


def test_a_process_that_was_long_in_coming_answers_soon_and_tells_how_long_it_took(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The search has a clock of its own: of the little time that is left, a busy machine takes none away."""
    ticks = count()
    monkeypatch.setattr(budgets, "perf_counter", lambda: next(ticks) / 1000)
    case = case_of(question_number(6, "knockdown"), PACKS["knockdown"], "hard@0.5s", 5)
    here, there = Pipe()
    reply = reply_to(Ask(7, case, 5, perf_counter() - 50.0), Ear(there, 7))
    here.close()
    assert isinstance(reply, Found)
    assert reply.thought.seconds > 50.0
    assert reply.thought.simulations >= AT_A_TIME


def test_a_search_that_is_cancelled_is_over_and_its_process_goes_on(alone: Thinkers) -> None:
    future = ask(alone, FOREVER)
    wait_for(lambda: alone.thinkers[0].asked)
    before = pid_of(alone)
    assert not future.done()
    assert future.cancel()
    with pytest.raises(CancelledError):
        future.result(PATIENCE)
    assert ask(alone, "ismcts@10").result(PATIENCE).simulations == 10
    assert pid_of(alone) == before


def test_what_was_not_begun_is_never_begun(alone: Thinkers) -> None:
    first, second, third = ask(alone, FOREVER), ask(alone, FOREVER), ask(alone, "ismcts@10")
    assert second.cancel()
    assert first.cancel()
    assert third.result(PATIENCE).simulations == 10


def test_a_search_hears_a_word_to_stop_and_tells_what_it_found() -> None:
    """In a thread, so that one knows when it has begun."""
    case = case_of(question_number(6, "knockdown"), PACKS["knockdown"], FOREVER, 5)
    here, there = Pipe()
    begun, replies = Event(), []

    class Listening(Ear):
        def __call__(self) -> bool:
            stops = super().__call__()
            begun.set()
            return stops

    thread = Thread(target=lambda: replies.append(reply_to(Ask(7, case, 5, perf_counter()), Listening(there, 7))))
    thread.start()
    assert begun.wait(PATIENCE)
    here.send_bytes(written(Hush(6)))
    here.send_bytes(written(Prepare(case.setting)))
    here.send_bytes(written(Hush(7)))
    thread.join(PATIENCE)
    assert [type(reply) for reply in replies] == [Found]


def test_a_process_that_died_is_replaced_before_the_next_question(alone: Thinkers) -> None:
    assert ask(alone, "ismcts@10").result(PATIENCE)
    before = pid_of(alone)
    alone.thinkers[0].process.kill()
    assert untimed(ask(alone, "ismcts@10")) == thought_at_the_table(question_number(6, "knockdown"), "ismcts@10")
    assert pid_of(alone) != before


def test_a_question_is_asked_again_when_its_process_is_killed_and_given_up_when_that_happens_twice(
    alone: Thinkers,
) -> None:
    future = ask(alone, FOREVER)
    wait_for(lambda: alone.thinkers[0].asked)
    first = pid_of(alone)
    alone.thinkers[0].process.kill()
    wait_for(lambda: pid_of(alone) not in (first, None))
    assert not future.done()
    alone.thinkers[0].process.kill()
    with pytest.raises(ThinkingError, match="was killed, and so was the one that took its place"):
        future.result(PATIENCE)
    assert ask(alone, "ismcts@10").result(PATIENCE).simulations == 10


def test_where_there_is_no_room_for_another_process_nobody_waits_for_ever(
    alone: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    vantage = question_number(6, "knockdown")
    found = untimed(ask(alone, "ismcts@25", vantage))
    with monkeypatch.context() as crowded:
        crowded.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        alone.thinkers[0].process.kill()
        with pytest.raises(ThinkingError, match="no process could begin to search for an answer: Resource"):
            ask(alone, "ismcts@25", vantage).result(PATIENCE)
        with pytest.raises(ThinkingError, match="no process could begin"):
            Thinkers(1).start()
    assert untimed(ask(alone, "ismcts@25", vantage)) == found


def test_where_there_is_room_for_one_process_of_two_it_is_not_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    start, begun = SpawnProcess.start, list[SpawnProcess]()

    def only_one(process: SpawnProcess) -> None:
        if begun:
            raise OSError(11, "Resource temporarily unavailable")
        begun.append(process)
        start(process)

    with Thinkers(2) as thinkers:
        with monkeypatch.context() as crowded:
            crowded.setattr(SpawnProcess, "start", only_one)
            for _ in range(2):
                with pytest.raises(ThinkingError, match="no process could begin"):
                    thinkers.start()
        assert [thinker.process for thinker in thinkers.thinkers] == begun
        assert ask(thinkers, "ismcts@10").result(PATIENCE).simulations == 10
        assert len(thinkers.thinkers) == 2
    assert not begun[0].is_alive()


def test_a_search_that_fails_says_why_and_its_process_goes_on(alone: Thinkers) -> None:
    case = case_of(question_number(6, "knockdown"), PACKS["knockdown"], "ismcts@10", 5)
    broken = msgspec.structs.replace(case, position={**case.position, "content_hash": "other"})
    with pytest.raises(ThinkingError, match="a search failed: PositionError: content_hash"):
        alone.search(broken, [1]).result(PATIENCE)
    before = pid_of(alone)
    assert alone.search(case, [1]).result(PATIENCE).simulations == 10
    assert pid_of(alone) == before


def test_when_all_is_closed_nobody_is_left_to_ask() -> None:
    with Thinkers(2) as thinkers:
        future = ask(thinkers, FOREVER)
        processes = [thinker.process for thinker in thinkers.thinkers]
    with pytest.raises(ThinkingError, match="nobody is left"):
        future.result(PATIENCE)
    with pytest.raises(ThinkingError, match="nobody is left"):
        ask(thinkers, "ismcts@10")
    assert not [process for process in processes if process.is_alive()]


def test_an_answer_can_be_awaited(alone: Thinkers) -> None:
    async def first_forever_then_soon() -> Thought:
        forever = asyncio.wrap_future(ask(alone, FOREVER))
        forever.cancel()
        return await asyncio.wrap_future(ask(alone, "ismcts@10"))

    assert asyncio.run(first_forever_then_soon()).simulations == 10


ORPHAN = """
import os, signal
from knockbox.bots.workers.thinkers import Thinkers
from tests.bots.workers.test_thinkers import FOREVER, ask, wait_for

if __name__ == "__main__":
    thinkers = Thinkers(2)
    ask(thinkers, FOREVER)
    wait_for(lambda: all(thinker.asked for thinker in thinkers.thinkers))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_die_with_the_one_that_asked() -> None:
    """They hold its output open as long as they live: that this ends at all is the test."""
    program = subprocess.run([sys.executable, "-c", ORPHAN], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert (program.stdout, program.stderr) == ("", "")
