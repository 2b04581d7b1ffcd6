"""Bots at a tower: a hand of their own skill builds it, through the inputs that everybody has, without waiting."""

from typing import Final

import msgspec

from knockbox.bots.registry import kind_of
from knockbox.tower.motor import motor_of, skill_named
from knockbox.tower.parameters import MOST_CUBES
from knockbox.tower.terms import Terms
from knockbox.tower.trace import encoded, trace_of
from knockbox.tower.trial import tried
from knockbox.tower.verdict import Fault


class Built(msgspec.Struct, frozen=True):
    """How a tower came out, with the trace by which it can be held again."""

    stands: bool
    fault: Fault | None = None
    trace: str = ""


GIVEN_UP: Final = Built(False)


def skill_of(bot: str) -> str:
    """A bot builds as well as it plays; one that has no level builds like most."""
    return skill_named(kind_of(bot))


def built_by(bot: str, terms: Terms) -> Built:
    """A whole test, the same for the same terms; of more cubes than a box has nobody builds anything."""
    if terms.cubes > MOST_CUBES:
        return GIVEN_UP
    held = tried(terms, motor_of(skill_of(bot)), terms.seed + 1)
    assert held.verdict is not None, "a test that was held has a verdict"  # noqa: S101
    return Built(held.verdict.stands, held.verdict.fault, encoded(trace_of(held)))
