"""Bots build towers: a motor model of their skill drives the same inputs as a person, without waiting."""

from typing import Final

import msgspec

from knockbox.bots.registry import kind_of
from knockbox.tower.motor import motor_for_skill, skill_for_level
from knockbox.tower.parameters import MAX_CUBES
from knockbox.tower.simulation import simulate_test
from knockbox.tower.terms import TowerTerms
from knockbox.tower.trace import encode_trace, make_trace
from knockbox.tower.verdict import TowerFault


class BuiltTower(msgspec.Struct, frozen=True):
    """The outcome of a tower test, with the trace that replays it."""

    stands: bool
    fault: TowerFault | None = None
    trace: str = ""


FAILED_TOWER: Final = BuiltTower(False)


def skill_of(bot: str) -> str:
    """Return the building skill that matches a bot's level; bots without a level get the usual skill."""
    return skill_for_level(kind_of(bot))


def build_tower(bot: str, terms: TowerTerms) -> BuiltTower:
    """Run a whole test, deterministic in its terms; a test with more cubes than a box has fails without an attempt."""
    if terms.cubes > MAX_CUBES:
        return FAILED_TOWER
    held = simulate_test(terms, motor_for_skill(skill_of(bot)), terms.seed + 1)
    assert held.verdict is not None, "a finished test has a verdict"  # noqa: S101
    return BuiltTower(held.verdict.is_standing, held.verdict.fault, encode_trace(make_trace(held)))
