"""The clock of a tower under attack: who starts it, what comes too early or too late, and whoever stalls or goes."""

import asyncio

import pytest

from knockbox.server.tables.context import TableContext
from knockbox.server.tables.tower_controller import START_POLL_MS
from knockbox.server.tables.tower_test import MIN_PREPARATION_MS
from knockbox.server.towers.pace import MAX_CATCH_UP_TICKS
from knockbox.tower.parameters import TICKS_PER_SECOND
from tests.server.kit import Kit, refusal_code, run
from tests.server.tower_tables import (
    STEP_MS,
    TOWERS,
    build,
    call_test,
    elapse,
    input_outcomes,
    play_to_a_tower,
    point,
    press,
    sent_phases,
    settle_tower,
    tower_test_at,
)


def test_only_the_attacker_starts_the_clock_and_only_when_cubes_lie_there() -> None:
    async def scenario() -> None:
        kit = Kit()
        duel = await kit.duel({"ko_test": "tower"})
        assert [refusal_code(await guest.ask("towerstart")) for guest in duel] == ["no-tower", "no-tower"]
        builder, attacker = await call_test(kit)
        onlooker = await kit.guest(builder.actor.table.id)
        assert refusal_code(await builder.ask("towerstart")) == "not-attacker"
        assert refusal_code(await onlooker.ask("towerstart")) == "not-seated"
        assert builder.last("tower")["phase"] == "waiting"
        before = kit.store.commits
        first, again = await asyncio.gather(attacker.ask("towerstart"), attacker.ask("towerstart"))
        assert (first["is"], again["is"]) == ("accepted", "accepted")
        assert kit.store.commits == before + 1
        await build(kit, builder)
        assert refusal_code(await attacker.ask("towerstart")) in ("no-tower", "over")

    run(scenario())


def test_the_builder_has_a_moment_to_look_however_soon_the_clock_is_started() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel(TOWERS)
        await play_to_a_tower(guests)
        builder, attacker = sorted(guests, key=lambda guest: guest.visitor.seat != tower_test_at(guest.actor).due.seat)
        assert (await attacker.ask("towerstart"))["is"] == "accepted"
        told = builder.last("tower")
        assert (told["phase"], told["starts_ms"]) == ("waiting", MIN_PREPARATION_MS)
        await elapse(kit, MIN_PREPARATION_MS - 1, 1)
        point(builder, "pick", 0, 0)
        assert (builder.last("tower")["phase"], input_outcomes(builder)) == ("waiting", {"early": 1})
        await elapse(kit, START_POLL_MS, 1)
        assert builder.last("tower")["phase"] == "running"

    run(scenario())


def test_a_builder_who_was_away_has_that_moment_too() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel(TOWERS)
        await play_to_a_tower(guests)
        builder, attacker = sorted(guests, key=lambda guest: guest.visitor.seat != tower_test_at(guest.actor).due.seat)
        builder.actor.leave(builder)
        await elapse(kit, 5 * MIN_PREPARATION_MS)
        builder.actor.join(builder, None)
        await attacker.ask("towerstart")
        assert builder.last("tower")["phase"] == "waiting"
        await elapse(kit, MIN_PREPARATION_MS + START_POLL_MS)
        assert builder.last("tower")["phase"] == "running"

    run(scenario())


def test_building_before_the_clock_starts_gains_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        attempt = tower_test_at(builder.actor).live.attempt
        lying = attempt.poses()
        for _ in range(50):
            point(builder, "pick", *lying[0][:2])
            point(builder, "move", 300, 300)
            press(builder, "grab")
        await elapse(kit, 2_000)
        assert (attempt.poses(), attempt.inputs) == (lying, [])
        await attacker.ask("towerstart")
        await elapse(kit, 500)
        assert attempt.inputs == []
        assert input_outcomes(builder) == {"early": 150}

    run(scenario())


def test_what_comes_after_the_bell_moves_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        await elapse(kit, 10_000)
        attempt = tower_test_at(builder.actor).live.attempt
        told = list(attempt.inputs)
        point(builder, "pick", *attempt.poses()[0][:2])
        press(builder, "up")
        await settle_tower(kit)
        point(builder, "pick", *attempt.poses()[0][:2])
        assert attempt.inputs == told
        assert input_outcomes(builder) == {"late": 3}

    run(scenario())


def test_a_client_that_stalls_gains_no_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        builder.is_slow = True
        await elapse(kit, 10_000)
        for _ in range(100):
            point(builder, "move", 0, 100)
        await settle_tower(kit)
        assert attacker.last("tower")["phase"] == "judged"
        assert input_outcomes(builder) == {"late": 100}

    run(scenario())


