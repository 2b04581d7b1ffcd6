"""Worker processes give the same answers as a local search, can be cancelled, and are replaced if they die."""

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
from knockbox.bots.errors import SearchError
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.search_result import SearchResult
from knockbox.bots.tree_search import SIMULATIONS_PER_CLOCK_CHECK, SearchingBot
from knockbox.bots.workers.job import SearchJob
from knockbox.bots.workers.messages import CancelSearch, Prepare, Search, SearchDone, encode_message
from knockbox.bots.workers.pool import PART_SEED_STRIDE, WorkerPool
from knockbox.bots.workers.search_request import SearchRequest, make_request, run_search
from knockbox.bots.workers.worker_main import CancelCheck, run_request
from knockbox.bots.workers.worker_process import JobPart
from knockbox.engine.decision import Decision
from knockbox.games.registry import game_keys
from tests.bots.workers.observations import PACKS, nth_question, observation_at

ROOT = Path(__file__).resolve().parents[3]
ENDLESS_BOT = "ismcts@600s"
TIMEOUT_SECONDS = 300
"""Seconds until a test counts as hung, more than the busiest machine takes."""


@pytest.fixture(scope="module")
def pair() -> Iterator[WorkerPool]:
    with WorkerPool(2) as pool:
        yield pool


@pytest.fixture
def alone() -> Iterator[WorkerPool]:
    with WorkerPool(1) as pool:
        yield pool


def ask(pool: WorkerPool, bot: str, observation: PlayerObservation | None = None) -> "Future[SearchResult]":
    asked = observation or nth_question(6, "knockdown")
    return pool.submit(asked, bot, 5, PACKS[asked.game])


def wait_for(holds: Callable[[], object]) -> None:
    """Poll until the condition holds, while threads and processes work."""
    while not holds():
        os.sched_yield()


def search_locally(observation: PlayerObservation, bot: str) -> SearchResult:
    searcher = make_bot(bot, 5)
    assert isinstance(searcher, SearchingBot)
    return searcher.search(observation)


def result_without_time(future: "Future[SearchResult]") -> SearchResult:
    """Return the result without its duration."""
    return replace(future.result(TIMEOUT_SECONDS), seconds=0.0)


def worker_pid(pool: WorkerPool) -> int | None:
    return pool.worker_processes[0].process.pid


@pytest.mark.parametrize("key", game_keys())
def test_a_process_thinks_as_one_would_at_the_table(pair: WorkerPool, key: str) -> None:
    for number in (1, 5, 9):
        observation = nth_question(number, key)
        assert result_without_time(ask(pair, "ismcts@25", observation)) == search_locally(observation, "ismcts@25")


def test_what_was_learnt_is_known_there_too(pair: WorkerPool) -> None:
    observation = nth_question(6, "knockdown")
    assert result_without_time(ask(pair, "hard@50", observation)) == search_locally(observation, "hard@50")


def test_a_pool_that_always_uses_workers_times_every_answer() -> None:
    """This includes answers without a search, so that timing does not reveal which they were."""
    observation = nth_question(6, "knockdown")
    only = PlayerObservation(
        observation.rules, observation._state, Decision(observation.seat, observation.question.prompt, [962])
    )
    with WorkerPool(1, nice=3, always_in_worker=True) as apart:
        quick = ask(apart, "normal", observation).result(TIMEOUT_SECONDS)
        assert quick.best.choice == make_bot("normal", 5).choose(observation)
        assert quick.seconds > 0
        single = ask(apart, "hard@50", only).result(TIMEOUT_SECONDS)
        assert (single.best.choice, single.simulations) == (962, 0)
        assert single.seconds > 0
        low = os.getpriority(os.PRIO_PROCESS, 0) + 3
        assert [os.getpriority(os.PRIO_PROCESS, each.process.pid or 0) for each in apart.worker_processes] == [low, low]


