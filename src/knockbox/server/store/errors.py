"""What can be wrong with the store."""

from knockbox.server.lots import shown


class StoreError(Exception):
    """The store cannot do what was asked; says so in plain words, without passwords and without what was written."""

    is_plain = True  # a log needs no traceback


class AddressError(StoreError):
    """This is no address of a database."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"database: found {found}; expected {expected}")


class NewerDatabaseError(StoreError):
    """A later program has changed the database; it is left as it is."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(
            f"found schema revision {found}; expected at most {expected}: this database was written by a newer Knockbox"
        )


class ForeignDatabaseError(StoreError):
    """The database belongs to another program; it is left as it is."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(f"found tables of another program ({', '.join(found)}); expected an empty database or our own")


class LostTableError(StoreError):
    """Another process has written to this table, or deleted it: whoever holds it here has to let go of it."""

    def __init__(self, board: str, found: str) -> None:
        super().__init__(f"table {shown(board)}: found {found}; expected to be its only writer")
        self.board = board


class RefusedError(StoreError):
    """Nothing was written: a line is there already, or a table is there already or is not."""


class UnavailableError(StoreError):
    """The database does not answer. What should have been written is written or not: read it anew before going on."""


class DamagedError(UnavailableError):
    """The database is there, and something in it is not as it was written."""


class AwayError(UnavailableError):
    """The database does not answer yet, or has no room now: later it may, without anybody mending a setting."""


class LockError(StoreError):
    """Another server has the database; later it may have let go."""


class LockedError(LockError):
    """Another server writes to this database, and shows signs of life."""

    def __init__(self, label: str) -> None:
        super().__init__(f"another server ({label}) has this database; expected to be the only one")


class LockTakenError(LockError):
    """Another server has taken the database over: nothing was written, and nothing can be any more."""

    def __init__(self) -> None:
        super().__init__("another server has taken over this database")
