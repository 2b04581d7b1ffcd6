"""Two scripted people at a table: what counts as seen, unseen, late and wrong."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from benchmarks.server.measurements import Measurements
from benchmarks.server.table_client import ClientIdentity, ServerAddress, TwoPlayerTable

QUESTION = {"id": 7, "candidates": [{"choice": 3, "enabled": False}, {"choice": 5, "enabled": True}]}


class Ear:
    """Takes the place of a line, and keeps what is said."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.is_over = False

    def send(self, text: bytes) -> None:
        self.said.append(msgspec.json.decode(text))

    def close(self) -> None:
        self.is_over = True


def at_table(scenario: Callable[[TwoPlayerTable, list[Ear]], None], *, is_measuring: bool = True) -> Measurements:
    """A duel in which the first seat is asked, without a server."""
    book = Measurements()

    async def run() -> None:
        duel, ears = (
            TwoPlayerTable(
                ServerAddress("", 0), "table", [ClientIdentity("one"), ClientIdentity("two", "pl")], 1, book
            ),
            [Ear(), Ear()],
        )
        book.is_open = is_measuring
        for seat, ear in zip(duel.seats, ears, strict=True):
            seat.socket = ear  # type: ignore[assignment]  # a stand-in with all that is used
        show(duel, 0, QUESTION)
        show(duel, 1, None)
        scenario(duel, ears)
        if duel.move_task is not None:
            await duel.move_task
        duel.close()

    asyncio.run(run())
    return book


def show(duel: TwoPlayerTable, seat: int, question: Any, phase: str = "playing", kind: str = "events") -> None:
    tell(duel, seat, {"is": kind, "seq": 4, "events": [], "scene": {"phase": phase, "question": question, "view": {}}})


def tell(duel: TwoPlayerTable, seat: int, message: Any) -> None:
    duel.seats[seat].on_message(msgspec.json.encode(message))


def tick(duel: TwoPlayerTable) -> None:
    duel.tick(asyncio.get_running_loop().time())


def test_whoever_is_asked_chooses_what_is_open_and_the_others_event_ends_the_time() -> None:
    def scenario(duel: TwoPlayerTable, ears: list[Ear]) -> None:
        tick(duel)
        show(duel, 0, None)
        assert duel.book.seen == []
        show(duel, 1, QUESTION)
        show(duel, 1, QUESTION)
        assert ears[0].said == [{"do": "choose", "id": "1", "question": 7, "choice": 5}]
        assert ears[1].said == []

    book = at_table(scenario)
    assert len(book.seen) == len(book.lags) == 1
    assert book.seen[0] >= 0


def test_a_choice_that_the_other_cannot_notice_has_no_time() -> None:
    def scenario(duel: TwoPlayerTable, ears: list[Ear]) -> None:
        tick(duel)
        tell(duel, 0, {"is": "accepted", "id": "1"})
        tick(duel)
        assert len(ears[0].said) == 2

    book = at_table(scenario)
    assert (book.unseen, book.late, book.seen) == (1, 0, [])


def test_nothing_is_chosen_before_the_last_choice_was_acknowledged() -> None:
    def scenario(duel: TwoPlayerTable, ears: list[Ear]) -> None:
        tick(duel)
        tick(duel)
        assert len(ears[0].said) == 1

    assert at_table(scenario).late == 1


def test_while_nothing_is_measured_only_errors_are_written_down() -> None:
    def scenario(duel: TwoPlayerTable, ears: list[Ear]) -> None:
        tick(duel)
        show(duel, 1, QUESTION)
        tell(duel, 0, {"is": "refused", "id": "1", "code": "stale", "text": "too late"})
        tell(duel, 1, {"is": "bye", "code": "slow", "text": "too slow"})
        duel.seats[1].record_error("connection lost")

    book = at_table(scenario, is_measuring=False)
    assert (book.seen, book.lags, book.late) == ([], [], 0)
    assert book.results().errors == {"stale": 1, "slow": 1, "connection lost": 1}


def test_pings_are_answered_and_seats_made_ready_once() -> None:
    def scenario(duel: TwoPlayerTable, ears: list[Ear]) -> None:
        tell(duel, 0, {"is": "ping", "n": 3})
        show(duel, 0, None, "seating", "snapshot")
        show(duel, 0, None, "seating", "snapshot")
        assert [said["do"] for said in ears[0].said] == ["pong", "ready"]
        assert ears[0].said[0]["n"] == 3

    at_table(scenario)


def test_after_the_end_both_ask_for_a_rematch() -> None:
    def scenario(duel: TwoPlayerTable, ears: list[Ear]) -> None:
        show(duel, 0, None, "over")
        show(duel, 1, None, "over")
        tick(duel)
        assert [ear.said[-1]["do"] for ear in ears] == ["rematch", "rematch"]

    assert at_table(scenario).errors == {}


def test_where_the_rematch_is_both_move() -> None:
    moved: list[str] = []

    def scenario(duel: TwoPlayerTable, ears: list[Ear]) -> None:
        async def sit() -> None:
            assert all(ear.is_over for ear in ears)
            moved.append(duel.table)

        duel.connect = sit  # type: ignore[method-assign]  # there is no server here
        for seat in (0, 1):
            show(duel, seat, None, "over")
            tell(duel, seat, {"is": "followed", "table": "next", "seat": 1 - seat})
        tick(duel)

    book = at_table(scenario)
    assert moved == ["next"]
    assert book.matches == 1
