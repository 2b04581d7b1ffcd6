"""Undo and words: whatever was said since hinders nobody, and stays said."""

from typing import Any

from tests.server.kit import Guest, Kit, refusal_code, require_guest_to_move, run
from tests.server.undo_helpers import (
    match_of,
    open_dungeon,
    others_than,
    put_back,
    received_so_far,
    reconnect_after_restart,
    seat_token,
    utter,
    without_question_id,
)


def test_talk_prevents_no_undo_and_is_kept() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"] * 3)
        guests = await kit.connect_all(opened)
        player = require_guest_to_move(guests)
        other = next(guest for guest in guests if guest is not player)
        before = player.scene
        await player.choose(player.options[0])
        words = [(await utter(guest))["event"] for guest in (other, player, other)]
        assert (player.scene["undo"], other.scene["undo"]) == (True, False)
        assert refusal_code(await other.ask("undo")) == "nothing-to-undo"
        heard = [received_so_far(guest) for guest in others_than(player, guests)]
        assert (await player.ask("undo"))["is"] == "accepted"
        assert without_question_id(player.scene) == without_question_id(before)
        assert last_words(player, 3) == words
        assert [received_so_far(guest) for guest in others_than(player, guests)] == heard
        guests = await reconnect_after_restart(kit, opened, guests)
        assert require_guest_to_move(guests).scene["undo"] is False
        assert last_words(guests[0], 3) == words

    run(scenario())


def last_words(guest: Guest, count: int) -> list[dict[str, Any]]:
    """The last events that a snapshot tells of."""
    events: list[dict[str, Any]] = guest.last("snapshot")["events"][-count:]
    return [each["event"] for each in events]


def test_undo_goes_back_over_actions_with_talk_between_them() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        player = require_guest_to_move(guests)
        other = others_than(player, guests)[0]
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
        inputs = match_of(player).session.inputs
        assert [entry.seq for entry in inputs] == [1, 2, 3, 4]
        assert {entry.state for entry in inputs} == {match_of(player).session.header.state}
        assert player.scene["undo"] is False

    run(scenario())


def test_talk_after_a_visible_action_does_not_make_it_undoable() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        player = require_guest_to_move(guests)
        await player.choose(player.options[0])
        await player.choose(harmless(player))
        await utter(player)
        assert player.scene["undo"] is False
        assert refusal_code(await player.ask("undo")) == "nothing-to-undo"

    run(scenario())


def harmless(guest: Guest) -> int:
    """An answer after which the match goes on."""
    course, seat = match_of(guest), guest.visitor.place
    return next(each for each in guest.options if not course.evaluate(seat, each, "", 0).snapshot.is_over())


def test_an_absent_client_gets_talk_once_after_any_undo() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        player, table = require_guest_to_move(guests), guests[0].actor.table.id
        other = others_than(player, guests)[0]
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


def test_chat_prevents_no_undo() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await open_dungeon(kit)
        player = require_guest_to_move(guests)
        await player.choose(player.options[0])
        for guest in guests:
            assert (await guest.ask("chat", text="hm"))["is"] == "accepted"
        assert (await player.ask("undo"))["is"] == "accepted"

    run(scenario())
