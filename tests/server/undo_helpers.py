"""Helpers for tests of undo."""

from typing import Any

from knockbox.server.forms import Opened
from knockbox.server.tables.live_match import LiveMatch
from tests.server.kit import Guest, Kit


async def open_dungeon(kit: Kit, seats: int = 3, **options: str) -> list[Guest]:
    return await kit.duel(options, game="dungeon", seats=["here"] * seats)


def match_of(guest: Guest) -> LiveMatch:
    course = guest.actor.table.match
    assert course is not None
    return course


def put_back(guest: Guest) -> int:
    return next(int(each["choice"]) for each in guest.scene["offers"] if each["notation"] == "put-back")


def received_so_far(guest: Guest) -> list[bytes]:
    return guest.received[:]


def others_than(player: Guest, guests: list[Guest]) -> list[Guest]:
    return [guest for guest in guests if guest is not player]


def without_question_id(scene: dict[str, Any]) -> dict[str, Any]:
    """Without the id of the question."""
    return scene | {"question": scene["question"] and scene["question"] | {"id": 0}}


def seat_token(kit: Kit, guest: Guest) -> str:
    """Return the token that `Kit.open` gave to the seat: the second id is that of the first seat."""
    assert guest.visitor.seat is not None
    return f"token-{guest.visitor.seat + 3}"


async def utter(guest: Guest, number: int = 0) -> dict[str, Any]:
    spoken = await guest.ask("choose", choice=guest.scene["utterances"][number]["choice"])
    assert spoken["is"] == "accepted"
    event: dict[str, Any] = guest.last("events")["events"][-1]
    return event


async def reconnect_after_restart(kit: Kit, opened: Opened, guests: list[Guest]) -> list[Guest]:
    scenes = [guest.scene for guest in guests]
    kit.restart()
    again = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
    assert [guest.scene for guest in again] == scenes
    return again
