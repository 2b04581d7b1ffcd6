"""Talk: chat, who hears it, when nobody may speak, and whom to tell of what was said."""

from typing import Any

import pytest

from knockbox.server.tables.table import MAX_CHAT_MESSAGES
from tests.server.kit import Guest, Kit, guest_to_move, refusal_code, run


async def silent_table(kit: Kit, **more: Any) -> list[Guest]:
    """Explorers who have laid a card after which nobody may speak."""
    while True:
        opened = await kit.open("dungeon", ["here"] * 3)
        guests = await kit.connect_all(opened, **more)
        while (player := guest_to_move(guests)) is not None:
            await player.choose(player.options[kit.ids.count % len(player.options)])
            if guests[0].scene["view"]["table"]["silent"]:
                return guests


def utterances(guest: Guest) -> list[str]:
    return [each["notation"].split()[0] for each in guest.scene["utterances"]]


def test_chat_reaches_every_seat_the_spectators_and_its_speaker() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel(names=["Ana", "Olek"])
        onlooker = await kit.guest(ana.actor.table.id)
        assert (await ana.ask("chat", text="  good\nluck\u202e "))["is"] == "accepted"
        told = {"is": "chatted", "seat": 0, "name": "Ana", "text": "good luck", "at_ms": kit.time.now}
        assert [guest.last("chatted") for guest in (ana, olek, onlooker)] == [told] * 3
        assert refusal_code(await onlooker.ask("chat", text="hello")) == "not-seated"
        assert refusal_code(await ana.ask("chat", text=" \u200b ")) == "chat-empty"
        assert len(olek.all("chatted")) == 1

    run(scenario())


def test_chat_repeated_with_the_same_id_is_sent_once_also_after_a_crash() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)
        await ana.ask("chat", id="the-same", text="hello")
        await ana.ask("chat", id="the-same", text="hello")
        assert len(olek.all("chatted")) == 1
        kit.restart()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        assert (await ana.ask("chat", id="the-same", text="hello"))["is"] == "accepted"
        assert len(ana.all("chatted")) == 1

    run(scenario())


def test_a_late_client_gets_the_recent_chat() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana = await kit.guest(opened.table, opened.seats[0].token)
        for number in range(MAX_CHAT_MESSAGES + 3):
            await ana.ask("chat", text=f"line {number}")
        kit.restart()
        late = await kit.guest(opened.table)
        assert [said["text"] for said in late.all("chatted")] == [
            f"line {number}" for number in range(3, MAX_CHAT_MESSAGES + 3)
        ]

    run(scenario())


def test_chat_keeps_the_name_its_speaker_had() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(names=["Ana"])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await ana.ask("chat", text="hello")
        await ana.ask("rename", name="Anna")
        await ana.ask("chat", text="again")
        late = await kit.guest(opened.table)
        assert [said["name"] for said in late.all("chatted")] == ["Ana", "Anna"]

    run(scenario())


def test_a_muted_seat_is_not_heard_until_it_is_unmuted() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"] * 3)
        ana, olek, ida = await kit.connect_all(opened)
        assert (await ana.ask("mute", seat=1, on=True))["is"] == "accepted"
        await olek.ask("chat", text="first")
        await ida.ask("chat", text="second")
        kit.restart()
        ana, olek, ida = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert [said["text"] for said in ana.all("chatted")] == ["second"]
        assert [said["text"] for said in ida.all("chatted")] == ["first", "second"]
        await olek.ask("chat", id="3", text="third")
        await ana.ask("mute", id="5", seat=1, on=False)
        await olek.ask("chat", id="4", text="fourth")
        assert [said["text"] for said in ana.all("chatted")] == ["second", "fourth"]
        assert len(olek.all("chatted")) == len(ida.all("chatted")) == 4

    run(scenario())


def test_mutes_are_sent_on_reconnect_and_two_tabs_of_a_seat_agree() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"] * 3)
        ana, olek, _ = await kit.connect_all(opened)
        await ana.ask("mute", seat=2, on=True)
        await ana.ask("mute", seat=1, on=True)
        kit.restart()
        ana, tab, olek = [await kit.guest(opened.table, opened.seats[seat].token) for seat in (0, 0, 1)]
        assert [each.last("welcome")["muted"] for each in (ana, tab, olek)] == [[1, 2], [1, 2], []]
        await ana.ask("mute", seat=2, on=False)
        assert ana.last("muted") == tab.last("muted") == {"is": "muted", "seats": [1]}
        assert not olek.all("muted")
        assert (await kit.guest(opened.table)).last("welcome")["muted"] == []

    run(scenario())


def test_mutes_are_private_and_idempotent() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        heard = olek.received[:]
        await ana.ask("mute", seat=1, on=True)
        lines = ana.actor.table.next_seq
        await ana.ask("mute", seat=1, on=True)
        assert ana.actor.table.next_seq == lines
        assert olek.received == heard
        assert refusal_code(await ana.ask("mute", seat=2, on=True)) == "no-seat"
        onlooker = await kit.guest(ana.actor.table.id)
        assert refusal_code(await onlooker.ask("mute", seat=1, on=True)) == "not-seated"

    run(scenario())


