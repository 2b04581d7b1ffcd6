"""Play dungeons to a win or a loss, with guests whose choices a bot makes."""

from collections.abc import Sequence
from typing import Any

from knockbox.bots.registry import make_bot
from knockbox.hosting.seating import observation_of
from knockbox.records.session import Session
from knockbox.server.forms import Opened
from tests.server.kit import Guest, Kit, settle

MAX_TRIES = 30
"""A bot wins at least one of this many."""


def session_of(guest: Guest) -> Session:
    course = guest.actor.table.match
    assert course is not None
    return course.session


async def play_dungeon(guests: Sequence[Guest], seed: int = 1) -> bool:
    """Play a dungeon to its end as a greedy bot would; return whether it was won."""
    session, bot = session_of(guests[0]), make_bot("greedy", seed)
    while session.end is None:
        question = session.snapshot.questions()[0]
        choice = bot.choose(observation_of(session, question, question.seat))
        mate = next(guest for guest in guests if guest.visitor.seat == question.seat)
        is_answer = choice in question.options
        reply = await mate.ask(
            "choose", choice=choice, **({"question": mate.scene["question"]["id"]} if is_answer else {})
        )
        assert reply["is"] == "accepted", reply
    return session.end.result[0] > 0


async def give_up(guests: Sequence[Guest]) -> None:
    """KKDR-47 All players agree to give up."""
    for guest in guests:
        await guest.ask("choose", choice=guest.actor.table.game.string_to_action("give-up"))
    await settle(guests[0].actor)
    assert guests[0].scene["phase"] == "over"


async def play_rematch(kit: Kit, opened: Opened, guests: Sequence[Guest]) -> list[Guest]:
    """Let all players vote for a rematch; return them at the next table, with their old tokens, and ready."""
    for guest in guests:
        assert (await guest.ask("rematch"))["is"] == "accepted"
    table = guests[0].last("followed")["table"]
    return await kit.connect_all(Opened(table, opened.host, opened.seats))


async def play_until_won(kit: Kit, opened: Opened, guests: list[Guest]) -> list[Guest]:
    """Retry until the dungeon is won; return the guests at that table."""
    for seed in range(MAX_TRIES):
        if await play_dungeon(guests, seed):
            return guests
        guests = await play_rematch(kit, opened, guests)
    raise AssertionError(f"{MAX_TRIES} tries were not enough")


def facts_of(guest: Guest) -> dict[str, Any]:
    facts: dict[str, Any] = guest.last("welcome")["table"]
    return facts
