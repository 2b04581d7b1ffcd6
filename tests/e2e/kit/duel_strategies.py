"""Two simple ways to fight, by what lights up: both close in, strike and call every test."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tests.e2e.kit.duel import Sight, Step

Style: TypeAlias = Callable[[Sight], Step]

EAGER: Final = ("cube:", "fighter:", "special:", "skill:", "foe:")
"""What is taken as soon as it can be, in this order; all of it either hurts or has to be chosen anyway."""
THEN: Final = ("row:", "hand:", "token:", "space:")
CALL: Final = "call"


def boldly(sight: Sight) -> Step:
    """What is picked up is meant as soon as it says something; else more is picked up, or something said."""
    if sight.picked and sight.answers:
        return Step(True, sight.answers[0])
    if CALL in sight.answers:
        return Step(True, CALL)
    thing = best_thing(sight)
    return Step(False, thing) if thing else Step(True, sight.answers[0])


def cautiously(sight: Sight) -> Step:
    """Specials are left alone, so that there are cards to block with, and to count for the block."""
    things = tuple(thing for thing in sight.things if not thing.startswith("special:"))
    return boldly(Sight(sight.answers, things, sight.picked))


def best_thing(sight: Sight) -> str | None:
    things = [thing for thing in sight.things if not is_waste(thing, sight)]
    return first_of(EAGER, things) or nearer(things) or first_of(THEN, things)


def is_waste(thing: str, sight: Sight) -> bool:
    """A skill that lies on a sheet while one may act hurts nobody."""
    return thing.startswith("skill:") and any(each.startswith("row:") for each in sight.things)


def nearer(things: list[str]) -> str | None:
    """To the right, where the opponent begins, as long as both sides are free: then nobody is in reach."""
    spaces = sorted(int(thing.removeprefix("space:")) for thing in things if thing.startswith("space:"))
    is_free = len(spaces) > 1 or spaces == [1]
    return f"space:{spaces[-1]}" if is_free else None


def first_of(kinds: tuple[str, ...], things: list[str]) -> str | None:
    return next((thing for kind in kinds for thing in things if thing.startswith(kind)), None)
