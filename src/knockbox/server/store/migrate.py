"""Migrate a database before it is used, unless it is newer, too old, or belongs to another program."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from knockbox.server.store.errors import ForeignDatabaseError, NewerDatabaseError, OlderDatabaseError, StoreError
from knockbox.server.store.schema import METADATA

VERSION_TABLE: Final = "knockbox_revision"
MIGRATIONS_FOLDER: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Apply missing migrations; the caller has begun a transaction and keeps other processes out."""
    settings = alembic_settings()
    settings.attributes["connection"] = connection
    found = revision_of(connection)
    if found is None:
        reject_foreign_tables(connection)
    else:
        reject_unknown_revision(found, ScriptDirectory.from_config(settings))
    command.upgrade(settings, "head")


def check_revision(connection: Connection) -> None:
    """Raise unless the database has exactly the current revision."""
    scripts = ScriptDirectory.from_config(alembic_settings())
    head = str(scripts.get_current_head())
    found = revision_of(connection)
    if found is None:
        raise StoreError("found no tables of Knockbox in this database")
    reject_unknown_revision(found, scripts)
    if found != head:
        raise StoreError(
            f"found schema revision {found}; expected {head}: start the server once to bring it up to date"
        )


def alembic_settings() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS_FOLDER).replace("%", "%%"))
    return settings


def reject_unknown_revision(found: str, scripts: ScriptDirectory) -> None:
    """Raise for a revision of a newer version, or of one so old that no migration leads from it."""
    if found in {script.revision for script in scripts.walk_revisions()}:
        return
    head = str(scripts.get_current_head())
    raise OlderDatabaseError(found, head) if found < head else NewerDatabaseError(found, head)


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def reject_foreign_tables(connection: Connection) -> None:
    """Raise if a database without a revision has tables with our names; other tables of another program are fine."""
    found = sorted(set(METADATA.tables) & set(inspect(connection).get_table_names()))
    if found:
        raise ForeignDatabaseError(found)
