"""Errors of the store."""

from knockbox.server.ids import shorten_id


class StoreError(Exception):
    """The store failed; the message is for people, without passwords and without stored content."""

    is_plain = True  # logged without a traceback


class AddressError(StoreError):
    """The database URL is invalid."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"database: found {found}; expected {expected}")


class NewerDatabaseError(StoreError):
    """A newer version has migrated the database; it is left unchanged."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(
            f"found schema revision {found}; expected at most {expected}: this database was written by a newer Knockbox"
        )


class OlderDatabaseError(StoreError):
    """The database has a schema that can no longer be migrated; it is left unchanged."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(
            f"found schema revision {found}; expected {expected}: this database was written by an earlier Knockbox "
            "and cannot be migrated; choose a new one"
        )


class ForeignDatabaseError(StoreError):
    """The database belongs to another program; it is left unchanged."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(f"found tables of another program ({', '.join(found)}); expected an empty database or our own")


class LostTableError(StoreError):
    """Another process has written to this table, or deleted it; its actor here must be abandoned."""

    def __init__(self, table_id: str, found: str) -> None:
        super().__init__(f"table {shorten_id(table_id)}: found {found}; expected to be its only writer")
        self.table_id = table_id


class ConstraintError(StoreError):
    """Nothing was written: an entry or a table exists already, or the table does not exist."""


class UnavailableError(StoreError):
    """The database does not answer. A write may or may not have succeeded: read it back before continuing."""


class DamagedError(UnavailableError):
    """The database answers, but its content is damaged."""


class TemporarilyUnavailableError(UnavailableError):
    """The database does not answer yet, or is full; this may pass without a change of settings."""


class LockError(StoreError):
    """Another server holds the lock of the database; it may release it later."""


class LockedError(LockError):
    """Another live server writes to this database."""

    def __init__(self, label: str) -> None:
        super().__init__(f"another server ({label}) has this database; expected to be the only one")


class LockTakenError(LockError):
    """Another server has taken over the database; nothing was written, and this process can no longer write."""

    def __init__(self) -> None:
        super().__init__("another server has taken over this database")
