"""The lock of the one server that writes to the database."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    op.create_table(
        "server_lock",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO server_lock (name, token, process, label, beat) VALUES ('tables', '', '', '', 0)")
