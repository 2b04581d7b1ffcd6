"""A server that stops in mid-test: the same cubes lie there again, and everybody is told."""

from knockbox.server.store.errors import UnavailableError
from knockbox.server.tables.tower_test import MIN_PREPARATION_MS
from tests.server.kit import Guest, Kit, run
from tests.server.tower_tables import build, call_test, elapse, point, sent_phases, tower_test_at


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


def test_a_crash_during_a_test_restarts_it_from_the_same_scatter_and_says_so() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await call_test(kit)
        scatter = guests[0].last("tower")["poses"]
        await guests[1].ask("towerstart")
        point(guests[0], "pick", *tower_test_at(guests[0].actor).live.attempt.poses()[0][:2])
        await elapse(kit, 4_000)
        kit.restart()
        builder, attacker = await back(kit, guests)
        told = builder.last("tower")
        assert (told["phase"], told["restarted"], told["poses"], told["tick"]) == ("waiting", True, scatter, 0)
        assert told["starts_ms"] is not None
        await elapse(kit, MIN_PREPARATION_MS)
        await attacker.ask("towerstart")
        await build(kit, builder)
        assert builder.last("tower")["restarted"] is True
        assert builder.last("tower")["verdict"]["stands"] is True

    run(scenario())


def test_a_crash_before_the_clock_was_started_is_no_news() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await call_test(kit)
        told = guests[0].last("tower")
        kit.restart()
        builder, _ = await back(kit, guests)
        assert builder.last("tower") == told

    run(scenario())


def test_a_crash_after_the_verdict_changes_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await call_test(kit)
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
        guests = await call_test(kit)
        await guests[1].ask("towerstart")
        await elapse(kit, 11_500)
        kit.store.next_error = UnavailableError("no room")
        await elapse(kit, 1_000)
        assert guests[0].close_code == "unavailable"
        assert "judged" not in sent_phases(guests[0])
        builder, _ = await back(kit, guests)
        assert (builder.last("tower")["phase"], builder.last("tower")["restarted"]) == ("waiting", True)

    run(scenario())


def test_a_table_with_a_running_test_does_not_fall_asleep() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        for guest in (builder, attacker):
            builder.actor.leave(guest)
        assert not builder.actor.can_sleep
        await elapse(kit, 13_000)
        assert builder.actor.can_sleep

    run(scenario())