class RecordingPool(WorkerPool):
    """Records search requests and searches nothing."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.seeds: list[Sequence[int]] = []

    def submit_request(self, request: SearchRequest, seeds: Sequence[int], table: str = "") -> "Future[SearchResult]":
        self.seeds.append(seeds)
        return Future()


def test_seconds_are_spent_by_all_and_simulations_by_one() -> None:
    pool = RecordingPool(3)
    ask(pool, "hard@1s")
    ask(pool, "expert")
    ask(pool, "hard@100")
    assert pool.seeds == [
        [5, 5 + PART_SEED_STRIDE, 5 + 2 * PART_SEED_STRIDE],
        [5, 5 + PART_SEED_STRIDE, 5 + 2 * PART_SEED_STRIDE],
        [5],
    ]


def test_forced_answers_and_those_of_quick_bots_reach_no_process() -> None:
    pool, observation = RecordingPool(2), nth_question(6, "knockdown")
    only = Decision(observation.seat, observation.question.prompt, observation.question.options[:1])
    forced = ask(pool, "expert", observation_at(observation, observation._state, only))
    assert forced.result(0).best.choice == only.options[0]
    for bot in ("random", "greedy", "easy", "normal"):
        assert ask(pool, bot, observation).result(0).best.choice == make_bot(bot, 5).choose(observation)
    assert pool.seeds == []
    assert pool.worker_processes == []


def job_of_two_parts() -> tuple[SearchJob, list[SearchResult]]:
    case = make_request(nth_question(6, "knockdown"), PACKS["knockdown"], "hard@30", 5)
    return SearchJob([JobPart(number, case, number) for number in (1, 2)]), [run_search(case, 1), run_search(case, 2)]


def test_what_several_find_is_added_up() -> None:
    shared, results = job_of_two_parts()
    for part in shared.parts:
        part.future.set_running_or_notify_cancel()
    shared.parts[1].future.set_result(results[1])
    assert not shared.future.done()
    shared.parts[0].future.set_result(results[0])
    assert shared.future.result(0) == results[0] + results[1]


def test_who_has_not_begun_when_another_is_done_is_not_waited_for() -> None:
    shared, results = job_of_two_parts()
    shared.parts[0].future.set_running_or_notify_cancel()
    shared.parts[0].future.set_result(results[0])
    assert shared.future.result(0) == results[0]
    assert shared.parts[1].future.cancelled()


def test_one_answer_is_enough_and_none_is_an_error() -> None:
    shared, results = job_of_two_parts()
    for part in shared.parts:
        part.future.set_running_or_notify_cancel()
    shared.parts[0].future.set_exception(SearchError("lost"))
    shared.parts[1].future.set_result(results[1])
    assert shared.future.result(0) == results[1]
    failing, _ = job_of_two_parts()
    failing.parts[0].future.set_running_or_notify_cancel()
    failing.parts[0].future.set_exception(SearchError("lost"))
    with pytest.raises(SearchError, match="lost"):
        failing.future.result(0)


def test_a_game_can_be_built_before_the_first_question(pair: WorkerPool) -> None:
    pair.prepare(nth_question(1, "knockdown").rules, PACKS["knockdown"])
    assert ask(pair, "hard@0.1s").result(TIMEOUT_SECONDS).simulations > 0


def test_a_process_that_was_long_in_coming_answers_soon_and_tells_how_long_it_took(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The search has its own clock, so that a busy machine does not shorten the little time left."""
    ticks = count()
    monkeypatch.setattr(budgets, "perf_counter", lambda: next(ticks) / 1000)
    case = make_request(nth_question(6, "knockdown"), PACKS["knockdown"], "hard@0.5s", 5)
    here, there = Pipe()
    reply = run_request(Search(7, case, 5, perf_counter() - 50.0), CancelCheck(there, 7))
    here.close()
    assert isinstance(reply, SearchDone)
    assert reply.result.seconds > 50.0
    assert reply.result.simulations >= SIMULATIONS_PER_CLOCK_CHECK


def test_a_search_that_is_cancelled_is_over_and_its_process_goes_on(alone: WorkerPool) -> None:
    future = ask(alone, ENDLESS_BOT)
    wait_for(lambda: alone.worker_processes[0].running_number)
    before = worker_pid(alone)
    assert not future.done()
    assert future.cancel()
    with pytest.raises(CancelledError):
        future.result(TIMEOUT_SECONDS)
    assert ask(alone, "ismcts@10").result(TIMEOUT_SECONDS).simulations == 10
    assert worker_pid(alone) == before


def test_what_was_not_begun_is_never_begun(alone: WorkerPool) -> None:
    first, second, third = ask(alone, ENDLESS_BOT), ask(alone, ENDLESS_BOT), ask(alone, "ismcts@10")
    assert second.cancel()
    assert first.cancel()
    assert third.result(TIMEOUT_SECONDS).simulations == 10


def test_a_search_hears_a_word_to_stop_and_tells_what_it_found() -> None:
    """Runs in a thread, so that the test knows when the search has started."""
    case = make_request(nth_question(6, "knockdown"), PACKS["knockdown"], ENDLESS_BOT, 5)
    here, there = Pipe()
    begun, replies = Event(), []

    class Listening(CancelCheck):
        def __call__(self) -> bool:
            stops = super().__call__()
            begun.set()
            return stops

    thread = Thread(target=lambda: replies.append(run_request(Search(7, case, 5, perf_counter()), Listening(there, 7))))
    thread.start()
    assert begun.wait(TIMEOUT_SECONDS)
    here.send_bytes(encode_message(CancelSearch(6)))
    here.send_bytes(encode_message(Prepare(case.game_spec)))
    here.send_bytes(encode_message(CancelSearch(7)))
    thread.join(TIMEOUT_SECONDS)
    assert [type(reply) for reply in replies] == [SearchDone]


