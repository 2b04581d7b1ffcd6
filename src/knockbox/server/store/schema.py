"""Database schema."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData()
PUBLIC_ONLY: Final = text("public")

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: the kind of each seat
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Index("tables_public", "created_ms", "id", sqlite_where=PUBLIC_ONLY, postgresql_where=PUBLIC_ONLY),
    Index("tables_updated", "updated_ms"),
    sqlite_with_rowid=False,
)
"""One row for each table of players; its log is in `log_entries`."""

LOG_ENTRIES: Final = Table(
    "log_entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", name="log_entries_table", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, byte for byte as written
    PrimaryKeyConstraint("table_id", "seq", name="log_entries_pkey"),
    sqlite_with_rowid=False,
)
"""The logs. The primary key serves as a lock: of two processes that write to one table, the second is refused."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),  # no foreign key: a report outlives its table
    Column("at_ms", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # JSON
    sqlite_autoincrement=True,
)

HEARTBEATS: Final = Table(
    "heartbeats",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The last heartbeat of each process, so that clocks can skip the time in which none ran."""

SERVER_LOCK: Final = Table(
    "server_lock",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("token", Text, nullable=False),  # of the server that may write; empty if the lock is free
    Column("process", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("heartbeat", BigInteger, nullable=False),  # incremented with every heartbeat
    sqlite_with_rowid=False,
)
"""One row: the server that may write to the database. Every transaction checks that it still may."""
