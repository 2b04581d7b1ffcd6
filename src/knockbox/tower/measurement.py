"""Run series of tests with models of builders, to count how many towers stand."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from knockbox.tower.motor import SKILLS, motor_for_skill
from knockbox.tower.parameters import DEFAULT_SECONDS
from knockbox.tower.rates import DEVICES, POINTER, SeriesResult
from knockbox.tower.simulation import simulate_test
from knockbox.tower.terms import TowerTerms

MEASURED_CUBES: Final = (5, 8, 9, 10, 11, 12, 13, 14)
SLOW_CLOCK_CUBES: Final[dict[int, tuple[int, ...]]] = {
    15: (12, 14, 16),
    20: (13, 15, 18),
    30: (15, 18, 21),
    60: (16, 19, 22),
}
"""Numbers of cubes measured with each slower clock, by seconds."""
HEAVY_EVERY: Final = 3  # one cube in three is heavy
SEED_STRIDE: Final = 1 << 20  # distance between the seeds of two series


class SeriesSpec(msgspec.Struct, frozen=True):
    """A series of tests to run."""

    skill: str
    device: str
    cubes: int
    tests: int
    seed: int
    seconds: int = DEFAULT_SECONDS


def series_specs(tests: int, seed: int, cubes: Iterable[int] = MEASURED_CUBES) -> Iterator[SeriesSpec]:
    """Yield every skill with every device and number of cubes, with the default clock."""
    for number in cubes:
        for device in DEVICES:
            yield from (SeriesSpec(skill, device, number, tests, seed) for skill in SKILLS)


def slow_series_specs(tests: int, seed: int) -> Iterator[SeriesSpec]:
    """Yield the series with slower clocks for every skill with a pointer, the longest first."""
    for seconds in sorted(SLOW_CLOCK_CUBES, reverse=True):
        for number in reversed(SLOW_CLOCK_CUBES[seconds]):
            yield from (SeriesSpec(skill, POINTER, number, tests, seed, seconds) for skill in SKILLS)


def run_series(case: SeriesSpec) -> SeriesResult:
    """Run a series; the result depends on its case only."""
    faults: dict[str, int] = {}
    for number in range(case.tests):
        fault = find_fault_condition(case, case.seed * SEED_STRIDE + number)
        if fault:
            faults[fault] = faults.get(fault, 0) + 1
    stood = case.tests - sum(faults.values())
    return SeriesResult(
        case.skill, case.device, case.cubes, case.tests, stood, dict(sorted(faults.items())), case.seconds
    )


def find_fault_condition(case: SeriesSpec, seed: int) -> str:
    heavy = case.cubes // HEAVY_EVERY
    terms = TowerTerms(seed, case.cubes - heavy, heavy, case.seconds)
    attempt = simulate_test(terms, motor_for_skill(case.skill), seed + 1, case.device)
    return attempt.verdict.fault.condition if attempt.verdict and attempt.verdict.fault else ""
