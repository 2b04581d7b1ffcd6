"""List the codes of refusals and closed connections, with the sentence the web app shows for each."""

from collections.abc import Iterator
from typing import Final

from knockbox.server.errors import HTTP_STATUS, REFUSAL_CODES
from knockbox.text.catalogue import load_catalogue

MESSAGE_PREFIXES: Final = ("table-refused", "table-bye", "home-refused")
"""Message prefixes: at a table, when the connection closes, and before a table exists."""
CLOSE_CODES: Final = ("deleted", "failure", "flood", "known", "left", "oversize", "shutdown", "silent", "slow")
"""Codes that do not refuse a command: the server closes the socket, or `hello` was sent twice."""
DEFAULT_STATUS: Final = 400


def section() -> str:
    rows = "".join(f"| {' | '.join(row)} |\n" for row in table())
    return f"| code | HTTP status | message in the app |\n| --- | --- | --- |\n{rows}"


def table() -> Iterator[tuple[str, str, str]]:
    for code in sorted({*REFUSAL_CODES, *CLOSE_CODES}):
        yield (
            f"`{code}`",
            str(HTTP_STATUS.get(code, DEFAULT_STATUS)) if code in REFUSAL_CODES else "",
            sentence(code, "en"),
        )


def sentence(code: str, language: str) -> str:
    """Return the message of the app, or an empty string."""
    words = load_catalogue(language)
    keys = (f"{family}-{code}" for family in MESSAGE_PREFIXES)
    return next((words.format(key) for key in keys if words.has(key)), "")
