"""The chest hunt: connected groups of chest cards."""

from knockbox.games.dungeon.lattice import NEIGHBOURS
from knockbox.games.dungeon.state import DungeonState


def best_chain(state: DungeonState) -> int:
    """KKD-CHEST-2, KKDR-27 Return the chests of the connected group that has most; no other counts."""
    return max((chests_in(state, chain) for chain in chest_chains(state)), default=0)


def chests_in(state: DungeonState, chain: list[int]) -> int:
    """KKD-CHEST-1 Chests are printed on the cards, also on those of creatures."""
    return sum(state.rules.chests[state.kinds[slot]] for slot in chain)


def chest_chains(state: DungeonState) -> list[list[int]]:
    """KKDR-46 Return the groups of diagonally adjacent chest cards, beaten or not, by slot."""
    waiting = {slot for slot, kind in enumerate(state.kinds) if state.rules.chests[kind]}
    return [sorted(take_chain(state, slot, waiting)) for slot in sorted(waiting) if slot in waiting]


def take_chain(state: DungeonState, slot: int, waiting: set[int]) -> list[int]:
    """Remove a card and all cards connected to it from `waiting`; return their slots."""
    waiting.remove(slot)
    chain = [slot]
    frontier = [slot]
    while frontier:
        cell = state.cells[frontier.pop()]
        touching = [state.slot_by_cell.get(cell + step, -1) for step in NEIGHBOURS]
        linked = [other for other in touching if other in waiting]
        waiting.difference_update(linked)
        chain += linked
        frontier += linked
    return chain
