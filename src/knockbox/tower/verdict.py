"""Judge whether a tower stands, only by which cubes touch each other."""

from collections import Counter
from collections.abc import Set
from typing import Final, Literal, TypeAlias

import msgspec

from knockbox.tower.world import TABLE

Touches: TypeAlias = Set[tuple[int, int]]
Condition: TypeAlias = Literal["held", "table", "crowded", "chain"]

CONDITION_TEXTS: Final[dict[Condition, str]] = {
    "held": "nothing is held at the bell",
    "table": "one cube touches the table",
    "crowded": "no cube touches more than two others",
    "chain": "all cubes are one chain that begins at the table",
}
"""In the order they are checked."""


CONDITION_RULES: Final[dict[Condition, str]] = {
    "held": "KD-KO-6",
    "table": "KD-KO-3",
    "crowded": "KD-KO-3",
    "chain": "KD-KO-2",
}


class TowerFault(msgspec.Struct, frozen=True):
    """The first condition that failed, and where."""

    condition: Condition
    cubes: tuple[int, ...]  # by number, ascending
    tick: int  # of the test, at which it failed


class TowerVerdict(msgspec.Struct, frozen=True):
    """The result of a test."""

    fault: TowerFault | None
    fingerprint: str  # hash of the exact final poses

    @property
    def is_standing(self) -> bool:
        return self.fault is None


def find_fault(touches: Touches, cubes: int, tick: int) -> TowerFault | None:
    """KD-KO-2, KD-KO-3 Return the fault of the tower: it must be one column of all cubes, one on the table."""
    base = [other for one, other in touches if one == TABLE]
    if len(base) != 1:
        return TowerFault("table", tuple(sorted(base)), tick)
    pairs = {(one, other) for one, other in touches if one != TABLE}
    neighbours = Counter(cube for pair in pairs for cube in pair)
    crowded = sorted(cube for cube, count in neighbours.items() if count > 2)
    if crowded:
        return TowerFault("crowded", tuple(crowded), tick)
    outsiders = cubes_outside_chain(pairs, base[0], cubes)
    return TowerFault("chain", outsiders, tick) if outsiders else None


def cubes_outside_chain(pairs: Touches, base: int, cubes: int) -> tuple[int, ...]:
    """Return the cubes that a walk up the column from its base does not reach, or those where it forks.

    No cube here touches more than two others, so a cycle would fork at the base.
    """
    seen = {base}
    here = base
    while True:
        onwards = [other for pair in pairs if here in pair for other in pair if other not in seen]
        if len(onwards) > 1:
            return tuple(sorted({here, *onwards}))
        if not onwards:
            return tuple(sorted(set(range(cubes)) - seen))
        here = onwards[0]
        seen.add(here)
