"""Whose question is searched next, with processes that only pretend, so that nothing depends on time."""

from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from knockbox.bots.thought import Opinion, Thought
from knockbox.bots.workers.case import Case, case_of
from knockbox.bots.workers.shared import Shared
from knockbox.bots.workers.thinker import Piece
from knockbox.bots.workers.thinkers import Thinkers
from knockbox.bots.workers.turns import Turns
from knockbox.engine.decision import Decision
from tests.bots.workers.tables import PACKS, at, question_number

WORKERS = 2
FOUND = Thought([Opinion(7, 10)])


@pytest.fixture(scope="module")
def case() -> Case:
    return case_of(question_number(6, "knockdown"), PACKS["knockdown"], "expert", 5)


class Pool:
    """Processes that are told when they are done; `turns` decides what they do, as it does with true ones."""

    def __init__(self, case: Case, turns: Turns | None = None) -> None:
        self.case = case
        self.turns = turns or Turns()
        self.work: dict[int, Piece] = {}  # by process
        self.turns.idle = WORKERS
        self.tables: dict[int, str] = {}  # by the number of a piece

    def ask(self, table: str, pieces: int = WORKERS) -> "Future[Thought]":
        first = 1 + len(self.tables)
        question = Shared([Piece(number, self.case, number) for number in range(first, first + pieces)])
        self.tables |= {piece.number: table for piece in question.pieces}
        self.turns.put(table, question)
        self.go_on()
        return question.future

    def go_on(self) -> None:
        """Whoever was told to stop tells what he has; whoever is free takes the next piece."""
        for process, piece in list(self.work.items()):
            if piece.is_dropped or piece.future.done():
                self.finish(process)
        for process in range(WORKERS):
            if process not in self.work and (found := self.turns.next_piece()) is not None:
                assert found.future.set_running_or_notify_cancel()
                self.work[process] = found
        self.turns.idle = WORKERS - len(self.work)

    def finish(self, process: int) -> None:
        piece = self.work.pop(process)
        if not piece.future.done():
            piece.future.set_result(FOUND)

    def done(self, process: int) -> None:
        """It has searched for as long as it should."""
        self.finish(process)
        self.go_on()

    @property
    def busy(self) -> list[str]:
        """The tables for which processes search now."""
        return [self.tables[self.work[process].number] for process in sorted(self.work)]


def test_whoever_is_alone_is_helped_by_all(case: Case) -> None:
    pool = Pool(case)
    answer = pool.ask("ana")
    assert pool.busy == ["ana", "ana"]
    pool.done(0)
    assert answer.result(0).simulations == 20  # the other told what it had
    assert pool.busy == []


def test_whoever_comes_gets_the_process_of_a_helper_whose_findings_still_count(case: Case) -> None:
    pool = Pool(case)
    first = pool.ask("ana")
    second = pool.ask("olek")
    assert pool.busy == ["ana", "olek"]
    assert not first.done()
    pool.done(0)
    assert first.result(0).simulations == 20
    assert pool.busy == ["olek", "olek"]  # nobody waits any more
    pool.done(1)
    assert second.result(0).simulations == 20


def test_where_many_wait_each_has_one_process_and_they_are_answered_in_turn(case: Case) -> None:
    pool = Pool(case)
    tables = ["a", "b", "c", "d"]
    answers = {table: pool.ask(table) for table in tables}
    assert pool.busy == ["a", "b"]
    seen: list[list[str]] = []
    while pool.busy:
        seen.append(pool.busy)
        pool.done(0)
    assert all(answer.done() for answer in answers.values())
    assert seen == [["a", "b"], ["c", "b"], ["d", "b"], ["b", "b"]]


def test_a_table_that_asks_much_lets_others_have_their_turn(case: Case) -> None:
    pool = Pool(case)
    for table in ("busy", "other", "greedy", "greedy", "greedy", "late"):
        pool.ask(table, pieces=1)
    assert pool.busy == ["busy", "other"]
    order = []
    for _ in range(4):
        pool.done(0)
        order.append(pool.busy[0])
    assert order == ["greedy", "late", "greedy", "greedy"]


def cycle(pool: Pool) -> Iterator[str]:
    """Tables that ask again as soon as they are answered; each step takes as long as one search."""
    answers = {table: pool.ask(table) for table in "abcd"}
    while True:
        for process in list(pool.work):
            if process in pool.work:
                pool.done(process)
        for table, answer in list(answers.items()):
            if answer.done():
                yield table
                answers[table] = pool.ask(table)


def test_four_tables_of_experts_are_answered_equally_often(case: Case) -> None:
    walk = cycle(Pool(case))
    answered = [next(walk) for _ in range(40)]
    assert {answered.count(table) for table in "abcd"} == {10}


def test_what_nobody_waits_for_takes_nobodys_turn_and_is_forgotten(case: Case) -> None:
    pool = Pool(case)
    for table in ("a", "b"):
        pool.ask(table)
    pool.ask("gone").cancel()
    pool.ask("here")
    pool.done(0)
    assert pool.busy == ["here", "b"]
    for _ in range(50):
        pool.ask("again").cancel()
        pool.ask("once", pieces=1)
        pool.done(0)
    assert len(pool.turns.begun) <= 2 * WORKERS


def test_after_the_end_what_waits_is_handed_out_and_then_nothing(case: Case) -> None:
    turns = Turns()
    turns.put("a", Shared([Piece(1, case, 1)]))
    turns.close()
    assert isinstance(turns.get(), Piece)
    assert turns.get() is None


class Asleep(Thinkers):
    """Processes that never begin."""

    def __init__(self) -> None:
        super().__init__(WORKERS, is_apart=True)
        for lane in (self.searching, self.quick):
            lane.workers = 0


def waiting(turns: Turns) -> list[tuple[str, int]]:
    """Tables, and how many processes could search for them."""
    return [(table, len(question.pieces)) for table, questions in turns.waiting.items() for question in questions]


def test_bots_that_do_not_search_have_a_lane_of_their_own() -> None:
    vantage, thinkers = question_number(6, "knockdown"), Asleep()
    for table in ("a", "b", "c", "d"):
        thinkers.ask(vantage, "expert", 5, PACKS["knockdown"], table)
    thinkers.ask(vantage, "normal", 5, PACKS["knockdown"], "quick")
    assert waiting(thinkers.quick.turns) == [("quick", 1)]
    assert waiting(thinkers.searching.turns) == [(table, WORKERS) for table in "abcd"]


@pytest.mark.parametrize("bot", ["expert", "hard", "normal", "easy", "greedy"])
def test_by_its_turn_nobody_can_tell_a_forced_answer_from_a_free_one(bot: str) -> None:
    free = question_number(6, "knockdown")
    only = Decision(free.seat, free.question.prompt, free.question.options[:1])
    queues = []
    for vantage in (free, at(free, free._state, only)):
        thinkers = Asleep()
        thinkers.ask(free, "expert", 5, PACKS["knockdown"], "before")
        thinkers.ask(vantage, bot, 5, PACKS["knockdown"], "table")
        queues.append([waiting(lane.turns) for lane in (thinkers.searching, thinkers.quick)])
    assert queues[0] == queues[1]
