"""A bot says what it was up to: after the match its choices are thought over again, once for all who ask."""

import asyncio
from typing import NamedTuple

from knockbox.bots.errors import ThinkingError
from knockbox.bots.registry import read_name
from knockbox.hosting.recounting import bot_seats, telling_of
from knockbox.lab.analysis.course import Course, Stop, course_along
from knockbox.lab.recount.memory import (
    AIMLESS,
    Memory,
    as_seen,
    free_stops,
    memory_of,
    seed_at,
    thinker_name,
    usual_simulations,
)
from knockbox.lab.recount.picking import recount
from knockbox.lab.recount.remarks import Recount
from knockbox.records.session import Session
from knockbox.server.errors import Refusal
from knockbox.server.tables.surroundings import Surroundings

SEED = 1


class Told(NamedTuple):
    """What a bot has to say, in no language yet."""

    course: Course
    recount: Recount

    def sentences(self, language: str) -> list[str]:
        return telling_of(self.course, self.recount, language).sentences()


class Recounting:
    """The bots of one match that is over; each thinks only once, and goes on though nobody waits any more."""

    def __init__(self, around: Surroundings, table: str) -> None:
        self.around = around
        self.table = table
        self.asked: dict[int, asyncio.Task[Told]] = {}

    @property
    def is_busy(self) -> bool:
        return any(not task.done() for task in self.asked.values())

    async def of(self, session: Session, seat: int) -> Told:
        """What the bot on a seat says; one that nobody had time for may be asked again."""
        if seat not in self.asked:
            self.check(session, seat)
            self.asked[seat] = asyncio.create_task(self.told(session, seat))
            self.asked[seat].add_done_callback(heard)
        try:
            return await asyncio.shield(self.asked[seat])
        except ThinkingError:
            self.asked.pop(seat, None)
            raise Refusal("no-adviser", "nobody has time to think about it now") from None

    def check(self, session: Session, seat: int) -> None:
        if seat not in bot_seats(Course(session, [])):
            raise Refusal("no-bot", "a person began the match on that seat; only bots say what they were up to")
        if self.around.is_overrun or self.is_busy:
            raise Refusal("no-adviser", "all bots are busy; ask again later")

    async def told(self, session: Session, seat: int) -> Told:
        course = await asyncio.to_thread(course_along, session)
        return Told(course, recount(course, seat, await self.memories(course, seat)))

    async def memories(self, course: Course, seat: int) -> list[Memory]:
        name = course.session.header.seats[seat].name
        if read_name(name).kind in AIMLESS:
            return []
        stops = free_stops(course, seat)
        thinker = thinker_name(name, usual_simulations(len(stops)))
        return [await self.memory(stop, name, thinker, course.session.header.packs) for stop in stops]

    async def memory(self, stop: Stop, name: str, thinker: str, packs: list[str]) -> Memory:
        asked = self.around.thinkers.ask(as_seen(name, stop), thinker, seed_at(stop, SEED), packs, self.table)
        return memory_of(name, stop, await self.around.thought(asked, thinker))

    def rest(self) -> None:
        for task in self.asked.values():
            task.cancel()


def heard(task: "asyncio.Task[Told]") -> None:
    """Whoever asked may be gone: then a failure concerns nobody."""
    if not task.cancelled():
        task.exception()
