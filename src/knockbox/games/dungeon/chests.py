"""The chest hunt: which chest cards hang together."""

from knockbox.games.dungeon.lattice import NEIGHBOURS
from knockbox.games.dungeon.state import DungeonState


def best_chain(state: DungeonState) -> int:
    """KKD-CHEST-2, KKDR-27 The connected group with the most chests counts, and no other."""
    return max((chests_in(state, chain) for chain in chains(state)), default=0)


def chests_in(state: DungeonState, chain: list[int]) -> int:
    """KKD-CHEST-1 Chests are printed on the cards, also on those of creatures."""
    return sum(state.rules.chests[state.kinds[slot]] for slot in chain)


def chains(state: DungeonState) -> list[list[int]]:
    """KKDR-46 Groups of chest cards, each a diagonal neighbour of another, beaten or not; by slot."""
    waiting = {slot for slot, kind in enumerate(state.kinds) if state.rules.chests[kind]}
    return [sorted(gather(state, slot, waiting)) for slot in sorted(waiting) if slot in waiting]


def gather(state: DungeonState, slot: int, waiting: set[int]) -> list[int]:
    """Take a card and all that hang together with it out of those that wait."""
    waiting.remove(slot)
    chain, reach = [slot], [slot]
    while reach:
        cell = state.cells[reach.pop()]
        touching = [state.at.get(cell + step, -1) for step in NEIGHBOURS]
        linked = [other for other in touching if other in waiting]
        waiting.difference_update(linked)
        chain += linked
        reach += linked
    return chain