@pytest.mark.parametrize("language", ["", "en", "es", "pl"])
def test_in_silence_chat_is_refused_with_the_rule(language: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await silent_table(kit, language=language)
        lines = guests[0].actor.table.next_seq
        refused = await guests[1].ask("chat", text="psst")
        assert refused["code"] == "silence"
        assert [(reason["code"], reason["rule"]) for reason in refused["reasons"]] == [("silence", "KKD-TALK-2")]
        assert "KKD-TALK-2" in refused["text"]
        assert bool(refused["told"]) == bool(language)
        assert guests[0].actor.table.next_seq == lines
        assert guests[0].all("chatted") == []

    run(scenario())


def test_during_silence_renaming_is_refused() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await silent_table(kit)
        lines, heard = guests[0].actor.table.next_seq, guests[0].received[:]
        refused = await guests[1].ask("rename", name="play the goblin")
        assert (refused["code"], refused["reasons"][0]["rule"]) == ("silence", "KKD-TALK-2")
        assert (guests[0].actor.table.next_seq, guests[0].received) == (lines, heard)
        assert (await guests[1].ask("rename", name=""))["is"] == "accepted"  # as it was
        for guest in guests:
            await guest.ask("choose", choice=guest.actor.table.game.string_to_action("give-up"))
        assert (await guests[1].ask("rename", name="Olek"))["is"] == "accepted"

    run(scenario())


def test_during_silence_a_player_sits_down_without_a_name() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await silent_table(kit)
        table = guests[0].actor.table.id
        await guests[1].ask("leave")
        token = await kit.reseat(table, 1, "play the goblin")
        assert [seat["name"] for seat in guests[0].last("seats")["seats"]][1] == ""
        olek = await kit.guest(table, token)
        for guest in (guests[0], olek, *guests[2:]):
            await guest.ask("choose", choice=guest.actor.table.game.string_to_action("give-up"))
        assert (await olek.ask("rename", name="Olek"))["is"] == "accepted"

    run(scenario())


def test_in_silence_gestures_pass_and_statements_are_refused() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await silent_table(kit)
        game = guests[0].actor.table.game
        assert "nod" in utterances(guests[1])
        refused = await guests[1].ask("choose", choice=game.string_to_action("stuck"))
        assert refused["code"] == "illegal"
        assert [reason["rule"] for reason in refused["reasons"]] == ["KKD-TALK-2"]
        assert (await guests[1].ask("choose", choice=game.string_to_action("nod")))["is"] == "accepted"
        said = guests[2].last("events")["events"][-1]["event"]
        assert (said["seat"], said["words"]) == (1, "nod")

    run(scenario())


def test_while_talk_is_free_statements_and_chat_pass() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel(game="dungeon", seats=["here"] * 3)
        game = guests[0].actor.table.game
        assert (await guests[1].ask("choose", choice=game.string_to_action("stuck")))["is"] == "accepted"
        assert (await guests[1].ask("chat", text="I am stuck"))["is"] == "accepted"
        assert guests[0].last("chatted")["text"] == "I am stuck"

    run(scenario())


def test_after_the_end_all_players_may_talk_again() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await silent_table(kit)
        for guest in guests:
            await guest.ask("choose", choice=guest.actor.table.game.string_to_action("give-up"))
        assert guests[0].scene["phase"] == "over"
        assert (await guests[0].ask("chat", text="well"))["is"] == "accepted"

    run(scenario())


def test_a_report_reaches_those_who_run_the_server_with_the_chat_and_the_name() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel(names=["Ana", "Rude"])
        await olek.ask("chat", text="something bad")
        onlooker = await kit.guest(ana.actor.table.id)
        for guest in (ana, onlooker):
            assert (await guest.ask("report", seat=1, text="he is\nrude"))["is"] == "accepted"
        assert len(kit.store.saved_reports) == 2
        report = kit.store.saved_reports[0]
        assert (report.table_id, report.seat, report.name, report.text) == (ana.actor.table.id, 1, "Rude", "he is rude")
        assert report.chat == [(kit.time.now, 1, "Rude", "something bad")]
        assert refusal_code(await ana.ask("report", seat=2, text="nobody")) == "no-seat"
        assert "report" not in str([message for message in olek.messages if message["is"] != "accepted"])

    run(scenario())


def test_a_report_for_which_there_is_no_room_is_refused() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.store.max_reports = 1
        ana, _ = await kit.duel()
        assert (await ana.ask("report", seat=1, text="rude"))["is"] == "accepted"
        assert refusal_code(await ana.ask("report", seat=1, text="rude")) == "too-many"

    run(scenario())


def test_a_report_needs_no_words() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()
        assert (await ana.ask("report", seat=1, text=" "))["is"] == "accepted"
        assert kit.store.saved_reports[0].text == ""

    run(scenario())
