"""Random ids of tables and adventures, tokens and secrets."""

import secrets
from typing import Final, Protocol

from knockbox.records.commitment import new_secret
from knockbox.server.guards.tokens import new_token

TABLE_BYTES: Final = 12
ADVENTURE_BYTES: Final = 8
SHORT_ID_LENGTH: Final = 6


def shorten_id(table: str) -> str:
    """Return the part of a table id that may be logged: the whole id would give access."""
    return table[:SHORT_ID_LENGTH]


class IdSource(Protocol):
    """Source of ids, tokens and secrets; tests use a predictable one."""

    def new_table_id(self) -> str: ...

    def new_token(self) -> str: ...

    def new_secret(self) -> str: ...

    def new_adventure_id(self) -> str: ...


class RandomIdSource:
    """Uses the randomness of the operating system."""

    def new_table_id(self) -> str:
        """Return sixteen characters that give access as a spectator and to open seats."""
        return secrets.token_urlsafe(TABLE_BYTES)

    def new_token(self) -> str:
        return new_token()

    def new_secret(self) -> str:
        return new_secret()

    def new_adventure_id(self) -> str:
        """Return a name for the records of an adventure; it gives no access."""
        return secrets.token_hex(ADVENTURE_BYTES)
