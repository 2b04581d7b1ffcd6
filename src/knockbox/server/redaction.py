"""What never stands in a log: tokens and whatever looks like one, bodies and query strings, and text that draws.

Only plain values are shown, so that nothing says of itself more than it should; a text is searched for secrets, and
what cannot be seen in it is spelt out, so that nobody can write a line of the log by what he sends.
"""

import math
import re
from collections.abc import Mapping
from typing import Any, Final

GONE: Final = "[redacted]"
LONGEST: Final = 2_000
"""Characters of a value; a log is no place for more."""
DEEPEST: Final = 3
MOST: Final = 100
"""Parts of a list."""

NAMES: Final = re.compile(
    r"token|secret|invitation|nonce|authori[sz]ation|password|passwd|cookie|credential|api_?key|body|query|headers",
    re.I,
)
"""Fields that are never shown, wherever one of these stands in their name."""

# Each looks at a character a bounded number of times, whatever it is given.
BEARERS: Final = re.compile(r"\b(bearer|basic)\s{1,9}(?!\[redacted\])[^\s\"',]+", re.I)
ASSIGNMENTS: Final = re.compile(
    r"((?:token|secret|invitation|nonce|authori[sz]ation|password|cookie)\w{0,20}+[\"']?\s{0,9}[=:]\s{0,9}+)"
    r"(?!\[redacted\])(?:\"[^\"]*\"?|'[^']*'?|[^\s\"',;&)}\]]+)",
    re.I,
)
CREDENTIALS: Final = re.compile(r"(?<=://)(?!\[redacted\])[^\s/?#]+@")
QUERIES: Final = re.compile(r"(?<![^\s\"'])([^\s\"'?#/]*+/[^\s\"'?#]*+)[?#](?!\[redacted\])[^\s\"']+")
TOKENS: Final = re.compile(  # as `new_token` makes them; hashes are hex, and names in a traceback have no capitals
    r"(?<![\w-])(?![0-9a-f]{32}(?![\w-]))(?=[\w-]{0,31}[A-Z0-9])[\w-]{32}(?![\w-])", re.ASCII
)
SECRETS: Final = re.compile(r"(?<![\w-])[0-9a-f]{64}(?![\w-])", re.ASCII)  # of deals, and hashes of tokens
PATTERNS: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    (BEARERS, rf"\1 {GONE}"),
    (CREDENTIALS, f"{GONE}@"),
    (QUERIES, rf"\1?{GONE}"),
    (ASSIGNMENTS, rf"\1{GONE}"),
    (TOKENS, GONE),
    (SECRETS, GONE),
)


def redacted(fields: Mapping[str, Any], depth: int = 0) -> dict[str, Any]:
    """The fields as they may be shown."""
    return {harmless(str(name)): shown(str(name), value, depth) for name, value in fields.items()}


def shown(name: str, value: Any, depth: int = 0) -> Any:
    return GONE if NAMES.search(name) else plain(value, depth)


def plain(value: Any, depth: int = 0) -> Any:
    """A value as it may be shown; of one that is not plain, or too deep inside another, only what it is."""
    match value:
        case None | bool() | int():
            return value
        case float():
            return value if math.isfinite(value) else str(value)
        case str():
            return harmless(value)
        case dict() if depth < DEEPEST:
            return redacted(value, depth + 1)
        case list() | tuple() if depth < DEEPEST:
            return [plain(part, depth + 1) for part in value[:MOST]]
    return f"<{type(value).__name__}>"


def harmless(text: str) -> str:
    """A text without secrets, in one line, of bounded length."""
    return cut(spelt(without_secrets(text[: 8 * LONGEST])))


def without_secrets(text: str) -> str:
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return text


def spelt(text: str) -> str:
    """The text with every character that is not printed written as what it is."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
