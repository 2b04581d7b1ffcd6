"""Those who take back what they did, and what a test looks at then."""

from typing import Any

from knockbox.server.forms import Opened
from knockbox.server.tables.course import Course
from tests.server.kit import Guest, Kit


async def explorers(kit: Kit, seats: int = 3, **options: str) -> list[Guest]:
    return await kit.duel(options, game="dungeon", seats=["here"] * seats)


def course_of(guest: Guest) -> Course:
    course = guest.actor.table.course
    assert course is not None
    return course


def put_back(guest: Guest) -> int:
    return next(int(each["choice"]) for each in guest.scene["offers"] if each["notation"] == "put-back")


def said(guest: Guest) -> list[bytes]:
    return guest.heard[:]


def not_of(player: Guest, guests: list[Guest]) -> list[Guest]:
    return [guest for guest in guests if guest is not player]


def anonymous(scene: dict[str, Any]) -> dict[str, Any]:
    """Without the id of the question."""
    return scene | {"question": scene["question"] and scene["question"] | {"id": 0}}


def seat_token(kit: Kit, guest: Guest) -> str:
    """As `Kit.open` has dealt them: the second lot is that of the first seat."""
    assert guest.visitor.seat is not None
    return f"token-{guest.visitor.seat + 3}"


async def utter(guest: Guest, number: int = 0) -> dict[str, Any]:
    spoken = await guest.ask("choose", choice=guest.scene["utterances"][number]["choice"])
    assert spoken["is"] == "accepted"
    event: dict[str, Any] = guest.last("events")["events"][-1]
    return event


async def after_a_crash(kit: Kit, opened: Opened, guests: list[Guest]) -> list[Guest]:
    scenes = [guest.scene for guest in guests]
    kit.restart()
    again = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
    assert [guest.scene for guest in again] == scenes
    return again
