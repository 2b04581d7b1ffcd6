"""What somebody might try who wants to win, to listen, or to break a table; and that it does not work."""

import asyncio
from typing import Any

import pytest

from knockbox.server import protocol
from knockbox.server.errors import RequestRefusedError
from knockbox.server.store.errors import UnavailableError
from knockbox.server.tables import actor as actors
from knockbox.server.tables import table as tables
from knockbox.server.tables.handlers import QUERY_LIMITS
from tests.server.kit import Guest, Kit, run, settle


def code(reply: dict[str, Any]) -> str:
    return str(reply.get("code", ""))


def test_the_host_cannot_call_time_on_the_player_to_move() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(options={"decision_time": "60"})
        ana, olek = await kit.connect_all(opened)
        host = await kit.guest(opened.table, host=opened.host)
        table = ana.actor.table
        assert table.clock is not None
        time_out = table.clock.timing.choice
        for fields in ({}, {"question": 1}, {"question": host.scene["question"]}):
            assert code(await host.ask("choose", choice=time_out, **fields)) == "not-seated"
        for guest in (ana, olek):
            assert code(await guest.ask("choose", choice=time_out)) == "illegal"
        assert table.match is not None
        assert table.match.session.inputs == []
        kit.time.now += 61_000
        ana.actor.check_timeout()
        await settle(ana.actor)
        assert [made.seat for made in table.match.session.inputs] == [-1]

    run(scenario())


def test_a_queued_command_of_a_player_who_left_decides_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        asked = ana if ana.options else olek
        other = await window_of(asked)
        choice, lines = asked.options[0], asked.actor.table.next_seq
        left, chosen = await asyncio.gather(other.ask("leave"), asked.choose(choice))
        assert (left["is"], code(chosen)) == ("accepted", "not-seated")
        assert asked.actor.table.next_seq == lines + 1
        assert (asked.close_code, other.close_code) == ("left", "left")

    run(scenario())


async def window_of(guest: Guest) -> Guest:
    """Another one, of the same person."""
    other = Guest(guest.actor)
    other.visitor = guest.visitor
    guest.actor.join(other, None)
    return other


def test_an_id_used_by_a_previous_player_of_the_seat_is_not_a_repetition() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        first = await kit.guest(opened.table, await kit.house.take_seat(opened.table, 1, "", "Olek"))
        assert (await first.ask("chat", id="1", text="hello"))["is"] == "accepted"
        assert (await first.ask("chat", id="1", text="hello"))["is"] == "accepted"
        await first.ask("leave")
        second = await kit.guest(opened.table, await kit.house.take_seat(opened.table, 1, "", "Ewa"))
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
    monkeypatch.setattr(tables, "MAX_REMEMBERED_ACTIONS", 3)

    async def scenario() -> None:
        ana, _ = await Kit().duel()
        for number in range(5):
            await ana.ask("chat", id=str(number), text="x")
        assert list(ana.actor.table.actions) == [(0, "2"), (0, "3"), (0, "4")]

    run(scenario())


def test_reports_and_lookups_are_rate_limited() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.connect_all(opened)
        onlookers = [await kit.guest(opened.table) for _ in range(3)]
        burst = int(QUERY_LIMITS[protocol.Report][1])
        replies = [await onlookers[number % 3].ask("report", seat=0, text="rude") for number in range(2 * burst)]
        assert [code(reply) for reply in replies] == [""] * burst + ["too-many"] * burst
        assert len(kit.store.saved_reports) == burst
        assert (await ana.ask("report", seat=1, text="rude"))["is"] == "accepted"

    run(scenario())


def test_a_report_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()

        async def fail(_: object) -> None:
            raise UnavailableError("the disk is full")

        monkeypatch.setattr(kit.store, "save_report", fail)
        assert code(await ana.ask("report", seat=1, text="rude")) == "unavailable"

    run(scenario())


def test_a_seat_waits_for_one_hint_at_a_time() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(hints=True)
        guests = await kit.connect_all(opened)
        asked = next(guest for guest in guests if guest.options)
        asked.actor.hint_seats.add(asked.visitor.place)
        assert code(await asked.ask("hint")) == "no-adviser"

    run(scenario())


