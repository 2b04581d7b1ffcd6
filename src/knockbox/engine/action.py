"""An action is one int: a verb and its object, packed together."""

from typing import Final

VERB_BITS: Final = 6
VERB_MASK: Final = 63


def action(verb: int, thing: int = 0) -> int:
    """Return the action of doing `verb` with `thing`."""
    return thing << VERB_BITS | verb


def verb_of(choice: int) -> int:
    return choice & VERB_MASK


def thing_of(choice: int) -> int:
    return choice >> VERB_BITS
