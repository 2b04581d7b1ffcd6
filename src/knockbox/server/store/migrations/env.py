"""Alembic environment: runs migrations on the given connection, inside its transaction."""

from alembic import context

from knockbox.server.store.migrate import VERSION_TABLE
from knockbox.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
)
context.run_migrations()
