"""Series of tests that models of hands take, to count how many towers stand."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from knockbox.tower.motor import SKILLS, motor_of
from knockbox.tower.parameters import SECONDS
from knockbox.tower.rates import DEVICES, POINTER, Cell
from knockbox.tower.terms import Terms
from knockbox.tower.trial import tried

CUBES: Final = (5, 8, 9, 10, 11, 12, 13, 14)
SLOWER: Final[dict[int, tuple[int, ...]]] = {
    15: (12, 14, 16),
    20: (13, 15, 18),
    30: (15, 18, 21),
    60: (16, 19, 22),
}
"""By the seconds of a slower clock: the numbers of cubes with which every hand is measured."""
HEAVY: Final = 3  # every third cube is heavy
APART: Final = 1 << 20  # the seeds of two series


class Case(msgspec.Struct, frozen=True):
    """A series of tests to be held."""

    skill: str
    device: str
    cubes: int
    tests: int
    seed: int
    seconds: int = SECONDS


def cases(tests: int, seed: int, cubes: Iterable[int] = CUBES) -> Iterator[Case]:
    """Every skill with every device, and as many cubes as are asked for, by the usual clock."""
    for number in cubes:
        for device in DEVICES:
            yield from (Case(skill, device, number, tests, seed) for skill in SKILLS)


def slower_cases(tests: int, seed: int) -> Iterator[Case]:
    """What more time is worth to every hand with a pointer; the longest series come first."""
    for seconds in sorted(SLOWER, reverse=True):
        for number in reversed(SLOWER[seconds]):
            yield from (Case(skill, POINTER, number, tests, seed, seconds) for skill in SKILLS)


def measured(case: Case) -> Cell:
    """Hold a series; it follows from its case alone."""
    faults: dict[str, int] = {}
    for number in range(case.tests):
        fault = one_fault(case, case.seed * APART + number)
        if fault:
            faults[fault] = faults.get(fault, 0) + 1
    stood = case.tests - sum(faults.values())
    return Cell(case.skill, case.device, case.cubes, case.tests, stood, dict(sorted(faults.items())), case.seconds)


def one_fault(case: Case, seed: int) -> str:
    heavy = case.cubes // HEAVY
    terms = Terms(seed, case.cubes - heavy, heavy, case.seconds)
    held = tried(terms, motor_of(case.skill), seed + 1, case.device)
    return held.verdict.fault.condition if held.verdict and held.verdict.fault else ""
