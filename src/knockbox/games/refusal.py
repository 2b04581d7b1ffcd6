"""The rejection of an int that is no choice, shared by all games."""

from typing import Any, Final

from knockbox.engine.errors import ChoiceError
from knockbox.engine.game import Game
from knockbox.engine.reason import Candidate, Reason

MAX_CHOICE_BITS: Final = 63
"""The bits of the longest possible choice; a longer int is not even quoted."""


def unknown_choice(game: Game[Any], choice: int, rule: str) -> Candidate | None:
    """Return the rejection, by this rule, of a choice that has no notation; None if it has one."""
    if choice.bit_length() > MAX_CHOICE_BITS:
        return make_unknown_candidate(choice, "#…", rule)
    try:
        game.action_to_string(choice)
    except ChoiceError:
        return make_unknown_candidate(choice, f"#{choice}", rule)
    return None


def make_unknown_candidate(choice: int, notation: str, rule: str) -> Candidate:
    return Candidate(choice, notation, (Reason("unknown-choice", rule, {"choice": notation}),))
