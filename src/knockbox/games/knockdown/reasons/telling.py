"""A reason as a sentence in the language of a catalogue."""

from typing import Final

from knockbox.engine.reason import Reason
from knockbox.games.knockdown.faces import span_text
from knockbox.text.catalogue import Catalogue

NAMES: Final[dict[str, str]] = {
    "card": "attack",
    "attack": "attack",
    "special": "special",
    "skill": "skill",
    "fighter": "fighter",
    "token": "token",
}
"""Values that are ids of things, each with how the message of its name begins."""


def tell(words: Catalogue, reason: Reason) -> str:
    """Why not, with the names of things as the pack words them."""
    values = {name: told(words, name, value) for name, value in reason.values.items()}
    return words.format(f"reason-{reason.code}", **values)


def told(words: Catalogue, name: str, value: str | int) -> str | int:
    """The name of a thing, or a range; what is called `fighter/special` is a special attack wherever it stands."""
    if name == "range":
        return span_text(words, str(value))
    if name not in NAMES or not isinstance(value, str):
        return value
    if "/" in value:
        return words.format(f"special-{value.replace('/', '-')}")
    return words.format(f"{NAMES[name]}-{value}")
