"""Scheduling of searches, with simulated processes so that nothing depends on time."""

from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from knockbox.bots.search_result import ActionStats, SearchResult
from knockbox.bots.workers.job import SearchJob
from knockbox.bots.workers.pool import WorkerPool
from knockbox.bots.workers.scheduler import Scheduler
from knockbox.bots.workers.search_request import SearchRequest, make_request
from knockbox.bots.workers.worker_process import JobPart
from knockbox.engine.decision import Decision
from tests.bots.workers.observations import PACKS, nth_question, observation_at

WORKERS = 2
RESULT = SearchResult([ActionStats(7, 10)])


@pytest.fixture(scope="module")
def case() -> SearchRequest:
    return make_request(nth_question(6, "knockdown"), PACKS["knockdown"], "expert", 5)


class SimulatedPool:
    """Simulated processes that finish on command; the real scheduler decides what they do."""

    def __init__(self, case: SearchRequest, scheduler: Scheduler | None = None) -> None:
        self.case = case
        self.turns = scheduler or Scheduler()
        self.work: dict[int, JobPart] = {}  # by process
        self.turns.idle_workers = WORKERS
        self.tables: dict[int, str] = {}  # by part number

    def submit(self, table: str, parts: int = WORKERS) -> "Future[SearchResult]":
        first = 1 + len(self.tables)
        question = SearchJob([JobPart(number, self.case, number) for number in range(first, first + parts)])
        self.tables |= {part.number: table for part in question.parts}
        self.turns.put(table, question)
        self.advance()
        return question.future

    def advance(self) -> None:
        """Let cancelled processes return what they have, and free ones take the next part."""
        for process, part in list(self.work.items()):
            if part.is_cancelled or part.future.done():
                self.finish(process)
        for process in range(WORKERS):
            if process not in self.work and (found := self.turns.next_part()) is not None:
                assert found.future.set_running_or_notify_cancel()
                self.work[process] = found
        self.turns.idle_workers = WORKERS - len(self.work)

    def finish(self, process: int) -> None:
        part = self.work.pop(process)
        if not part.future.done():
            part.future.set_result(RESULT)

    def finish_fully(self, process: int) -> None:
        """Let a process finish its search."""
        self.finish(process)
        self.advance()

    @property
    def busy(self) -> list[str]:
        """Return the tables that the processes work for."""
        return [self.tables[self.work[process].number] for process in sorted(self.work)]


def test_a_single_job_is_helped_by_all_processes(case: SearchRequest) -> None:
    pool = SimulatedPool(case)
    answer = pool.submit("ana")
    assert pool.busy == ["ana", "ana"]
    pool.finish_fully(0)
    assert answer.result(0).simulations == 20  # the other returned what it had
    assert pool.busy == []


def test_a_new_job_takes_a_helper_process_whose_result_still_counts(case: SearchRequest) -> None:
    pool = SimulatedPool(case)
    first = pool.submit("ana")
    second = pool.submit("olek")
    assert pool.busy == ["ana", "olek"]
    assert not first.done()
    pool.finish_fully(0)
    assert first.result(0).simulations == 20
    assert pool.busy == ["olek", "olek"]  # no job waits any more
    pool.finish_fully(1)
    assert second.result(0).simulations == 20


def test_where_many_wait_each_has_one_process_and_they_are_answered_in_turn(case: SearchRequest) -> None:
    pool = SimulatedPool(case)
    tables = ["a", "b", "c", "d"]
    answers = {table: pool.submit(table) for table in tables}
    assert pool.busy == ["a", "b"]
    seen: list[list[str]] = []
    while pool.busy:
        seen.append(pool.busy)
        pool.finish_fully(0)
    assert all(answer.done() for answer in answers.values())
    assert seen == [["a", "b"], ["c", "b"], ["d", "b"], ["b", "b"]]


def test_a_table_that_asks_much_lets_others_have_their_turn(case: SearchRequest) -> None:
    pool = SimulatedPool(case)
    for table in ("busy", "other", "greedy", "greedy", "greedy", "late"):
        pool.submit(table, parts=1)
    assert pool.busy == ["busy", "other"]
    order = []
    for _ in range(4):
        pool.finish_fully(0)
        order.append(pool.busy[0])
    assert order == ["greedy", "late", "greedy", "greedy"]


def cycle(pool: SimulatedPool) -> Iterator[str]:
    """Tables that ask again as soon as they are answered; each step takes one search."""
    answers = {table: pool.submit(table) for table in "abcd"}
    while True:
        for process in list(pool.work):
            if process in pool.work:
                pool.finish_fully(process)
        for table, answer in list(answers.items()):
            if answer.done():
                yield table
                answers[table] = pool.submit(table)


def test_four_tables_of_experts_are_answered_equally_often(case: SearchRequest) -> None:
    walk = cycle(SimulatedPool(case))
    answered = [next(walk) for _ in range(40)]
    assert {answered.count(table) for table in "abcd"} == {10}


def test_a_cancelled_job_takes_no_turn_and_is_forgotten(case: SearchRequest) -> None:
    pool = SimulatedPool(case)
    for table in ("a", "b"):
        pool.submit(table)
    pool.submit("gone").cancel()
    pool.submit("here")
    pool.finish_fully(0)
    assert pool.busy == ["here", "b"]
    for _ in range(50):
        pool.submit("again").cancel()
        pool.submit("once", parts=1)
        pool.finish_fully(0)
    assert len(pool.turns.in_progress) <= 2 * WORKERS


def test_after_the_end_what_waits_is_handed_out_and_then_nothing(case: SearchRequest) -> None:
    turns = Scheduler()
    turns.put("a", SearchJob([JobPart(1, case, 1)]))
    turns.close()
    assert isinstance(turns.get(), JobPart)
    assert turns.get() is None


class SleepingPool(WorkerPool):
    """A pool whose processes never start."""

    def __init__(self) -> None:
        super().__init__(WORKERS, always_in_worker=True)
        for lane in (self.search_queue, self.quick_queue):
            lane.size = 0


def waiting_jobs(scheduler: Scheduler) -> list[tuple[str, int]]:
    """Return the waiting tables and the parts of their jobs."""
    return [(table, len(question.parts)) for table, questions in scheduler.waiting.items() for question in questions]


def test_bots_that_do_not_search_have_a_lane_of_their_own() -> None:
    observation, pool = nth_question(6, "knockdown"), SleepingPool()
    for table in ("a", "b", "c", "d"):
        pool.submit(observation, "expert", 5, PACKS["knockdown"], table)
    pool.submit(observation, "normal", 5, PACKS["knockdown"], "quick")
    assert waiting_jobs(pool.quick_queue.scheduler) == [("quick", 1)]
    assert waiting_jobs(pool.search_queue.scheduler) == [(table, WORKERS) for table in "abcd"]


@pytest.mark.parametrize("bot", ["expert", "hard", "normal", "easy", "greedy"])
def test_scheduling_does_not_reveal_forced_answers(bot: str) -> None:
    free = nth_question(6, "knockdown")
    only = Decision(free.seat, free.question.prompt, free.question.options[:1])
    queues = []
    for observation in (free, observation_at(free, free._state, only)):
        pool = SleepingPool()
        pool.submit(free, "expert", 5, PACKS["knockdown"], "before")
        pool.submit(observation, bot, 5, PACKS["knockdown"], "table")
        queues.append([waiting_jobs(lane.scheduler) for lane in (pool.search_queue, pool.quick_queue)])
    assert queues[0] == queues[1]
