"""Clocks while nothing can be written: a full disk or a database that is away eats nobody's time either."""

import pytest

from knockbox.server.forms import Opened
from knockbox.server.store.errors import UnavailableError
from tests.server.kit import Guest, Kit, code, run, rung
from tests.server.minutes import MINUTE, left_ms

LEFT = 6 * MINUTE - 10_000


async def ten_seconds_in(kit: Kit) -> tuple[Opened, Guest]:
    """Somebody in a dungeon of six minutes, of whose time ten seconds are gone."""
    opened = await kit.open("dungeon", ["here"], options={"timer": "6"})
    (ana,) = await kit.seated(opened)
    kit.time.now += 10_000
    await kit.house.beat()
    return opened, ana


async def missed_beat(kit: Kit) -> None:
    with pytest.raises(UnavailableError):
        await kit.house.beat()


def test_time_in_which_nothing_could_be_written_does_not_count_for_whoever_waits() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana = await ten_seconds_in(kit)
        kit.log.is_away = True
        for _ in range(3):
            await missed_beat(kit)
            kit.time.now += 5 * MINUTE
        kit.log.is_away = False
        await kit.house.beat()
        assert left_ms(ana) == ana.scene["clock"]["left_ms"] == LEFT
        await rung(ana.actor)
        assert ana.scene["phase"] == "playing"
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert left_ms(ana) == LEFT

    run(scenario())


def test_whoever_tries_again_and_again_meanwhile_loses_no_time_by_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana = await ten_seconds_in(kit)
        kit.log.is_away = True
        for _ in range(3):
            assert code(await ana.choose(ana.options[0])) == "unavailable"
            kit.time.now += 5 * MINUTE
            ana = await kit.guest(opened.table, opened.seats[0].token)
            assert (ana.scene["phase"], left_ms(ana)) == ("playing", LEFT)
        kit.log.is_away = False
        assert (await ana.choose(ana.options[0]))["is"] == "accepted"
        assert left_ms(ana) == LEFT

    run(scenario())


def test_a_table_that_nobody_asked_for_meanwhile_has_its_time_too_and_so_after_a_crash() -> None:
    async def scenario() -> None:
        for has_crashed in (False, True):
            kit = Kit()
            opened, ana = await ten_seconds_in(kit)
            kit.log.is_away = True
            assert code(await ana.choose(ana.options[0])) == "unavailable"
            kit.time.now += 60 * MINUTE
            kit.log.is_away = False
            await kit.house.beat()
            kit.time.now += 2 * MINUTE  # nobody is there yet
            await kit.house.beat()
            if has_crashed:
                kit.restart()
            ana = await kit.guest(opened.table, opened.seats[0].token)
            assert (ana.scene["phase"], left_ms(ana)) == ("playing", LEFT)
            kit.time.now += 1_000
            assert left_ms(ana) == LEFT - 1_000

    run(scenario())
