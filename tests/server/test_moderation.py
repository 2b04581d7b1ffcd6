"""Whoever was muted or sent away stays so, over restarts and rematches, and nobody else instead of him."""

import pytest

from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Opened
from knockbox.server.tables import log
from tests.server.kit import Guest, Kit, play_on, refusal_code, run

TROLL = "198.51.100.7"


async def finished(kit: Kit) -> tuple[Opened, list[Guest]]:
    opened = await kit.open()
    guests = await kit.connect_all(opened)
    await play_on(guests)
    return opened, guests


async def rematch(guests: list[Guest]) -> str:
    for guest in guests:
        await guest.ask("rematch")
    return str(guests[0].last("followed")["table"])


def test_a_removed_spectator_stays_out_after_a_restart_and_at_the_rematch() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await finished(kit)
        host = await kit.guest(opened.table, host=opened.host)
        troll = await kit.guest(opened.table, address=TROLL)
        assert (await host.ask("remove", id="away", spectator=troll.spectator_number))["is"] == "accepted"
        assert troll.close_code == "removed"
        assert (await host.ask("remove", id="away", spectator=troll.spectator_number))["is"] == "accepted"
        following = await rematch(guests)
        kit.restart()
        for table in (opened.table, following):
            with pytest.raises(RequestRefusedError) as caught:
                await kit.guest(table, address=TROLL)
            assert caught.value.code == "removed"
            assert (await kit.guest(table, address="198.51.100.8")).scene
        assert TROLL not in str(kit.store.logs)

    run(scenario())


def test_only_the_host_removes_spectators_and_only_present_ones() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await finished(kit)
        host = await kit.guest(opened.table, host=opened.host)
        troll = await kit.guest(opened.table, address=TROLL)
        assert refusal_code(await guests[0].ask("remove", spectator=troll.spectator_number)) == "not-host"
        assert refusal_code(await host.ask("remove", spectator=77)) == "no-spectator"
        assert troll.close_code == ""

    run(scenario())


def test_a_muted_seat_stays_muted_in_the_rematch() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await finished(kit)
        await guests[0].ask("mute", seat=1, on=True)
        following = await rematch(guests)
        ana, olek = [await kit.guest(following, seat.token) for seat in opened.seats]
        assert ana.last("welcome")["muted"] == [olek.visitor.seat]
        assert olek.last("welcome")["muted"] == []
        await olek.ask("chat", text="as rude as before")
        assert ana.all("chatted") == []

    run(scenario())


def test_a_mute_ends_with_the_player_of_the_seat() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        await ana.ask("mute", seat=1, on=True)
        await olek.ask("leave")
        ida = await kit.guest(opened.table, await kit.reseat(opened.table, 1, "Ida"))
        assert ana.last("muted")["seats"] == []
        await ida.ask("chat", text="hello")
        assert ana.last("chatted")["text"] == "hello"

    run(scenario())


def test_a_report_has_the_names_that_the_seat_had_lately() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel(names=["Ana", "Olek"])
        for name in ("Slur", "Nice"):
            kit.time.now += 1_000
            await olek.ask("rename", name=name)
        await ana.ask("report", seat=1, text="look at his names")
        report = kit.store.saved_reports[-1]
        assert report.name == "Nice"
        assert [line[1:] for line in report.chat] == [(1, "Olek", ""), (1, "Slur", "")]

    run(scenario())


def test_names_that_are_kept_for_a_report_are_bounded() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        for number in range(50):
            await olek.ask("rename", name=f"Olek {number}")
        await ana.ask("report", seat=1, text="")
        assert len(kit.store.saved_reports[-1].chat) == 9
        entries = [log.decode_entry(body) for _, _, body in kit.store.logs[ana.actor.table.id]]
        assert sum(isinstance(entry, log.PlayerRenamed) for entry in entries) == 50

    run(scenario())
