"""All tables of a server: those that are awake, and how the others are opened, woken and put to sleep."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from knockbox.server.errors import Refusal
from knockbox.server.forms import Create, Opened
from knockbox.server.guards.tokens import matches
from knockbox.server.lives import KEPT, Life, pulse_of, served_until_ms
from knockbox.server.logs import tell, warn, warn_seldom
from knockbox.server.lots import shown
from knockbox.server.store.errors import DamagedError, LockTakenError, StoreError, UnavailableError
from knockbox.server.store.shelf import Shelf
from knockbox.server.tables import log, wishes
from knockbox.server.tables.actor import MOVED, Actor
from knockbox.server.tables.brief import first_brief
from knockbox.server.tables.chair import Chair
from knockbox.server.tables.opening import following, is_as_wished, open_table, seats_after
from knockbox.server.tables.replay import DamagedLogError, apply_line, begin_table, read_lines
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.tables.table import FROZEN, OVER, PLAYING, SEATING, Table

DAY_MS: Final = 86_400_000
SHUTDOWN: Final = ("shutdown", "the server stops; your table will be here when it is back")
BREATH: Final = 10
"""Lines of a log that are played again before whoever else has something to do has his turn."""
MAX_DAMAGED: Final = 1_000
"""Damaged tables that are counted and logged; the operator knows by then."""
CHANGES_OF_MIND: Final = 3
"""That are borne while a table is opened where people play on; then it is opened when somebody wishes it again."""
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What the name of a table looks like; nothing else is looked for."""


