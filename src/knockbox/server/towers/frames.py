"""Frames of a tower as they are sent: the whole of it, or what moved since the last frame."""

from collections.abc import Iterator
from itertools import compress
from operator import ne
from typing import Final

from knockbox.server.protocol import Tower, TowerFrame, TowerVerdict
from knockbox.server.protocol.towers import TowerPhase
from knockbox.tower.attempt import TowerAttempt
from knockbox.tower.parameters import CUBE_SIDE, TICKS_PER_SECOND
from knockbox.tower.verdict import CONDITION_RULES, TowerFault
from knockbox.tower.world import TABLE, PoseRow

POSITION_STEPS: Final = 10
"""Steps per unit of length in a frame."""
ANGLE_STEPS: Final = 1000
"""Steps per radian in a frame."""
HEIGHT_INTERVAL_TICKS: Final = TICKS_PER_SECOND // 5
"""Ticks after which the height is computed again."""
MIN_STACK_OFFSET: Final = CUBE_SIDE / 2

STANDS_RULE: Final = "KD-KO-4"


class FrameEncoder:
    """Remembers the last frame, so that the next one has only what changed."""

    def __init__(self, attempt: TowerAttempt) -> None:
        self.attempt = attempt
        self.rows = self.read_rows()
        self.height = tower_height(attempt)
        self.height_tick = 0

    def changed_frame(self) -> TowerFrame:
        """Return the cubes that moved since the last call."""
        rows = self.read_rows()
        changed = list(compress(rows, map(ne, rows, self.rows)))
        self.rows = rows
        if self.attempt.tick - self.height_tick >= HEIGHT_INTERVAL_TICKS:
            self.height_tick = self.attempt.tick
            self.height = tower_height(self.attempt)
        return self.frame(changed)

    def full_frame(self) -> TowerFrame:
        """Return all cubes."""
        return self.frame(self.rows)

    def read_rows(self) -> list[PoseRow]:
        return self.attempt.world.quantize_poses(POSITION_STEPS, ANGLE_STEPS)

    def frame(self, rows: list[PoseRow]) -> TowerFrame:
        attempt = self.attempt
        return TowerFrame(attempt.tick, rows, hand_position(attempt), held_cube(attempt), self.height)

    def poses(self) -> list[int]:
        """Return the poses of all cubes in one flat list, without their numbers."""
        return [part for row in self.rows for part in row[1:]]


def build_tower_message(encoder: FrameEncoder) -> Tower:
    """Return the message for practice; `TowerTest` fills in what a table adds."""
    attempt = encoder.attempt
    return Tower(
        seat=0,
        attacker=0,
        phase=phase_of(attempt),
        light=attempt.terms.light,
        heavy=attempt.terms.heavy,
        seconds=attempt.terms.seconds,
        heavies=[cube.is_heavy for cube in attempt.cubes],
        poses=encoder.poses(),
        tick=attempt.tick,
        held=held_cube(attempt),
        hand=hand_position(attempt),
        height=encoder.height,
        starts_ms=None,
        restarted=False,
        verdict=build_verdict(attempt),
        trials=1,
    )


def hand_position(attempt: TowerAttempt) -> tuple[int, int]:
    x, y = attempt.hand.place
    return round(x), round(y)


def held_cube(attempt: TowerAttempt) -> int:
    cube = attempt.hand.held_cube
    return -1 if cube is None else cube


def phase_of(attempt: TowerAttempt) -> TowerPhase:
    if not attempt.is_started:
        return "waiting"
    if attempt.is_running:
        return "running"
    return "judged" if attempt.is_over else "settling"


def build_verdict(attempt: TowerAttempt) -> TowerVerdict | None:
    if attempt.verdict is None:
        return None
    return verdict_of_fault(attempt.verdict.fault)


def verdict_of_fault(fault: TowerFault | None) -> TowerVerdict:
    if fault is None:
        return TowerVerdict(stands=True, condition="", cubes=[], rule=STANDS_RULE)
    return TowerVerdict(
        stands=False, condition=fault.condition, cubes=list(fault.cubes), rule=CONDITION_RULES[fault.condition]
    )


def tower_height(attempt: TowerAttempt) -> int:
    """Return the height in cubes of the highest column on the table; the cube in the hand does not count."""
    onto: dict[int, list[int]] = {}
    for below, above in stacked_pairs(attempt):
        onto.setdefault(below, []).append(above)
    level = set(onto.get(TABLE, ()))
    height = 0
    while level and height < len(attempt.cubes):
        height += 1
        level = {above for cube in level for above in onto.get(cube, ())}
    return height


def stacked_pairs(attempt: TowerAttempt) -> Iterator[tuple[int, int]]:
    """Yield pairs of a cube, or the table, and a cube that rests on it."""
    heights = [pose.y for pose in attempt.poses()]
    held = attempt.hand.held_cube
    for one, other in attempt.world.touches():
        higher = MIN_STACK_OFFSET + 1 if one == TABLE else heights[other] - heights[one]
        if higher > MIN_STACK_OFFSET and other != held:
            yield one, other
        elif higher < -MIN_STACK_OFFSET and one != held:
            yield other, one
