"""When servers of a store lived: clocks count the time in which a table was served, and no other."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

NAME: Final = "server"
"""How pulses of servers are called in the store, with the moment in which each was born behind it."""
KEPT: Final = 100
"""Lives that are remembered; whoever starts again and again shall not fill a disk."""


class Life(NamedTuple):
    """Of one server, since 1970."""

    born_ms: int
    seen_ms: int  # its last sign of life


def pulse_of(born_ms: int) -> str:
    """The name under which a server gives signs of life."""
    return f"{NAME} {born_ms}"


def lives_in(pulses: Mapping[str, int]) -> list[Life]:
    """The lives that pulses tell of, the latest first; one without a birth was before all others."""
    named = ((name.partition(" "), at_ms) for name, at_ms in pulses.items())
    lives = [
        Life(int(born or 0), at_ms)
        for (name, _, born), at_ms in named
        if name == NAME and (born.isdecimal() or not born)
    ]
    return sorted(lives, reverse=True)


def served_until_ms(lives: Iterable[Life], at_ms: int) -> int:
    """Until when that server lived which did something then, and not one that came later; `lives` as `lives_in` has it.

    Of a server that nobody remembers it is known that it lived then.
    """
    return next((max(at_ms, life.seen_ms) for life in lives if life.born_ms <= at_ms), at_ms)
