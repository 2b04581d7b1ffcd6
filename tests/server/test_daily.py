"""The daily dungeon at a table: the same deal for all the world, which nobody has a say in, and which says so."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from knockbox.records.reader import read_record
from knockbox.records.record import DailyStart
from knockbox.records.verify import ExactVerdict, verify
from knockbox.server.errors import RequestRefusedError
from knockbox.server.records import build_record
from tests.server.dungeon_play import facts_of, give_up, play_rematch, session_of
from tests.server.kit import NOON_MS, Guest, Kit, run

TODAY = "2027-01-15"
"""When it is noon in these tests."""
DAY_MS = 86_400_000


async def entered(kit: Kit, seats: int = 2, **fields: Any) -> Any:
    opened = await kit.open("dungeon", ["here"] * seats, daily=True, options={"timer": "off"}, **fields)
    return opened, await kit.connect_all(opened)


def dealt(guest: Guest) -> str:
    return session_of(guest).header.state


@pytest.mark.rule("KKDR-49")
def test_two_groups_have_the_same_deal_with_any_nonces() -> None:
    async def scenario() -> None:
        kit = Kit()
        _, first = await entered(kit)
        opened = await kit.open("dungeon", ["here"] * 2, daily=True, options={"timer": "off"})
        second = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        for guest in second:
            await guest.ask("ready", nonce=f"quite-another-{guest.visitor.seat}")
        assert dealt(first[0]) == dealt(second[0])
        assert facts_of(second[0])["daily"] == TODAY
        assert second[0].scene["luck"] == {"commitment": "", "nonces": [], "secret": ""}

    run(scenario())


@pytest.mark.rule("KKDR-49")
def test_the_day_is_that_of_the_opening_and_the_next_day_has_another_deal() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open("dungeon", ["here"], daily=True)
        kit.time.now = NOON_MS + DAY_MS
        (late,) = await kit.connect_all(opened)
        assert facts_of(late)["daily"] == TODAY
        _, (other,) = await entered(kit, 1)
        assert facts_of(other)["daily"] == "2027-01-16"
        assert dealt(late) != dealt(other)

    run(scenario())


@pytest.mark.rule("KKDR-49")
def test_its_record_is_exact_and_marked_as_a_public_deal(tmp_path: Path) -> None:
    async def scenario() -> None:
        kit = Kit()
        _, guests = await entered(kit)
        await give_up(guests)
        path = tmp_path / "daily.kbr"
        path.write_bytes(build_record(guests[0].actor.table))
        verdict = verify(path)
        assert isinstance(verdict, ExactVerdict)
        assert (verdict.finished, verdict.fair, verdict.public_deal) == (True, False, True)
        assert read_record(path).header.start == DailyStart(TODAY)

    run(scenario())


def test_it_is_tried_again_on_the_same_seats_with_the_same_deal_also_the_day_after() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, guests = await entered(kit)
        await give_up(guests)
        kit.time.now += DAY_MS
        again = await play_rematch(kit, opened, guests)
        assert [guest.visitor.seat for guest in again] == [0, 1]
        assert (dealt(again[0]), facts_of(again[0])["daily"]) == (dealt(guests[0]), TODAY)

    run(scenario())


def test_it_outlasts_a_restart() -> None:
    async def scenario() -> None:
        kit = Kit()
        opened, (ana, _) = await entered(kit)
        view = ana.scene["view"]
        kit.time.now += DAY_MS
        kit.restart()
        back = await kit.guest(opened.table, opened.seats[0].token)
        assert (back.scene["phase"], back.scene["view"]) == ("playing", view)

    run(scenario())


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "knockdown", "seats": ["here", "here"]}, "bad-game"),
        ({"game": "dungeon", "seats": ["here"], "options": {"adventure": "on"}}, "bad-option"),
    ],
)
def test_what_has_no_day_is_refused(fields: dict[str, Any], code: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        with pytest.raises(RequestRefusedError) as caught:
            await kit.open(**fields, daily=True)
        assert caught.value.code == code
        assert kit.store.logs == {}

    run(scenario())


def test_a_table_that_is_not_of_a_day_says_so() -> None:
    async def scenario() -> None:
        (ana, _) = await Kit().duel()
        assert facts_of(ana)["daily"] == ""
        assert msgspec.json.encode(ana.scene["luck"]).count(b"nonce-of") == 2

    run(scenario())
