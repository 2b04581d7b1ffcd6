"""Tables with a tower that is due, and simulated hands that build it on a manual clock."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from knockbox.engine.rng import make_rng
from knockbox.server.protocol import TowerKey, TowerPoint
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.tower_test import MIN_PREPARATION_MS, TowerTest
from knockbox.tower.inputs import KINDS
from knockbox.tower.motor import motor_for_skill
from knockbox.tower.parameters import FRAME_TICKS, TICKS_PER_SECOND
from knockbox.tower.pointer_builder import PointerBuilder
from knockbox.tower.simulation import observe
from tests.server.kit import Guest, Kit, require_guest_to_move, settle

TOWERS: Final = {"ko_test": "tower", "dice_always": "none"}
STEP_MS: Final = 1000 * FRAME_TICKS // TICKS_PER_SECOND + 1
"""A little more than a pointer frame."""
ELAPSE_STEP_MS: Final = 50
"""Less than a server catches up at once."""
MAX_INPUTS: Final = 3000


def wounds(guest: Guest, seat: int) -> int:
    table = guest.scene["view"]["table"]
    return int(table["light"][seat] + table["heavy"][seat])


async def play_to_a_tower(guests: Sequence[Guest], cubes: range = range(2, 7), seed: int = 5) -> None:
    """Answer at random, but call a test as soon as it needs that many cubes, and never before."""
    rng = make_rng(seed)
    for _ in range(MAX_INPUTS):
        await settle(guests[0].actor)
        if guests[0].scene["asked"] in ([-1], []):
            return
        guest = require_guest_to_move(guests)
        await guest.choose(choose_answer(guest, rng.below(1 << 20), cubes))
    raise AssertionError("no tower was due")


def choose_answer(guest: Guest, draw: int, cubes: range) -> int:
    question, seat = guest.scene["question"], guest.visitor.seat
    if question["prompt"] != "call_test" or seat is None:
        return guest.options[draw % len(guest.options)]
    word = "call" if wounds(guest, 1 - seat) in cubes else "pass"
    return next(int(each["choice"]) for each in question["candidates"] if each["notation"] == word)


async def call_test(
    kit: Kit, cubes: range = range(2, 7), options: Mapping[str, str] = TOWERS, **more: Any
) -> list[Guest]:
    """Return the builder, after the minimum preparation, and the attacker who called the test."""
    guests = await kit.duel(options, **more)
    await play_to_a_tower(guests, cubes)
    await elapse(kit, MIN_PREPARATION_MS)
    builder = tower_test_at(guests[0].actor).due.seat
    return sorted(guests, key=lambda guest: guest.visitor.seat != builder)


def tower_test_at(actor: Actor) -> TowerTest:
    trial = actor.tower_controller.test
    assert trial is not None, "no tower is due"
    return trial


async def run_pending_tasks() -> None:
    """Let woken tasks run and their writes finish."""
    for _ in range(12):
        await asyncio.sleep(0)


async def elapse(kit: Kit, ms: int, step: int = ELAPSE_STEP_MS) -> None:
    for passed in range(0, ms, step):
        kit.time.now += min(step, ms - passed)
        await run_pending_tasks()


def point(guest: Guest, kind: str, x: float, y: float) -> None:
    guest.actor.tower_controller.handle_input(guest.visitor, TowerPoint(kind, x, y))  # type: ignore[arg-type]  # a test may send anything


def press(guest: Guest, key: str) -> None:
    guest.actor.tower_controller.handle_input(guest.visitor, TowerKey(key))  # type: ignore[arg-type]


async def build(kit: Kit, guest: Guest, skill: str = "expert", seed: int = 1) -> None:
    """Build with the pointer of a guest, moved by a motor model, until the time is up; then wait for the verdict."""
    attempt = tower_test_at(guest.actor).live.attempt
    building = PointerBuilder(motor_for_skill(skill), make_rng(seed)).build(observe(attempt))
    gesture = next(building)
    while attempt.is_running:
        point(guest, KINDS[gesture.kind], gesture.x, gesture.y)
        await elapse(kit, STEP_MS)
        gesture = building.send(observe(attempt))
    await settle_tower(kit)


async def settle_tower(kit: Kit) -> None:
    """Wait for the two seconds after the end of building, and a little more."""
    await elapse(kit, 2_100)


def sent_phases(guest: Guest) -> list[str]:
    """Return the phases of towers that a guest was sent."""
    told = [message["phase"] for message in guest.all("tower")]
    return [phase for number, phase in enumerate(told) if not number or told[number - 1] != phase]


def input_outcomes(guest: Guest) -> dict[str, int]:
    """Return the outcomes of tower inputs, as counted by the metrics."""
    members = guest.actor.context.metrics.tower_inputs.members
    return {name: member.count for name, member in members.items() if member.count}
