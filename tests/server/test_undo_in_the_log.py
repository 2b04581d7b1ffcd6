"""Undo in the log: done once, bounded in memory, the same after a crash, and not by whoever took over the seat."""

import asyncio
from pathlib import Path

import pytest

from knockbox.engine.rng import make_rng
from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.records import build_record
from knockbox.server.tables import live_match as courses
from knockbox.server.tables.live_match import MAX_UNDO_STEPS
from tests.server.kit import Guest, Kit, guest_to_move, refusal_code, require_guest_to_move, run
from tests.server.undo_helpers import match_of, open_dungeon, put_back, reconnect_after_restart, utter


def test_an_undo_that_is_repeated_is_done_once_also_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"])
        (ana,) = await kit.connect_all(opened)
        await ana.choose(ana.options[0])
        await ana.ask("choose", choice=put_back(ana))
        first = await ana.ask("undo", id="the-same")
        lines = len(kit.store.logs[opened.table])
        assert await ana.ask("undo", id="the-same") == first
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert await ana.ask("undo", id="the-same") == first
        assert len(kit.store.logs[opened.table]) == lines
        assert ana.scene["question"]["prompt"] == "choose_cell"

    run(scenario())


@pytest.mark.parametrize(("game", "seats"), [("knockdown", 2), ("dungeon", 3)])
def test_a_match_with_many_undos_is_the_same_after_every_crash_and_verifies(
    game: str, seats: int, tmp_path: Path
) -> None:
    async def scenario() -> None:
        kit, rng, undone = Kit(), make_rng(11), 0
        while undone < 6:
            opened = await kit.open(game, ["here"] * seats)
            guests = await kit.connect_all(opened)
            while (player := guest_to_move(guests)) is not None:
                await player.choose(player.options[rng.below(len(player.options))])
                talker = guests[rng.below(len(guests))]
                if rng.below(4) == 0 and talker.scene["utterances"]:
                    await utter(talker, rng.below(len(talker.scene["utterances"])))
                if player.scene["undo"] and rng.below(2):
                    undone += (await player.ask("undo"))["is"] == "accepted"
                    guests = await reconnect_after_restart(kit, opened, guests)
            check_record(guests[0], tmp_path / f"{opened.table}.kbr")

    run(scenario())


def check_record(guest: Guest, path: Path) -> None:
    path.write_bytes(build_record(guest.actor.table))
    assert isinstance(verdict := verify(path), ExactVerdict)
    assert (verdict.finished, verdict.fair) == (True, True)


def test_endless_choosing_and_undoing_fills_no_memory() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await open_dungeon(kit, seats=1)
        course = match_of(ana)
        await chosen_and_put_back(ana, MAX_UNDO_STEPS)
        assert len(course.session.inputs) == 2 * MAX_UNDO_STEPS
        assert sum(former.snapshot is not None for former in course.undo_steps) == MAX_UNDO_STEPS
        while course.can_undo(0):
            course.undo()
        assert len(course.session.inputs) == MAX_UNDO_STEPS

    run(scenario())


async def chosen_and_put_back(guest: Guest, times: int) -> None:
    for _ in range(times):
        assert (await guest.choose(guest.options[0]))["is"] == "accepted"
        assert (await guest.ask("choose", choice=put_back(guest)))["is"] == "accepted"


async def undone(guest: Guest, times: int) -> None:
    for _ in range(times):
        assert (await guest.ask("undo"))["is"] == "accepted"


def test_an_undo_too_far_is_refused_with_the_furthest_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(courses, "MAX_UNDO_STEPS", 4)
        kit = Kit()
        opened = await kit.open("dungeon", ["here"])
        (ana,) = await kit.connect_all(opened)
        await chosen_and_put_back(ana, 4)
        await undone(ana, 4)
        assert ana.scene["undo"] is False
        refused = await ana.ask("undo")
        assert (refused["code"], "only the last" in refused["text"]) == ("nothing-to-undo", True)
        (ana,) = await reconnect_after_restart(kit, opened, [ana])
        await chosen_and_put_back(ana, 1)
        await undone(ana, 2)

    run(scenario())


def test_a_log_with_an_undo_beyond_the_limit_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"first_player": "0"})
        ana, olek = await kit.connect_all(opened)
        await chosen_and_put_back(ana, 8)
        await utter(olek)
        await undone(ana, 11)
        monkeypatch.setattr(courses, "MAX_UNDO_STEPS", 4)
        ana, olek = await reconnect_after_restart(kit, opened, [ana, olek])
        assert ana.actor.table.freeze_reason == ""
        assert sum(former.snapshot is not None for former in match_of(ana).undo_steps) <= 4
        while ana.scene["undo"]:
            await undone(ana, 1)
        assert (await ana.choose(ana.options[0]))["is"] == "accepted"

    run(scenario())


@pytest.mark.parametrize("how", ["hand", "leave"])
def test_a_new_player_of_a_seat_cannot_undo_earlier_inputs(how: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"])
        guests = await kit.connect_all(opened)
        player = require_guest_to_move(guests)
        seat = player.visitor.seat
        assert seat is not None
        await player.choose(player.options[0])
        if how == "hand":
            await player.ask("hand", seat=seat, bot="random")
            await player.ask("hand", seat=seat)
        else:
            await player.ask("leave")
            player = await kit.guest(opened.table, await kit.reseat(opened.table, seat, "Ida"))
        assert player.scene["undo"] is False
        assert refusal_code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())


def test_a_new_player_cannot_undo_what_a_bot_did_for_the_seat() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"first_player": "1"})
        ana, olek = await kit.connect_all(opened)

        async def wait(seconds: float) -> None:
            if match_of(ana).undo_steps:  # the card is chosen: its cell takes for ever
                await asyncio.Event().wait()

        kit.house.context.sleep = wait
        await olek.ask("hand", seat=1, bot="random")
        await olek.ask("leave")
        while not match_of(ana).session.inputs:
            await asyncio.sleep(0)
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        assert ida.scene["question"]["prompt"] == "choose_cell"
        assert (ida.scene["undo"], refusal_code(await ida.ask("undo"))) == (False, "nothing-to-undo")
        kit.house.put_to_sleep(opened.table)

    run(scenario())
