"""Undo: own inputs that nobody else has noticed, that no chance followed, and that taught nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.rng import seeded
from knockbox.games.dungeon.events import Said
from knockbox.records.verify import Exact, verify
from knockbox.server.forms import Opened
from knockbox.server.records import record_of
from knockbox.server.tables.course import MOST_PAST, Course
from tests.server.kit import Guest, Kit, asked, code, run, someone


async def explorers(kit: Kit, seats: int = 3, **options: str) -> list[Guest]:
    return await kit.duel(options, game="dungeon", seats=["here"] * seats)


def course_of(guest: Guest) -> Course:
    course = guest.actor.table.course
    assert course is not None
    return course


def put_back(guest: Guest) -> int:
    return next(int(each["choice"]) for each in guest.scene["offers"] if each["notation"] == "put-back")


def said(guest: Guest) -> list[bytes]:
    return guest.heard[:]


def test_a_card_that_was_chosen_is_nobody_elses_business_until_it_is_laid() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        onlooker = await kit.guest(guests[0].actor.table.id)
        player = someone(guests)
        others = [guest for guest in (*guests, onlooker) if guest is not player]
        before = [said(guest) for guest in others]
        await player.choose(player.options[0])
        assert player.scene["question"]["prompt"] == "choose_cell"
        assert player.scene["undo"] is True
        assert [said(guest) for guest in others] == before
        await player.choose(player.options[0])
        assert all(guest.last("events")["events"] for guest in others)
        assert player.scene["undo"] is False

    run(scenario())


def test_taking_back_tells_its_seat_everything_anew_and_the_others_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player = someone(guests)
        others = [guest for guest in guests if guest is not player]
        scene, seq, question = player.scene, player.last("snapshot")["seq"], player.scene["question"]["id"]
        before = [said(guest) for guest in others]
        await player.choose(player.options[0])
        assert (await player.ask("undo"))["is"] == "accepted"
        snapshot = player.messages[-2]
        assert (snapshot["is"], snapshot["seq"]) == ("snapshot", seq + 2)
        assert player.scene["question"]["id"] != question
        assert anonymous(player.scene) == anonymous(scene)
        assert [said(guest) for guest in others] == before
        fresh = [await kit.guest(player.actor.table.id, seat_token(kit, guest)) for guest in others]
        assert [guest.last("snapshot")["seq"] for guest in fresh] == [1] * len(fresh)

    run(scenario())


def anonymous(scene: dict[str, Any]) -> dict[str, Any]:
    """Without the id of the question."""
    return scene | {"question": scene["question"] and scene["question"] | {"id": 0}}


def seat_token(kit: Kit, guest: Guest) -> str:
    """As `Kit.open` has dealt them: the second lot is that of the first seat."""
    assert guest.visitor.seat is not None
    return f"token-{guest.visitor.seat + 3}"


def test_several_inputs_are_taken_back_one_after_the_other() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player = someone(guests)
        scenes = [player.scene]
        await player.choose(player.options[0])
        scenes.append(player.scene)
        await player.ask("choose", choice=put_back(player))
        scenes.append(player.scene)
        await player.choose(player.options[-1])
        while scenes:
            assert (await player.ask("undo"))["is"] == "accepted"
            assert player.scene["view"] == scenes.pop()["view"]
        assert player.scene["undo"] is False
        assert code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())


def test_whoever_chooses_and_puts_back_without_end_fills_no_memory() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await explorers(kit, seats=1)
        course = course_of(ana)
        for _ in range(MOST_PAST):
            await ana.choose(ana.options[0])
            await ana.ask("choose", choice=put_back(ana))
        assert (len(course.session.inputs), len(course.past)) == (2 * MOST_PAST, MOST_PAST)
        while course.can_undo(0):
            course.undo()
        assert len(course.session.inputs) == MOST_PAST

    run(scenario())


def test_an_answer_under_seal_is_taken_back_until_the_other_has_sealed_his() -> None:
    async def scenario() -> None:
        kit = Kit()
        for first, second in ((0, 1), (1, 0)):
            guests = await kit.duel()
            await past_fighters(guests)
            sealer, other = guests[first], guests[second]
            assert sealer.scene["question"]["prompt"] == "keep_first"
            question, heard = sealer.scene["question"], said(other)
            await sealer.choose(sealer.options[0])
            assert (sealer.scene["question"], sealer.scene["undo"]) == (None, True)
            assert (await sealer.ask("undo"))["is"] == "accepted"
            assert sealer.scene["question"]["candidates"] == question["candidates"]
            await sealer.choose(sealer.options[1])
            assert said(other) == heard
            assert other.scene["asked"] == [0, 1]
            await other.choose(other.options[0])
            assert code(await sealer.ask("undo")) == "nothing-to-undo"
            assert code(await other.ask("undo")) == "nothing-to-undo"
            assert sealer.last("events")["events"]

    run(scenario())


async def past_fighters(guests: list[Guest]) -> None:
    while (guest := someone(guests)).scene["question"]["prompt"] == "pick_fighter":
        await guest.choose(guest.options[0])


def test_whoever_comes_meanwhile_is_not_shown_what_is_sealed() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "60"})
        guests = await kit.seated(opened)
        await past_fighters(guests)
        before = [await kit.guest(opened.table, opened.seats[1].token), await kit.guest(opened.table)]
        await guests[0].choose(guests[0].options[0])
        after = [await kit.guest(opened.table, opened.seats[1].token), await kit.guest(opened.table)]
        assert [guest.last("snapshot") for guest in after] == [guest.last("snapshot") for guest in before]
        kit.restart()
        again = [await kit.guest(opened.table, opened.seats[1].token), await kit.guest(opened.table)]
        assert [guest.last("snapshot") for guest in again] == [guest.last("snapshot") for guest in before]
        assert (await again[0].choose(again[0].options[0]))["is"] == "accepted"

    run(scenario())


def test_a_reaction_is_taken_back_until_it_is_paid() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel()
        seen = set()
        rng = seeded(3)
        for _ in range(400):
            player = asked(guests)
            if player is None:
                break
            prompt, other = player.scene["question"]["prompt"], guests[1 - guests.index(player)]
            heard, view = said(other), player.scene["view"]
            await player.choose(player.options[rng.below(len(player.options))])
            if player.scene["undo"]:
                seen.add((prompt, player.scene["question"] and player.scene["question"]["prompt"]))
                assert said(other) == heard
                assert (await player.ask("undo"))["is"] == "accepted"
                assert player.scene["view"] == view
                assert said(other) == heard
                await player.choose(player.options[rng.below(len(player.options))])
        assert ("use_reaction", "pay_cost") in seen

    run(scenario())


def test_what_others_noticed_stays_done() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        while (player := someone([ana, olek])).scene["question"]["prompt"] != "take_action":
            await player.choose(player.options[0])
        lines = ana.actor.table.lines
        await player.choose(player.options[0])
        assert player.scene["undo"] is False
        for guest in (ana, olek):
            assert code(await guest.ask("undo")) == "nothing-to-undo"
        assert ana.actor.table.lines == lines + 1

    run(scenario())


def test_nobody_takes_back_the_input_of_another_or_of_nobody() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player, onlooker = someone(guests), await kit.guest(guests[0].actor.table.id)
        other = next(guest for guest in guests if guest is not player)
        assert code(await player.ask("undo")) == "nothing-to-undo"
        await player.choose(player.options[0])
        assert code(await other.ask("undo")) == "nothing-to-undo"
        assert code(await onlooker.ask("undo")) == "not-seated"
        assert (await player.ask("undo"))["is"] == "accepted"

    run(scenario())


async def utter(guest: Guest, number: int = 0) -> dict[str, Any]:
    spoken = await guest.ask("choose", choice=guest.scene["utterances"][number]["choice"])
    assert spoken["is"] == "accepted"
    event: dict[str, Any] = guest.last("events")["events"][-1]
    return event


def last_words(guest: Guest, count: int) -> list[dict[str, Any]]:
    """The last events that a snapshot tells of."""
    events: list[dict[str, Any]] = guest.last("snapshot")["events"][-count:]
    return [each["event"] for each in events]


def test_words_of_anybody_hinder_no_undo_and_stay_said() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"] * 3)
        guests = await kit.seated(opened)
        player = someone(guests)
        other = next(guest for guest in guests if guest is not player)
        before = player.scene
        await player.choose(player.options[0])
        words = [(await utter(guest))["event"] for guest in (other, player, other)]
        assert (player.scene["undo"], other.scene["undo"]) == (True, False)
        assert code(await other.ask("undo")) == "nothing-to-undo"
        heard = [said(guest) for guest in not_of(player, guests)]
        assert (await player.ask("undo"))["is"] == "accepted"
        assert anonymous(player.scene) == anonymous(before)
        assert last_words(player, 3) == words
        assert [said(guest) for guest in not_of(player, guests)] == heard
        guests = await after_a_crash(kit, opened, guests)
        assert someone(guests).scene["undo"] is False
        assert last_words(guests[0], 3) == words

    run(scenario())


def not_of(player: Guest, guests: list[Guest]) -> list[Guest]:
    return [guest for guest in guests if guest is not player]


def test_undo_goes_back_over_deeds_with_words_between_them() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player = someone(guests)
        other = not_of(player, guests)[0]
        views = [player.scene["view"]]
        for _ in range(2):
            await player.choose(player.options[0])
            await utter(other)
            views.append(player.scene["view"])
            await player.ask("choose", choice=put_back(player))
            await utter(player, 1)
            views.append(player.scene["view"])
        views.pop()
        while views:
            assert (await player.ask("undo"))["is"] == "accepted"
            assert player.scene["view"] == views.pop()
        inputs = course_of(player).session.inputs
        assert [entry.seq for entry in inputs] == [1, 2, 3, 4]
        assert {entry.state for entry in inputs} == {course_of(player).session.header.state}
        assert player.scene["undo"] is False

    run(scenario())


def harmless(guest: Guest) -> int:
    """An answer after which the match goes on."""
    course, seat = course_of(guest), guest.visitor.place
    return next(each for each in guest.options if not course.weigh(seat, each, "", 0).moment.is_over())


def test_words_after_a_deed_that_others_noticed_open_no_way_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player = someone(guests)
        await player.choose(player.options[0])
        await player.choose(harmless(player))
        await utter(player)
        assert player.scene["undo"] is False
        assert code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())


def test_who_was_away_is_told_the_words_once_whoever_took_something_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player, table = someone(guests), guests[0].actor.table.id
        other = not_of(player, guests)[0]
        await player.choose(player.options[0])
        first = await utter(other)
        seq = other.last("events")["seq"]
        await player.ask("undo")
        await utter(other, 1)
        back = await kit.guest(table, seat_token(kit, other), seq=seq)
        told = back.last("events")
        assert [event["seq"] for event in told["events"]] == [seq + 1]
        assert told["events"][0]["event"] != first["event"]

    run(scenario())


def test_chat_does_not_hinder_anybody() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await explorers(kit)
        player = someone(guests)
        await player.choose(player.options[0])
        for guest in guests:
            assert (await guest.ask("chat", text="hm"))["is"] == "accepted"
        assert (await player.ask("undo"))["is"] == "accepted"

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
            player = await kit.guest(opened.table, await kit.house.sit(opened.table, seat, "", "Ida"))
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
        ida = await kit.guest(opened.table, await kit.house.sit(opened.table, 1, "", "Ida"))
        assert ida.scene["question"]["prompt"] == "choose_cell"
        assert (ida.scene["undo"], code(await ida.ask("undo"))) == (False, "nothing-to-undo")
        kit.house.put_to_sleep(opened.table)

    run(scenario())


def test_what_its_seat_was_told_of_an_input_is_taken_back_with_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await explorers(kit, seats=1)
        course = course_of(ana)
        told = course.told_to(0)
        step = course.weigh(0, ana.options[0], "", 0)
        course.take(step._replace(events=[Said("KKDR-18", 0, "nod")]), 0)
        assert len(course.told_to(0)) == len(told) + 1
        course.undo()
        assert course.told_to(0) == told

    run(scenario())


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


def test_in_a_pause_nothing_is_taken_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await explorers(kit, seats=1)
        await ana.choose(ana.options[0])
        await ana.ask("pause", on=True)
        assert code(await ana.ask("undo")) == "paused"
        await ana.ask("pause", on=False)
        assert (await ana.ask("undo"))["is"] == "accepted"

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


async def after_a_crash(kit: Kit, opened: Opened, guests: list[Guest]) -> list[Guest]:
    scenes = [guest.scene for guest in guests]
    kit.restart()
    again = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
    assert [guest.scene for guest in again] == scenes
    return again


def check_record(guest: Guest, path: Path) -> None:
    path.write_bytes(record_of(guest.actor.table))
    assert isinstance(verdict := verify(path), Exact)
    assert (verdict.finished, verdict.fair) == (True, True)


def test_the_time_for_a_decision_is_not_stretched_by_taking_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel({"decision_time": "60"})
        rng = seeded(4)
        while True:
            player = someone(guests)
            prompt = player.scene["question"]["prompt"]
            kit.time.now += 20_000
            await player.choose(player.options[rng.below(len(player.options))])
            if player.scene["undo"] and prompt == "use_reaction":
                break
        assert player.scene["clock"]["left_ms"] == 60_000
        kit.time.now += 10_000
        await player.ask("undo")
        assert player.scene["clock"]["left_ms"] == 30_000
        await player.choose(player.options[0])
        kit.time.now += 45_000
        assert code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())
