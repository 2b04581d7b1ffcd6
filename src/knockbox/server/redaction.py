"""Redaction of log lines: no tokens or anything like them, no bodies or query strings, no control characters.

Only plain values are shown, so that no object reveals too much; text is searched for secrets, and unprintable
characters are escaped, so that clients cannot inject log lines.
"""

import math
import re
from collections.abc import Mapping
from typing import Any, Final

REDACTED: Final = "[redacted]"
MAX_TEXT_LENGTH: Final = 2_000
MAX_DEPTH: Final = 3
MAX_LIST_ITEMS: Final = 100

SECRET_NAMES: Final = re.compile(
    r"token|secret|invitation|nonce|authori[sz]ation|password|passwd|cookie|credential|api_?key|body|query|headers",
    re.I,
)
"""Fields whose names contain one of these are never shown."""

# Each pattern runs in linear time on any input.
BEARER_PATTERN: Final = re.compile(r"\b(bearer|basic)\s{1,9}(?!\[redacted\])[^\s\"',]+", re.I)
ASSIGNMENT_PATTERN: Final = re.compile(
    r"((?:token|secret|invitation|nonce|authori[sz]ation|password|cookie)\w{0,20}+[\"']?\s{0,9}[=:]\s{0,9}+)"
    r"(?!\[redacted\])(?:\"[^\"]*\"?|'[^']*'?|[^\s\"',;&)}\]]+)",
    re.I,
)
CREDENTIALS_PATTERN: Final = re.compile(r"(?<=://)(?!\[redacted\])[^\s/?#]+@")
QUERY_PATTERN: Final = re.compile(r"(?<![^\s\"'])([^\s\"'?#/]*+/[^\s\"'?#]*+)[?#](?!\[redacted\])[^\s\"']+")
TOKEN_PATTERN: Final = (
    re.compile(  # as `new_token` makes them; hashes are hex, and names in a traceback have no capitals
        r"(?<![\w-])(?![0-9a-f]{32}(?![\w-]))(?=[\w-]{0,31}[A-Z0-9])[\w-]{32}(?![\w-])", re.ASCII
    )
)
SECRET_PATTERN: Final = re.compile(
    r"(?<![\w-])[0-9a-f]{64}(?![\w-])", re.ASCII
)  # secrets of deals, and hashes of tokens
PATTERNS: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    (BEARER_PATTERN, rf"\1 {REDACTED}"),
    (CREDENTIALS_PATTERN, f"{REDACTED}@"),
    (QUERY_PATTERN, rf"\1?{REDACTED}"),
    (ASSIGNMENT_PATTERN, rf"\1{REDACTED}"),
    (TOKEN_PATTERN, REDACTED),
    (SECRET_PATTERN, REDACTED),
)


def redact_fields(fields: Mapping[str, Any], depth: int = 0) -> dict[str, Any]:
    """Return the fields without secrets."""
    return {redact_text(str(name)): redact_field(str(name), value, depth) for name, value in fields.items()}


def redact_field(name: str, value: Any, depth: int = 0) -> Any:
    return REDACTED if SECRET_NAMES.search(name) else redact_value(value, depth)


def redact_value(value: Any, depth: int = 0) -> Any:
    """Return a value without secrets; of one that is not plain or nested too deeply, only its type."""
    match value:
        case None | bool() | int():
            return value
        case float():
            return value if math.isfinite(value) else str(value)
        case str():
            return redact_text(value)
        case dict() if depth < MAX_DEPTH:
            return redact_fields(value, depth + 1)
        case list() | tuple() if depth < MAX_DEPTH:
            return [redact_value(part, depth + 1) for part in value[:MAX_LIST_ITEMS]]
    return f"<{type(value).__name__}>"


def redact_text(text: str) -> str:
    """Return a text without secrets, in one line, of limited length.

    Secrets are removed before escaping, which hides where a word begins, and after it, which joins what line breaks
    had kept apart; so the text stays the same when it is redacted again.
    """
    escaped = escape_unprintable(remove_secrets(text[: 8 * MAX_TEXT_LENGTH]))
    return truncate(remove_secrets(escaped))


def remove_secrets(text: str) -> str:
    for pattern, replacement in PATTERNS:
        text = pattern.sub(replacement, text)
    return text


def escape_unprintable(text: str) -> str:
    """Escape every unprintable character."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def truncate(text: str) -> str:
    return text if len(text) <= MAX_TEXT_LENGTH else f"{text[:MAX_TEXT_LENGTH]}…"
