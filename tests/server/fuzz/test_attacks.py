"""What somebody might try who wants to win, to listen, or to break a table; and that it does not work."""

import asyncio
from typing import Any

import pytest

from knockbox.server import protocol
from knockbox.server.errors import Refusal
from knockbox.server.store.errors import UnavailableError
from knockbox.server.tables import actor as actors
from knockbox.server.tables import table as tables
from knockbox.server.tables.answers import FAVOURS
from tests.server.kit import Guest, Kit, run, settled


def code(reply: dict[str, Any]) -> str:
    return str(reply.get("code", ""))


def test_the_host_cannot_call_time_on_whoever_is_asked() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "60"})
        ana, olek = await kit.seated(opened)
        host = await kit.guest(opened.table, host=opened.host)
        table = ana.actor.table
        assert table.clock is not None
        time_out = table.clock.timing.choice
        for fields in ({}, {"question": 1}, {"question": host.scene["question"]}):
            assert code(await host.ask("choose", choice=time_out, **fields)) == "not-seated"
        for guest in (ana, olek):
            assert code(await guest.ask("choose", choice=time_out)) == "illegal"
        assert table.course is not None
        assert table.course.session.inputs == []
        kit.time.now += 61_000
        ana.actor.ring()
        await settled(ana.actor)
        assert [made.seat for made in table.course.session.inputs] == [-1]

    run(scenario())


def test_whoever_got_up_decides_nothing_by_a_wish_that_was_still_waiting() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        asked = ana if ana.options else olek
        other = await window_of(asked)
        choice, lines = asked.options[0], asked.actor.table.lines
        left, chosen = await asyncio.gather(other.ask("leave"), asked.choose(choice))
        assert (left["is"], code(chosen)) == ("accepted", "not-seated")
        assert asked.actor.table.lines == lines + 1
        assert (asked.closed, other.closed) == ("left", "left")

    run(scenario())


async def window_of(guest: Guest) -> Guest:
    """Another one, of the same person."""
    other = Guest(guest.actor)
    other.visitor = guest.visitor
    guest.actor.join(other, None)
    return other


def test_an_id_that_somebody_else_used_on_the_seat_before_is_no_repetition() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        first = await kit.guest(opened.table, await kit.house.sit(opened.table, 1, "", "Olek"))
        assert (await first.ask("chat", id="1", text="hello"))["is"] == "accepted"
        assert (await first.ask("chat", id="1", text="hello"))["is"] == "accepted"
        await first.ask("leave")
        second = await kit.guest(opened.table, await kit.house.sit(opened.table, 1, "", "Ewa"))
        await second.ask("chat", id="1", text="good evening")
        assert [said["text"] for said in second.all("chatted")] == ["hello", "good evening"]

    run(scenario())


def test_ids_of_one_seat_mean_nothing_on_another() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        for guest in (ana, olek):
            assert (await guest.ask("chat", id="same", text="mine"))["is"] == "accepted"
        assert [said["seat"] for said in ana.all("chatted")] == [0, 1]

    run(scenario())


def test_actions_are_remembered_for_long_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "REMEMBERED", 3)

    async def scenario() -> None:
        ana, _ = await Kit().duel()
        for number in range(5):
            await ana.ask("chat", id=str(number), text="x")
        assert list(ana.actor.table.actions) == [(0, "2"), (0, "3"), (0, "4")]

    run(scenario())


def test_reports_and_looks_are_granted_so_often_and_no_oftener() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.seated(opened)
        onlookers = [await kit.guest(opened.table) for _ in range(3)]
        burst = int(FAVOURS[protocol.Report][1])
        replies = [await onlookers[number % 3].ask("report", seat=0, text="rude") for number in range(2 * burst)]
        assert [code(reply) for reply in replies] == [""] * burst + ["too-many"] * burst
        assert len(kit.log.reported) == burst
        assert (await ana.ask("report", seat=1, text="rude"))["is"] == "accepted"

    run(scenario())


def test_a_report_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()

        async def fail(_: object) -> None:
            raise UnavailableError("the disk is full")

        monkeypatch.setattr(kit.log, "report", fail)
        assert code(await ana.ask("report", seat=1, text="rude")) == "unavailable"

    run(scenario())


