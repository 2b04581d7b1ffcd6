"""The log of a match in the language of whoever reads it."""

from typing import Any

import pytest

from tests.server.kit import Guest, Kit, play_on, run

TALES = ("snapshot", "events")


def tales(guest: Guest) -> list[dict[str, Any]]:
    return [message for message in guest.messages if message["is"] in TALES]


def texts(messages: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for message in messages for line in message["lines"]]


@pytest.mark.parametrize(("game", "seats"), [("knockdown", 2), ("dungeon", 3)])
def test_every_event_has_one_log_line_and_lines_name_their_events(game: str, seats: int) -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.connect_all(await kit.open(game, ["here"] * seats), language="en")
        await play_on(guests, 150)
        told = 0
        for message in (each for guest in guests for each in tales(guest)):
            ends = 0
            for line in message["lines"]:
                events = message["events"][line["first"] : line["first"] + line["count"]]
                kinds = {event["event"]["type"] for event in events}
                passed_over = {event["event"]["type"] for event in message["events"][ends : line["first"]]}
                assert passed_over <= {"StepDeclared"}  # which the step itself tells
                assert len(events) == line["count"]
                assert len(kinds) == len({event["seq"] for event in events}) == 1
                assert line["rule"] == events[0]["event"]["rule"]
                ends = line["first"] + line["count"]
                told += 1
        assert told > 20

    run(scenario())


@pytest.mark.parametrize(("language", "words"), [("en", "Player A"), ("es", "Jugador A"), ("pl", "Gracz A")])
def test_a_player_without_a_name_is_called_the_same_in_the_log_and_on_the_page(language: str, words: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.connect_all(await kit.open(names=[]), language=language)
        await play_on(guests, 2)
        assert any(text.startswith(f"{words} ") for text in texts(tales(guests[0])))

    run(scenario())


def test_a_later_client_reads_the_same_log_in_its_own_language() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        first, second = await kit.connect_all(opened, language="es")
        await play_on([first, second], 40)
        again = await kit.guest(opened.table, opened.seats[0].token, language="es")
        polish = await kit.guest(opened.table, opened.seats[0].token, language="pl")
        late = texts([again.last("snapshot")])
        assert late[-20:] == texts(tales(first))[-20:]
        assert len(texts([polish.last("snapshot")])) == len(late)
        assert any("roba" in text or "mazo" in text for text in late)
        assert any("talia" in text.lower() or "karty" in text for text in texts([polish.last("snapshot")]))

    run(scenario())


def test_clients_without_a_language_get_events_only() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel()
        await play_on(guests, 20)
        assert not texts(tales(guests[0]))
        assert any(message["events"] for message in tales(guests[0]))

    run(scenario())


def test_previews_and_lookups_have_text_too() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.connect_all(await kit.open(), language="en")
        guest = next(each for each in guests if each.options)
        shown = await guest.ask("preview", choice=guest.options[0])
        assert len(shown["lines"]) > 0
        assert all(line["text"] for line in shown["lines"])
        await play_on(guests)
        looked = await guests[0].ask("look")
        assert "wins the match" in looked["lines"][-1]["text"]

    run(scenario())
