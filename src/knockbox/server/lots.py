"""What the server draws by lot: names of tables and adventures, tokens, secrets; nobody can guess them."""

import secrets
from typing import Final, Protocol

from knockbox.records.fair import new_secret
from knockbox.server.guards.tokens import new_token

TABLE_BYTES: Final = 12
ADVENTURE_BYTES: Final = 8
SHOWN: Final = 6


def shown(table: str) -> str:
    """As much of the name of a table as a log may tell: all of it would let a reader in."""
    return table[:SHOWN]


class Lots(Protocol):
    """Where they come from; a test may know beforehand."""

    def table(self) -> str: ...

    def token(self) -> str: ...

    def secret(self) -> str: ...

    def adventure(self) -> str: ...


class TrueLots:
    """From the operating system."""

    def table(self) -> str:
        """Sixteen letters: whoever knows them may look on, and sit down where anybody may."""
        return secrets.token_urlsafe(TABLE_BYTES)

    def token(self) -> str:
        return new_token()

    def secret(self) -> str:
        return new_secret()

    def adventure(self) -> str:
        """A name that stands in every record of an adventure, and lets nobody in."""
        return secrets.token_hex(ADVENTURE_BYTES)
