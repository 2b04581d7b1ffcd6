"""Tables at which a tower is due, and hands that build it: time passes step by step, and nobody waits for it."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from knockbox.engine.rng import seeded
from knockbox.server.protocol import TowerKey, TowerPoint
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.trial import LEAST_MS, Trial
from knockbox.tower.builder import Builder
from knockbox.tower.inputs import KINDS
from knockbox.tower.motor import motor_of
from knockbox.tower.parameters import FRAME, TICKS
from knockbox.tower.trial import sight_of
from tests.server.kit import Guest, Kit, settled, someone

TOWERS: Final = {"ko_test": "tower", "dice_always": "none"}
STEP_MS: Final = 1000 * FRAME // TICKS + 1
"""A little more than a frame of a pointer."""
STRIDE_MS: Final = 50
"""Less than a server makes up for at once."""
MOST_INPUTS: Final = 3000


def wounds(guest: Guest, seat: int) -> int:
    table = guest.scene["view"]["table"]
    return int(table["light"][seat] + table["heavy"][seat])


async def play_to_a_tower(guests: Sequence[Guest], cubes: range = range(2, 7), seed: int = 5) -> None:
    """Whoever is asked answers anything, but calls a test as soon as it is of so many cubes, and never before."""
    rng = seeded(seed)
    for _ in range(MOST_INPUTS):
        await settled(guests[0].actor)
        if guests[0].scene["asked"] in ([-1], []):
            return
        guest = someone(guests)
        await guest.choose(answer_of(guest, rng.below(1 << 20), cubes))
    raise AssertionError("no tower was due")


def answer_of(guest: Guest, draw: int, cubes: range) -> int:
    question, seat = guest.scene["question"], guest.visitor.seat
    if question["prompt"] != "call_test" or seat is None:
        return guest.options[draw % len(guest.options)]
    word = "call" if wounds(guest, 1 - seat) in cubes else "pass"
    return next(int(each["choice"]) for each in question["candidates"] if each["notation"] == word)


async def called(kit: Kit, cubes: range = range(2, 7), options: Mapping[str, str] = TOWERS, **more: Any) -> list[Guest]:
    """Two people at a table; the first of those who come back builds and has looked, the other has called the test."""
    guests = await kit.duel(options, **more)
    await play_to_a_tower(guests, cubes)
    await elapse(kit, LEAST_MS)
    builder = trial_at(guests[0].actor).due.seat
    return sorted(guests, key=lambda guest: guest.visitor.seat != builder)


def trial_at(actor: Actor) -> Trial:
    trial = actor.site.trial
    assert trial is not None, "no tower is due"
    return trial


async def breathe() -> None:
    """Whoever was woken has his turn, and what he writes is written."""
    for _ in range(12):
        await asyncio.sleep(0)


async def elapse(kit: Kit, ms: int, step: int = STRIDE_MS) -> None:
    for passed in range(0, ms, step):
        kit.time.now += min(step, ms - passed)
        await breathe()


def point(guest: Guest, kind: str, x: float, y: float) -> None:
    guest.actor.site.hear(guest.visitor, TowerPoint(kind, x, y))  # type: ignore[arg-type]  # a test may say anything


def press(guest: Guest, key: str) -> None:
    guest.actor.site.hear(guest.visitor, TowerKey(key))  # type: ignore[arg-type]


async def build(kit: Kit, guest: Guest, skill: str = "expert", seed: int = 1) -> None:
    """A model of a hand builds with the pointer of a guest until the bell; then everything settles."""
    attempt = trial_at(guest.actor).live.attempt
    building = Builder(motor_of(skill), seeded(seed)).build(sight_of(attempt))
    gesture = next(building)
    while attempt.is_running:
        point(guest, KINDS[gesture.kind], gesture.x, gesture.y)
        await elapse(kit, STEP_MS)
        gesture = building.send(sight_of(attempt))
    await settle(kit)


async def settle(kit: Kit) -> None:
    """The two seconds after the bell, and a little more."""
    await elapse(kit, 2_100)


def phases(guest: Guest) -> list[str]:
    """What became of towers, as somebody was told."""
    told = [message["phase"] for message in guest.all("tower")]
    return [phase for number, phase in enumerate(told) if not number or told[number - 1] != phase]


def fates(guest: Guest) -> dict[str, int]:
    """What became of what hands were told."""
    members = guest.actor.around.metrics.tower_inputs.members
    return {name: member.count for name, member in members.items() if member.count}
