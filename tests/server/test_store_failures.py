"""Trouble with the store: what could not be written did not happen, and nobody hears of it."""

from typing import Any

import pytest

from knockbox.server.errors import RequestRefusedError
from knockbox.server.store.errors import LostTableError, UnavailableError
from tests.server.kit import Guest, Kit, refusal_code, run, settle
from tests.server.test_frozen_tables import played


def matters(guest: Guest) -> list[dict[str, Any]]:
    """All that somebody was told but who is connected."""
    return [message for message in guest.messages if message["is"] != "seats"]


@pytest.mark.parametrize("trouble", [UnavailableError("no answer"), LostTableError("table-1", "9 lines")])
def test_an_unwritten_input_is_sent_to_no_one_and_all_clients_reconnect(trouble: Any) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, olek) = await played(kit, 0)
        onlooker = await kit.guest(opened.table)
        scenes, heard = [guest.scene for guest in (ana, olek, onlooker)], matters(olek)
        lines = kit.store.logs[opened.table][:]
        kit.store.next_error = trouble
        refused = await ana.choose(ana.options[0])
        assert refused["code"] == "unavailable"
        assert [guest.close_code for guest in (ana, olek, onlooker)] == ["unavailable"] * 3
        assert matters(olek) == heard
        assert "no answer" not in str(refused)
        assert kit.store.logs[opened.table] == lines
        lost = ana.actor
        assert refusal_code(await ana.ask("chat", text="hello?")) == "moved"
        again = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        assert again[0].actor is not lost
        assert [guest.scene for guest in again] == scenes[:2]
        assert (await again[0].choose(again[0].options[0]))["is"] == "accepted"

    run(scenario())


def test_what_was_written_without_a_word_is_there_when_people_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commit may have gone through although nobody said so; the same action again is the same action."""

    async def scenario() -> None:
        kit = Kit()
        opened, (ana, _) = await played(kit, 0)
        append = kit.store.append

        async def written_but_unsaid(*told: Any) -> None:
            await append(*told)
            raise UnavailableError("no answer")

        monkeypatch.setattr(kit.store, "append", written_but_unsaid)
        choice, question = ana.options[0], ana.scene["question"]["id"]
        refused = await ana.ask("choose", id="once", choice=choice, question=question)
        assert (refused["code"], ana.close_code) == ("unavailable", "unavailable")
        monkeypatch.setattr(kit.store, "append", append)
        lines = len(kit.store.logs[opened.table])
        ana = await kit.guest(opened.table, opened.seats[0].token)
        again = await ana.ask("choose", id="once", choice=choice, question=question)
        assert again["is"] == "accepted"
        assert len(kit.store.logs[opened.table]) == lines

    run(scenario())


def test_a_deal_that_could_not_be_written_is_made_when_people_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        await ana.ask("ready", nonce="nonce-of-ana")
        append = kit.store.append

        async def fails_at_the_deal(board: str, seq: int, lines: Any, brief: Any = None) -> None:
            if b'"is":"cardsdealt"' in lines[0][1]:
                raise UnavailableError("no answer")
            await append(board, seq, lines, brief)

        monkeypatch.setattr(kit.store, "append", fails_at_the_deal)
        assert refusal_code(await olek.ask("ready", nonce="nonce-of-olek")) == "unavailable"
        assert olek.all("events") == []
        monkeypatch.setattr(kit.store, "append", append)
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settle(ana.actor)
        assert ana.scene["phase"] == "playing"
        assert ana.scene["luck"]["nonces"] == ["nonce-of-ana", "nonce-of-olek"]

    run(scenario())


def test_a_table_that_cannot_be_opened_is_refused() -> None:
    async def scenario() -> None:
        kit = Kit()
        kit.store.next_error = UnavailableError("no answer")
        with pytest.raises(RequestRefusedError) as caught:
            await kit.open()
        assert caught.value.code == "unavailable"
        assert kit.store.logs == {}
        assert kit.house.awake == {}

    run(scenario())


def test_trouble_at_one_table_is_no_trouble_at_another() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, (ana, _) = await played(kit, 0)
        _, (ida, _) = await played(kit, 0)
        kit.store.next_error = UnavailableError("no answer")
        assert refusal_code(await ana.choose(ana.options[0])) == "unavailable"
        assert (await ida.choose(ida.options[0]))["is"] == "accepted"
        assert ida.close_code == ""

    run(scenario())


def test_a_bot_repeats_an_unwritten_answer_when_people_come_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here", "random"], options={"first_player": "1"})
        (ana,) = await kit.connect_all(opened)
        kit.store.next_error = UnavailableError("no answer")
        await settle(ana.actor)
        assert ana.close_code == "unavailable"
        ana = await kit.guest(opened.table, opened.seats[0].token)
        await settle(ana.actor)
        assert ana.options

    run(scenario())
