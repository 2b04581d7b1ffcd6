"""A seat that was left is the host's to give: links and ids of before open it no more."""

import asyncio

import pytest

from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Opened
from tests.server.kit import Guest, Kit, raised_refusal_code, refusal_code, run, seat_kinds

OWN = "drawn-by-the-player-who-sits-down"
NEW = "a-link-that-the-host-drew-by-lot-1"
NEWER = "a-link-that-the-host-drew-by-lot-2"


async def joined(kit: Kit, seats: tuple[str, str] = ("here", "link")) -> tuple[Opened, Guest, Guest]:
    """The host, and a player who came by the link; nothing is dealt yet."""
    opened = await kit.open(seats=seats)
    token = opened.seats[1].token or await kit.house.take_seat(opened.table, 1, opened.seats[1].invitation, "Olek", OWN)
    ana = await kit.guest(opened.table, opened.seats[0].token, opened.host)
    return opened, ana, await kit.guest(opened.table, token)


def invited(guest: Guest) -> list[bool]:
    return [seat["invited"] for seat in guest.last("seats")["seats"]]


@pytest.mark.parametrize("seats", [("here", "link"), ("here", "here")])
def test_a_left_seat_cannot_be_taken_by_table_id_or_by_its_former_link(seats: tuple[str, str]) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, olek = await joined(kit, seats)
        assert (await olek.ask("leave"))["is"] == "accepted"
        assert (seat_kinds(ana), invited(ana)) == (["person", "link"], [False, False])
        for former in ("", opened.seats[1].invitation, opened.seats[1].token):
            assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, former, "Eve")) == "not-invited"
        kit.restart()
        assert (
            await raised_refusal_code(kit.house.take_seat(opened.table, 1, opened.seats[1].invitation, "Eve"))
            == "not-invited"
        )

    run(scenario())


def test_the_host_makes_a_new_link_and_a_newer_one_replaces_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, olek = await joined(kit)
        await olek.ask("leave")
        for id, invitation in (("one", NEW), ("two", NEWER)):
            assert (await ana.ask("invite", id=id, seat=1, invitation=invitation))["is"] == "accepted"
        assert invited(ana) == [False, True]
        lines = kit.store.logs[opened.table][:]
        assert (await ana.ask("invite", id="one", seat=1, invitation=NEW))["is"] == "accepted", "done before"
        assert refusal_code(await ana.ask("invite", id="one", seat=1, invitation=NEWER)) == "id-used"
        assert kit.store.logs[opened.table] == lines
        assert NEWER.encode() not in b"".join(body for _, _, body in lines), "the log has its hash"
        kit.restart()
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, NEW, "Eve")) == "not-invited"
        ida = await kit.guest(opened.table, await kit.house.take_seat(opened.table, 1, NEWER, "Ida"))
        assert (seat_kinds(ida), invited(ida)) == (["person", "person"], [False, False])

    run(scenario())


def test_only_the_host_makes_links_and_none_to_a_seat_that_needs_none() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "link", "open", "random"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        host = await kit.guest(opened.table, host=opened.host)
        for guest in (ana, await kit.guest(opened.table)):
            assert refusal_code(await guest.ask("invite", seat=1, invitation=NEW)) == "not-host"
        refused = [refusal_code(await host.ask("invite", seat=seat, invitation=NEW)) for seat in (0, 2, 3, 4)]
        assert refused == ["seat-taken", "bad-seat", "bad-seat", "no-seat"]
        assert (await host.ask("invite", seat=1, invitation=NEW))["is"] == "accepted", "also before anybody came"
        assert (
            await raised_refusal_code(kit.house.take_seat(opened.table, 1, opened.seats[1].invitation, "Eve"))
            == "not-invited"
        )

    run(scenario())


def test_before_the_deal_of_a_rematch_a_left_seat_is_as_safe() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, olek = await joined(kit)
        for number, guest in enumerate((ana, olek)):
            await guest.ask("ready", nonce=f"nonce-of-{number}")
        await ana.ask("choose", choice=ana.actor.table.game.string_to_action("resign"))
        await ana.ask("rematch")
        await olek.ask("rematch")
        table = ana.last("followed")["table"]
        ana = await kit.guest(table, opened.seats[0].token, opened.host)
        olek = await kit.guest(table, OWN)
        seat = olek.visitor.seat or 0
        await olek.ask("leave")
        for former in ("", opened.seats[1].invitation):
            assert await raised_refusal_code(kit.house.take_seat(table, seat, former, "Eve")) == "not-invited"
        assert (await ana.ask("invite", seat=seat, invitation=NEW))["is"] == "accepted"
        assert await kit.house.take_seat(table, seat, NEW, "Ida")

    run(scenario())