def test_a_removed_spectator_does_not_return_from_a_neighbouring_address() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        host = await kit.guest(opened.table, host=opened.host)
        guest = await kit.guest(opened.table, address="2001:db8::1")
        assert code(await guest.ask("remove", spectator=guest.spectator_number)) == "not-host"
        assert (await host.ask("remove", spectator=guest.spectator_number))["is"] == "accepted"
        with pytest.raises(RequestRefusedError, match="has removed you"):
            await kit.guest(opened.table, address="2001:db8::ffff")
        assert (await kit.guest(opened.table, address="2001:db8:0:1::1")).close_code == ""

    run(scenario())


def test_the_number_of_spectators_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actors, "MAX_SPECTATORS", 2)

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        first, _ = await kit.guest(opened.table), await kit.guest(opened.table)
        with pytest.raises(RequestRefusedError, match="already has"):
            await kit.guest(opened.table)
        assert (await kit.guest(opened.table, opened.seats[0].token)).visitor.seat == 0
        first.close("gone", "")
        assert (await kit.guest(opened.table)).spectator_number == 3

    run(scenario())


def test_a_spectator_cannot_open_a_rematch_of_bots() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["random", "random"])
        guest = await kit.guest(opened.table)
        assert code(await guest.ask("rematch")) == "not-seated"
        await kit.house.open_rematch(guest.actor)
        assert (await kit.house.find(opened.table)).table.rematch is None
        assert list(kit.store.logs) == [opened.table]
        await settle(guest.actor)

    run(scenario())


def test_two_who_want_a_rematch_at_once_get_one() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        await ana.ask("choose", choice=ana.scene["offers"][0]["choice"])  # ana resigns
        for guest in (ana, olek):
            await guest.ask("rematch")
        await asyncio.gather(*(kit.house.open_rematch(ana.actor) for _ in range(3)))
        assert len(kit.store.logs) == 2
        assert [guest.last("followed")["seat"] for guest in (ana, olek)] == [1, 0]

    run(scenario())


def test_a_seat_is_taken_once_however_many_reach_for_it() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        rush = [kit.house.take_seat(opened.table, 1, "", f"guest {number}") for number in range(5)]
        outcomes = await asyncio.gather(*rush, return_exceptions=True)
        tokens = [outcome for outcome in outcomes if isinstance(outcome, str)]
        codes = [outcome.code for outcome in outcomes if isinstance(outcome, RequestRefusedError)]
        assert (len(tokens), codes) == (1, ["seat-taken"] * 4)
        assert (await kit.guest(opened.table, tokens[0])).visitor.seat == 1

    run(scenario())


@pytest.mark.parametrize("name", ["", "\0", "a/b", "..", "x" * 41, "table-1\n", "\uff54able-1", "table-1' --"])
def test_an_invalid_table_id_is_not_looked_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        await kit.open()
        monkeypatch.setattr(kit.store, "load_log", None)
        with pytest.raises(RequestRefusedError, match="no such table"):
            await kit.house.find(name)

    run(scenario())


def test_asking_for_tables_that_are_not_there_puts_no_other_to_sleep() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        kit.house.max_tables = 1
        with pytest.raises(RequestRefusedError, match="no such table"):
            await kit.house.find("nowhere")
        assert list(kit.house.awake) == [opened.table]

    run(scenario())


@pytest.mark.parametrize("bot", ["hard@9", ":", "ismcts", "mute", "deaf", "hard:", "hard:own:own", "here", "link", "A"])
def test_only_offered_bots_can_be_seated(bot: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()
        lines = ana.actor.table.next_seq
        try:
            assert code(await ana.ask("hand", seat=0, bot=bot)) in ("bad-bot", "bad-seat")
        except ValueError as error:  # as a socket refuses it
            assert "Expected `str` matching" in str(error)
        assert ana.actor.table.next_seq == lines

    run(scenario())
