"""The tables of the database."""

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
PUBLIC: Final = text("public")

BOARD: Final = Table(
    "board",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: the kind of each
    Column("created_ms", BigInteger, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Index("board_public", "created_ms", "id", sqlite_where=PUBLIC, postgresql_where=PUBLIC),
    Index("board_touched", "touched_ms"),
    sqlite_with_rowid=False,
)
"""One row a table of players; its log is in `line`."""

LINE: Final = Table(
    "line",
    METADATA,
    Column("board", Text, ForeignKey("board.id", name="line_board", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, byte by byte as it was written
    PrimaryKeyConstraint("board", "seq", name="line_pkey"),
    sqlite_with_rowid=False,
)
"""The logs. The primary key is the lock: of two processes that write to one table the second is refused."""

REPORT: Final = Table(
    "report",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("board", Text, nullable=False),  # no foreign key: a report outlives its table
    Column("at_ms", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # JSON
    sqlite_autoincrement=True,
)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""When a process last gave a sign of life, so that clocks know how long it was gone."""

SERVER_LOCK: Final = Table(
    "server_lock",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("token", Text, nullable=False),  # of the server that may write; empty if there is none
    Column("process", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("beat", BigInteger, nullable=False),  # goes up with every sign of life
    sqlite_with_rowid=False,
)
"""One row: which server writes to the database. Every transaction of a server looks whether it still does."""
