"""What refusals of all games have in common: an int that is no choice at all."""

from typing import Any, Final

from knockbox.engine.errors import ChoiceError
from knockbox.engine.game import Game
from knockbox.engine.reason import Candidate, Reason

LONGEST: Final = 63
"""Bits of the longest choice that could be one; beyond that an int is not even spelled out."""


def unknown(game: Game[Any], choice: int, rule: str) -> Candidate | None:
    """The refusal, by this rule, of what the game has no name for; None if it has one."""
    if choice.bit_length() > LONGEST:
        return nameless(choice, "#…", rule)
    try:
        game.spell(choice)
    except ChoiceError:
        return nameless(choice, f"#{choice}", rule)
    return None


def nameless(choice: int, notation: str, rule: str) -> Candidate:
    return Candidate(choice, notation, (Reason("unknown-choice", rule, {"choice": notation}),))
