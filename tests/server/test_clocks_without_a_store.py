"""Clocks while nothing can be written: a full disk or a database that is away eats nobody's time either."""

import pytest

from knockbox.server.forms import Opened
from knockbox.server.store.errors import UnavailableError
from tests.server.clock_tables import MINUTE_MS, left_ms
from tests.server.kit import Guest, Kit, fire_timeout, refusal_code, run

LEFT = 6 * MINUTE_MS - 10_000


async def ten_seconds_in(kit: Kit) -> tuple[Opened, Guest]:
    """Somebody in a dungeon of six minutes, of whose time ten seconds are gone."""
    opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
    (ana,) = await kit.connect_all(opened)
    kit.time.now += 10_000
    await kit.house.heartbeat()
    return opened, ana


async def missed_beat(kit: Kit) -> None:
    with pytest.raises(UnavailableError):
        await kit.house.heartbeat()


def test_time_without_a_writable_store_does_not_count() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana = await ten_seconds_in(kit)
        kit.store.is_down = True
        for _ in range(3):
            await missed_beat(kit)
            kit.time.now += 5 * MINUTE_MS
        kit.store.is_down = False
        await kit.house.heartbeat()
        assert left_ms(ana) == ana.scene["clock"]["left_ms"] == LEFT
        await fire_timeout(ana.actor)
        assert ana.scene["phase"] == "playing"
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(ana) == LEFT

    run(scenario())


def test_retrying_while_the_store_is_away_costs_no_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana = await ten_seconds_in(kit)
        kit.store.is_down = True
        for _ in range(3):
            assert refusal_code(await ana.choose(ana.options[0])) == "unavailable"
            kit.time.now += 5 * MINUTE_MS
            ana = await kit.guest(opened.table, opened.seats[0].token)
            assert (ana.scene["phase"], left_ms(ana)) == ("playing", LEFT)
        kit.store.is_down = False
        assert (await ana.choose(ana.options[0]))["is"] == "accepted"
        assert left_ms(ana) == LEFT

    run(scenario())


def test_an_unvisited_table_keeps_its_time_too_also_after_a_crash() -> None:
    async def scenario() -> None:
        for has_crashed in (False, True):
            kit = Kit()
            opened, ana = await ten_seconds_in(kit)
            kit.store.is_down = True
            assert refusal_code(await ana.choose(ana.options[0])) == "unavailable"
            kit.time.now += 60 * MINUTE_MS
            kit.store.is_down = False
            await kit.house.heartbeat()
            kit.time.now += 2 * MINUTE_MS  # nobody is there yet
            await kit.house.heartbeat()
            if has_crashed:
                kit.restart()
            ana = await kit.guest(opened.table, opened.seats[0].token)
            assert (ana.scene["phase"], left_ms(ana)) == ("playing", LEFT)
            kit.time.now += 1_000
            assert left_ms(ana) == LEFT - 1_000

    run(scenario())
