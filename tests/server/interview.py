"""Everything that somebody at a place may ask of twin tables without making an input."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.server.errors import Refusal
from knockbox.server.records import record_of
from knockbox.testing.laws.hiding import GARBAGE, choices_to_try
from tests.server.callers import talk_to
from tests.server.twins import Side, Twins, beside, check_same

TRIES: Final = 7
PREVIEWS: Final = 2
LATE: Final = 3
"""So far behind is somebody who was away."""

Question = Callable[[Twins], Awaitable[None]]


async def interview(twins: Twins, most: int) -> None:
    """Ask some of it all, of both tables in the same order; the next time others."""
    for _ in range(most):
        twins.asked += 1
        await QUESTIONS[twins.asked % len(QUESTIONS)](twins)


async def say(twins: Twins, do: str, **fields: Any) -> None:
    """The same wish at both tables, by somebody who may have a language."""
    replies = await twins.both(do, lambda side: side.watchers[1].ask(do, **fields))
    twins.tally[f"{do} {replies[0].get('code', replies[0]['is'])}"] += 1


def tries(twins: Twins, most: int) -> list[int]:
    """Some of what is open to somebody at one of the tables, best at one alone, what almost is, and garbage."""
    worlds = [side.moment.state for side in twins.sides]
    found = sorted(answers_at(twins.left) ^ answers_at(twins.right)) + choices_to_try(twins.left.game, worlds)
    places = [twins.rng.below(twins.rng.below(len(found)) + 1) for _ in range(most)]  # the first are the best
    own = {choice for side in twins.sides for choice in beside(side.moment, twins.place)}
    return sorted({found[place] for place in places if found[place] >= 0} - own | {GARBAGE[-1]})


def answers_at(side: Side) -> set[int]:
    return {choice for question in side.moment.questions() for choice in question.options}


async def wrong_choices(twins: Twins) -> None:
    """Stale, foreign, impossible; what would be right is sent without the number of its question."""
    turn = twins.left.course.turns[twins.place]
    own = twins.left.moment.question_of(twins.place)
    for choice in tries(twins, TRIES):
        is_right = own is not None and choice in own.options
        for number in (None, turn - 1, turn + 1, *([] if is_right else [turn])):
            await say(twins, "choose", choice=choice, **({} if number is None else {"question": number}))


async def previews(twins: Twins) -> None:
    """Of answers that are open to the place, of what it may do beside them, and of what it may not."""
    own = twins.left.moment.question_of(twins.place)
    open_to_all = [*(own.options if own else []), *beside(twins.left.moment, twins.place)]
    some = [open_to_all[twins.rng.below(len(open_to_all))] for _ in range(PREVIEWS) if open_to_all]
    for choice in [*some, *tries(twins, 1)]:
        await say(twins, "preview", choice=choice)
        await say(twins, "preview", choice=choice, then=some[-1] if some else choice, unhindered=True)


async def hints(twins: Twins) -> None:
    await say(twins, "hint")
    await say(twins, "undo")


async def talk(twins: Twins) -> None:
    await say(twins, "chat", text="Is anybody there?")
    for choice in twins.left.moment.utterances(twins.place)[-1:]:
        await say(twins, "choose", choice=choice)


async def votes(twins: Twins) -> None:
    for wish in ({"do": "pause", "on": True}, {"do": "pause", "on": False}, {"do": "rematch"}, {"do": "rename"}):
        await say(twins, **({"name": "Somebody"} if wish["do"] == "rename" else {}), **wish)


async def favours(twins: Twins) -> None:
    """What is not for everybody, or not before the end."""
    other = (twins.place + 1) % twins.left.game.seats
    await say(twins, "look", seat=other)
    await say(twins, "look", input=0)
    await say(twins, "hand", seat=other, bot="hard")
    await say(twins, "remove", spectator=7)
    await say(twins, "mute", seat=other, on=False)
    await say(twins, "leave") if twins.place == PUBLIC else await say(twins, "mute", seat=other, on=True)
    await say(twins, "ready", nonce="another-nonce")


async def returns(twins: Twins) -> None:
    """Somebody comes back who knows nothing, too much, or anything between."""
    heard = twins.left.course.heard[twins.place]
    for seq in (None, 0, 1, twins.rng.below(heard) + 1, max(1, heard - LATE), heard, heard + 1):
        await come_and_go(twins, twins.place, seq)
    await come_and_go(twins, PUBLIC, None, twins.left.past.opened.host)


async def come_and_go(twins: Twins, place: int, seq: int | None, host: str = "") -> None:
    guests = [await side.come(place, "", seq, host) for side in twins.sides]
    for side, guest in zip(twins.sides, guests, strict=True):
        side.actor.part(guest)
    here, there = (len(b"".join(guest.heard)) for guest in guests)
    check_same("sizes", [here], [there])
    twins.compare(f"back with {seq}", guests[:1], guests[1:])
    twins.check("others come")


async def facts(twins: Twins) -> None:
    """What is told over HTTP: the table, its record, and its entry in the list."""
    here, there = (told_by_doors(side) for side in twins.sides)
    check_same("facts", here, there)
    twins.sent += here


def told_by_doors(side: Side) -> list[bytes]:
    table = side.actor.table
    try:
        record = record_of(table)
    except Refusal as refusal:
        record = f"{refusal.code}: {refusal.text}".encode()
    brief = side.kit.log.briefs.get(table.id)
    return [msgspec.json.encode(table.facts), record, repr(brief).encode()]


async def calls(twins: Twins) -> None:
    """The same over a websocket, with what is no message at all."""
    opened, hidden = twins.left.past.opened, tries(twins, 2)
    says = [
        {"do": "hello", "token": twins.left.token(twins.place), "lang": twins.left.watchers[1].language},
        "Hello?",
        *({"do": "choose", "id": f"call-{choice}", "choice": choice, "question": 0} for choice in hidden),
        *({"do": "preview", "id": f"look-{choice}", "choice": choice} for choice in hidden),
        {"do": "hint", "id": "hint", "seat": 1},
        {"do": "pong", "n": 1},
    ]
    here, there = [[text.encode() for text in await talk_to(side.kit, opened.table, says)] for side in twins.sides]
    check_same("a call", here, there)
    twins.sent += here
    twins.check("somebody calls")


QUESTIONS: Final[Sequence[Question]] = (
    wrong_choices,
    previews,
    hints,
    talk,
    votes,
    favours,
    returns,
    facts,
    calls,
)
