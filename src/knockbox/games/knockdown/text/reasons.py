"""Reasons as localised sentences."""

from typing import Final

from knockbox.engine.reason import Reason
from knockbox.games.knockdown.text.cards import span_text
from knockbox.text.catalogue import MessageCatalogue

MESSAGE_PREFIXES: Final[dict[str, str]] = {
    "card": "attack",
    "attack": "attack",
    "special": "special",
    "skill": "skill",
    "fighter": "fighter",
    "token": "token",
}
"""Values that are ids of things, each with the prefix of its message."""


def reason_text(words: MessageCatalogue, reason: Reason) -> str:
    """Return a reason as a sentence, with the names of things as the pack words them."""
    values = {name: value_text(words, name, value) for name, value in reason.values.items()}
    return words.format(f"reason-{reason.code}", **values)


def value_text(words: MessageCatalogue, name: str, value: str | int) -> str | int:
    """Return the name of a thing, or a range; `fighter/special` is always a special attack."""
    if name == "range":
        return span_text(words, str(value))
    if name not in MESSAGE_PREFIXES or not isinstance(value, str):
        return value
    if "/" in value:
        return words.format(f"special-{value.replace('/', '-')}")
    return words.format(f"{MESSAGE_PREFIXES[name]}-{value}")