def test_a_link_that_was_looked_at_before_the_seat_was_left_is_looked_at_again() -> None:
    """A request that arrives while the seat is taken, and is processed when it is empty, has the former link."""

    async def scenario() -> None:
        kit = Kit()
        opened, _, olek = await joined(kit)
        actor = olek.actor
        async with actor.lock:  # both wait for it, the one who leaves first
            leaving = actor.run_shielded(olek.ask("leave"))
            sitting = actor.run_shielded(kit.house.take_seat(opened.table, 1, opened.seats[1].invitation, "Eve"))
            tasks = [asyncio.ensure_future(leaving), asyncio.ensure_future(sitting)]
            for _ in range(10):
                await asyncio.sleep(0)
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(outcomes[1], RequestRefusedError)
        assert outcomes[1].code == "not-invited"

    run(scenario())


async def joined_open(kit: Kit) -> tuple[Opened, Guest, Guest]:
    """The host, and a player who took an open seat; nothing is dealt yet."""
    opened = await kit.open(seats=["here", "open"], public=True)
    olek = await kit.guest(opened.table, await kit.house.take_seat(opened.table, 1, "", "Olek"))
    return opened, await kit.guest(opened.table, opened.seats[0].token, opened.host), olek


def test_an_open_seat_that_is_left_before_the_deal_stays_open() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, olek = await joined_open(kit)
        await olek.ask("leave")
        assert seat_kinds(ana) == ["person", "open"]
        assert await kit.house.take_seat(opened.table, 1, "", "Ida")

    run(scenario())


def test_an_open_seat_that_is_left_after_the_deal_needs_a_link_from_the_host() -> None:
    """With the id of the table alone an opponent could sit down there, and see both hands."""

    async def scenario() -> None:
        kit = Kit()
        opened, ana, olek = await joined_open(kit)
        for number, guest in enumerate((ana, olek)):
            await guest.ask("ready", nonce=f"nonce-of-{number}")
        await olek.ask("leave")
        assert (seat_kinds(ana), invited(ana)) == (["person", "link"], [False, False])
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, "", "Eve")) == "not-invited"
        kit.restart()
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, "", "Eve")) == "not-invited"
        ana = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        assert (await ana.ask("invite", seat=1, invitation=NEW))["is"] == "accepted"
        assert await kit.house.take_seat(opened.table, 1, NEW, "Ida")

    run(scenario())


def test_a_seat_that_the_host_frees_from_a_bot_after_the_deal_needs_a_link_too() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "open", "random"])
        ana = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        assert (await ana.ask("hand", seat=1, bot="random"))["is"] == "accepted"
        await ana.ask("ready", nonce="nonce-of-ana")
        assert seat_kinds(ana) == ["person", "bot", "bot"]
        assert (await ana.ask("hand", id="1", seat=1, bot="greedy"))["is"] == "accepted"
        assert seat_kinds(ana) == ["person", "bot", "bot"], "another bot changes nothing about that"
        for seat in (1, 2):
            assert (await ana.ask("hand", id=f"free-{seat}", seat=seat, bot=""))["is"] == "accepted"
            assert await raised_refusal_code(kit.house.take_seat(opened.table, seat, "", "Eve")) == "not-invited"
        assert seat_kinds(ana) == ["person", "link", "link"]
        assert (await ana.ask("invite", seat=1, invitation=NEW))["is"] == "accepted"
        assert await kit.house.take_seat(opened.table, 1, NEW, "Ida")

    run(scenario())


def test_a_bot_plays_a_left_seat_until_an_invited_player_comes() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, ana, olek = await joined(kit)
        for number, guest in enumerate((ana, olek)):
            await guest.ask("ready", nonce=f"nonce-of-{number}")
        await olek.ask("leave")
        assert (await ana.ask("hand", seat=1, bot="random"))["is"] == "accepted"
        assert seat_kinds(ana) == ["person", "link"]
        assert (await ana.ask("invite", seat=1, invitation=NEW))["is"] == "accepted"
        assert (await ana.ask("hand", seat=1, bot=""))["is"] == "accepted"
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, "", "Eve")) == "not-invited"
        assert await kit.house.take_seat(opened.table, 1, NEW, "Ida")

    run(scenario())