def test_a_process_that_died_is_replaced_before_the_next_question(alone: WorkerPool) -> None:
    assert ask(alone, "ismcts@10").result(TIMEOUT_SECONDS)
    before = worker_pid(alone)
    alone.worker_processes[0].process.kill()
    assert result_without_time(ask(alone, "ismcts@10")) == search_locally(nth_question(6, "knockdown"), "ismcts@10")
    assert worker_pid(alone) != before


def test_a_question_is_asked_again_when_its_process_is_killed_and_given_up_when_that_happens_twice(
    alone: WorkerPool,
) -> None:
    future = ask(alone, ENDLESS_BOT)
    wait_for(lambda: alone.worker_processes[0].running_number)
    first = worker_pid(alone)
    alone.worker_processes[0].process.kill()
    wait_for(lambda: worker_pid(alone) not in (first, None))
    assert not future.done()
    alone.worker_processes[0].process.kill()
    with pytest.raises(SearchError, match="was killed, and so was its replacement"):
        future.result(TIMEOUT_SECONDS)
    assert ask(alone, "ismcts@10").result(TIMEOUT_SECONDS).simulations == 10


def test_a_failed_process_start_is_reported(alone: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    observation = nth_question(6, "knockdown")
    found = result_without_time(ask(alone, "ismcts@25", observation))
    with monkeypatch.context() as crowded:
        crowded.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        alone.worker_processes[0].process.kill()
        with pytest.raises(SearchError, match="could not start a search process: Resource"):
            ask(alone, "ismcts@25", observation).result(TIMEOUT_SECONDS)
        with pytest.raises(SearchError, match="could not start a search process"):
            WorkerPool(1).start()
    assert result_without_time(ask(alone, "ismcts@25", observation)) == found


def test_where_there_is_room_for_one_process_of_two_it_is_not_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    start, begun = SpawnProcess.start, list[SpawnProcess]()

    def only_one(process: SpawnProcess) -> None:
        if begun:
            raise OSError(11, "Resource temporarily unavailable")
        begun.append(process)
        start(process)

    with WorkerPool(2) as pool:
        with monkeypatch.context() as crowded:
            crowded.setattr(SpawnProcess, "start", only_one)
            for _ in range(2):
                with pytest.raises(SearchError, match="could not start a search process"):
                    pool.start()
        assert [worker.process for worker in pool.worker_processes] == begun
        assert ask(pool, "ismcts@10").result(TIMEOUT_SECONDS).simulations == 10
        assert len(pool.worker_processes) == 2
    assert not begun[0].is_alive()


def test_a_search_that_fails_says_why_and_its_process_goes_on(alone: WorkerPool) -> None:
    case = make_request(nth_question(6, "knockdown"), PACKS["knockdown"], "ismcts@10", 5)
    broken = msgspec.structs.replace(case, position={**case.position, "content_hash": "other"})
    with pytest.raises(SearchError, match="a search failed: PositionError: content_hash"):
        alone.submit_request(broken, [1]).result(TIMEOUT_SECONDS)
    before = worker_pid(alone)
    assert alone.submit_request(case, [1]).result(TIMEOUT_SECONDS).simulations == 10
    assert worker_pid(alone) == before


def test_a_closed_pool_refuses_searches() -> None:
    with WorkerPool(2) as pool:
        future = ask(pool, ENDLESS_BOT)
        processes = [worker.process for worker in pool.worker_processes]
    with pytest.raises(SearchError, match="the worker pool is closed"):
        future.result(TIMEOUT_SECONDS)
    with pytest.raises(SearchError, match="the worker pool is closed"):
        ask(pool, "ismcts@10")
    assert not [process for process in processes if process.is_alive()]


def test_an_answer_can_be_awaited(alone: WorkerPool) -> None:
    async def first_forever_then_soon() -> SearchResult:
        forever = asyncio.wrap_future(ask(alone, ENDLESS_BOT))
        forever.cancel()
        return await asyncio.wrap_future(ask(alone, "ismcts@10"))

    assert asyncio.run(first_forever_then_soon()).simulations == 10


ORPHAN = """
import os, signal
from knockbox.bots.workers.pool import WorkerPool
from tests.bots.workers.test_pool import ENDLESS_BOT, ask, wait_for

if __name__ == "__main__":
    pool = WorkerPool(2)
    ask(pool, ENDLESS_BOT)
    wait_for(lambda: all(worker.running_number for worker in pool.worker_processes))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_die_with_the_one_that_asked() -> None:
    """The workers hold the output open while they live, so the test passes if it ends at all."""
    program = subprocess.run(
        [sys.executable, "-c", ORPHAN], cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT_SECONDS
    )
    assert (program.stdout, program.stderr) == ("", "")
