"""Sitting down: once, however often it is asked for, and for nobody who never comes."""

import msgspec
import pytest

from knockbox.server.errors import Refusal
from knockbox.server.forms import Take
from knockbox.server.tables import log
from tests.server.kit import Guest, Kit, code, refusal_of, run, settled
from tests.server.minutes import left_ms

OWN = "a-token-of-32-letters-or-more---"
OTHER = "another-one-of-32-letters-or-more"


def seat_of(guest: Guest, seat: int) -> dict[str, object]:
    found: dict[str, object] = guest.last("seats")["seats"][seat]
    return found


@pytest.mark.parametrize("kind", ["link", "open"])
def test_whoever_asks_again_with_his_own_token_sits_where_he_sat(kind: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", kind])
        link = opened.seats[1].invitation
        assert await kit.house.sit(opened.table, 1, link, "Olek", OWN) == OWN
        lines = kit.log.lines[opened.table][:]
        kit.restart()  # the answer was lost
        assert await kit.house.sit(opened.table, 1, link, "Olek", OWN) == OWN
        assert kit.log.lines[opened.table] == lines
        with pytest.raises(Refusal, match="seat 1 is taken"):
            await kit.house.sit(opened.table, 1, link, "Ida", OTHER)
        assert (await kit.guest(opened.table, OWN)).visitor.seat == 1

    run(scenario())


def test_a_token_of_ones_own_opens_one_seat_and_no_invitation_is_needed_less() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "open", "link"])
        await kit.house.sit(opened.table, 1, "", "Olek", OWN)
        with pytest.raises(Refusal) as caught:
            await kit.house.sit(opened.table, 2, opened.seats[2].invitation, "Olek", OWN)
        assert caught.value.code == "id-used"
        with pytest.raises(Refusal) as caught:
            await kit.house.sit(opened.table, 2, "", "Olek", OTHER)
        assert caught.value.code == "not-invited"

    run(scenario())


def test_a_token_is_in_the_log_by_its_hash_alone() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        await kit.house.sit(opened.table, 1, "", "Olek", OWN)
        assert OWN not in str(kit.log.lines[opened.table])

    run(scenario())


@pytest.mark.parametrize("token", ["short", "x" * 31, "x" * 65, "spaces are no letters at all here"])
def test_a_token_that_could_be_guessed_is_none(token: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"token": token}, Take)
    assert msgspec.convert({"token": OWN}, Take).token == OWN


def test_the_host_frees_the_seat_of_somebody_who_never_came() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "link"])
        link = opened.seats[1].invitation
        host = await kit.guest(opened.table, opened.seats[0].token, opened.host)
        await kit.house.sit(opened.table, 1, link, "Olek")
        assert seat_of(host, 1)["unseen"] is True
        assert (await host.ask("hand", seat=1, bot=""))["is"] == "accepted"
        assert (seat_of(host, 1)["kind"], seat_of(host, 1)["unseen"]) == ("link", False)
        assert await refusal_of(kit.house.sit(opened.table, 1, link, "Ida")) == "not-invited"
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        assert ida.visitor.seat == 1

    run(scenario())


def test_nobody_else_frees_a_seat_and_nobody_frees_one_whose_person_came() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "link", "here"])
        token = await kit.house.sit(opened.table, 1, opened.seats[1].invitation, "Olek")
        ida = await kit.guest(opened.table, opened.seats[2].token)
        assert code(await ida.ask("hand", seat=1, bot="")) == "not-yours"
        olek = await kit.guest(opened.table, token)
        await settled(olek.actor)
        assert seat_of(ida, 1)["unseen"] is False
        olek.close("gone", "")
        kit.restart()
        host = await kit.guest(opened.table, host=opened.host)
        await host.ask("hand", seat=1, bot="")
        assert seat_of(host, 1)["kind"] == "person"
        entries = [log.read(body) for _, _, body in kit.log.lines[opened.table]]
        assert [entry for entry in entries if isinstance(entry, log.Came | log.Left)] == [log.Came(1)]

    run(scenario())


def test_a_seat_is_freed_in_the_middle_of_a_match_and_its_clock_runs_on() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "30"})
        guests = await kit.seated(opened)
        player = next(guest for guest in guests if guest.options)
        seat, host = player.visitor.place, await kit.guest(opened.table, host=opened.host)
        await player.ask("leave")
        await kit.reseat(opened.table, seat, "nobody")
        kit.time.now += 10_000
        assert (await host.ask("hand", seat=seat, bot=""))["is"] == "accepted"
        assert (seat_of(host, seat)["kind"], left_ms(host)) == ("link", 20_000)

    run(scenario())
