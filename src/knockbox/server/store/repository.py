"""Repository of tables, reports and heartbeats; log entries are written by the journal."""

from collections.abc import Collection
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from knockbox.server.store.database import Database
from knockbox.server.store.schema import HEARTBEATS, LOG_ENTRIES, REPORTS, TABLES
from knockbox.server.store.summary import TableSummary, summary_from_row

LISTED_PHASES: Final = ("seating", "playing")
"""Phases of tables in the public list."""
MAX_REPORTS_PER_TABLE: Final = 100
"""Limited because each report has the chat of the table and could fill the disk."""
MAX_AT_MS: Final = 253_402_300_799_999
"""The last millisecond of the year 9999."""
INSERT_BY_DIALECT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


AtMs: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MAX_AT_MS)]


class ReportedChat(NamedTuple):
    """A chat message in a report or, with an empty text, an earlier name of the seat."""

    at_ms: AtMs
    seat: int
    name: str
    text: str


CHAT_DECODER: Final = msgspec.json.Decoder(list[ReportedChat])


class StoredReport(msgspec.Struct, frozen=True):
    """A report of a name or of chat at a table."""

    table_id: str
    at_ms: AtMs
    seat: int  # the reported seat
    name: str
    text: str
    chat: list[ReportedChat]  # latest chat at the table
    id: int = 0  # assigned by the store
    damage: str = ""  # what cannot be read of it; empty if nothing is damaged


class TableRepository:
    """Logs and summaries of tables, reports and heartbeats in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def load_log(self, table_id: str, first: int = 0) -> list[tuple[int, int, bytes]]:
        """Return the log of a table in order, each entry as seq, time and body."""
        query = select(LOG_ENTRIES.c.seq, LOG_ENTRIES.c.at_ms, LOG_ENTRIES.c.body).where(
            LOG_ENTRIES.c.table_id == table_id, LOG_ENTRIES.c.seq >= first
        )
        async with self.database.read_transaction() as connection:
            rows = await connection.execute(query.order_by(LOG_ENTRIES.c.seq))
            return [(seq, at_ms, body) for seq, at_ms, body in rows]

    async def load_summary(self, table_id: str) -> TableSummary | None:
        async with self.database.read_transaction() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
            return None if row is None else summary_from_row(row)

    async def list_public(self, limit: int, before: tuple[int, str] | None = None) -> list[TableSummary]:
        """Return public tables to join or watch, newest first; `before` is the creation time and id of a table."""
        age = (TABLES.c.created_ms, TABLES.c.id)
        query = select(TABLES).where(TABLES.c.public, TABLES.c.phase.in_(LISTED_PHASES))
        if before is not None:
            query = query.where(tuple_(*age) < tuple_(*before))
        async with self.database.read_transaction() as connection:
            rows = await connection.execute(query.order_by(*(column.desc() for column in age)).limit(limit))
            return [summary_from_row(row) for row in rows]

    async def list_recent(self, limit: int) -> list[TableSummary]:
        """Return the tables with the latest activity, latest first."""
        query = select(TABLES).order_by(TABLES.c.updated_ms.desc(), TABLES.c.id).limit(limit)
        async with self.database.read_transaction() as connection:
            return [summary_from_row(row) for row in await connection.execute(query)]

    async def list_expired(self, before_ms: int, phases: Collection[str]) -> list[str]:
        """Return tables in these phases without activity since `before_ms`, oldest activity first."""
        query = select(TABLES.c.id).where(TABLES.c.updated_ms < before_ms, TABLES.c.phase.in_(phases))
        async with self.database.read_transaction() as connection:
            return list(await connection.scalars(query.order_by(TABLES.c.updated_ms, TABLES.c.id)))

    async def delete(self, table_id: str) -> bool:
        """Delete a table with its log; reports stay. Return whether it existed."""
        statement = delete(TABLES).where(TABLES.c.id == table_id)  # cascades to its log
        return await self.database.write(lambda connection: connection.execute(statement).rowcount > 0)

    async def save_report(self, report: StoredReport) -> bool:
        """Store a report unless its table has the maximum number of reports; return whether it was stored."""
        row = {
            "table_id": report.table_id,
            "at_ms": report.at_ms,
            "seat": report.seat,
            "name": replace_unstorable(report.name),
            "text": replace_unstorable(report.text),
            "chat": msgspec.json.encode(report.chat).decode(),
        }
        count = select(func.count()).select_from(REPORTS).where(REPORTS.c.table_id == report.table_id)

        def keep(connection: Connection) -> bool:
            has_room = (connection.scalar(count) or 0) < MAX_REPORTS_PER_TABLE
            if has_room:
                connection.execute(insert(REPORTS), row)
            return has_room

        return await self.database.write(keep)

    async def list_reports(self, limit: int) -> list[StoredReport]:
        """Return the latest reports, latest first."""
        async with self.database.read_transaction() as connection:
            rows = await connection.execute(select(REPORTS).order_by(REPORTS.c.id.desc()).limit(limit))
            return [report_from_row(row) for row in rows]

    async def save_heartbeat(self, name: str, at_ms: int) -> None:
        """Store a heartbeat of a process."""
        row = INSERT_BY_DIALECT[self.database.engine.dialect.name](HEARTBEATS).values(name=name, at_ms=at_ms)
        upsert = row.on_conflict_do_update(index_elements=["name"], set_={"at_ms": at_ms})
        await self.database.write(lambda connection: connection.execute(upsert))

    async def load_heartbeats(self) -> dict[str, int]:
        """Return the last heartbeat of each process."""
        async with self.database.read_transaction() as connection:
            rows = await connection.execute(select(HEARTBEATS.c.name, HEARTBEATS.c.at_ms))
            return {row.name: row.at_ms for row in rows}

    async def prune_heartbeats(self, latest: int) -> None:
        """Delete all but the latest heartbeats."""
        latest_names = select(HEARTBEATS.c.name).order_by(HEARTBEATS.c.at_ms.desc(), HEARTBEATS.c.name).limit(latest)
        rest = delete(HEARTBEATS).where(HEARTBEATS.c.name.not_in(latest_names))
        await self.database.write(lambda connection: connection.execute(rest))


def report_from_row(row: Any) -> StoredReport:
    """Return the report of a row; a damaged row has `damage` and what can be read."""
    fields = {str(name): value for name, value in row._mapping.items()} | {"chat": []}
    try:
        fields["chat"] = CHAT_DECODER.decode(row.chat)
    except (msgspec.DecodeError, TypeError) as error:
        fields["damage"] = f"its chat cannot be read: {error}"
    try:
        return msgspec.convert(fields, StoredReport)
    except msgspec.ValidationError as error:
        return StoredReport(str(row.table_id), 0, -1, "", "", [], row.id, f"its row cannot be read: {error}")


def replace_unstorable(text: str) -> str:
    """Replace what cannot be stored: NUL in Postgres, lone surrogates in both stores."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode(errors="replace").decode()
