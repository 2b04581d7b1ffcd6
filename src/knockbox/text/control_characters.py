"""Find and escape control characters in untrusted text."""

import re
from typing import Final

CONTROL_CHARACTER: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""C0 and C1 controls except tab and line feed, separators, bidi overrides: they control terminals or reorder lines."""
LINE_FEED: Final = "\n"


def find_control(text: str) -> str:
    """Return the first control character of a text as an escape, or ""."""
    found = CONTROL_CHARACTER.search(text)
    return escape_character(found[0]) if found else ""


def escape_controls(text: str) -> str:
    """Return the text with its control characters escaped; line feeds stay."""
    return CONTROL_CHARACTER.sub(lambda found: escape_character(found[0]), text)


def escape_in_line(text: str) -> str:
    """Return the text as one line, with its control characters and line feeds escaped."""
    return escape_controls(text).replace(LINE_FEED, escape_character(LINE_FEED))


def escape_character(sign: str) -> str:
    return ascii(sign)[1:-1]
