"""Tables with a clock, and what it shows to whoever looks."""

import asyncio
from typing import Any

from tests.server.kit import Guest, Kit

MINUTE = 60_000


async def explorers(kit: Kit, *seats: str) -> list[Guest]:
    return await kit.duel({"timer": "6"}, game="dungeon", seats=list(seats))


def left_ms(guest: Guest) -> int:
    """What the clock shows now, to whoever looks."""
    table = guest.actor.table
    assert table.clock is not None
    return table.clock.left_ms(guest.actor.around.now_ms())


def is_running(guest: Guest) -> bool:
    clock = guest.actor.table.clock
    assert clock is not None
    return clock.is_running


def inputs(guest: Guest) -> list[Any]:
    course = guest.actor.table.course
    assert course is not None
    return course.session.inputs


async def for_ever(seconds: float) -> None:
    """How long a bot is waited for."""
    await asyncio.Event().wait()
