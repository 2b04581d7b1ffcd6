"""The hand that builds a tower under attack: what no hand could do, too much of it, and whoever is not the builder."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knockbox.server.sockets import Connection
from knockbox.tower.hand import distance
from knockbox.tower.keys import MAX_QUEUED_KEYS
from knockbox.tower.parameters import HAND_SPEED, HEIGHT, MAX_PICKS_PER_SECOND
from tests.server.asgi_clients import SETTINGS
from tests.server.kit import Guest, Kit, run
from tests.server.tower_tables import (
    STEP_MS,
    call_test,
    elapse,
    input_outcomes,
    point,
    press,
    sent_phases,
    settle_tower,
    tower_test_at,
)


def test_only_the_builder_moves_the_hand() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        onlooker = await kit.guest(builder.actor.table.id)
        host = await kit.guest(builder.actor.table.id, host="")
        await attacker.ask("towerstart")
        attempt = tower_test_at(builder.actor).live.attempt
        for stranger in (attacker, onlooker, host):
            point(stranger, "pick", *attempt.poses()[0][:2])
            point(stranger, "move", 500, 500)
            press(stranger, "grab")
        await elapse(kit, 500)
        assert attempt.inputs == []
        assert input_outcomes(builder) == {"foreign": 9}

    run(scenario())


def test_a_pointer_that_leaps_does_not_take_the_hand_along() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        attempt = tower_test_at(builder.actor).live.attempt
        point(builder, "pick", *attempt.poses()[0][:2])
        await elapse(kit, 300)
        held = attempt.hand.held_cube
        assert held is not None
        for number in range(60):
            before, tick = attempt.hand.place, attempt.tick
            point(builder, "move", 600.0 if number % 2 else -600.0, 1000.0)
            await elapse(kit, STEP_MS)
            assert distance(before, attempt.hand.place) <= HAND_SPEED * (attempt.tick - tick) + 1e-6

    run(scenario())


@pytest.mark.parametrize("place", [(1e308, -1e308), (-1e9, 5.0), (0.0, 1e300)])
def test_a_place_outside_of_the_room_is_the_nearest_inside(place: tuple[float, float]) -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        point(builder, "move", *place)
        await elapse(kit, 1_000)
        x, y = builder.all("towerframe")[-1]["hand"]
        assert abs(x) <= 600
        assert 0 <= y <= HEIGHT

    run(scenario())


def test_what_is_no_place_is_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        for x in (float("nan"), float("inf")):
            point(builder, "move", x, 5.0)
        await elapse(kit, 100)
        assert tower_test_at(builder.actor).live.attempt.inputs == []
        assert input_outcomes(builder) == {"odd": 2}

    run(scenario())


def test_endless_grabbing_is_limited_and_the_test_is_still_judged() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        attempt = tower_test_at(builder.actor).live.attempt
        for _ in range(600):
            point(builder, "pick", 0, 5)
            point(builder, "release", 0, 5)
        assert len(attempt.inputs) <= 2 * 10 * MAX_PICKS_PER_SECOND
        await elapse(kit, 10_000)
        await settle_tower(kit)
        assert sent_phases(builder)[-1] == "judged"

    run(scenario())


def test_two_clients_of_one_seat_have_one_hand() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        twin = await second_window(kit, builder)
        attempt = tower_test_at(builder.actor).live.attempt
        one, other = attempt.poses()[0], attempt.poses()[1]
        point(builder, "pick", one.x, one.y)
        point(twin, "pick", other.x, other.y)
        await elapse(kit, 500)
        held = attempt.hand.held_cube
        for number in range(30):
            point(builder, "move", -300, 200)
            point(twin, "move", 300, 200)
            before, tick = attempt.hand.place, attempt.tick
            await elapse(kit, STEP_MS)
            assert distance(before, attempt.hand.place) <= HAND_SPEED * (attempt.tick - tick) + 1e-6, number
            assert attempt.hand.held_cube == held
        assert len([told for told in attempt.inputs if told.kind == 1]) == 1
        assert twin.last("tower")["phase"] == "running"

    run(scenario())


async def second_window(kit: Kit, guest: Guest) -> Guest:
    found = Guest(guest.actor)
    found.visitor, found.name = guest.visitor, "twin-"
    guest.actor.join(found, None)
    return found


def test_mouse_and_keys_may_alternate() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        attempt = tower_test_at(builder.actor).live.attempt
        top = max(attempt.poses(), key=lambda pose: pose.y)
        point(builder, "pick", top.x, top.y)
        await elapse(kit, 300)
        held = held_by(builder)
        assert held >= 0
        press(builder, "up")
        await elapse(kit, 600)
        assert held_by(builder) == held
        assert attempt.poses()[held].y > top.y
        point(builder, "release", *attempt.hand.place)
        await elapse(kit, 300)
        assert held_by(builder) == -1
        press(builder, "down")
        press(builder, "grab")
        await elapse(kit, 1_000)
        assert held_by(builder) >= 0

    run(scenario())


def test_a_mouse_that_only_hovers_takes_no_cube_from_the_keys() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        hand = tower_test_at(builder.actor).live.attempt.hand
        for key in ("right", "grab", "up"):
            press(builder, key)
        await elapse(kit, 600)
        held, place = held_by(builder), hand.place
        assert held >= 0
        point(builder, "move", -550.0, 1500.0)
        await elapse(kit, 600)
        assert (held_by(builder), hand.place) == (held, place)
        point(builder, "pick", -550.0, 1500.0)  # it was meant, after all
        point(builder, "move", -540.0, 1500.0)
        await elapse(kit, 1_000)
        assert hand.place == (-540.0, 1500.0)

    run(scenario())


def test_keys_in_a_hurry_are_remembered_and_the_last_ones_are_refused() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        for key in ("grab", *["up"] * 20):
            press(builder, key)
        assert input_outcomes(builder) == {"heard": MAX_QUEUED_KEYS, "odd": 21 - MAX_QUEUED_KEYS}

    run(scenario())


def held_by(builder: Guest) -> int:
    """The cube in the hand as everybody is told, or -1."""
    return int(builder.all("towerframe")[-1]["held"])


class Flood:
    """The wire of somebody who says the same thing again and again."""

    def __init__(self, message: dict[str, Any], times: int) -> None:
        self.text = msgspec.json.encode(message).decode()
        self.times = times

    async def receive(self) -> str | None:
        self.times -= 1
        return self.text if self.times >= 0 else None

    async def send(self, text: str) -> None:
        return

    async def close(self, code: int) -> None:
        return


STRICT = replace(SETTINGS, message_burst=40)
MOVE = {"do": "towerpoint", "kind": "move", "x": 1, "y": 2}


async def heard_of(times: int) -> tuple[int, str]:
    """How much of a flood is heard at once, and what becomes of its socket."""
    metrics: Any = Kit().house.context.metrics
    connection = Connection(Flood(MOVE, times), "192.0.2.9", STRICT, metrics)
    found = 0
    while await connection.receive() is not None:
        found += 1
    return found, connection.goodbye.code if connection.goodbye else ""


def test_pointer_messages_have_a_quota_of_their_own() -> None:
    most = round(2 * STRICT.points_per_second)
    assert asyncio.run(heard_of(most)) == (most, "")


def test_a_flood_of_points_ends_like_any_other() -> None:
    heard, ending = asyncio.run(heard_of(100_000))
    assert ending == "flood"
    assert heard < 2_000
