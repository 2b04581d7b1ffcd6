"""What is seen of a test, as it is sent: all of it, or what moved since it was sent last."""

from collections.abc import Iterator
from itertools import compress
from operator import ne
from typing import Final

from knockbox.server.protocol import Tower, TowerFrame, TowerVerdict
from knockbox.server.protocol.towers import Phase
from knockbox.tower.attempt import Attempt
from knockbox.tower.parameters import SIDE, TICKS
from knockbox.tower.verdict import RULES, Fault
from knockbox.tower.world import TABLE, Row

PLACES: Final = 10
"""Parts of a unit that are told."""
ANGLES: Final = 1000
"""Parts of a radian that are told."""
COUNTED: Final = TICKS // 5
"""Ticks after which the columns are counted anew."""
FLOORED: Final = SIDE / 2

STANDS: Final = "KD-KO-4"


class Picture:
    """Remembers what was seen last, so that less has to be said."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.rows = self.look()
        self.height = height_of(attempt)
        self.counted = 0

    def moved(self) -> TowerFrame:
        """What moved since the last time."""
        rows = self.look()
        found = list(compress(rows, map(ne, rows, self.rows)))
        self.rows = rows
        if self.attempt.tick - self.counted >= COUNTED:
            self.counted, self.height = self.attempt.tick, height_of(self.attempt)
        return self.frame(found)

    def whole(self) -> TowerFrame:
        """The same of every cube, moved or not."""
        return self.frame(self.rows)

    def look(self) -> list[Row]:
        return self.attempt.world.rows(PLACES, ANGLES)

    def frame(self, rows: list[Row]) -> TowerFrame:
        attempt = self.attempt
        return TowerFrame(attempt.tick, rows, hand_of(attempt), held_in(attempt), self.height)

    def poses(self) -> list[int]:
        """In one row, without numbers."""
        return [part for row in self.rows for part in row[1:]]


def tower_of(picture: Picture) -> Tower:
    """The test as somebody sees it who builds for himself; a table has more to say of it."""
    attempt = picture.attempt
    return Tower(
        seat=0,
        attacker=0,
        phase=phase_of(attempt),
        light=attempt.terms.light,
        heavy=attempt.terms.heavy,
        seconds=attempt.terms.seconds,
        heavies=[cube.is_heavy for cube in attempt.cubes],
        poses=picture.poses(),
        tick=attempt.tick,
        held=held_in(attempt),
        hand=hand_of(attempt),
        height=picture.height,
        starts_ms=None,
        restarted=False,
        verdict=verdict_of(attempt),
        trials=1,
    )


def hand_of(attempt: Attempt) -> tuple[int, int]:
    x, y = attempt.hand.place
    return round(x), round(y)


def held_in(attempt: Attempt) -> int:
    held = attempt.hand.holds
    return -1 if held is None else held


def phase_of(attempt: Attempt) -> Phase:
    if not attempt.is_started:
        return "waiting"
    if attempt.is_running:
        return "running"
    return "judged" if attempt.is_over else "settling"


def verdict_of(attempt: Attempt) -> TowerVerdict | None:
    if attempt.verdict is None:
        return None
    return told_verdict(attempt.verdict.fault)


def told_verdict(fault: Fault | None) -> TowerVerdict:
    if fault is None:
        return TowerVerdict(stands=True, condition="", cubes=[], rule=STANDS)
    return TowerVerdict(stands=False, condition=fault.condition, cubes=list(fault.cubes), rule=RULES[fault.condition])


def height_of(attempt: Attempt) -> int:
    """Of the highest column that stands on the table, in cubes; what is in the hand stands on nothing."""
    onto: dict[int, list[int]] = {}
    for below, above in stacked(attempt):
        onto.setdefault(below, []).append(above)
    level, height = set(onto.get(TABLE, ())), 0
    while level and height < len(attempt.cubes):
        height += 1
        level = {above for cube in level for above in onto.get(cube, ())}
    return height


def stacked(attempt: Attempt) -> Iterator[tuple[int, int]]:
    """Whoever stands on somebody, or on the table, the lower one first."""
    heights, held = [pose.y for pose in attempt.poses()], attempt.hand.holds
    for one, other in attempt.world.touches():
        higher = FLOORED + 1 if one == TABLE else heights[other] - heights[one]
        if higher > FLOORED and other != held:
            yield one, other
        elif higher < -FLOORED and one != held:
            yield other, one
