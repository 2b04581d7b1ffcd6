"""The first tables: boards with their lines, reports, and signs of life."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None

PUBLIC: Final = sa.text("public")


def upgrade() -> None:
    make_board()
    make_line()
    make_report()
    make_pulse()


def make_board() -> None:
    op.create_table(
        "board",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("touched_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("board_public", "board", ["created_ms", "id"], sqlite_where=PUBLIC, postgresql_where=PUBLIC)
    op.create_index("board_touched", "board", ["touched_ms"])


def make_line() -> None:
    op.create_table(
        "line",
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("board", "seq", name="line_pkey"),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name="line_board", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def make_report() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )


def make_pulse() -> None:
    op.create_table(
        "pulse",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
