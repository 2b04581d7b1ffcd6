"""Undo in the log: done once, bounded in memory, the same after a crash, and not by whoever took over the seat."""

import asyncio
from pathlib import Path

import pytest

from knockbox.engine.rng import seeded
from knockbox.records.verify import Exact, verify
from knockbox.server.records import record_of
from knockbox.server.tables import course as courses
from knockbox.server.tables.course import MOST_PAST
from tests.server.kit import Guest, Kit, asked, code, run, someone
from tests.server.undoing import after_a_crash, course_of, explorers, put_back, utter


def test_an_undo_that_is_repeated_is_done_once_also_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"])
        (ana,) = await kit.seated(opened)
        await ana.choose(ana.options[0])
        await ana.ask("choose", choice=put_back(ana))
        first = await ana.ask("undo", id="the-same")
        lines = len(kit.log.lines[opened.table])
        assert await ana.ask("undo", id="the-same") == first
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert await ana.ask("undo", id="the-same") == first
        assert len(kit.log.lines[opened.table]) == lines
        assert ana.scene["question"]["prompt"] == "choose_cell"

    run(scenario())


@pytest.mark.parametrize(("game", "seats"), [("knockdown", 2), ("dungeon", 3)])
def test_a_match_with_many_undos_is_the_same_after_every_crash_and_verifies(
    game: str, seats: int, tmp_path: Path
) -> None:
    async def scenario() -> None:
        kit, rng, undone = Kit(), seeded(11), 0
        while undone < 6:
            opened = await kit.open(game, ["here"] * seats)
            guests = await kit.seated(opened)
            while (player := asked(guests)) is not None:
                await player.choose(player.options[rng.below(len(player.options))])
                talker = guests[rng.below(len(guests))]
                if rng.below(4) == 0 and talker.scene["utterances"]:
                    await utter(talker, rng.below(len(talker.scene["utterances"])))
                if player.scene["undo"] and rng.below(2):
                    undone += (await player.ask("undo"))["is"] == "accepted"
                    guests = await after_a_crash(kit, opened, guests)
            check_record(guests[0], tmp_path / f"{opened.table}.kbr")

    run(scenario())


def check_record(guest: Guest, path: Path) -> None:
    path.write_bytes(record_of(guest.actor.table))
    assert isinstance(verdict := verify(path), Exact)
    assert (verdict.finished, verdict.fair) == (True, True)


def test_whoever_chooses_and_puts_back_without_end_fills_no_memory() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await explorers(kit, seats=1)
        course = course_of(ana)
        await chosen_and_put_back(ana, MOST_PAST)
        assert len(course.session.inputs) == 2 * MOST_PAST
        assert sum(former.moment is not None for former in course.past) == MOST_PAST
        while course.can_undo(0):
            course.undo()
        assert len(course.session.inputs) == MOST_PAST

    run(scenario())


async def chosen_and_put_back(guest: Guest, times: int) -> None:
    for _ in range(times):
        assert (await guest.choose(guest.options[0]))["is"] == "accepted"
        assert (await guest.ask("choose", choice=put_back(guest)))["is"] == "accepted"


async def undone(guest: Guest, times: int) -> None:
    for _ in range(times):
        assert (await guest.ask("undo"))["is"] == "accepted"


def test_whoever_goes_back_too_far_is_told_how_far_he_could(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(courses, "MOST_PAST", 4)
        kit = Kit()
        opened = await kit.open("dungeon", ["here"])
        (ana,) = await kit.seated(opened)
        await chosen_and_put_back(ana, 4)
        await undone(ana, 4)
        assert ana.scene["undo"] is False
        refused = await ana.ask("undo")
        assert (refused["code"], "so far back" in refused["text"]) == ("nothing-to-undo", True)
        (ana,) = await after_a_crash(kit, opened, [ana])
        await chosen_and_put_back(ana, 1)
        await undone(ana, 2)

    run(scenario())


def test_a_log_in_which_somebody_went_back_further_than_we_would_let_him_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"first_player": "0"})
        ana, olek = await kit.seated(opened)
        await chosen_and_put_back(ana, 8)
        await utter(olek)
        await undone(ana, 11)
        monkeypatch.setattr(courses, "MOST_PAST", 4)
        ana, olek = await after_a_crash(kit, opened, [ana, olek])
        assert ana.actor.table.frozen == ""
        assert sum(former.moment is not None for former in course_of(ana).past) <= 4
        while ana.scene["undo"]:
            await undone(ana, 1)
        assert (await ana.choose(ana.options[0]))["is"] == "accepted"

    run(scenario())


@pytest.mark.parametrize("how", ["hand", "leave"])
def test_whoever_takes_over_a_seat_takes_nothing_back(how: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"])
        guests = await kit.seated(opened)
        player = someone(guests)
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
        assert code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())


def test_what_a_bot_has_done_for_an_empty_seat_is_not_taken_back_by_whoever_sits_down() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "here"], options={"first_player": "1"})
        ana, olek = await kit.seated(opened)

        async def wait(seconds: float) -> None:
            if course_of(ana).past:  # the card is chosen: its cell takes for ever
                await asyncio.Event().wait()

        kit.house.around.wait = wait
        await olek.ask("hand", seat=1, bot="random")
        await olek.ask("leave")
        while not course_of(ana).session.inputs:
            await asyncio.sleep(0)
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        assert ida.scene["question"]["prompt"] == "choose_cell"
        assert (ida.scene["undo"], code(await ida.ask("undo"))) == (False, "nothing-to-undo")
        kit.house.put_to_sleep(opened.table)

    run(scenario())
