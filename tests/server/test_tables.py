"""A table from its opening to its end: seats, the deal, inputs, and what everybody is told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.records import build_record
from knockbox.server.table_registry import REPLAY_BATCH_ENTRIES
from tests.server.kit import Kit, play_on, refusal_code, run, settle


def test_the_cards_are_dealt_when_all_seats_are_taken_and_all_are_ready() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "open"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert (await ana.ask("ready", nonce="nonce-of-ana"))["is"] == "accepted"
        assert ana.scene["phase"] == "seating"
        token = await kit.house.take_seat(opened.table, 1, "", "Olek")
        olek = await kit.guest(opened.table, token)
        assert ana.last("seats")["seats"][1]["name"] == "Olek"
        assert ana.scene["luck"]["nonces"] == []
        await olek.ask("ready", nonce="nonce-of-olek")
        assert [guest.scene["phase"] for guest in (ana, olek)] == ["playing", "playing"]
        assert ana.scene["luck"]["nonces"] == ["nonce-of-ana", "nonce-of-olek"]
        assert ana.scene["luck"]["secret"] == ""

    run(scenario())


def test_an_input_is_sent_to_both_seats_and_acknowledged_after_it_is_written() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        commits = kit.store.commits
        reply = await ana.choose(ana.options[0])
        assert reply["is"] == "accepted"
        assert kit.store.commits == commits + 1
        assert [message["is"] for message in ana.messages[-2:]] == ["events", "accepted"]
        assert olek.messages[-1]["is"] == "events"
        assert olek.messages[-1]["events"] == ana.messages[-2]["events"] != []

    run(scenario())


@pytest.mark.parametrize(("game", "seats"), [("knockdown", ["here"] * 2), ("dungeon", ["here"] * 3)])
def test_a_match_can_be_played_to_its_end_and_verified(game: str, seats: list[str], tmp_path: Path) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(game, seats)
        guests = await kit.connect_all(opened)
        await play_on(guests)
        scene = guests[0].scene
        assert scene["phase"] == "over"
        assert scene["result"] is not None
        assert scene["luck"]["secret"] == guests[0].actor.table.opening.secret
        path = tmp_path / "match.kbr"
        path.write_bytes(build_record(guests[0].actor.table))
        assert isinstance(verdict := verify(path), ExactVerdict)
        assert (verdict.finished, verdict.fair) == (True, True)

    run(scenario())


def test_after_a_crash_the_table_goes_on_where_it_was() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        guests = await kit.connect_all(opened)
        await play_on(guests, 40)
        before = [guest.scene for guest in guests]
        seq = guests[0].last("events")["seq"]
        kit.restart()
        again = [await kit.guest(opened.table, seat.token, seq=seq) for seat in opened.seats]
        assert [guest.scene for guest in again] == before
        assert again[0].last("events")["events"] == []
        await play_on(again)
        assert again[0].scene["phase"] == "over"

    run(scenario())


def test_loading_a_long_match_delays_no_one() -> None:
    async def scenario() -> None:
        kit = Kit()
        tables = [await kit.duel(), await kit.duel()]
        for guests in tables:
            await play_on(guests, 100)
        kit.restart()
        ids = [guests[0].actor.table.id for guests in tables]
        waking = asyncio.gather(*(kit.house.find(id) for id in ids))
        turns = 0
        while not waking.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= sum(len(kit.store.logs[id]) for id in ids) // REPLAY_BATCH_ENTRIES
        for actor, guests in zip(await waking, tables, strict=True):
            course, before = actor.table.match, guests[0].actor.table.match
            assert course is not None
            assert before is not None
            assert course.session.inputs == before.session.inputs

    run(scenario())


def test_a_reconnecting_client_gets_what_it_missed_and_nothing_twice() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        await play_on([ana, olek], 20)
        known = ana.last("events")["seq"]
        await play_on([ana, olek], 20)
        missed = [told for told in ana.all("events") if told["seq"] > known]
        again = await kit.guest(opened.table, opened.seats[0].token, seq=known)
        assert again.last("events")["events"] == [event for told in missed for event in told["events"]]
        fresh = await kit.guest(opened.table, opened.seats[0].token)
        assert fresh.last("snapshot")["scene"] == again.scene == ana.scene

    run(scenario())


def test_an_action_that_is_repeated_is_done_once_also_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.connect_all(opened)
        wish: dict[str, Any] = {"choice": ana.options[0], "id": "the-same"}
        first = await ana.choose(**wish)
        lines = len(kit.store.logs[opened.table])
        question = ana.scene["question"]
        assert await ana.ask("choose", question=1, **wish) == first
        kit.restart()
        again = await kit.guest(opened.table, opened.seats[0].token)
        assert await again.ask("choose", question=1, **wish) == first
        assert len(kit.store.logs[opened.table]) == lines
        assert again.scene["question"] == question

    run(scenario())


def test_an_id_reused_for_another_command_is_refused_also_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, _ = await kit.connect_all(opened)
        done, other = ana.options[:2]
        await ana.choose(done, id="the-same")
        await ana.ask("chat", id="said", text="hello")
        lines = len(kit.store.logs[opened.table])
        for _ in range(2):
            wishes = [
                await ana.ask("choose", id="the-same", question=1, choice=other),
                await ana.ask("choose", id="the-same", question=2, choice=done),
                await ana.ask("chat", id="the-same", text="hello"),
                await ana.ask("undo", id="the-same"),
                await ana.ask("chat", id="said", text="goodbye"),
            ]
            assert [refusal_code(reply) for reply in wishes] == ["id-used"] * 5
            assert (await ana.ask("chat", id="said", text=" hello"))["is"] == "accepted"  # the same once it is clean
            kit.restart()
            ana = await kit.guest(opened.table, opened.seats[0].token)
        assert len(kit.store.logs[opened.table]) == lines

    run(scenario())


def test_stale_foreign_and_impossible_choices_are_refused_with_reasons() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        foreign = await olek.ask("choose", choice=ana.options[0], question=1)
        assert (foreign["is"], foreign["code"]) == ("refused", "illegal")
        assert foreign["reasons"][0]["code"] == "not-your-question"
        wrong = await ana.choose(2**40)
        assert (wrong["code"], bool(wrong["reasons"])) == ("illegal", True)
        options, question = ana.options, ana.scene["question"]["id"]
        assert (await ana.ask("choose", choice=options[0]))["code"] == "no-question"
        await ana.choose(options[0])
        stale = await ana.ask("choose", choice=options[0], question=question)
        assert stale["code"] == "stale"
        spectator = await kit.guest(ana.actor.table.id)
        assert (await spectator.ask("choose", choice=options[0], question=1))["code"] == "not-seated"

    run(scenario())


def test_reasons_are_in_the_language_of_the_guest() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened, language="es")
        assert ana.scene["question"]["text"] == "¿A quién juegas?" or ana.scene["question"]["text"]
        foreign = await olek.ask("choose", choice=ana.options[0], question=1)
        assert len(foreign["told"]) == len(foreign["reasons"]) == 1
        assert foreign["told"][0] not in ("", foreign["reasons"][0]["code"])

    run(scenario())


def test_bots_play_by_themselves_and_are_in_no_hurry() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["here", "random"])
        (ana,) = await kit.connect_all(opened)
        while ana.scene["phase"] == "playing":
            if ana.options:
                await ana.choose(ana.options[0])
            await settle(ana.actor)
        assert ana.scene["phase"] == "over"
        assert min(wait for wait in kit.time.sleeps if wait) >= 0.3

    run(scenario())


def test_bots_that_play_alone_stop_without_spectators() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(seats=["random", "greedy"])
        actor = await kit.house.find(opened.table)
        assert actor.table.phase == "seating"
        spectator = await kit.guest(opened.table)
        while actor.table.match is None:
            await asyncio.sleep(0)
        actor.leave(spectator)
        await settle(actor)
        assert actor.table.phase == "playing"
        again = await kit.guest(opened.table)
        await settle(actor)
        assert again.scene["phase"] == "over"

    run(scenario())
