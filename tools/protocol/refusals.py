"""The codes of refusals and goodbyes, with the sentence that the page in a browser has for each."""

from collections.abc import Iterator
from typing import Final

from knockbox.server.errors import CODES, STATUS
from knockbox.text.catalogue import catalogue

FAMILIES: Final = ("table-refused", "table-bye", "home-refused")
"""What is said at a table, when it ends, and before there is one."""
GOODBYES: Final = ("deleted", "failure", "flood", "known", "left", "oversize", "shutdown", "silent", "slow")
"""Codes that are no refusal of a wish: the server closes the socket, or was greeted twice."""
USUAL: Final = 400


def section() -> str:
    rows = "".join(f"| {' | '.join(row)} |\n" for row in table())
    return f"| code | over HTTP | what people are told |\n| --- | --- | --- |\n{rows}"


def table() -> Iterator[tuple[str, str, str]]:
    for code in sorted({*CODES, *GOODBYES}):
        yield f"`{code}`", str(STATUS.get(code, USUAL)) if code in CODES else "", sentence(code, "en")


def sentence(code: str, language: str) -> str:
    """What the page says; nothing if it has no words for it."""
    words = catalogue(language)
    keys = (f"{family}-{code}" for family in FAMILIES)
    return next((words.format(key) for key in keys if words.has(key)), "")
