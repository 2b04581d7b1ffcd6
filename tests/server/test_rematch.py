"""Rematch: the same people one seat further, with the tokens they have, told once."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from knockbox.server.forms import Opened
from knockbox.server.tables import log
from knockbox.server.tables.actor import Actor
from tests.server.kit import Guest, Kit, play_on, raised_refusal_code, refusal_code, run, settle


async def finished(kit: Kit, seats: Sequence[str] = ("here", "here"), **fields: Any) -> tuple[Opened, list[Guest]]:
    opened = await kit.open(seats=seats, **fields)
    guests = await kit.connect_all(opened)
    for guest in guests[:1]:
        await guest.ask("choose", choice=guest.actor.table.game.string_to_action("resign"))
    assert guests[0].scene["phase"] == "over"
    return opened, guests


def test_when_all_people_want_it_a_new_table_opens_with_swapped_seats_and_the_same_tokens() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, olek) = await finished(kit, names=["Ana", "Olek"], public=True)
        onlooker = await kit.guest(opened.table)
        assert (await ana.ask("rematch"))["is"] == "accepted"
        assert olek.last("seats")["seats"][0]["wants_rematch"] is True
        assert ana.all("followed") == []
        await olek.ask("rematch")
        told = [guest.all("followed") for guest in (ana, olek, onlooker)]
        table = told[0][0]["table"]
        assert told == [[{"is": "followed", "table": table, "seat": seat, "seats": [1, 0]}] for seat in (1, 0, None)]
        again = [await kit.guest(table, seat.token) for seat in opened.seats]
        assert [guest.visitor.seat for guest in again] == [1, 0]
        assert [seat["name"] for seat in again[0].last("seats")["seats"]] == ["Olek", "Ana"]
        facts, former = again[0].last("welcome")["table"], ana.last("welcome")["table"]
        assert facts | {"id": "", "created_ms": 0} == former | {"id": "", "created_ms": 0}
        assert again[0].scene["luck"]["commitment"] != ana.scene["luck"]["commitment"]
        assert again[0].actor.table.opening.previous_table == opened.table
        for guest, nonce in zip(again, ("another-of-ana", "another-of-olek"), strict=True):
            await guest.ask("ready", nonce=nonce)
        await play_on(again)
        assert again[0].scene["phase"] == "over"

    run(scenario())


def test_a_player_may_keep_their_seat_and_others_agree_to_exactly_that() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, (ana, olek) = await finished(kit, names=["Ana", "Olek"])
        await ana.ask("rematch")
        await olek.ask("rematch", stay=True)
        wished = olek.last("seats")["seats"]
        assert [seat["wants_rematch"] for seat in wished] == [False, True]
        assert [seat["terms"] for seat in wished] == [None, {"stay": True, "options": {}}]
        assert ana.all("followed") == []
        await ana.ask("rematch", stay=True)
        assert [guest.last("followed")["seat"] for guest in (ana, olek)] == [0, 1]

    run(scenario())


def test_a_rematch_may_have_other_options() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await finished(kit, options={"fighters": "veroth,driana"})
        for guest in guests:
            await guest.ask("rematch", options={"fighters": "choose"})
        again = await kit.guest(guests[0].last("followed")["table"], opened.seats[0].token)
        former = guests[0].last("welcome")["table"]["options"]
        assert again.last("welcome")["table"]["options"] == former | {"fighters": "choose"}

    run(scenario())


@pytest.mark.parametrize("options", [{"fighters": "nobody"}, {"colour": "red"}])
def test_an_unplayable_rematch_is_refused(options: dict[str, str]) -> None:
    async def scenario() -> None:
        _, (ana, _) = await finished(Kit())
        assert refusal_code(await ana.ask("rematch", options=options)) == "bad-option"
        assert ana.last("seats")["seats"][0]["wants_rematch"] is False

    run(scenario())


def test_the_host_of_a_table_is_the_host_of_its_rematch() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await finished(kit)
        for guest in guests:
            await guest.ask("rematch")
        host = await kit.guest(guests[0].last("followed")["table"], host=opened.host)
        assert host.visitor.is_host

    run(scenario())


def test_only_players_ask_for_a_rematch_and_only_after_the_end() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        assert refusal_code(await ana.ask("rematch")) == "not-over"
        await ana.ask("choose", choice=ana.actor.table.game.string_to_action("resign"))
        onlooker = await kit.guest(opened.table)
        assert refusal_code(await onlooker.ask("rematch")) == "not-seated"
        assert olek.last("seats")["seats"][0]["wants_rematch"] is False

    run(scenario())


def test_rematch_requests_survive_a_restart_and_late_clients_are_sent_to_the_new_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, _) = await finished(kit)
        await ana.ask("rematch")
        kit.restart()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert olek.last("seats")["seats"][0]["wants_rematch"] is True
        await olek.ask("rematch")
        assert [len(guest.all("followed")) for guest in (ana, olek)] == [1, 1]
        tables = len(kit.store.logs)
        await ana.ask("rematch")
        await olek.ask("rematch")
        assert [len(guest.all("followed")) for guest in (ana, olek)] == [1, 1]
        kit.restart()
        late = await kit.guest(opened.table, opened.seats[0].token)
        assert late.all("followed") == ana.all("followed")
        assert len(kit.store.logs) == tables == 2

    run(scenario())


def test_a_rematch_that_all_wanted_when_the_server_died_is_opened_when_it_is_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, olek) = await finished(kit)
        await ana.ask("rematch")
        olek.house = None  # the server dies before it opens the next table
        await olek.ask("rematch")
        assert len(kit.store.logs) == 1
        kit.restart()
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert len(again.all("followed")) == 1
        assert len(kit.store.logs) == 2

    run(scenario())


def test_a_player_who_handed_over_gets_their_seat_back_and_is_not_waited_for() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(names=["Ana", "Olek"])
        ana, olek = await kit.connect_all(opened)
        await olek.ask("hand", seat=1, bot="random")
        await ana.ask("choose", choice=ana.actor.table.game.string_to_action("resign"))
        await settle(ana.actor)
        await ana.ask("rematch")
        table = ana.last("followed")["table"]
        assert olek.last("followed") == {"is": "followed", "table": table, "seat": 0, "seats": [1, 0]}
        again = await kit.guest(table, opened.seats[1].token)
        seats = again.last("seats")["seats"]
        assert [(seat["kind"], seat["bot"], seat["name"]) for seat in seats] == [
            ("person", "", "Olek"),
            ("person", "", "Ana"),
        ]

    run(scenario())


def test_bots_and_links_move_on_with_the_others() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "link", "random"])
        link = opened.seats[1].invitation
        olek = await kit.guest(opened.table, await kit.house.take_seat(opened.table, 1, link, "Olek"))
        (ana,) = await kit.connect_all(opened)
        await olek.ask("ready", nonce="nonce-of-olek")
        for guest in (ana, olek):
            await guest.ask("choose", choice=guest.actor.table.game.string_to_action("give-up"))
        await settle(ana.actor)
        assert ana.scene["phase"] == "over"
        await ana.ask("rematch")
        await olek.ask("leave")
        table = ana.last("followed")["table"]
        seats = (await kit.guest(table)).last("seats")["seats"]
        assert [(seat["kind"], seat["bot"]) for seat in seats] == [("bot", "random"), ("person", ""), ("link", "")]
        assert await raised_refusal_code(kit.house.take_seat(table, 2, link, "Ida")) == "not-invited"
        assert await kit.reseat(table, 2, "Ida")

    run(scenario())


def test_without_a_request_no_rematch_opens() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, olek) = await finished(kit)
        await olek.ask("leave")
        assert ana.all("followed") == []
        await ana.ask("leave")
        kit.restart()
        late = await kit.guest(opened.table)
        assert late.all("followed") == []
        assert len(kit.store.logs) == 1

    run(scenario())


@pytest.mark.parametrize("place", [0, 1])
def test_the_record_of_the_match_stays_where_it_was(place: int) -> None:
    async def scenario() -> None:
        kit = Kit()
        _, guests = await finished(kit)
        for guest in guests:
            await guest.ask("rematch")
        looked = await guests[place].ask("look", seat=1 - place)
        assert (looked["is"], looked["seat"]) == ("looked", 1 - place)
        assert guests[place].actor.table.phase == "over"

    run(scenario())


async def go(kit: Kit, guest: Guest) -> None:
    """As a socket that is closed."""
    guest.actor.leave(guest)
    if kit.house.is_rematch_due(guest.actor):
        await kit.house.open_rematch(guest.actor)


async def lost_dungeon(kit: Kit) -> tuple[Opened, Guest, Guest]:
    opened = await kit.open("dungeon", ["here", "here"], options={"adventure": "on", "timer": "off"})
    ana, olek = await kit.connect_all(opened)
    for guest in (ana, olek):
        await guest.ask("choose", choice=ana.actor.table.game.string_to_action("give-up"))
    assert ana.scene["phase"] == "over"
    return opened, ana, olek


@pytest.mark.parametrize("is_early", [True, False])
def test_a_group_tries_again_without_waiting_for_a_disconnected_player(is_early: bool) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, olek = await lost_dungeon(kit)
        if is_early:
            await go(kit, olek)
        await ana.ask("rematch")
        if not is_early:
            assert ana.all("followed") == []
            await go(kit, olek)
        await settle(ana.actor)
        table = ana.last("followed")["table"]
        late = await kit.guest(opened.table, opened.seats[1].token)
        assert late.last("followed") == {"is": "followed", "table": table, "seat": 1, "seats": [0, 1]}
        host = await kit.guest(table, opened.seats[0].token, opened.host)
        assert (await host.ask("hand", seat=1, bot="random"))["is"] == "accepted"
        await host.ask("ready", nonce="nonce-of-ana")
        assert host.scene["phase"] == "playing"

    run(scenario())


def test_leaving_before_any_request_opens_no_rematch() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, ana, olek = await lost_dungeon(kit)
        await go(kit, olek)
        await settle(ana.actor)
        assert ana.all("followed") == []

    run(scenario())


def test_in_a_duel_a_rematch_waits_for_an_absent_player() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, (ana, olek) = await finished(kit)
        await go(kit, olek)
        await ana.ask("rematch")
        assert ana.all("followed") == []

    run(scenario())


def test_simultaneous_requests_lead_to_the_same_table() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, olek) = await finished(kit)
        await asyncio.gather(*(guest.ask("rematch") for guest in (ana, olek, ana, olek)))
        assert ana.last("followed")["table"] == olek.last("followed")["table"]
        assert len(kit.store.logs) == 2
        late = await kit.guest(opened.table, opened.seats[0].token)
        await late.ask("rematch", stay=True)
        assert len(kit.store.logs) == 2

    run(scenario())


@pytest.mark.parametrize("change", ["other terms", "leave"])
def test_a_player_who_withdraws_while_the_next_table_opens_is_not_taken_along(
    change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        kit = Kit()
        _, (ana, olek) = await finished(kit)
        begin = kit.house.create_table

        async def slowly(id: str, entry: log.TableOpened) -> Actor:
            monkeypatch.undo()
            actor = await begin(id, entry)
            olek.house = None  # nobody but the first looks whether a table is due
            await (olek.ask("leave") if change == "leave" else olek.ask("rematch", stay=True))
            return actor

        monkeypatch.setattr(kit.house, "create_table", slowly)
        await ana.ask("rematch")
        await olek.ask("rematch")
        if change == "leave":
            next_one = await kit.house.find(ana.last("followed")["table"])
            assert [chair.kind for chair in next_one.table.seats] == ["link", "person"]
        else:
            assert ana.all("followed") == []
            await ana.ask("rematch", stay=True)
            assert ana.last("followed")["seat"] == 0
            next_one = await kit.house.find(ana.last("followed")["table"])
            assert next_one.identify("token-3", "").seat == 0
        assert len(kit.store.logs) == 2  # what nobody is led to is not kept

    run(scenario())
