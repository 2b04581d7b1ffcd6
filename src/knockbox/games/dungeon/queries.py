"""Queries on the table of a view: the card on a cell, the corner at a vertex, chains of chests."""

from collections.abc import Mapping
from typing import Final

from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.state import MAX_SAFE_DANGER
from knockbox.games.dungeon.views import LaidView, Table

FIGHTING_MARKS: Final = ("standing", "frozen")
DIAGONAL_OFFSETS: Final[tuple[Place, ...]] = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Offsets from a cell to the cells across its corners, in reading order."""


CALM, WARM, BRIM, FIGHT, ALARM = "calm", "warm", "brim", "fight", "alarm"
WARM_MARGIN: Final = 2
"""A card is warm from this far below the brim."""


def loudness(danger: int, mark: str) -> str:
    """KKDR-29, KKD-DANGER-5 Five is safe and six is not; a standing creature at six or more fights on."""
    if danger > MAX_SAFE_DANGER:
        return FIGHT if mark in FIGHTING_MARKS else ALARM
    if danger == MAX_SAFE_DANGER:
        return BRIM
    return WARM if danger >= MAX_SAFE_DANGER - WARM_MARGIN else CALM


def card_at(table: Table, cell: Place) -> LaidView | None:
    return next((card for card in table.cards if card.cell == cell), None)


def cards_by_cell(table: Table) -> dict[Place, LaidView]:
    return {card.cell: card for card in table.cards}


def corner_at(table: Table, vertex: Place) -> tuple[LaidView, int] | None:
    """Return a card that owns a vertex, preferably an unbeaten creature, and which of its corners is there."""
    owners = [(card, corner) for card in table.cards for corner in range(4) if vertex_of(card.cell, corner) == vertex]
    owners.sort(key=lambda owner: owner[0].mark not in FIGHTING_MARKS)
    return owners[0] if owners else None


def vertex_of(cell: Place, corner: int) -> Place:
    """KKDR-43 Return the vertex of a corner; corners are in reading order."""
    return cell[0] + corner % 2, cell[1] + corner // 2


def best_chain(at: Mapping[Place, LaidView]) -> list[Place]:
    """KKD-CHEST-2, KKDR-27 Return the cells of the chain with the most chests; on a tie, of the oldest."""
    return max(chest_chains(at), key=lambda chain: sum(at[cell].chests for cell in chain), default=[])


def chest_chains(at: Mapping[Place, LaidView]) -> list[list[Place]]:
    """KKDR-46 Return the groups of diagonally adjacent chest cards, beaten or not."""
    waiting = {cell for cell, card in at.items() if card.chests}
    return [take_chain(cell, waiting) for cell in at if cell in waiting]


def take_chain(cell: Place, waiting: set[Place]) -> list[Place]:
    """Remove a chest card and all cards connected to it from `waiting`; return their cells."""
    waiting.remove(cell)
    chain = [cell]
    for x, y in chain:  # grows while it is iterated
        linked = [(x + dx, y + dy) for dx, dy in DIAGONAL_OFFSETS if (x + dx, y + dy) in waiting]
        waiting.difference_update(linked)
        chain += linked
    return chain
