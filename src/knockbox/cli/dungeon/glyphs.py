"""Signs and styles of the dungeon: what a colour says is always said by a shape or a word too."""

from typing import Final

from knockbox.games.dungeon.views import LaidView

SAFE: Final = 5
"""KKDR-29: five is still safe, six is not."""

TIGHT: Final = "="
DANGER: Final = "!"
BEATEN: Final = "√"
FROZEN: Final = "*"
TIME: Final = "●"
CHEST: Final = "▣"
POISONED: Final = "Ø"
BACK: Final = "▒"
ACTIVE: Final = "►"
LOSES: Final = "!"
BEATS: Final = "√"
WINS: Final = "★"
TURNED: Final = "↻"

CALM: Final = "green"
TENSE: Final = "yellow"
LOUD: Final = "bold red"
ICY: Final = "bold cyan"
SICK: Final = "bold magenta"
DOWN: Final = "dim green"
FIGHTING: Final = ("standing", "frozen")
DEFEATED: Final = ("beaten", "held")


def sum_of(card: LaidView) -> str:
    """The danger of a card with the sign of what it means: 4, 5= for the last safe sum, 9! for a creature."""
    return f"{card.danger}{sign_of(card)}"


def sign_of(card: LaidView) -> str:
    """One sign for how a card stands, none for a calm room."""
    if card.mark == "frozen":
        return FROZEN
    if card.danger > SAFE:
        return DANGER
    if card.mark in DEFEATED:
        return BEATEN
    return TIGHT if card.danger == SAFE else ""


def style_of(card: LaidView) -> str:
    if card.mark == "frozen":
        return ICY
    if card.danger > SAFE:
        return LOUD
    if card.danger == SAFE:
        return TENSE
    return DOWN if card.mark in DEFEATED else CALM


def time_of(card: LaidView) -> str:
    """The time tokens on a card, counted."""
    return f"{TIME}{card.time}" if card.time else ""
