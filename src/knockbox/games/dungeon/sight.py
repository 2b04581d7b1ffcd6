"""What a look at the open table tells of a place: the card on a cell, the corner at a vertex, the chests around it."""

from collections.abc import Mapping
from typing import Final

from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.state import SAFE
from knockbox.games.dungeon.views import LaidView, Table

FIGHTING: Final = ("standing", "frozen")
ACROSS: Final[tuple[Place, ...]] = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""From a cell to those across its corners, in reading order."""


CALM, WARM, BRIM, FIGHT, ALARM = "calm", "warm", "brim", "fight", "alarm"
WARMTH: Final = 2
"""So far below the brim a card begins to be looked at."""


def loudness(danger: int, mark: str) -> str:
    """KKDR-29, KKD-DANGER-5 Five is safe and six is not; a creature that stands fights on there."""
    if danger > SAFE:
        return FIGHT if mark in FIGHTING else ALARM
    if danger == SAFE:
        return BRIM
    return WARM if danger >= SAFE - WARMTH else CALM


def laid_at(table: Table, cell: Place) -> LaidView | None:
    return next((card for card in table.cards if card.cell == cell), None)


def by_cell(table: Table) -> dict[Place, LaidView]:
    return {card.cell: card for card in table.cards}


def corner_at(table: Table, vertex: Place) -> tuple[LaidView, int] | None:
    """A card that owns a vertex, a creature not beaten before others, and which of its corners lies there."""
    found = [(card, corner) for card in table.cards for corner in range(4) if vertex_of(card.cell, corner) == vertex]
    found.sort(key=lambda owner: owner[0].mark not in FIGHTING)
    return found[0] if found else None


def vertex_of(cell: Place, corner: int) -> Place:
    """KKDR-43 The vertex of a corner in reading order."""
    return cell[0] + corner % 2, cell[1] + corner // 2


def best_chain(at: Mapping[Place, LaidView]) -> list[Place]:
    """KKD-CHEST-2, KKDR-27 The cells of the chain with the most chests; of equal ones that which was begun first."""
    return max(chains(at), key=lambda chain: sum(at[cell].chests for cell in chain), default=[])


def chains(at: Mapping[Place, LaidView]) -> list[list[Place]]:
    """KKDR-46 Groups of chest cards, each a diagonal neighbour of another, beaten or not."""
    waiting = {cell for cell, card in at.items() if card.chests}
    return [gather(cell, waiting) for cell in at if cell in waiting]


def gather(cell: Place, waiting: set[Place]) -> list[Place]:
    """Take a chest card and all that hang together with it out of those that wait."""
    waiting.remove(cell)
    chain = [cell]
    for x, y in chain:  # it grows while it is gone through
        linked = [(x + dx, y + dy) for dx, dy in ACROSS if (x + dx, y + dy) in waiting]
        waiting.difference_update(linked)
        chain += linked
    return chain
