"""A server that stops in mid-test: the same cubes lie there again, and everybody is told."""

from knockbox.server.store.errors import UnavailableError
from knockbox.server.tables.trial import LEAST_MS
from tests.server.building import build, called, elapse, phases, point, trial_at
from tests.server.kit import Guest, Kit, run


async def back(kit: Kit, guests: list[Guest]) -> list[Guest]:
    """Everybody comes again after a restart, on the same seats."""
    found = []
    for guest in guests:
        actor = await kit.house.find(guest.actor.table.id)
        again = Guest(actor)
        again.visitor, again.name = guest.visitor, f"again-{guest.name}"
        actor.join(again, None)
        found.append(again)
    return found


def test_a_crash_in_mid_test_begins_it_anew_from_the_same_scatter_and_says_so() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await called(kit)
        scatter = guests[0].last("tower")["poses"]
        await guests[1].ask("towerstart")
        point(guests[0], "pick", *trial_at(guests[0].actor).live.attempt.poses()[0][:2])
        await elapse(kit, 4_000)
        kit.restart()
        builder, attacker = await back(kit, guests)
        told = builder.last("tower")
        assert (told["phase"], told["restarted"], told["poses"], told["tick"]) == ("waiting", True, scatter, 0)
        assert told["starts_ms"] is not None
        await elapse(kit, LEAST_MS)
        await attacker.ask("towerstart")
        await build(kit, builder)
        assert builder.last("tower")["restarted"] is True
        assert builder.last("tower")["verdict"]["stands"] is True

    run(scenario())


def test_a_crash_before_the_clock_was_started_is_no_news() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await called(kit)
        told = guests[0].last("tower")
        kit.restart()
        builder, _ = await back(kit, guests)
        assert builder.last("tower") == told

    run(scenario())


def test_a_crash_after_the_verdict_changes_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await called(kit)
        await guests[1].ask("towerstart")
        await build(kit, guests[0])
        view = guests[0].scene["view"]
        kit.restart()
        builder, _ = await back(kit, guests)
        assert builder.all("tower") == []
        assert builder.scene["view"] == view

    run(scenario())


def test_a_verdict_that_cannot_be_written_is_none() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await called(kit)
        await guests[1].ask("towerstart")
        await elapse(kit, 11_500)
        kit.log.trouble = UnavailableError("no room")
        await elapse(kit, 1_000)
        assert guests[0].closed == "unavailable"
        assert "judged" not in phases(guests[0])
        builder, _ = await back(kit, guests)
        assert (builder.last("tower")["phase"], builder.last("tower")["restarted"]) == ("waiting", True)

    run(scenario())


def test_a_table_with_a_running_test_does_not_fall_asleep() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await called(kit)
        await attacker.ask("towerstart")
        for guest in (builder, attacker):
            builder.actor.part(guest)
        assert not builder.actor.may_sleep
        await elapse(kit, 13_000)
        assert builder.actor.may_sleep

    run(scenario())