def test_a_server_that_stalls_takes_no_time_from_the_builder() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        attempt = tower_test_at(builder.actor).live.attempt
        await elapse(kit, 1_000)
        before = attempt.tick
        await elapse(kit, 30_000, step=30_000)
        assert attempt.tick <= before + MAX_CATCH_UP_TICKS
        kit.time.now -= 60_000  # somebody sets the clock of the machine back
        await elapse(kit, 61_000)
        assert before <= attempt.tick <= before + 2 * MAX_CATCH_UP_TICKS + 240

    run(scenario())


def test_a_clock_that_is_set_back_keeps_no_test_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        around = kit.house.context
        slept = list[float]()

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            kit.time.now -= 3_600_000
            assert len(slept) == 1, "whoever waited waits for an hour more"

        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "sleep", sleep)
            await TableContext.sleep_until(around, around.now_ms() + STEP_MS)
        assert slept == [STEP_MS / 1000]

    run(scenario())


def test_a_test_that_was_started_runs_to_its_bell_in_a_pause_and_when_its_builder_leaves() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        for guest in (builder, attacker):
            await guest.ask("pause", on=True)
        assert attacker.last("tower")["starts_ms"] is None
        assert refusal_code(await attacker.ask("towerstart")) == "paused"
        await elapse(kit, 100_000, 1_000)
        assert attacker.last("tower")["phase"] == "waiting"
        await attacker.ask("pause", on=False)
        assert attacker.last("tower")["starts_ms"] is not None
        await attacker.ask("towerstart")
        for guest in (builder, attacker):
            await guest.ask("pause", on=True)
        await elapse(kit, 5_000)
        await builder.ask("leave")
        assert builder.close_code == "left"
        await elapse(kit, 5_000)
        await settle_tower(kit)
        assert attacker.last("tower")["phase"] == "judged"

    run(scenario())


def test_a_bot_that_is_handed_the_seat_goes_on_with_the_same_cubes() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        attempt = tower_test_at(builder.actor).live.attempt
        point(builder, "pick", *attempt.poses()[0][:2])
        await elapse(kit, 300)
        assert attempt.hand.held_cube is not None
        await builder.ask("hand", seat=builder.visitor.seat, bot="expert")
        point(builder, "move", 500, 500)
        assert input_outcomes(builder)["foreign"] == 1
        await elapse(kit, 10_000)
        await settle_tower(kit)
        assert builder.last("tower")["verdict"]["stands"] is True

    run(scenario())


@pytest.mark.parametrize("who", ["builder", "attacker"])
def test_giving_up_during_a_test_leaves_no_verdict(who: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        await elapse(kit, 5_000)
        attempt = tower_test_at(builder.actor).live.attempt
        course = builder.actor.table.match
        assert course is not None
        inputs, loser = len(course.session.inputs), builder if who == "builder" else attacker
        await loser.ask("choose", choice=loser.actor.table.game.string_to_action("resign"))
        tick = attempt.tick
        point(builder, "pick", *attempt.poses()[0][:2])
        await elapse(kit, 10_000)
        assert [sent_phases(guest)[-1] for guest in (builder, attacker)] == ["none", "none"]
        assert (attempt.tick, attempt.inputs) == (tick, [])
        assert [made.seat for made in course.session.inputs[inputs:]] == [loser.visitor.seat]
        assert refusal_code(await attacker.ask("towerstart")) == "over"

    run(scenario())


@pytest.mark.parametrize("wish", [{"do": "undo"}, {"do": "chat", "text": "hurry"}, {"do": "rename", "name": "Another"}])
def test_talk_and_other_commands_do_not_restart_a_test(wish: dict[str, str]) -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        await elapse(kit, 3_000)
        trial = tower_test_at(builder.actor)
        for guest in (builder, attacker):
            await guest.ask(**wish)
        await elapse(kit, 1_000)
        assert tower_test_at(builder.actor) is trial
        assert (trial.live.attempt.tick, sent_phases(builder)[-1]) == (4 * TICKS_PER_SECOND, "running")

    run(scenario())


@pytest.mark.rule("KDR-76")
def test_a_test_has_its_own_time_apart_from_the_decision_clock() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit, options=TOWERS | {"decision_time": "2"})
        course = builder.actor.table.match
        assert course is not None
        inputs = len(course.session.inputs)
        await elapse(kit, 5_000)
        await attacker.ask("towerstart")
        await elapse(kit, 8_000)
        assert (sent_phases(builder)[-1], len(course.session.inputs)) == ("running", inputs)

    run(scenario())
