"""The name of a choice: a verb and the thing it is about, packed into one int."""

from typing import Final

VERB_BITS: Final = 6
VERB_MASK: Final = 63


def action(verb: int, thing: int = 0) -> int:
    """Name the choice of doing `verb` with `thing`."""
    return thing << VERB_BITS | verb


def verb_of(choice: int) -> int:
    return choice & VERB_MASK


def thing_of(choice: int) -> int:
    return choice >> VERB_BITS
