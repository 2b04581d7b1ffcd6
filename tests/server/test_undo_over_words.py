"""Undo and words: whatever was said since hinders nobody, and stays said."""

from typing import Any

from tests.server.kit import Guest, Kit, code, run, someone
from tests.server.undoing import (
    after_a_crash,
    anonymous,
    course_of,
    explorers,
    not_of,
    put_back,
    said,
    seat_token,
    utter,
)


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


def last_words(guest: Guest, count: int) -> list[dict[str, Any]]:
    """The last events that a snapshot tells of."""
    events: list[dict[str, Any]] = guest.last("snapshot")["events"][-count:]
    return [each["event"] for each in events]


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


def harmless(guest: Guest) -> int:
    """An answer after which the match goes on."""
    course, seat = course_of(guest), guest.visitor.place
    return next(each for each in guest.options if not course.weigh(seat, each, "", 0).moment.is_over())


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
