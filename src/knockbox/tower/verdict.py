"""Whether a tower stands, judged by what touches what and by nothing else."""

from collections import Counter
from collections.abc import Set
from typing import Final, Literal, TypeAlias

import msgspec

from knockbox.tower.world import TABLE

Touches: TypeAlias = Set[tuple[int, int]]
Condition: TypeAlias = Literal["held", "table", "crowded", "chain"]

CONDITIONS: Final[dict[Condition, str]] = {
    "held": "nothing is held at the bell",
    "table": "one cube touches the table",
    "crowded": "no cube touches more than two others",
    "chain": "all cubes are one chain that begins at the table",
}
"""In the order in which they are asked."""


RULES: Final[dict[Condition, str]] = {
    "held": "KD-KO-6",
    "table": "KD-KO-3",
    "crowded": "KD-KO-3",
    "chain": "KD-KO-2",
}
"""The rule behind each condition."""


class Fault(msgspec.Struct, frozen=True):
    """The first condition that did not hold, and where."""

    condition: Condition
    cubes: tuple[int, ...]  # by number, in rising order
    tick: int  # of the test, at which it was seen


class Verdict(msgspec.Struct, frozen=True):
    """How a test came out."""

    fault: Fault | None
    fingerprint: str  # of where every cube came to lie, to the last bit

    @property
    def stands(self) -> bool:
        return self.fault is None


def fault_of(touches: Touches, cubes: int, tick: int) -> Fault | None:
    """KD-KO-2, KD-KO-3 What speaks against the tower as it is now: one column of all cubes, one on the table."""
    base = [other for one, other in touches if one == TABLE]
    if len(base) != 1:
        return Fault("table", tuple(sorted(base)), tick)
    pairs = {(one, other) for one, other in touches if one != TABLE}
    company = Counter(cube for pair in pairs for cube in pair)
    crowded = sorted(cube for cube, others in company.items() if others > 2)
    if crowded:
        return Fault("crowded", tuple(crowded), tick)
    astray = outside(pairs, base[0], cubes)
    return Fault("chain", astray, tick) if astray else None


def outside(pairs: Touches, base: int, cubes: int) -> tuple[int, ...]:
    """The cubes that a walk up the column from its base does not come to, or where it finds no single way on.

    Nobody here touches more than two: what comes back to where it was would fork at the base.
    """
    seen, here = {base}, base
    while True:
        onwards = [other for pair in pairs if here in pair for other in pair if other not in seen]
        if len(onwards) > 1:
            return tuple(sorted({here, *onwards}))
        if not onwards:
            return tuple(sorted(set(range(cubes)) - seen))
        here = onwards[0]
        seen.add(here)
