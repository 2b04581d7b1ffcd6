"""The log in words costs everybody little: a line is said once, of very many the latest, and nobody waits for it."""

import asyncio
from typing import Any

import pytest

from knockbox.engine.event import Event
from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Opened
from knockbox.server.protocol import LogLine
from knockbox.server.tables import actor, log_text
from knockbox.server.tables.presenter import Presenter
from tests.server.kit import Guest, Kit, play_on, refusal_code, run

Patch = pytest.MonkeyPatch


@pytest.fixture
def worded(monkeypatch: Patch) -> list[int]:
    """The place of every input that is put into words, as often as that is done."""
    places: list[int] = []
    lines = Presenter.log_lines

    def noted(self: Presenter, events: list[Event]) -> list[LogLine]:
        places.append(self.place)
        return lines(self, events)

    monkeypatch.setattr(Presenter, "log_lines", noted)
    return places


async def match(kit: Kit, inputs: int, language: str = "") -> tuple[Opened, list[Guest]]:
    opened = await kit.open()
    guests = await kit.connect_all(opened, language=language)
    await play_on(guests, inputs)
    return opened, guests


def lines_of(guest: Guest) -> list[dict[str, Any]]:
    return list(guest.last("snapshot")["lines"])


def test_a_line_is_rendered_once_for_all_readers(worded: list[int]) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await match(kit, 40, language="en")
        said = len(worded)
        late = [await kit.guest(opened.table, opened.seats[0].token, language="en") for _ in range(3)]
        assert len(worded) == said
        assert lines_of(late[0]) == lines_of(late[2])
        texts = [line["text"] for message in guests[0].messages for line in message.get("lines", [])]
        assert [line["text"] for line in lines_of(late[0])] == texts
        for language, is_new in (("", False), ("pl", True), ("pl", False)):
            said = len(worded)
            await kit.guest(opened.table, opened.seats[0].token, language=language)
            assert (len(worded) > said) == is_new

    run(scenario())


def test_a_long_log_is_sent_from_its_end_and_the_rest_on_request(monkeypatch: Patch) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await match(kit, 60)
        onlooker = await kit.guest(opened.table, language="en")
        whole, happened = lines_of(onlooker), onlooker.last("snapshot")["events"]
        assert onlooker.last("snapshot")["before"] == 0
        monkeypatch.setattr(log_text, "MAX_EVENTS_PER_MESSAGE", 25)
        kit.restart()
        guest = await kit.guest(opened.table, language="en")
        found, events, before = lines_of(guest), *map(guest.last("snapshot").__getitem__, ("events", "before"))
        assert len(events) <= 25
        assert (len(events) + before, found[0]["first"]) == (len(happened), before)
        while before > 0:
            older = await guest.ask("recall", before=before)
            assert 0 < len(older["lines"]) <= len(older["events"]) <= 25
            found, events, before = older["lines"] + found, older["events"] + events, older["before"]
        assert (found, events) == (whole, happened)
        assert (await guest.ask("recall", before=0))["lines"] == []
        assert all(len(shelf) <= 25 for shelf in guest.actor.broadcaster.log_text.lines_by_viewer.values())

    run(scenario())


def test_a_client_that_missed_more_than_fits_a_message_gets_a_full_snapshot(monkeypatch: Patch) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, _ = await match(kit, 60)
        monkeypatch.setattr(log_text, "MAX_EVENTS_PER_MESSAGE", 25)
        onlooker = await kit.guest(opened.table, seq=2)
        assert onlooker.all("events") == []
        assert len(onlooker.last("snapshot")["events"]) <= 25
        late = await kit.guest(opened.table, seq=onlooker.last("snapshot")["seq"] - 1)
        assert (late.all("snapshot"), len(late.all("events"))) == ([], 1)

    run(scenario())


def test_a_client_without_a_language_gets_no_log_text_on_request() -> None:
    async def scenario() -> None:
        kit = Kit()
        assert refusal_code(await (await kit.guest((await kit.open()).table)).ask("recall", before=9)) == "not-dealt"
        _, guests = await match(kit, 5)
        older = await guests[0].ask("recall", before=9)
        assert (older["lines"], len(older["events"]), older["before"]) == ([], 9, 0)

    run(scenario())


def test_others_have_their_turn_while_a_long_log_is_put_into_words(monkeypatch: Patch, worded: list[int]) -> None:
    monkeypatch.setattr(log_text, "INPUTS_PER_YIELD", 1)

    async def scenario() -> None:
        kit = Kit()
        _, guests = await match(kit, 30)
        guest, turns = guests[0], list[int]()
        guest.language = "en"
        coming = asyncio.create_task(guest.actor.prepare_join(guest))
        while not coming.done():
            turns.append(len(worded))
            await asyncio.sleep(0)
        said = len(worded)
        assert said > 20
        assert set(range(said)) <= set(turns)  # one input after the other, and somebody else in between
        guest.actor.join(guest, None)
        assert len(worded) == said  # nothing is said anew for whoever was expected

    run(scenario())


def test_those_who_come_at_once_are_let_in_one_after_the_other() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, (ana, olek) = await match(kit, 10)
        rounds = 0
        coming = {asyncio.create_task(guest.actor.prepare_join(guest)) for guest in (ana, olek) * 4}
        while coming:
            rounds += 1
            await asyncio.sleep(0)
            done = {task for task in coming if task.done()}
            assert len(done) <= 1
            coming -= done
        assert rounds > 8

    run(scenario())


def test_repeated_arrivals_are_limited_per_address_and_seated_players_exempt() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, (ana, olek) = await match(kit, 1)
        onlooker = await kit.guest(ana.actor.table.id)
        _, most = actor.ARRIVAL_LIMIT
        for _ in range(int(most)):
            await onlooker.actor.prepare_join(onlooker)
        with pytest.raises(RequestRefusedError, match="too often") as refused:
            await onlooker.actor.prepare_join(onlooker)
        assert refused.value.code == "too-many"
        for guest in (ana, olek):  # whoever has a seat here does not suffer for others of his address
            await guest.actor.prepare_join(guest)
        onlooker.address = "192.0.2.77"
        await onlooker.actor.prepare_join(onlooker)

    run(scenario())
