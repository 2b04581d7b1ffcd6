"""What people may type: names and chat, without what cannot be seen or would disturb what stands around it."""

import unicodedata
from typing import Final

from knockbox.server.errors import Refusal
from knockbox.server.protocol import LONGEST_CHAT, LONGEST_NAME

MOST_MARKS: Final = 3
"""Combining marks on one letter; no language at our tables needs more."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories that are dropped: controls, formats (bidi and zero-width among them), halves, private, unassigned."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and signs by category that show nothing all the same."""


def clean_name(text: str) -> str:
    """A name as it is shown; it may be empty. Raises `Refusal` if it cannot be made fit."""
    return fit(text, "name", LONGEST_NAME)


def clean_chat(text: str) -> str:
    """What somebody says, in one line. Raises `Refusal` if nothing is left, or it cannot be made fit."""
    said = fit(text, "chat", LONGEST_CHAT)
    if not said:
        raise Refusal("chat-empty", "chat: found nothing that can be seen; expected at least one character")
    return said


def fit(text: str, what: str, longest: int) -> str:
    cleaned = unicodedata.normalize("NFC", " ".join(visible(text).split()))
    if len(cleaned) > longest:
        raise Refusal(f"{what}-too-long", f"{what}: found {len(cleaned)} characters; expected at most {longest}")
    check_marks(cleaned, what)
    return cleaned


def visible(text: str) -> str:
    """The text without what shows nothing; every kind of space and line break is a space."""
    return "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or not is_hidden(letter))


def is_hidden(letter: str) -> bool:
    return letter in BLANK or unicodedata.category(letter) in HIDDEN


def check_marks(text: str, what: str) -> None:
    """Refuse towers of marks, and marks with no letter below them."""
    room = 0
    for letter in text:
        if not unicodedata.category(letter).startswith("M"):
            room = 0 if letter == " " else MOST_MARKS
        elif room:
            room -= 1
        else:
            expected = f"at most {MOST_MARKS} on a letter, and none without"
            raise Refusal(f"{what}-marks", f"{what}: found too many combining marks; expected {expected}")
