"""What a look at the open table tells of a place: the card on a cell, the corner at a vertex."""

from typing import Final

from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.views import LaidView, Table

FIGHTING: Final = ("standing", "frozen")


def laid_at(table: Table, cell: Place) -> LaidView | None:
    return next((card for card in table.cards if card.cell == cell), None)


def corner_at(table: Table, vertex: Place) -> tuple[LaidView, int] | None:
    """A card that owns a vertex, a creature not beaten before others, and which of its corners lies there."""
    found = [(card, corner) for card in table.cards for corner in range(4) if vertex_of(card, corner) == vertex]
    found.sort(key=lambda owner: owner[0].mark not in FIGHTING)
    return found[0] if found else None


def vertex_of(card: LaidView, corner: int) -> Place:
    """KKDR-43 The vertex of a corner in reading order."""
    x, y = card.cell
    return x + corner % 2, y + corner // 2
