"""Dungeons that are won or lost on purpose, by guests who ask a bot what to do."""

from collections.abc import Sequence
from typing import Any

from knockbox.bots.registry import make
from knockbox.hosting.seating import vantage_of
from knockbox.records.session import Session
from knockbox.server.forms import Opened
from tests.server.kit import Guest, Kit, settled

TRIES = 30
"""A bot wins more than one in so many."""


def session_of(guest: Guest) -> Session:
    course = guest.actor.table.course
    assert course is not None
    return course.session


async def delve(guests: Sequence[Guest], seed: int = 1) -> bool:
    """Play a dungeon to its end as a greedy bot would; says whether it was won."""
    session, bot = session_of(guests[0]), make("greedy", seed)
    while session.end is None:
        question = session.moment.questions()[0]
        choice = bot.choose(vantage_of(session, question, question.seat))
        mate = next(guest for guest in guests if guest.visitor.seat == question.seat)
        is_answer = choice in question.options
        reply = await mate.ask(
            "choose", choice=choice, **({"question": mate.scene["question"]["id"]} if is_answer else {})
        )
        assert reply["is"] == "accepted", reply
    return session.end.result[0] > 0


async def give_up(guests: Sequence[Guest]) -> None:
    """KKDR-47 Everybody agrees to go home."""
    for guest in guests:
        await guest.ask("choose", choice=guest.actor.table.game.read("give-up"))
    await settled(guests[0].actor)
    assert guests[0].scene["phase"] == "over"


async def go_on(kit: Kit, opened: Opened, guests: Sequence[Guest]) -> list[Guest]:
    """All want to play on; they sit at the next table, with the tokens they have, and are ready."""
    for guest in guests:
        assert (await guest.ask("rematch"))["is"] == "accepted"
    table = guests[0].last("followed")["table"]
    return await kit.seated(Opened(table, opened.host, opened.seats))


async def won(kit: Kit, opened: Opened, guests: list[Guest]) -> list[Guest]:
    """Try again and again until the dungeon is won, and stay there."""
    for seed in range(TRIES):
        if await delve(guests, seed):
            return guests
        guests = await go_on(kit, opened, guests)
    raise AssertionError(f"{TRIES} tries were not enough")


def facts_of(guest: Guest) -> dict[str, Any]:
    facts: dict[str, Any] = guest.last("welcome")["table"]
    return facts
