"""Handlers of the requests that a client sends to a table."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from knockbox.bots.advice import advise
from knockbox.bots.availability import strongest_bot
from knockbox.bots.errors import SearchError
from knockbox.bots.observation import PlayerObservation
from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import SEAT_NAMES, tower_due
from knockbox.hosting import hints
from knockbox.records.record import RecordInput
from knockbox.server import protocol
from knockbox.server.errors import RequestRefusedError
from knockbox.server.guards.tokens import hash_token
from knockbox.server.guards.user_text import clean_chat
from knockbox.server.ids import shorten_id
from knockbox.server.logs import log_limited_warning, log_warning
from knockbox.server.protocol import Accepted, Hinted, Looked, Message, Previewed, Rebuilt, Recalled, Recounted, Refused
from knockbox.server.store.errors import StoreError
from knockbox.server.store.repository import ReportedChat, StoredReport
from knockbox.server.tables import commands, log, previews
from knockbox.server.tables.actor import Actor, spectator_origin
from knockbox.server.tables.broadcaster import Listener
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.log_text import render_older_log
from knockbox.server.tables.opening import check_bot_choice
from knockbox.server.tables.presenter import Presenter
from knockbox.server.tables.table import PHASE_FROZEN, PHASE_OVER, ActionKey
from knockbox.server.towers.rebuild import rebuild_tower

HINT_SECONDS: Final = 0.5
QUERY_LIMITS: Final[dict[type, tuple[float, float]]] = {
    protocol.Preview: (40.0, 200.0),
    protocol.Look: (20.0, 100.0),
    protocol.Recall: (1.0, 10.0),
    protocol.Recount: (1.0, 10.0),
    protocol.Rebuild: (0.2, 10.0),
    protocol.Report: (0.02, 5.0),
}
"""Rate per second and burst of requests that cost time or space and that no match depends on."""

CommandFunction: TypeAlias = Callable[..., commands.Outcome]
COMMANDS: Final[dict[type[protocol.Request], CommandFunction]] = {
    protocol.Choose: commands.choose,
    protocol.Undo: commands.undo,
    protocol.Ready: commands.get_ready,
    protocol.Chat: commands.chat,
    protocol.Pause: commands.vote_pause,
    protocol.Rename: commands.rename,
    protocol.Mute: commands.mute,
    protocol.Leave: commands.leave_seat,
    protocol.Invite: commands.invite,
    protocol.Rematch: commands.vote_rematch,
}
"""Requests that become log entries."""


async def handle(actor: Actor, listener: Listener, request: Any) -> Message:
    """Return the one reply to a request; a refusal is a reply as well."""
    try:
        if type(request) in COMMANDS:
            return await run_command(actor, listener, request)
        check_query_limit(actor, listener, type(request))
        return await QUERIES[type(request)](actor, listener, request)
    except RequestRefusedError as refusal:
        actor.context.metrics.refusals[refusal.code].inc()
        return build_refusal(actor, listener, request.id, refusal)


def check_query_limit(actor: Actor, listener: Listener, query: type) -> None:
    if query in QUERY_LIMITS and not actor.allows_query(query, listener.visitor.place, *QUERY_LIMITS[query]):
        raise RequestRefusedError("too-many", "too many requests of this kind at this table; wait a little")


def build_refusal(actor: Actor, listener: Listener, id: str, refusal: RequestRefusedError) -> Refused:
    match = actor.table.match
    texts = Presenter(match, listener.visitor.place, listener.language).reason_texts(refusal.reasons) if match else ()
    return Refused(id, refusal.code, refusal.text, refusal.reasons, texts)


async def run_command(actor: Actor, listener: Listener, request: Any) -> Message:
    decide = COMMANDS[type(request)]
    await actor.execute(
        lambda now_ms: decide(actor.table, listener.visitor, request, now_ms)
    )  # may have changed by then
    if isinstance(request, protocol.Leave):
        actor.close_unseated()
    return Accepted(request.id)


async def hand_over(actor: Actor, listener: Listener, request: protocol.Hand) -> Accepted:
    """Hand over a seat; the check depends on who is connected when the command runs."""
    table = actor.table
    if request.bot:
        check_bot_choice(request.bot, table.opening.game)
    await actor.execute(
        lambda now_ms: commands.hand_over(table, listener.visitor, request, now_ms, actor.broadcaster.connected_seats)
    )
    return Accepted(request.id)


async def preview(actor: Actor, listener: Listener, request: protocol.Preview) -> Previewed:
    match = commands.require_live_match(actor.table)
    seat = commands.require_seat(actor.table, listener.visitor).number
    plan = previews.PreviewPlan(request.choice, request.then, request.unhindered)
    message = previews.preview(request.id, match.visible_snapshots[seat], seat, plan)
    return replace(message, lines=Presenter(match, seat, listener.language).log_lines(message.events))


async def hint(actor: Actor, listener: Listener, request: protocol.Hint) -> Hinted:
    """Return the advice of a strong bot that knows what the seat knows."""
    table = actor.table
    match = commands.require_live_match(table)
    seat = commands.require_seat(table, listener.visitor).number
    if not table.opening.hints:
        raise RequestRefusedError("no-hints", "this table was opened without hints")
    if actor.context.is_overloaded or seat in actor.hint_seats:
        raise RequestRefusedError("no-adviser", "all bots are busy; ask again later")
    snapshot = match.visible_snapshots[seat]
    question = snapshot.question_of(seat)
    if question is None:
        raise RequestRefusedError("not-asked", "you have no open question")
    bot = f"{strongest_bot(table.opening.game)}@{HINT_SECONDS}s"
    story = [each.event for each in match.session.events_for(seat)]
    vantage = PlayerObservation(snapshot.game, snapshot.state, question, story, seat)
    actor.hint_seats.add(seat)
    try:
        search = actor.context.bot_pool.submit(vantage, bot, hints.HINT_SEED, table.opening.packs, table.id)
        thought = await actor.context.await_search(search, bot)
    except SearchError:
        raise RequestRefusedError("no-adviser", "no bot has time for a hint now; ask again later") from None
    finally:
        actor.hint_seats.discard(seat)
    labels = SEAT_NAMES[table.opening.game]
    values = hints.RenderedHint(
        advise(vantage, thought), bot, listener.language or "en", labels.__getitem__
    ).to_values()
    return Hinted(request.id, values)


async def look(actor: Actor, listener: Listener, request: protocol.Look) -> Looked:
    """Return a past view; after the match any seat may be looked at."""
    table = actor.table
    if table.phase != PHASE_OVER or table.match is None:
        raise RequestRefusedError("not-over", "views of other seats are shown after the match")
    if request.seat is not None:
        commands.check_seat(table, request.seat)
    return build_look_reply(table.match, request, listener.language)


async def recount(actor: Actor, listener: Listener, request: protocol.Recount) -> Recounted:
    """After the match, return what a bot saw, wanted and did not expect."""
    table = actor.table
    if table.phase != PHASE_OVER or table.match is None:
        raise RequestRefusedError("not-over", "a bot explains its play after the match")
    commands.check_seat(table, request.seat)
    account = await actor.recounter.recount_of(table.match.session, request.seat)
    return Recounted(request.id, request.seat, account.sentences(listener.language or "en"))


def build_look_reply(match: LiveMatch, request: protocol.Look, language: str) -> Looked:
    inputs = len(match.session.inputs)
    number = inputs if request.input is None else request.input
    place = PUBLIC if request.seat is None else request.seat
    if number > inputs:
        raise RequestRefusedError("no-input", f"found input {number}; expected 0 to {inputs}")
    snapshot = match.snapshot_after(number)
    seen = [each.event.seen_by(place) for each in match.session.events if each.input == number]
    events = [event for event in seen if event is not None]
    view = snapshot.game.view(snapshot.state, place)
    presenter = Presenter(match, place, language)
    return Looked(
        id=request.id,
        input=number,
        inputs=inputs,
        seat=request.seat,
        view=view,
        aids=presenter.derived(view),
        events=events,
        lines=presenter.log_lines(events),
        tower=tower_verdict_at(match, number) is not None,
    )


def tower_verdict_at(match: LiveMatch, number: int) -> RecordInput | None:
    """Return the input with that number if it is a tower verdict."""
    return next((entry for entry in match.session.inputs if entry.seq == number and entry.trace), None)


async def recall(actor: Actor, listener: Listener, request: protocol.Recall) -> Recalled:
    match = actor.table.match
    if match is None:
        raise RequestRefusedError("not-dealt", "the match has not begun, so there is no log")
    return await render_older_log(request.id, match, listener.visitor.place, listener.language, request.before)


async def remove_spectator(actor: Actor, listener: Listener, request: protocol.Remove) -> Accepted:
    """As the host, remove a spectator and ban their address from this table."""
    listeners = [each for each in actor.broadcaster.listeners if each.spectator_number == request.spectator]
    origin = spectator_origin(actor.table, listeners[0]) if listeners else ""
    await actor.execute(lambda _: commands.remove_spectator(actor.table, listener.visitor, request, origin))
    for each in listeners:
        each.close("removed", "the host of this table has removed you")
    return Accepted(request.id)


async def report(actor: Actor, listener: Listener, request: protocol.Report) -> Accepted:
    """Store a report, then log it at the table, so that a repeated request is not a second report."""
    commands.check_seat(actor.table, request.seat)
    text = clean_chat(request.text) if request.text.strip() else ""
    table = actor.table
    now_ms = actor.context.now_ms()
    place = listener.visitor.place
    entry = log.SeatReported(request.seat, place, hash_token(text), request.id)
    if commands.is_repeated(table, place, request.id, ActionKey("report", (entry.seat, entry.text_hash))):
        return Accepted(request.id)
    table.quotas.check(entry, False, now_ms)
    seat = table.seats[request.seat]
    former_names = [
        ReportedChat(at_ms, seat.number, name, "") for at_ms, name in seat.names if name not in ("", seat.name)
    ]
    chat = sorted([*former_names, *(ReportedChat(line.at_ms, line.seat, line.name, line.text) for line in table.chat)])
    try:
        is_kept = await actor.context.reports.save_report(
            StoredReport(table.id, now_ms, seat.number, seat.name, text, chat)
        )
    except StoreError as error:
        log_limited_warning("report not written", table=shorten_id(table.id), reason=str(error))
        raise RequestRefusedError("unavailable", "the report could not be written; try again later") from error
    if not is_kept:
        raise RequestRefusedError("too-many", "this table has the maximum number of reports")
    log_warning("reported", table=shorten_id(table.id), seat=request.seat)
    if table.phase != PHASE_FROZEN:
        await actor.execute(lambda _: commands.Outcome([entry]))
    return Accepted(request.id)


async def start_tower(actor: Actor, listener: Listener, request: protocol.TowerStart) -> Accepted:
    await actor.execute(lambda _: actor.tower_controller.request_start(listener.visitor))
    return Accepted(request.id)


async def rebuild(actor: Actor, listener: Listener, request: protocol.Rebuild) -> Rebuilt:
    """After the match, return a tower as it was built; open to everyone at the table."""
    table = actor.table
    if table.phase != PHASE_OVER or table.match is None:
        raise RequestRefusedError("not-over", "towers can be replayed after the match")
    match = table.match
    entry = tower_verdict_at(match, request.input)
    due = tower_due(match.session.game, match.snapshot_after(request.input - 1).state) if entry else None
    if entry is None or due is None:
        raise RequestRefusedError("no-tower", f"found no tower at input {request.input}")
    async with actor.context.rebuild_lock:
        return await asyncio.to_thread(rebuild_tower, request.id, entry, due)


async def refuse_practice(actor: Actor, listener: Listener, request: protocol.Practise) -> Message:
    raise RequestRefusedError("elsewhere", "tower practice has its own socket, /api/practice/socket")


QUERIES: Final[dict[type[protocol.Request], Callable[[Actor, Listener, Any], Awaitable[Message]]]] = {
    protocol.Hand: hand_over,
    protocol.Preview: preview,
    protocol.Hint: hint,
    protocol.Look: look,
    protocol.Recount: recount,
    protocol.Recall: recall,
    protocol.Remove: remove_spectator,
    protocol.Report: report,
    protocol.TowerStart: start_tower,
    protocol.Rebuild: rebuild,
    protocol.Practise: refuse_practice,
}
"""Requests that need more than the table; most do not change it."""
