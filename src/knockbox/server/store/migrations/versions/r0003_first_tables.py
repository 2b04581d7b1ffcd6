"""Create all tables.

Revisions 0001 and 0002 named a schema from before the first release; databases of it are refused.
"""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = None

PUBLIC: Final = sa.text("public")


def upgrade() -> None:
    create_tables()
    create_log_entries()
    create_reports()
    create_heartbeats()
    create_server_lock()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("updated_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_public", "tables", ["created_ms", "id"], sqlite_where=PUBLIC, postgresql_where=PUBLIC)
    op.create_index("tables_updated", "tables", ["updated_ms"])


def create_log_entries() -> None:
    op.create_table(
        "log_entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="log_entries_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="log_entries_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )


def create_heartbeats() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def create_server_lock() -> None:
    op.create_table(
        "server_lock",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("heartbeat", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO server_lock (name, token, process, label, heartbeat) VALUES ('tables', '', '', '', 0)")
