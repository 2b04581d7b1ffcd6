"""A tower is built live at a table: the attacker starts the clock, the server judges, and the record can be checked."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.records import build_record
from knockbox.server.tables import log, tower_controller
from knockbox.server.tables.tower_controller import VERDICT_DISPLAY_MS
from knockbox.server.tables.tower_test import BOT_START_DELAY_MS, MAX_ABSENCE_MS, MAX_START_WAIT_MS, MIN_PREPARATION_MS
from tests.server.kit import Guest, Kit, play_on, refusal_code, run
from tests.server.tower_tables import (
    TOWERS,
    build,
    call_test,
    elapse,
    play_to_a_tower,
    point,
    sent_phases,
    settle_tower,
    tower_test_at,
)

OTHERS = range(20, 26)
"""Cubes of which nobody builds a tower."""


def entries(guest: Guest, kit: Kit, kind: type[log.LogEntry]) -> list[Any]:
    lines = kit.store.logs[guest.actor.table.id]
    return [entry for entry in (log.decode_entry(body) for _, _, body in lines) if isinstance(entry, kind)]


def test_cubes_lie_there_until_the_attacker_starts_the_clock() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        told = builder.last("tower")
        trial = tower_test_at(builder.actor)
        assert (told["phase"], told["seat"], told["attacker"]) == ("waiting", trial.due.seat, 1 - trial.due.seat)
        assert (told["seconds"], told["tick"], told["verdict"], told["restarted"]) == (10, 0, None, False)
        assert len(told["heavies"]) == told["light"] + told["heavy"] == len(told["poses"]) // 3
        assert sum(told["heavies"]) == told["heavy"]
        assert told["starts_ms"] == MAX_START_WAIT_MS
        assert attacker.last("tower") == told
        await elapse(kit, 5_000)
        assert trial.live.attempt.tick == 0
        assert (await attacker.ask("towerstart"))["is"] == "accepted"
        assert [guest.last("tower")["phase"] for guest in (builder, attacker)] == ["running", "running"]
        await elapse(kit, 1_000)
        assert trial.live.attempt.tick == 240

    run(scenario())


def test_the_clock_counts_from_its_start_however_long_that_takes_to_announce(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        attempt = tower_test_at(builder.actor).live.attempt
        tell, delays_ms = builder.send_bytes, iter([50])

        def tell_slowly(message: bytes) -> None:
            tell(message)
            kit.time.now += next(delays_ms, 0)

        monkeypatch.setattr(builder, "send_bytes", tell_slowly)
        await attacker.ask("towerstart")
        assert next(delays_ms, None) is None, "the start was announced"
        await elapse(kit, 950)
        assert attempt.tick == 240

    run(scenario())


def test_a_standing_tower_lets_the_match_go_on_and_every_seat_sees_it_grow() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        onlooker = await kit.guest(builder.actor.table.id)
        assert onlooker.last("tower") == {**builder.last("tower"), "starts_ms": MAX_START_WAIT_MS - MIN_PREPARATION_MS}
        cubes = len(builder.last("tower")["heavies"])
        await attacker.ask("towerstart")
        await build(kit, builder)
        for guest in (builder, attacker, onlooker):
            assert sent_phases(guest) == ["waiting", "running", "settling", "judged"]
            told = guest.last("tower")
            assert told["verdict"] == {"stands": True, "condition": "", "cubes": [], "rule": "KD-KO-4"}
            assert told["height"] == cubes
            frames = guest.all("towerframe")
            assert 330 <= len(frames) <= 370, "about thirty a second"
            assert [frame["tick"] for frame in frames] == sorted({frame["tick"] for frame in frames})
        assert builder.scene["asked"] != [-1]
        assert builder.scene["phase"] == "playing"

    run(scenario())


def test_frames_add_up_to_what_is_really_there() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        late: Guest | None = None
        point(builder, "pick", *tower_test_at(builder.actor).live.attempt.poses()[0][:2])
        await elapse(kit, 300)
        for number in range(30):
            point(builder, "move", 10.0 * number, 100.0)
            attacker.is_slow = number % 4 != 3
            late = late or (await kit.guest(builder.actor.table.id) if number == 10 else None)
            await elapse(kit, 34)
        assert late is not None
        attacker.is_slow = False
        await elapse(kit, 68)
        showing = builder.actor.tower_controller.stream
        assert showing is not None
        for guest in (attacker, late, builder):
            assert seen_by(guest) == {row[0]: list(row[1:]) for row in showing.encoder.rows}
        assert len(attacker.all("towerframe")) < len(builder.all("towerframe")) * 2 // 3
        moved = [len(frame["poses"]) for frame in builder.all("towerframe")]
        assert 1 in moved, "what lies still is not told again"

    run(scenario())


def seen_by(guest: Guest) -> dict[int, list[int]]:
    """The cubes as somebody draws them who was told of them."""
    found: dict[int, list[int]] = {}
    for message in guest.messages:
        if message["is"] == "tower":
            flat = message["poses"]
            found = {number: flat[3 * number : 3 * number + 3] for number in range(len(flat) // 3)}
        elif message["is"] == "towerframe":
            found |= {row[0]: row[1:] for row in message["poses"]}
    return found


def test_a_tower_that_falls_loses_the_round_and_it_is_said_why() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        await elapse(kit, 10_000)
        assert sent_phases(builder)[-1] == "settling"
        await settle_tower(kit)
        verdict = builder.last("tower")["verdict"]
        assert (verdict["stands"], verdict["condition"], verdict["rule"]) == (False, "table", "KD-KO-3")
        assert len(verdict["cubes"]) > 1
        assert builder.scene["view"]["table"]["winner"] != "" or builder.scene["phase"] == "over"

    run(scenario())


def test_no_tower_can_be_built_of_more_cubes_than_the_box_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """KD-CUBE-1 There may be more wounds than cubes; whoever has them is not kept waiting for a clock."""
    monkeypatch.setattr(tower_controller, "MAX_CUBES", 1)

    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel(TOWERS)
        await play_to_a_tower(guests)
        await elapse(kit, 100)
        verdicts = [entry for entry in entries(guests[0], kit, log.InputMade) if entry.seat == PUBLIC]
        assert verdicts
        assert {entry.trace for entry in verdicts} == {""}
        for guest in guests:
            assert guest.all("tower") == []
            assert guest.scene["asked"] != [PUBLIC]
            happened = [told["event"]["type"] for message in guest.all("events") for told in message["events"]]
            assert happened.count("TestFailed") == len(verdicts)
            assert "TestPassed" not in happened

    run(scenario())


def test_nothing_is_judged_before_it_is_written() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        await elapse(kit, 11_000)
        before = kit.store.commits
        builder.messages.clear()
        await elapse(kit, 1_100)
        assert kit.store.commits == before + 1
        kinds = [message["is"] for message in builder.messages if message["is"] != "towerframe"]
        assert kinds[:2] == ["tower", "events"]
        made = entries(builder, kit, log.InputMade)[-1]
        assert (made.seat, made.trace[:6]) == (-1, "tower:")

    run(scenario())


def test_a_verdict_can_be_read_for_a_while_and_then_the_cubes_are_put_away() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        await build(kit, builder)
        late = await kit.guest(builder.actor.table.id)
        assert late.last("tower")["phase"] == "judged"
        await elapse(kit, VERDICT_DISPLAY_MS + 200)
        assert sent_phases(builder)[-2:] == ["judged", "none"]
        assert (await kit.guest(builder.actor.table.id)).all("tower") == []

    run(scenario())


def test_if_the_attacker_does_not_start_the_clock_the_table_does() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, _ = await call_test(kit)
        await elapse(kit, MAX_START_WAIT_MS - MIN_PREPARATION_MS - 500)
        assert builder.last("tower")["phase"] == "waiting"
        await elapse(kit, 1_000)
        assert builder.last("tower")["phase"] == "running"

    run(scenario())


def test_the_clock_waits_longer_for_a_builder_who_is_away_but_not_for_ever() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        builder.actor.leave(builder)
        assert attacker.last("tower")["starts_ms"] == MAX_ABSENCE_MS - MIN_PREPARATION_MS
        assert refusal_code(await attacker.ask("towerstart")) == "no-builder"
        await elapse(kit, MAX_ABSENCE_MS - MIN_PREPARATION_MS - 500)
        assert attacker.last("tower")["phase"] == "waiting"
        await elapse(kit, 1_000)
        assert attacker.last("tower")["phase"] == "running"

    run(scenario())


def test_a_builder_who_returns_in_time_is_started_as_if_never_away() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        builder.actor.leave(builder)
        await elapse(kit, 30_000)
        assert builder.visitor.seat is not None
        builder.actor.join(builder, None)
        assert attacker.last("tower")["starts_ms"] == MAX_START_WAIT_MS - MIN_PREPARATION_MS
        assert (await attacker.ask("towerstart"))["is"] == "accepted"

    run(scenario())


def test_the_record_has_the_trace_and_comes_out_the_same_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        await attacker.ask("towerstart")
        await build(kit, builder)
        while builder.scene["phase"] != "over":
            await play_on([builder, attacker])
            if builder.scene["phase"] != "over":
                await elapse(kit, MAX_START_WAIT_MS + 13_000)
        path = tmp_path / "match.kbr"
        path.write_bytes(build_record(builder.actor.table))
        verdict = verify(path)
        assert isinstance(verdict, ExactVerdict)
        assert verdict.towers >= 1
        assert (verdict.unconfirmed, verdict.untraced) == ([], [])

    run(scenario())


def test_only_the_table_judges_a_tower() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options=TOWERS)
        guests = await kit.connect_all(opened)
        await play_to_a_tower(guests)
        trial = tower_test_at(guests[0].actor)
        host = await kit.guest(opened.table, host=opened.host)
        assert host.scene["question"] is None
        course = host.actor.table.match
        assert course is not None
        for guest in (host, *guests):
            reply = await guest.ask("choose", choice=trial.due.stands_choice, question=course.question_ids[-1])
            assert reply["is"] == "refused"
        assert len(course.session.inputs) == trial.input_count

    run(scenario())


def test_bots_start_clocks_and_build() -> None:
    async def scenario() -> None:
        deeds = set[str]()
        for seats in (["here", "expert"], ["expert", "here"]):
            kit = Kit()
            [person] = await kit.connect_all(await kit.open(seats=seats, options=TOWERS))
            while person.scene["phase"] != "over" and len(deeds) < 2:
                await play_to_a_tower([person], range(2, 9), seed=len(person.messages))
                if person.scene["phase"] != "over":
                    deeds.add(await held(kit, person))
        assert deeds == {"built", "started the clock"}

    run(scenario())


async def held(kit: Kit, person: Guest) -> str:
    """A test between a person and a bot, whoever of them builds; says what the bot did."""
    trial = tower_test_at(person.actor)
    if trial.has_bot(trial.starter):
        await elapse(kit, BOT_START_DELAY_MS - 500)
        assert person.last("tower")["phase"] == "waiting"
        await elapse(kit, 1_000)
    else:
        await person.ask("towerstart")
    assert person.last("tower")["phase"] == "running"
    if not trial.has_bot(trial.due.seat):
        await build(kit, person)
        return "started the clock"
    await elapse(kit, 10_000)
    await settle_tower(kit)
    assert person.last("tower")["height"] >= min(4, len(trial.live.attempt.cubes))
    return "built"


def test_a_bot_starts_no_clock_while_the_builder_is_away() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit)
        onlooker = await kit.guest(builder.actor.table.id)
        await attacker.ask("hand", seat=attacker.visitor.seat, bot="easy")
        builder.actor.leave(builder)
        await elapse(kit, 3 * BOT_START_DELAY_MS)
        assert onlooker.last("tower")["phase"] == "waiting"
        builder.actor.join(builder, None)
        assert builder.last("tower")["starts_ms"] <= BOT_START_DELAY_MS
        await elapse(kit, BOT_START_DELAY_MS + 500)
        assert builder.last("tower")["phase"] == "running"

    run(scenario())


def test_by_correspondence_only_the_builder_starts_the_clock() -> None:
    async def scenario() -> None:
        kit = Kit()
        builder, attacker = await call_test(kit, correspondence=True)
        assert builder.last("tower")["attacker"] == builder.visitor.seat
        assert builder.last("tower")["starts_ms"] is None
        await elapse(kit, 10 * MAX_ABSENCE_MS, 1_000)
        assert builder.last("tower")["phase"] == "waiting"
        assert refusal_code(await attacker.ask("towerstart")) == "not-attacker"
        assert (await builder.ask("towerstart"))["is"] == "accepted"

    run(scenario())
