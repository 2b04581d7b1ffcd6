"""What is read from the store, and what is written to it beside the logs of tables."""

from collections.abc import Collection
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from knockbox.server.store.brief import Brief, brief_of
from knockbox.server.store.database import Database
from knockbox.server.store.schema import BOARD, LINE, PULSE, REPORT

LISTED: Final = ("seating", "playing")
"""The phases of tables that are in the list for everybody."""
MOST_REPORTS: Final = 100
"""Of one table, each with the chat there: nobody may fill a disk with them."""
MAX_AT_MS: Final = 253_402_300_799_999
"""The last millisecond of the year 9999."""
UPSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


AtMs: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MAX_AT_MS)]


class ChatLine(NamedTuple):
    """Chat at a table that was reported, or with an empty text a name that the seat had before."""

    at_ms: AtMs
    seat: int
    name: str
    text: str


CHAT: Final = msgspec.json.Decoder(list[ChatLine])


class Report(msgspec.Struct, frozen=True):
    """What somebody said about a name or about chat at a table."""

    board: str
    at_ms: AtMs
    seat: int  # who is meant
    name: str
    text: str
    chat: list[ChatLine]  # what was said there lately
    id: int = 0  # given by the store
    damage: str = ""  # what of it cannot be read, if anything


class Shelf:
    """Logs, briefs, reports and pulses in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def lines_of(self, board: str, first: int = 0) -> list[tuple[int, int, bytes]]:
        """The log of a table in its order: seq, time and body."""
        query = select(LINE.c.seq, LINE.c.at_ms, LINE.c.body).where(LINE.c.board == board, LINE.c.seq >= first)
        async with self.database.connected() as connection:
            rows = await connection.execute(query.order_by(LINE.c.seq))
            return [(seq, at_ms, body) for seq, at_ms, body in rows]

    async def brief_of(self, board: str) -> Brief | None:
        async with self.database.connected() as connection:
            row = (await connection.execute(select(BOARD).where(BOARD.c.id == board))).one_or_none()
            return None if row is None else brief_of(row)

    async def public_boards(self, limit: int, before: tuple[int, str] | None = None) -> list[Brief]:
        """Public tables that people could join or watch, newest first; `before` is when one was made, and its id."""
        age = (BOARD.c.created_ms, BOARD.c.id)
        query = select(BOARD).where(BOARD.c.public, BOARD.c.phase.in_(LISTED))
        if before is not None:
            query = query.where(tuple_(*age) < tuple_(*before))
        async with self.database.connected() as connection:
            rows = await connection.execute(query.order_by(*(column.desc() for column in age)).limit(limit))
            return [brief_of(row) for row in rows]

    async def latest(self, limit: int) -> list[Brief]:
        """Tables on which something happened last, the latest first."""
        query = select(BOARD).order_by(BOARD.c.touched_ms.desc(), BOARD.c.id).limit(limit)
        async with self.database.connected() as connection:
            return [brief_of(row) for row in await connection.execute(query)]

    async def expired(self, before_ms: int, phases: Collection[str]) -> list[str]:
        """Tables in these phases that nobody has touched since, the longest forgotten first."""
        query = select(BOARD.c.id).where(BOARD.c.touched_ms < before_ms, BOARD.c.phase.in_(phases))
        async with self.database.connected() as connection:
            return list(await connection.scalars(query.order_by(BOARD.c.touched_ms, BOARD.c.id)))

    async def delete(self, board: str) -> bool:
        """Remove a table with all its lines, if there is one; reports stay."""
        gone = delete(BOARD).where(BOARD.c.id == board)  # its lines go with it
        return await self.database.write(lambda connection: connection.execute(gone).rowcount > 0)

    async def report(self, report: Report) -> bool:
        """Keep it, unless there are so many of the same table that one more would tell nothing; says whether it is."""
        row = {
            "board": report.board,
            "at_ms": report.at_ms,
            "seat": report.seat,
            "name": storable(report.name),
            "text": storable(report.text),
            "chat": msgspec.json.encode(report.chat).decode(),
        }
        known = select(func.count()).select_from(REPORT).where(REPORT.c.board == report.board)

        def keep(connection: Connection) -> bool:
            has_room = (connection.scalar(known) or 0) < MOST_REPORTS
            if has_room:
                connection.execute(insert(REPORT), row)
            return has_room

        return await self.database.write(keep)

    async def reports(self, limit: int) -> list[Report]:
        """The latest first."""
        async with self.database.connected() as connection:
            rows = await connection.execute(select(REPORT).order_by(REPORT.c.id.desc()).limit(limit))
            return [report_of(row) for row in rows]

    async def set_pulse(self, name: str, at_ms: int) -> None:
        """Note a sign of life of a process."""
        row = UPSERT[self.database.engine.dialect.name](PULSE).values(name=name, at_ms=at_ms)
        upsert = row.on_conflict_do_update(index_elements=["name"], set_={"at_ms": at_ms})
        await self.database.write(lambda connection: connection.execute(upsert))

    async def pulses(self) -> dict[str, int]:
        """The last sign of life of each."""
        async with self.database.connected() as connection:
            rows = await connection.execute(select(PULSE.c.name, PULSE.c.at_ms))
            return {row.name: row.at_ms for row in rows}

    async def forget_pulses(self, latest: int) -> None:
        """Remember the latest, and no more than so many."""
        kept = select(PULSE.c.name).order_by(PULSE.c.at_ms.desc(), PULSE.c.name).limit(latest)
        rest = delete(PULSE).where(PULSE.c.name.not_in(kept))
        await self.database.write(lambda connection: connection.execute(rest))


def report_of(row: Any) -> Report:
    """Return a row of `report`; one that is damaged has `damage`, and of the rest what can be read."""
    fields = {str(name): value for name, value in row._mapping.items()} | {"chat": []}
    try:
        fields["chat"] = CHAT.decode(row.chat)
    except (msgspec.DecodeError, TypeError) as error:
        fields["damage"] = f"its chat cannot be read: {error}"
    try:
        return msgspec.convert(fields, Report)
    except msgspec.ValidationError as error:
        return Report(str(row.board), 0, -1, "", "", [], row.id, f"its row cannot be read: {error}")


def storable(text: str) -> str:
    """Postgres has no room for a NUL, and neither store for half a surrogate pair."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode(errors="replace").decode()
