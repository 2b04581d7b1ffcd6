"""Probes for leaks: every request that a place may make of twin tables without making an input."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.server.errors import RequestRefusedError
from knockbox.server.records import build_record
from knockbox.testing.laws.secrecy import GARBAGE_CHOICES, choices_to_try
from tests.server.asgi_clients import run_script
from tests.server.twin_tables import Side, Twins, check_same, side_actions

TRIES: Final = 7
PREVIEWS: Final = 2
RECONNECT_LAG: Final = 3
"""How far behind a reconnecting client is."""

Probe = Callable[[Twins], Awaitable[None]]


async def run_probes(twins: Twins, count: int) -> None:
    """Send some of the probes to both tables in the same order; later calls continue with the next ones."""
    for _ in range(count):
        twins.probe_index += 1
        await PROBES[twins.probe_index % len(PROBES)](twins)


async def send_to_both(twins: Twins, do: str, **fields: Any) -> None:
    """Send the same request to both tables, from the client that may have a language."""
    replies = await twins.run_on_both(do, lambda side: side.watchers[1].ask(do, **fields))
    twins.tally[f"{do} {replies[0].get('code', replies[0]['is'])}"] += 1


def choices_to_send(twins: Twins, most: int) -> list[int]:
    """Return choices to try: preferably some that are legal at one table only, then near misses, and garbage."""
    worlds = [side.snapshot.state for side in twins.sides]
    found = sorted(legal_answers(twins.left) ^ legal_answers(twins.right)) + choices_to_try(twins.left.game, worlds)
    places = [twins.rng.below(twins.rng.below(len(found)) + 1) for _ in range(most)]  # the first are the best
    own = {choice for side in twins.sides for choice in side_actions(side.snapshot, twins.place)}
    return sorted({found[place] for place in places if found[place] >= 0} - own | {GARBAGE_CHOICES[-1]})


def legal_answers(side: Side) -> set[int]:
    return {choice for question in side.snapshot.questions() for choice in question.options}


async def wrong_choices(twins: Twins) -> None:
    """Send stale, foreign and impossible choices; legal ones are sent without the id of their question."""
    turn = twins.left.match.question_ids[twins.place]
    own = twins.left.snapshot.question_of(twins.place)
    for choice in choices_to_send(twins, TRIES):
        is_right = own is not None and choice in own.options
        for number in (None, turn - 1, turn + 1, *([] if is_right else [turn])):
            await send_to_both(twins, "choose", choice=choice, **({} if number is None else {"question": number}))


async def preview_probes(twins: Twins) -> None:
    """Preview legal answers, side actions, and illegal choices."""
    own = twins.left.snapshot.question_of(twins.place)
    open_to_all = [*(own.options if own else []), *side_actions(twins.left.snapshot, twins.place)]
    some = [open_to_all[twins.rng.below(len(open_to_all))] for _ in range(PREVIEWS) if open_to_all]
    for choice in [*some, *choices_to_send(twins, 1)]:
        await send_to_both(twins, "preview", choice=choice)
        await send_to_both(twins, "preview", choice=choice, then=some[-1] if some else choice, unhindered=True)


async def hint_probes(twins: Twins) -> None:
    await send_to_both(twins, "hint")
    await send_to_both(twins, "undo")


async def talk_probes(twins: Twins) -> None:
    await send_to_both(twins, "chat", text="Is anybody there?")
    for choice in twins.left.snapshot.utterances(twins.place)[-1:]:
        await send_to_both(twins, "choose", choice=choice)


async def vote_probes(twins: Twins) -> None:
    for wish in ({"do": "pause", "on": True}, {"do": "pause", "on": False}, {"do": "rematch"}, {"do": "rename"}):
        await send_to_both(twins, **({"name": "Somebody"} if wish["do"] == "rename" else {}), **wish)


async def restricted_requests(twins: Twins) -> None:
    """Send requests that only some may make, or only after the match."""
    other = (twins.place + 1) % twins.left.game.num_players
    await send_to_both(twins, "look", seat=other)
    await send_to_both(twins, "look", input=0)
    await send_to_both(twins, "hand", seat=other, bot="hard")
    await send_to_both(twins, "remove", spectator=7)
    await send_to_both(twins, "mute", seat=other, on=False)
    await send_to_both(twins, "leave") if twins.place == PUBLIC else await send_to_both(
        twins, "mute", seat=other, on=True
    )
    await send_to_both(twins, "ready", nonce="another-nonce")


async def reconnects(twins: Twins) -> None:
    """Reconnect with no `seq`, with one from the future, and with values in between."""
    heard = twins.left.match.last_seq[twins.place]
    for seq in (None, 0, 1, twins.rng.below(heard) + 1, max(1, heard - RECONNECT_LAG), heard, heard + 1):
        await connect_briefly(twins, twins.place, seq)
    await connect_briefly(twins, PUBLIC, None, twins.left.past.opened.host)


async def connect_briefly(twins: Twins, place: int, seq: int | None, host: str = "") -> None:
    guests = [await side.connect(place, "", seq, host) for side in twins.sides]
    for side, guest in zip(twins.sides, guests, strict=True):
        side.actor.leave(guest)
    here, there = (len(b"".join(guest.received)) for guest in guests)
    check_same("sizes", [here], [there])
    twins.compare(f"back with {seq}", guests[:1], guests[1:])
    twins.check("others come")


async def compare_http(twins: Twins) -> None:
    """Compare what HTTP returns: the table, its record, and its summary in the list."""
    here, there = (http_responses(side) for side in twins.sides)
    check_same("facts", here, there)
    twins.sent += here


def http_responses(side: Side) -> list[bytes]:
    table = side.actor.table
    try:
        record = build_record(table)
    except RequestRefusedError as refusal:
        record = f"{refusal.code}: {refusal.text}".encode()
    brief = side.kit.store.summaries.get(table.id)
    return [msgspec.json.encode(table.facts), record, repr(brief).encode()]


async def socket_conversation(twins: Twins) -> None:
    """Compare a conversation over a websocket, including a malformed message."""
    opened, hidden = twins.left.past.opened, choices_to_send(twins, 2)
    says = [
        {"do": "hello", "token": twins.left.token(twins.place), "lang": twins.left.watchers[1].language},
        "Hello?",
        *({"do": "choose", "id": f"call-{choice}", "choice": choice, "question": 0} for choice in hidden),
        *({"do": "preview", "id": f"look-{choice}", "choice": choice} for choice in hidden),
        {"do": "hint", "id": "hint", "seat": 1},
        {"do": "pong", "n": 1},
    ]
    here, there = [[text.encode() for text in await run_script(side.kit, opened.table, says)] for side in twins.sides]
    check_same("a call", here, there)
    twins.sent += here
    twins.check("somebody calls")


PROBES: Final[Sequence[Probe]] = (
    wrong_choices,
    preview_probes,
    hint_probes,
    talk_probes,
    vote_probes,
    restricted_requests,
    reconnects,
    compare_http,
    socket_conversation,
)
