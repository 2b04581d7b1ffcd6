"""Tables with a clock, and helpers to read it."""

import asyncio
from typing import Any

from tests.server.kit import Guest, Kit

MINUTE_MS = 60_000


async def open_timed_dungeon(kit: Kit, *seats: str) -> list[Guest]:
    return await kit.duel({"timer": "6"}, game="dungeon", seats=list(seats))


def left_ms(guest: Guest) -> int:
    """Return the remaining time now."""
    table = guest.actor.table
    assert table.clock is not None
    return table.clock.left_ms(guest.actor.context.now_ms())


def is_running(guest: Guest) -> bool:
    clock = guest.actor.table.clock
    assert clock is not None
    return clock.is_running


def match_inputs(guest: Guest) -> list[Any]:
    course = guest.actor.table.match
    assert course is not None
    return course.session.inputs


async def sleep_forever(seconds: float) -> None:
    """Never return; replaces the delay of a bot's answer."""
    await asyncio.Event().wait()
