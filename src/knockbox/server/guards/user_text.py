"""Cleaning of names and chat: no invisible characters and none that disturb the text around them."""

import unicodedata
from typing import Final

from knockbox.server.errors import RequestRefusedError
from knockbox.server.protocol import MAX_CHAT_LENGTH, MAX_NAME_LENGTH

MAX_COMBINING_MARKS: Final = 3
"""Combining marks on one letter; no supported language needs more."""
HIDDEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Dropped categories: controls, formats (bidi, zero-width), surrogates, private, unassigned."""
BLANK_CHARACTERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Invisible characters of other categories."""


def clean_name(text: str) -> str:
    """Return a clean name, which may be empty; raise `RequestRefusedError` if it cannot be cleaned."""
    return clean_text(text, "name", MAX_NAME_LENGTH)


def clean_chat(text: str) -> str:
    """Return clean chat in one line; raise `RequestRefusedError` if it is empty or cannot be cleaned."""
    chat = clean_text(text, "chat", MAX_CHAT_LENGTH)
    if not chat:
        raise RequestRefusedError("chat-empty", "chat: found no visible text; expected at least one character")
    return chat


def clean_text(text: str, what: str, longest: int) -> str:
    cleaned = unicodedata.normalize("NFC", " ".join(strip_hidden(text).split()))
    if len(cleaned) > longest:
        raise RequestRefusedError(
            f"{what}-too-long", f"{what}: found {len(cleaned)} characters; expected at most {longest}"
        )
    check_marks(cleaned, what)
    return cleaned


def strip_hidden(text: str) -> str:
    """Drop invisible characters; turn every kind of space and line break into a space."""
    return "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or not is_hidden(letter))


def is_hidden(letter: str) -> bool:
    return letter in BLANK_CHARACTERS or unicodedata.category(letter) in HIDDEN_CATEGORIES


def check_marks(text: str, what: str) -> None:
    """Raise `RequestRefusedError` for stacks of combining marks and marks without a letter."""
    room = 0
    for letter in text:
        if not unicodedata.category(letter).startswith("M"):
            room = 0 if letter == " " else MAX_COMBINING_MARKS
        elif room:
            room -= 1
        else:
            expected = f"at most {MAX_COMBINING_MARKS} on a letter, and none without"
            raise RequestRefusedError(f"{what}-marks", f"{what}: found too many combining marks; expected {expected}")
