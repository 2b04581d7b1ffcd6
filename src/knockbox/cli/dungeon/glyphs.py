"""Signs and styles of the dungeon; a colour never carries meaning alone."""

from typing import Final

from knockbox.games.dungeon.views import LaidView

LAST_SAFE_DANGER: Final = 5
"""KKDR-29: highest safe danger; six is not safe."""

LAST_SAFE: Final = "="
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

CALM_STYLE: Final = "green"
TENSE_STYLE: Final = "yellow"
DANGER_STYLE: Final = "bold red"
FROZEN_STYLE: Final = "bold cyan"
POISON_STYLE: Final = "bold magenta"
DEFEATED_STYLE: Final = "dim green"
FIGHTING_MARKS: Final = ("standing", "frozen")
DEFEATED_MARKS: Final = ("beaten", "held")


def danger_text(card: LaidView) -> str:
    """Return the danger of a card with its sign: `4`, `5=` for the last safe sum, `9!` for a creature."""
    return f"{card.danger}{state_sign(card)}"


def state_sign(card: LaidView) -> str:
    """Return the sign for the state of a card, empty for a calm room."""
    if card.mark == "frozen":
        return FROZEN
    if card.danger > LAST_SAFE_DANGER:
        return DANGER
    if card.mark in DEFEATED_MARKS:
        return BEATEN
    return LAST_SAFE if card.danger == LAST_SAFE_DANGER else ""


def style_of(card: LaidView) -> str:
    if card.mark == "frozen":
        return FROZEN_STYLE
    if card.danger > LAST_SAFE_DANGER:
        return DANGER_STYLE
    if card.danger == LAST_SAFE_DANGER:
        return TENSE_STYLE
    return DEFEATED_STYLE if card.mark in DEFEATED_MARKS else CALM_STYLE


def time_text(card: LaidView) -> str:
    """Return the number of time tokens on a card, if any."""
    return f"{TIME}{card.time}" if card.time else ""
