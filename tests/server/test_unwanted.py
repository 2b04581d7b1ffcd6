"""Whoever was muted or sent away stays so, over restarts and rematches, and nobody else instead of him."""

import pytest

from knockbox.server.errors import Refusal
from knockbox.server.forms import Opened
from knockbox.server.tables import log
from tests.server.kit import Guest, Kit, code, play_on, run

TROLL = "198.51.100.7"


async def finished(kit: Kit) -> tuple[Opened, list[Guest]]:
    opened = await kit.open()
    guests = await kit.seated(opened)
    await play_on(guests)
    return opened, guests


async def rematch(guests: list[Guest]) -> str:
    for guest in guests:
        await guest.ask("rematch")
    return str(guests[0].last("followed")["table"])


def test_whoever_was_sent_away_does_not_come_back_after_a_restart_or_to_a_rematch() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await finished(kit)
        host = await kit.guest(opened.table, host=opened.host)
        troll = await kit.guest(opened.table, address=TROLL)
        assert (await host.ask("remove", id="away", spectator=troll.number))["is"] == "accepted"
        assert troll.closed == "removed"
        assert (await host.ask("remove", id="away", spectator=troll.number))["is"] == "accepted"
        following = await rematch(guests)
        kit.restart()
        for table in (opened.table, following):
            with pytest.raises(Refusal) as caught:
                await kit.guest(table, address=TROLL)
            assert caught.value.code == "removed"
            assert (await kit.guest(table, address="198.51.100.8")).scene
        assert TROLL not in str(kit.log.lines)

    run(scenario())


def test_only_the_host_sends_somebody_away_and_only_who_is_there() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await finished(kit)
        host = await kit.guest(opened.table, host=opened.host)
        troll = await kit.guest(opened.table, address=TROLL)
        assert code(await guests[0].ask("remove", spectator=troll.number)) == "not-host"
        assert code(await host.ask("remove", spectator=77)) == "no-spectator"
        assert troll.closed == ""

    run(scenario())


def test_a_mute_goes_along_to_the_rematch_wherever_both_sit_there() -> None:
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


def test_nobody_is_muted_for_whoever_sat_there_before() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.seated(opened)
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
        report = kit.log.reported[-1]
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
        assert len(kit.log.reported[-1].chat) == 9
        entries = [log.read(body) for _, _, body in kit.log.lines[ana.actor.table.id]]
        assert sum(isinstance(entry, log.Renamed) for entry in entries) == 50

    run(scenario())