def test_a_seat_waits_for_one_hint_at_a_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(hints=True)
        guests = await kit.seated(opened)
        asked = next(guest for guest in guests if guest.options)
        asked.actor.advised.add(asked.visitor.place)
        assert code(await asked.ask("hint")) == "no-adviser"

    run(scenario())


def test_whoever_was_sent_away_does_not_come_back_from_next_door() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        host = await kit.guest(opened.table, host=opened.host)
        guest = await kit.guest(opened.table, address="2001:db8::1")
        assert code(await guest.ask("remove", spectator=guest.number)) == "not-host"
        assert (await host.ask("remove", spectator=guest.number))["is"] == "accepted"
        with pytest.raises(Refusal, match="sent you away"):
            await kit.guest(opened.table, address="2001:db8::ffff")
        assert (await kit.guest(opened.table, address="2001:db8:0:1::1")).closed == ""

    run(scenario())


def test_so_many_look_on_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actors, "MOST_ONLOOKERS", 2)

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        first, _ = await kit.guest(opened.table), await kit.guest(opened.table)
        with pytest.raises(Refusal, match="look on already"):
            await kit.guest(opened.table)
        assert (await kit.guest(opened.table, opened.seats[0].token)).visitor.seat == 0
        first.close("gone", "")
        assert (await kit.guest(opened.table)).number == 3

    run(scenario())


def test_an_onlooker_cannot_have_the_rematch_of_bots_opened() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["random", "random"])
        guest = await kit.guest(opened.table)
        assert code(await guest.ask("rematch")) == "not-seated"
        await kit.house.follow(guest.actor)
        assert (await kit.house.find(opened.table)).table.followed is None
        assert list(kit.log.lines) == [opened.table]
        await settled(guest.actor)

    run(scenario())


def test_two_who_want_a_rematch_at_once_get_one() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        await ana.ask("choose", choice=ana.scene["offers"][0]["choice"])  # ana resigns
        for guest in (ana, olek):
            await guest.ask("rematch")
        await asyncio.gather(*(kit.house.follow(ana.actor) for _ in range(3)))
        assert len(kit.log.lines) == 2
        assert [guest.last("followed")["seat"] for guest in (ana, olek)] == [1, 0]

    run(scenario())


def test_a_seat_is_taken_once_however_many_reach_for_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        rush = [kit.house.sit(opened.table, 1, "", f"guest {number}") for number in range(5)]
        outcomes = await asyncio.gather(*rush, return_exceptions=True)
        tokens = [outcome for outcome in outcomes if isinstance(outcome, str)]
        codes = [outcome.code for outcome in outcomes if isinstance(outcome, Refusal)]
        assert (len(tokens), codes) == (1, ["seat-taken"] * 4)
        assert (await kit.guest(opened.table, tokens[0])).visitor.seat == 1

    run(scenario())


@pytest.mark.parametrize("name", ["", "\0", "a/b", "..", "x" * 41, "table-1\n", "\uff54able-1", "table-1' --"])
def test_what_is_no_name_of_a_table_is_not_looked_for(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        await kit.open()
        monkeypatch.setattr(kit.log, "lines_of", None)
        with pytest.raises(Refusal, match="no such table"):
            await kit.house.find(name)

    run(scenario())


def test_asking_for_tables_that_are_not_there_puts_no_other_to_sleep() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        kit.house.max_tables = 1
        with pytest.raises(Refusal, match="no such table"):
            await kit.house.find("nowhere")
        assert list(kit.house.awake) == [opened.table]

    run(scenario())


@pytest.mark.parametrize("bot", ["hard@9", ":", "ismcts", "mute", "deaf", "hard:", "hard:own:own", "here", "link", "A"])
def test_no_bot_can_be_called_that_the_house_does_not_offer(bot: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()
        lines = ana.actor.table.lines
        try:
            assert code(await ana.ask("hand", seat=0, bot=bot)) in ("bad-bot", "bad-seat")
        except ValueError as error:  # as a socket refuses it
            assert "Expected `str` matching" in str(error)
        assert ana.actor.table.lines == lines

    run(scenario())
