"""Control characters in text that comes from outside: finding them, and showing them without obeying them."""

import re
from typing import Final

CONTROL: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What steers a terminal or reorders a line: C0 and C1 controls but tab and line feed, separators, bidi overrides."""
LINE_FEED: Final = "\n"


def find_control(text: str) -> str:
    """Return the first control character of a text, written as an escape, or nothing."""
    found = CONTROL.search(text)
    return escape(found[0]) if found else ""


def escape_controls(text: str) -> str:
    """Return the text with its control characters as escapes; lines stay lines."""
    return CONTROL.sub(lambda found: escape(found[0]), text)


def escape_in_line(text: str) -> str:
    """Return the text as one line, with its control characters and line feeds as escapes."""
    return escape_controls(text).replace(LINE_FEED, escape(LINE_FEED))


def escape(sign: str) -> str:
    return ascii(sign)[1:-1]
