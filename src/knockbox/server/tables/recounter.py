"""Recounts of bots after a match: their choices are searched again, once for all clients."""

import asyncio
from typing import NamedTuple

from knockbox.bots.errors import SearchError
from knockbox.bots.registry import parse_bot_name
from knockbox.hosting.recounting import bot_seats, build_telling
from knockbox.lab.analysis.replayed_match import ReplayedMatch, ReplayPoint, replay_session
from knockbox.lab.recount.remark_selection import make_recount
from knockbox.lab.recount.remarks import Recount
from knockbox.lab.recount.remembered_choices import (
    AIMLESS_BOTS,
    RememberedChoice,
    choice_seed,
    default_simulations,
    free_stops,
    make_memory,
    observation_of_bot,
    recall_bot_name,
)
from knockbox.records.session import Session
from knockbox.server.errors import RequestRefusedError
from knockbox.server.tables.context import TableContext

RECOUNT_SEED = 1


class SeatRecount(NamedTuple):
    """The recount of a bot, before it is put into a language."""

    course: ReplayedMatch
    recount: Recount

    def sentences(self, language: str) -> list[str]:
        return build_telling(self.course, self.recount, language).sentences()


class Recounter:
    """Recounts the bots of one finished match; each recount is computed once, even if its client disconnects."""

    def __init__(self, context: TableContext, table_id: str) -> None:
        self.context = context
        self.table_id = table_id
        self.tasks: dict[int, asyncio.Task[SeatRecount]] = {}

    @property
    def is_busy(self) -> bool:
        return any(not task.done() for task in self.tasks.values())

    async def recount_of(self, session: Session, seat: int) -> SeatRecount:
        """Return the recount of the bot on a seat; after a refusal for lack of workers it can be requested again."""
        if seat not in self.tasks:
            self.check_can_recount(session, seat)
            self.tasks[seat] = asyncio.create_task(self.compute_recount(session, seat))
            self.tasks[seat].add_done_callback(ignore_failure)
        try:
            return await asyncio.shield(self.tasks[seat])
        except SearchError:
            self.tasks.pop(seat, None)
            raise RequestRefusedError("no-adviser", "no bot has time for a recount now; ask again later") from None

    def check_can_recount(self, session: Session, seat: int) -> None:
        if seat not in bot_seats(ReplayedMatch(session, [])):
            raise RequestRefusedError(
                "no-bot", "a person began the match on that seat; only bots can explain their play"
            )
        if self.context.is_overloaded or self.is_busy:
            raise RequestRefusedError("no-adviser", "all bots are busy; ask again later")

    async def compute_recount(self, session: Session, seat: int) -> SeatRecount:
        course = await asyncio.to_thread(replay_session, session)
        return SeatRecount(course, make_recount(course, seat, await self.memories(course, seat)))

    async def memories(self, course: ReplayedMatch, seat: int) -> list[RememberedChoice]:
        name = course.session.header.seats[seat].name
        if parse_bot_name(name).kind in AIMLESS_BOTS:
            return []
        stops = free_stops(course, seat)
        thinker = recall_bot_name(name, default_simulations(len(stops)))
        return [await self.memory(stop, name, thinker, course.session.header.packs) for stop in stops]

    async def memory(self, stop: ReplayPoint, name: str, thinker: str, packs: list[str]) -> RememberedChoice:
        search = self.context.bot_pool.submit(
            observation_of_bot(name, stop), thinker, choice_seed(stop, RECOUNT_SEED), packs, self.table_id
        )
        return make_memory(name, stop, await self.context.await_search(search, thinker))

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()


def ignore_failure(task: "asyncio.Task[SeatRecount]") -> None:
    """Retrieve a failure even if its client is gone, so that asyncio does not report it."""
    if not task.cancelled():
        task.exception()
