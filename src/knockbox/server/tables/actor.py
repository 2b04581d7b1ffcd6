"""The one writer of a table: wishes come one after the other, are written, and only then acknowledged and shown."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from knockbox.engine.decision import PUBLIC
from knockbox.games.errors import SetupError
from knockbox.hosting.speech import voice_of
from knockbox.records.moment import Moment
from knockbox.server.errors import Refusal
from knockbox.server.guards.addresses import group_of
from knockbox.server.guards.rates import Bucket, Buckets
from knockbox.server.guards.tokens import hash_of, matches
from knockbox.server.logs import fail, warn_seldom
from knockbox.server.lots import shown
from knockbox.server.store.errors import LockTakenError, StoreError, UnavailableError
from knockbox.server.tables import log, wishes
from knockbox.server.tables.audience import Audience, Listener
from knockbox.server.tables.brief import brief_after
from knockbox.server.tables.changes import apply
from knockbox.server.tables.company import Company
from knockbox.server.tables.recounting import Recounting
from knockbox.server.tables.site import Site
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.tables.table import Table
from knockbox.server.tables.wishes import Deciding, Ruling, Visitor

T = TypeVar("T")

ARRIVALS: Final = (1.0, 30.0)
"""How often one address may come to a place of a table, in a second and at once; each is told all there is."""
MOST_ARRIVALS: Final = 1_000
"""Addresses and places of which such things are known."""
SITTINGS: Final = (1 / 60, 10.0)
"""How often one address may sit down at a table, in a second and at once."""
MOST_ONLOOKERS: Final = 200
"""Of one table; everybody is told of each who comes and goes."""
MOVED: Final = ("moved", "another server has taken over this table; connect again")
CREDIT_MS: Final = 1000
"""So much is granted at most to an answer that was on its way when the time was over."""


class Actor:
    """A table that is awake, with all who are connected to it."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table = table
        self.around = around
        self.audience = Audience(table)
        self.company = Company(table, around, self.act)
        self.site = Site(table, around, self.audience, self.do)
        self.turn = asyncio.Lock()
        self.is_lost = False
        self.alarm: asyncio.TimerHandle | None = None
        self.deeds: set[asyncio.Task[Any]] = set()
        self.unseated: list[Listener] = []  # who have got up and are still here
        self.advised: set[int] = set()  # seats that wait for a hint
        self.recounting = Recounting(around, table.id)
        self.arrivals = Buckets(*ARRIVALS, most=MOST_ARRIVALS)
        self.sittings = Buckets(*SITTINGS, most=MOST_ARRIVALS)
        self.door = asyncio.Lock()  # whoever comes is told much: one after the other, and others in between
        self.favours: dict[tuple[type, int], Bucket] = {}  # by what is asked for, and from where

    async def do(self, decide: Deciding) -> Ruling:
        """Carry out a wish when its turn comes; whoever stops waiting does not stop it."""
        return await self.finished(self.decided(decide))

    async def finished(self, deed: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(deed)
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)
        return await asyncio.shield(task)

    async def decided(self, decide: Deciding) -> Ruling:
        async with self.turn:
            if self.is_lost:
                raise Refusal("moved", "this table is served anew; connect again")
            await self.write_expiry()
            now_ms = self.around.now_ms()
            ruling = decide(now_ms)
            wishes.check_shares(self.table, ruling, now_ms)
            if ruling.entries:
                await self.write(ruling)
            await self.write_deal()
        self.go_on()
        return ruling

    async def write(self, ruling: Ruling) -> None:
        """Committed first, then true, then shown."""
        table, now_ms = self.table, self.around.now_ms()
        lines = [log.Line(table.lines + place, now_ms, entry) for place, entry in enumerate(ruling.entries)]
        await self.commit(ruling, lines)
        heard = table.course.heard[:] if table.course else None
        for line in lines:
            apply(table, line, ruling.step if isinstance(line.entry, log.Made) else None)
            self.site.heed(line.entry)
        self.audience.show(lines, heard, now_ms)
        for line in lines:
            if isinstance(line.entry, log.Left):
                self.unseat(line.entry.seat)
        self.count(lines)

    def count(self, lines: Sequence[log.Line]) -> None:
        for line in lines:
            if isinstance(line.entry, log.Made):
                seat = line.entry.seat
                maker = "table" if seat == PUBLIC else "bot" if self.table.chairs[seat].bot else "person"
                self.around.metrics.inputs[maker].inc()

    async def commit(self, ruling: Ruling, lines: Sequence[log.Line]) -> None:
        """What could not be written did not happen; the log alone knows what is true then."""
        written = [(line.at_ms, log.written(line.entry)) for line in lines]
        brief = brief_after(self.table, ruling, lines[-1].at_ms)
        try:
            await self.around.journal.append(self.table.id, lines[0].seq, written, brief)
        except LockTakenError as error:
            self.lose(*MOVED)
            raise Refusal("moved", "another server has taken over this table; nothing was written") from error
        except StoreError as error:
            if isinstance(error, UnavailableError):
                self.around.miss_store(lines[0].at_ms)
            warn_seldom("table not written", table=shown(self.table.id), reason=str(error))
            self.lose("unavailable", "the log of this table could not be written")
            raise Refusal("unavailable", "the table could not be written; connect again to see what is true") from error

    async def write_expiry(self) -> None:
        """Whatever is wished after the time was over is too late, however late the alarm rings."""
        ruling = wishes.expire(self.table, self.around.now_ms(), self.credit_ms())
        if ruling.entries:
            await self.write(ruling)

    async def write_deal(self) -> None:
        """When all are ready the cards are dealt."""
        entries = wishes.deal_if_ready(self.table)
        if entries:
            await self.write(Ruling(entries))

    def lose(self, code: str, text: str) -> None:
        """Nobody can be told anything any more that is surely true: let all come anew."""
        self.is_lost = True
        self.rest()
        for listener in self.audience.listeners[:]:
            listener.close(code, text)

    def go_on(self) -> None:
        """Bots play as long as somebody is there or waits for them; a clock that runs will run out."""
        if self.is_lost:
            return
        self.set_alarm()
        self.site.wake()
        if self.audience.listeners or self.table.people:
            self.company.wake()
        else:
            self.company.rest()

    def rest(self) -> None:
        self.company.rest()
        self.site.rest()
        self.recounting.rest()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def set_alarm(self) -> None:
        """Ring when the time is over, and a little later for those whose line is slow."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        due_ms = self.table.clock.due_ms() if self.table.clock else None
        if due_ms is not None:
            delay_ms = max(0, due_ms + self.credit_ms() - self.around.now_ms())
            self.alarm = asyncio.get_running_loop().call_later(delay_ms / 1000, self.ring)

    def credit_ms(self) -> int:
        """How long an answer of whoever is asked may be on its way."""
        asked = [question.seat for question in self.table.course.moment.questions()] if self.table.course else []
        lags = [listener.lag_ms for listener in self.audience.listeners if listener.visitor.seat in asked]
        return min(CREDIT_MS, max(lags, default=0))

    def ring(self) -> None:
        """Look whether the time is over, as before every wish."""
        self.begin(lambda _: wishes.DONE)

    async def resume(self) -> None:
        """Note what the clock shows, after a time in which nobody served the table."""
        await self.do(lambda now_ms: Ruling([log.Resumed(self.table.clock_ms(now_ms))]))

    def begin(self, decide: Deciding) -> None:
        """Decide something that nobody waits for."""
        self.begin_deed(self.do(decide))

    def begin_deed(self, deed: Coroutine[Any, Any, Any]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(deed)
        self.deeds.add(task)
        task.add_done_callback(self.forget)

    def forget(self, task: "asyncio.Task[Any]") -> None:
        """A refusal was told to all who are connected, if it mattered to them."""
        self.deeds.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            fail("table failed", error, table=shown(self.table.id))

    async def act(self, seat: int, choice: int, moment: Moment) -> bool:
        """What a bot does, unless something else was done meanwhile; words hinder nobody."""

        def decide(now_ms: int) -> Ruling:
            course = self.table.course
            is_late = course is None or course.moment is not moment or self.table.is_paused
            if course is None or is_late or not self.table.chairs[seat].bot:
                return wishes.DONE
            return wishes.input_of(self.table, course, seat, choice, "", now_ms)

        try:
            return bool((await self.do(decide)).entries)
        except Refusal:
            return False

    def visitor_of(self, token: str, host: str) -> Visitor:
        """Whom tokens belong to; every chair is looked at, so that the time tells nothing."""
        found = [chair.seat for chair in self.table.chairs if matches(token, chair.token)]
        is_host = matches(host, self.table.opened.host)
        if token and not found:
            raise Refusal("not-yours", "no seat of this table is opened by that token; somebody may have left it")
        if host and not is_host:
            raise Refusal("not-host", "this table was not opened with that token")
        return Visitor(found[0] if found else None, is_host)

    async def sit(self, seat: int, invitation: str, token: str, name: str, address: str) -> None:
        """Let somebody sit down; whoever does nothing else leaves room for others to."""

        def decide(now_ms: int) -> Ruling:
            ruling = wishes.take(self.table, seat, invitation, token, name, now_ms)
            if ruling.entries and not self.sittings.take(address):
                raise Refusal("too-many", "you sat down at this table too often; wait a minute")
            return ruling

        await self.do(decide)

    async def expect(self, listener: Listener) -> None:
        """Before somebody comes: whether he may, and words for what he will read."""
        visitor, language = listener.visitor, listener.language
        if visitor.seat is None and not visitor.is_host:
            self.check_welcome(listener)
        if not self.arrivals.take(f"{group_of(listener.address)} at {visitor.place}"):
            raise Refusal("too-many", "you came to this table too often; wait a little")
        async with self.door:
            if language:
                await asyncio.to_thread(warm_up, self.table, language)
            if language and self.table.course is not None:
                await self.audience.annals.prepare(self.table.course, visitor.place, language)
            await asyncio.sleep(0)

    def join(self, listener: Listener, seq: int | None) -> None:
        """Somebody comes; spectators have to be welcome."""
        visitor = listener.visitor
        if visitor.seat is None and not visitor.is_host:
            self.check_welcome(listener)
            listener.number = self.audience.next_spectator()
        self.audience.welcome(listener, seq, self.around.now_ms())
        self.site.greet(listener)
        seat = visitor.seat
        if seat is not None and self.table.chairs[seat].is_awaited:
            self.begin(lambda now_ms: wishes.come_back(self.table, seat, now_ms))
        if seat is not None and self.table.chairs[seat].is_unseen:
            self.begin(lambda _: wishes.come(self.table, seat))
        if wishes.is_ready(self.table):  # a table of bots needs nobody but an onlooker
            self.begin(lambda _: wishes.DONE)
        self.go_on()

    def check_welcome(self, listener: Listener) -> None:
        if not self.table.opened.spectators:
            raise Refusal("no-spectators", "this table is for its players alone")
        if origin_of(self.table, listener) in self.table.removed:
            raise Refusal("removed", "the host of this table has sent you away")
        if sum(each.number is not None for each in self.audience.listeners) >= MOST_ONLOOKERS:
            raise Refusal("crowded", f"{MOST_ONLOOKERS} look on already; try again later")

    def part(self, listener: Listener) -> None:
        self.audience.part(listener)
        self.go_on()

    def grants(self, favour: type, place: int, rate: float, burst: float) -> bool:
        """Whether something that no match needs may be asked for again; all onlookers share what they get."""
        return self.favours.setdefault((favour, place), Bucket(rate, burst)).take()

    def unseat(self, seat: int) -> None:
        """Whoever sat on a seat no longer does: what he still wishes, he wishes as an onlooker."""
        for listener in self.audience.listeners:
            if listener.visitor.seat == seat:
                listener.visitor = Visitor(None)
                self.unseated.append(listener)

    def dismiss(self) -> None:
        """Say goodbye to those who have got up."""
        while self.unseated:
            self.unseated.pop().close("left", "you have left your seat")

    @property
    def may_sleep(self) -> bool:
        """Whether nobody would miss it: no one is there, no clock runs, and no bot is at work."""
        if self.audience.listeners or self.deeds:  # which is nearly always so, and asked every second
            return False
        is_timed = self.table.clock is not None and self.table.clock.is_running
        return not (is_timed or self.company.is_busy or self.recounting.is_busy or self.site.is_busy)


def origin_of(table: Table, listener: Listener) -> str:
    """From where somebody comes, as it may be written down: no address, and another one at tables of other hosts."""
    return hash_of(f"{table.opened.host} {group_of(listener.address)}")


def warm_up(table: Table, language: str) -> None:
    """Read the words of a game before they are needed; the first time takes longer than anybody should wait."""
    with suppress(SetupError):  # a table that this program cannot play has no words either
        voice_of(table.game, language)