class House:
    """Tables by their names; a table is in memory at most once."""

    def __init__(self, shelf: Shelf, around: Surroundings, max_tables: int, former: Sequence[Life] = ()) -> None:
        self.shelf = shelf
        self.around = around
        self.max_tables = max_tables
        self.former = former  # whoever served these tables before, the latest first
        self.born_ms = around.now_ms()
        self.awake: dict[str, Actor] = {}
        self.waking: dict[str, asyncio.Future[Actor]] = {}
        self.idle_ms: dict[str, int] = {}  # since when nobody would have missed a table
        self.following: set[str] = set()  # tables whose next one is being opened
        self.damaged: set[str] = set()  # tables that could not be read as they were written
        self.breath = asyncio.Lock()
        self.is_closed = False

    async def open(self, form: Create) -> Opened:
        """Open a table; it is in the log before anybody hears of it."""
        id = self.around.lots.table()
        entry, opened = open_table(form, id, self.around.lots, self.around.now_ms())
        await self.begin(id, entry)
        tell("table opened", table=shown(id), game=form.game, seats=len(form.seats), public=form.public)
        return opened

    async def begin(self, id: str, entry: log.Opened) -> Actor:
        self.make_room()
        line = log.Line(0, self.around.now_ms(), entry)
        table = Table(id, line)
        try:
            written = [(line.at_ms, log.written(entry))]
            await self.around.journal.append(id, 0, written, first_brief(table))
        except StoreError as error:
            warn_seldom("table not opened", reason=str(error))
            raise Refusal("unavailable", "the table could not be written") from error
        return self.admit(Actor(table, self.around))

    def admit(self, actor: Actor) -> Actor:
        self.awake[actor.table.id] = actor
        self.around.metrics.tables_awake.set(len(self.awake))
        return actor

    async def find(self, id: str) -> Actor:
        """A table that is awake, or is woken now; however many ask for it, it is read once."""
        actor = self.awake.get(id)
        if actor is not None and not actor.is_lost:
            return actor
        if not TABLE.fullmatch(id):
            raise Refusal("no-table", "there is no such table")
        if id not in self.waking:
            waking = asyncio.ensure_future(self.wake(id))
            self.waking[id] = waking
            waking.add_done_callback(lambda _: self.waking.pop(id, None))
        return await asyncio.shield(self.waking[id])

    async def wake(self, id: str) -> Actor:
        table = await self.read(id)
        self.make_room()
        clock, away_ms, now_ms = table.clock, self.around.away_ms, self.around.now_ms()
        is_old = clock is not None and clock.read_ms < (self.born_ms if away_ms is None else now_ms)
        if clock is not None and is_old:  # it ran as long as whoever set it lived; since then the table may have frozen
            lives = self.former if away_ms is None else self.lives_until(away_ms)
            clock.skip(served_until_ms(lives, clock.read_ms), now_ms)
        actor = self.admit(Actor(table, self.around))
        if clock is not None and clock.is_running and is_old and away_ms is None:
            await actor.resume()
        with suppress(Refusal):  # whoever wished it may wish it again
            await self.follow(actor)
        return actor

    async def read(self, id: str) -> Table:
        try:
            rows = await self.shelf.lines_of(id)
            if not rows:
                raise Refusal("no-table", "there is no such table")
            table = await self.replayed(id, read_lines(rows))
        except DamagedLogError as error:
            self.note_damage(id, str(error))
            raise Refusal(
                "unreadable", "the log of this table is damaged, or was written by another version"
            ) from error
        except StoreError as error:
            if isinstance(error, DamagedError):
                self.note_damage(id, str(error))
            else:
                warn_seldom("table not read", table=shown(id), reason=str(error))
            raise Refusal("unavailable", "the log of this table cannot be read now") from error
        if table.is_diverged:
            self.note_damage(id, table.frozen)
        else:
            self.forget_damage(id)
        return table

    def note_damage(self, id: str, reason: str) -> None:
        """Log and count a damaged table, once."""
        if id in self.damaged or len(self.damaged) >= MAX_DAMAGED:
            return
        self.damaged.add(id)
        self.around.metrics.damaged["table"].set(len(self.damaged))
        warn("table damaged", table=shown(id), reason=reason, hint="`tables check` reads everything")

    def forget_damage(self, id: str) -> None:
        self.damaged.discard(id)
        self.around.metrics.damaged["table"].set(len(self.damaged))

    async def replayed(self, id: str, lines: Sequence[log.Line]) -> Table:
        """A long match takes a while: a few lines at a time, tables that wake in turn, and others in between."""
        table = begin_table(id, lines[0])
        for start in range(1, len(lines), BREATH):
            async with self.breath:
                for line in lines[start : start + BREATH]:
                    apply_line(table, line)
                await asyncio.sleep(0)
        return table

    def make_room(self) -> None:
        """A house that is full lets somebody sleep, or takes nobody in."""
        if self.is_closed:
            raise Refusal("closing", "the server is about to stop")
        if len(self.awake) < self.max_tables:
            return
        sleepy = next((id for id, actor in self.awake.items() if actor.may_sleep), None)
        if sleepy is None:
            raise Refusal("full", "all tables of this server are in use; try again later")
        self.put_to_sleep(sleepy)

    def put_to_sleep(self, id: str) -> None:
        self.awake.pop(id).rest()
        self.idle_ms.pop(id, None)
        self.around.metrics.tables_awake.set(len(self.awake))

    def put_idle_to_sleep(self, after_ms: int) -> None:
        """Tables that nobody has missed for so long leave the memory; what is lost is read anew at once."""
        now_ms = self.around.now_ms()
        for id, actor in list(self.awake.items()):
            if not actor.may_sleep and not actor.is_lost:
                self.idle_ms.pop(id, None)
            elif actor.is_lost or now_ms - self.idle_ms.setdefault(id, now_ms) >= after_ms:
                self.put_to_sleep(id)

    async def sit(self, id: str, seat: int, invitation: str, name: str, own: str = "", address: str = "") -> str:
        """Take a seat: by a token of one's own, so that a lost answer can be asked for again, or by a drawn one."""
        actor, token = await self.find(id), own or self.around.lots.token()
        await actor.sit(seat, invitation, token, name, address)
        return token

    def is_next_due(self, actor: Actor) -> bool:
        """Whether all people want to play on, and nobody is about to open the table for it."""
        table = actor.table
        is_wanted = table.phase == OVER and is_rematch_wanted(table, actor.audience.here)
        return is_wanted and table.followed is None and table.id not in self.following and not self.is_closed

    async def follow(self, actor: Actor) -> None:
        """When all people want it, open the table where they play on, once, and say where it is."""
        for _ in range(CHANGES_OF_MIND):
            if not self.is_next_due(actor):
                return
            self.following.add(actor.table.id)
            try:
                await self.lead_on(actor)
            finally:
                self.following.discard(actor.table.id)

    async def lead_on(self, actor: Actor) -> None:
        """Open the next table; if somebody has changed his mind or left before it was there, it is not the one."""
        table, id = actor.table, self.around.lots.table()
        opened, entry = following(table, self.around.lots), log.Followed(id, seats_after(table))
        await self.begin(id, opened)

        def decide(_: int) -> wishes.Ruling:
            is_wanted = is_rematch_wanted(table, actor.audience.here) and is_as_wished(opened, table)
            return wishes.Ruling([entry]) if is_wanted and not table.followed else wishes.DONE

        await actor.do(decide)
        if table.followed != entry:
            await self.erase([id])

    async def follow_if_there_is_room(self, actor: Actor) -> None:
        """A rematch for which there is no room now is opened when somebody wishes it again."""
        try:
            await self.follow(actor)
        except Refusal as refusal:
            warn_seldom("rematch refused", table=shown(actor.table.id), code=refusal.code)

    async def delete(self, id: str, host: str) -> None:
        """As the host, remove a table with all that was played and said at it."""
        actor = await self.find(id)
        if not matches(host, actor.table.opened.host):
            raise Refusal("not-host", "only who opened a table can delete it")
        await self.erase([id])

    async def erase(self, ids: Iterable[str]) -> None:
        for id in ids:
            if id in self.awake:
                self.awake[id].lose("deleted", "this table was deleted")
                self.put_to_sleep(id)
            await self.shelf.delete(id)
            self.forget_damage(id)
            tell("table deleted", table=shown(id))

    async def forget(self, finished_days: float, abandoned_days: float) -> None:
        """Delete what is older than it should become; 0 days are for ever."""
        for days, phases in ((finished_days, (OVER,)), (abandoned_days, (SEATING, PLAYING, FROZEN))):
            if days:
                before_ms = self.around.now_ms() - round(days * DAY_MS)
                found = await self.shelf.expired(before_ms, phases)
                await self.erase(id for id in found if id not in self.awake and id not in self.waking)

    async def beat(self) -> None:
        """A sign of life, by which clocks know until when they ran."""
        now_ms, away_ms = self.around.now_ms(), self.around.away_ms
        try:
            await self.shelf.set_pulse(pulse_of(self.born_ms if away_ms is None else now_ms), now_ms)
        except UnavailableError:
            self.around.miss_store(now_ms)
            raise
        if away_ms is not None:
            await self.live_again(away_ms, now_ms)

    async def live_again(self, away_ms: int, now_ms: int) -> None:
        """The store is back: to clocks it is as if the server had died with it, and another one was born now."""
        self.former, self.born_ms = self.lives_until(away_ms), now_ms
        self.around.away_ms = None
        await self.shelf.forget_pulses(KEPT)
        await self.skip(now_ms - away_ms)

    def lives_until(self, away_ms: int) -> list[Life]:
        """All lives, the latest first, if this one ended then."""
        return [Life(self.born_ms, away_ms), *self.former]

    async def skip(self, gap_ms: int) -> None:
        """Nobody was served for so long until now, as if there had been a crash: clocks do not count it."""
        now_ms = self.around.now_ms()
        timed = [(each, each.table.clock) for each in self.awake.values() if each.table.clock is not None]
        running = [(actor, clock) for actor, clock in timed if clock.is_running]
        for _, clock in running:  # all of them at once, before anybody can be late
            clock.skip(now_ms - gap_ms, now_ms)
        for actor, _ in running:
            with suppress(Refusal):  # what cannot be written is read anew by whoever comes
                await actor.resume()

    def abandon(self) -> None:
        """Another server has the tables now: let go of all at once, so that everybody connects to that one."""
        self.is_closed = True
        for actor in list(self.awake.values()):
            actor.lose(*MOVED)

    async def close(self) -> None:
        """Let everybody go; what was begun is finished first."""
        self.is_closed = True
        for actor in list(self.awake.values()):
            actor.rest()
            if actor.deeds:
                await asyncio.wait(actor.deeds)
            actor.lose(*SHUTDOWN)
        try:
            await self.beat()
        except LockTakenError:
            return
        except StoreError as error:
            warn("last pulse failed", reason=str(error))


def is_rematch_wanted(table: Table, here: set[int | None]) -> bool:
    """By somebody, and by all who are waited for."""
    is_wished = any(chair.wants_rematch for chair in table.chairs)
    return is_wished and not waited_for(table, here)


def waited_for(table: Table, here: set[int | None]) -> list[Chair]:
    """All who play and have not wished it; but nobody who let a bot play, nor whom his group has lost."""
    silent = (chair for chair in table.people if not chair.wants_rematch)
    return [chair for chair in silent if not (here and wishes.is_lost(table, chair, here))]


def is_last_wish(table: Table, seat: int | None, here: set[int | None]) -> bool:
    """Whether a table follows as soon as this seat wishes it too, or once more."""
    waited = [chair for chair in waited_for(table, here) if chair.seat != seat]
    return table.phase == OVER and table.followed is None and seat is not None and not waited
