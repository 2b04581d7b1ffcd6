"""Sitting down: once, however often it is asked for, and for nobody who never comes."""

import msgspec
import pytest

from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Take
from knockbox.server.tables import log
from tests.server.clock_tables import left_ms
from tests.server.kit import Guest, Kit, raised_refusal_code, refusal_code, run, settle

OWN = "a-token-of-32-letters-or-more---"
OTHER = "another-one-of-32-letters-or-more"


def seat_of(guest: Guest, seat: int) -> dict[str, object]:
    found: dict[str, object] = guest.last("seats")["seats"][seat]
    return found


@pytest.mark.parametrize("kind", ["link", "open"])
def test_asking_again_with_the_same_token_returns_the_same_seat(kind: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", kind])
        link = opened.seats[1].invitation
        assert await kit.house.take_seat(opened.table, 1, link, "Olek", OWN) == OWN
        lines = kit.store.logs[opened.table][:]
        kit.restart()  # the answer was lost
        assert await kit.house.take_seat(opened.table, 1, link, "Olek", OWN) == OWN
        assert kit.store.logs[opened.table] == lines
        with pytest.raises(RequestRefusedError, match="seat 1 is taken"):
            await kit.house.take_seat(opened.table, 1, link, "Ida", OTHER)
        assert (await kit.guest(opened.table, OWN)).visitor.seat == 1

    run(scenario())


def test_a_client_token_opens_one_seat_and_replaces_no_invitation() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "open", "link"])
        await kit.house.take_seat(opened.table, 1, "", "Olek", OWN)
        with pytest.raises(RequestRefusedError) as caught:
            await kit.house.take_seat(opened.table, 2, opened.seats[2].invitation, "Olek", OWN)
        assert caught.value.code == "id-used"
        with pytest.raises(RequestRefusedError) as caught:
            await kit.house.take_seat(opened.table, 2, "", "Olek", OTHER)
        assert caught.value.code == "not-invited"

    run(scenario())


def test_a_token_is_in_the_log_by_its_hash_alone() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        await kit.house.take_seat(opened.table, 1, "", "Olek", OWN)
        assert OWN not in str(kit.store.logs[opened.table])

    run(scenario())


@pytest.mark.parametrize("token", ["short", "x" * 31, "x" * 65, "spaces are no letters at all here"])
def test_a_token_that_could_be_guessed_is_none(token: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"token": token}, Take)
    assert msgspec.convert({"token": OWN}, Take).token == OWN


def test_the_host_frees_the_seat_of_a_player_who_never_connected() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "link"])
        link = opened.seats[1].invitation
        host = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        await kit.house.take_seat(opened.table, 1, link, "Olek")
        assert seat_of(host, 1)["unseen"] is True
        assert (await host.ask("hand", seat=1, bot=""))["is"] == "accepted"
        assert (seat_of(host, 1)["kind"], seat_of(host, 1)["unseen"]) == ("link", False)
        assert await raised_refusal_code(kit.house.take_seat(opened.table, 1, link, "Ida")) == "not-invited"
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        assert ida.visitor.seat == 1

    run(scenario())


def test_only_the_host_frees_a_seat_and_only_of_a_player_who_never_connected() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "link", "here"])
        token = await kit.house.take_seat(opened.table, 1, opened.seats[1].invitation, "Olek")
        ida = await kit.guest(opened.table, opened.seats[2].token)
        assert refusal_code(await ida.ask("hand", seat=1, bot="")) == "not-yours"
        olek = await kit.guest(opened.table, token)
        await settle(olek.actor)
        assert seat_of(ida, 1)["unseen"] is False
        olek.close("gone", "")
        kit.restart()
        host = await kit.guest(opened.table, host=opened.host)
        await host.ask("hand", seat=1, bot="")
        assert seat_of(host, 1)["kind"] == "person"
        entries = [log.decode_entry(body) for _, _, body in kit.store.logs[opened.table]]
        assert [entry for entry in entries if isinstance(entry, log.PlayerConnected | log.SeatLeft)] == [
            log.PlayerConnected(1)
        ]

    run(scenario())


def test_a_seat_is_freed_in_the_middle_of_a_match_and_its_clock_runs_on() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "30"})
        guests = await kit.connect_all(opened)
        player = next(guest for guest in guests if guest.options)
        seat, host = player.visitor.place, await kit.guest(opened.table, host=opened.host)
        await player.ask("leave")
        await kit.reseat(opened.table, seat, "nobody")
        kit.time.now += 10_000
        assert (await host.ask("hand", seat=seat, bot=""))["is"] == "accepted"
        assert (seat_of(host, seat)["kind"], left_ms(host)) == ("link", 20_000)

    run(scenario())
