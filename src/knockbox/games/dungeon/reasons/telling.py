"""A reason as a sentence in the language of a catalogue."""

from collections.abc import Callable

from knockbox.engine.reason import Reason
from knockbox.text.catalogue import Catalogue


def tell(words: Catalogue, reason: Reason, name_of: Callable[[str], str]) -> str:
    """Why not; `name_of` names a card by its id, a creature as the pack words it and a room by its corners."""
    values = {key: name_of(str(value)) if key == "card" else value for key, value in reason.values.items()}
    return words.format(f"reason-{reason.code}", **values)
