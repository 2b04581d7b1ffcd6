"""Bring a database up to date before anybody uses it, or leave it alone if it is not ours to change."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from knockbox.server.store.errors import ForeignDatabaseError, NewerDatabaseError, StoreError
from knockbox.server.store.schema import METADATA

VERSION_TABLE: Final = "knockbox_revision"
SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Apply what is missing; the caller has begun a transaction, and keeps other processes out of it."""
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(settings)
    found = revision_of(connection)
    if found is None:
        refuse_foreign(connection)
    elif found not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabaseError(found, str(scripts.get_current_head()))
    command.upgrade(settings, "head")


def check_revision(connection: Connection) -> None:
    """Raise unless all steps were applied, and no later ones."""
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    head = str(ScriptDirectory.from_config(settings).get_current_head())
    found = revision_of(connection)
    if found is None:
        raise StoreError("found no tables of Knockbox in this database")
    if found < head:
        raise StoreError(
            f"found schema revision {found}; expected {head}: start the server once to bring it up to date"
        )
    if found > head:
        raise NewerDatabaseError(found, head)


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def refuse_foreign(connection: Connection) -> None:
    """A database without a revision may be shared with another program, but not the names of our tables."""
    found = sorted(set(METADATA.tables) & set(inspect(connection).get_table_names()))
    if found:
        raise ForeignDatabaseError(found)
