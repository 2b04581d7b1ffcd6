"""What is answered to whoever asks something at a table."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from knockbox.bots.advice import advise
from knockbox.bots.company import adviser
from knockbox.bots.errors import ThinkingError
from knockbox.bots.vantage import Vantage
from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import SEAT_NAMES, tower_due
from knockbox.hosting import hints
from knockbox.records.record import Input
from knockbox.server import protocol
from knockbox.server.errors import Refusal
from knockbox.server.guards.tokens import hash_of
from knockbox.server.guards.words import clean_chat
from knockbox.server.logs import warn, warn_seldom
from knockbox.server.lots import shown
from knockbox.server.protocol import Accepted, Hinted, Looked, Message, Previewed, Rebuilt, Recalled, Recounted, Refused
from knockbox.server.store.errors import StoreError
from knockbox.server.store.shelf import ChatLine, Report
from knockbox.server.tables import log, previews, wishes
from knockbox.server.tables.actor import Actor, origin_of
from knockbox.server.tables.annals import recalled
from knockbox.server.tables.audience import Listener
from knockbox.server.tables.course import Course
from knockbox.server.tables.opening import check_company
from knockbox.server.tables.scenes import Painter
from knockbox.server.tables.table import FROZEN, OVER, Deed
from knockbox.server.towers.again import rebuilt

HINT_SECONDS: Final = 0.5
"""That an adviser thinks."""

FAVOURS: Final[dict[type, tuple[float, float]]] = {
    protocol.Preview: (40.0, 200.0),
    protocol.Look: (20.0, 100.0),
    protocol.Recall: (1.0, 10.0),
    protocol.Recount: (1.0, 10.0),
    protocol.Rebuild: (0.2, 10.0),
    protocol.Report: (0.02, 5.0),
}
"""What costs time or room and is needed by no match: how often in a second, and how often at once."""

Simple: TypeAlias = Callable[..., wishes.Ruling]
WRITTEN: Final[dict[type[protocol.Request], Simple]] = {
    protocol.Choose: wishes.choose,
    protocol.Undo: wishes.undo,
    protocol.Ready: wishes.get_ready,
    protocol.Chat: wishes.chat,
    protocol.Pause: wishes.vote,
    protocol.Rename: wishes.rename,
    protocol.Mute: wishes.mute,
    protocol.Leave: wishes.leave,
    protocol.Invite: wishes.invite,
    protocol.Rematch: wishes.wish_rematch,
}
"""Wishes that become lines of the log."""


async def answer(actor: Actor, listener: Listener, request: Any) -> Message:
    """One answer to one request, also if it is no."""
    try:
        if type(request) in WRITTEN:
            return await carry_out(actor, listener, request)
        check_favour(actor, listener, type(request))
        return await ASKED[type(request)](actor, listener, request)
    except Refusal as refusal:
        actor.around.metrics.refusals[refusal.code].inc()
        return refused(actor, listener, request.id, refusal)


def check_favour(actor: Actor, listener: Listener, favour: type) -> None:
    if favour in FAVOURS and not actor.grants(favour, listener.visitor.place, *FAVOURS[favour]):
        raise Refusal("too-many", "this was asked too often at this table; wait a little")


def refused(actor: Actor, listener: Listener, id: str, refusal: Refusal) -> Refused:
    course = actor.table.course
    told = Painter(course, listener.visitor.place, listener.language).told(refusal.reasons) if course else ()
    return Refused(id, refusal.code, refusal.text, refusal.reasons, told)


async def carry_out(actor: Actor, listener: Listener, request: Any) -> Message:
    decide = WRITTEN[type(request)]
    await actor.do(lambda now_ms: decide(actor.table, listener.visitor, request, now_ms))  # who he is by then
    if isinstance(request, protocol.Leave):
        actor.dismiss()
    return Accepted(request.id)


async def hand(actor: Actor, listener: Listener, request: protocol.Hand) -> Accepted:
    """What may be done about a seat depends on who is here when its turn comes."""
    table = actor.table
    if request.bot:
        check_company(request.bot, table.opened.game)
    await actor.do(lambda now_ms: wishes.hand(table, listener.visitor, request, now_ms, actor.audience.here))
    return Accepted(request.id)


async def preview(actor: Actor, listener: Listener, request: protocol.Preview) -> Previewed:
    course, seat = wishes.live_course(actor.table), wishes.seat_of(actor.table, listener.visitor).seat
    plan = previews.Plan(request.choice, request.then, request.unhindered)
    found = previews.preview(request.id, course.seen[seat], seat, plan)
    return replace(found, lines=Painter(course, seat, listener.language).lines(found.events))


async def hint(actor: Actor, listener: Listener, request: protocol.Hint) -> Hinted:
    """The advice of a strong bot who knows what the seat knows."""
    table = actor.table
    course, seat = wishes.live_course(table), wishes.seat_of(table, listener.visitor).seat
    if not table.opened.hints:
        raise Refusal("no-hints", "this table was opened without hints")
    if actor.around.is_overrun or seat in actor.advised:
        raise Refusal("no-adviser", "all bots are busy; ask again later")
    moment = course.seen[seat]
    question = moment.question_of(seat)
    if question is None:
        raise Refusal("not-asked", "you are not asked anything now")
    bot = f"{adviser(table.opened.game)}@{HINT_SECONDS}s"
    story = [told.event for told in course.session.events_for(seat)]
    vantage = Vantage(moment.game, moment.state, question, story, seat)
    actor.advised.add(seat)
    try:
        asked = actor.around.thinkers.ask(vantage, bot, hints.SEED, table.opened.packs, table.id)
        thought = await actor.around.thought(asked, bot)
    except ThinkingError:
        raise Refusal("no-adviser", "nobody has time to think about it now") from None
    finally:
        actor.advised.discard(seat)
    labels = SEAT_NAMES[table.opened.game]
    told = hints.Hint(advise(vantage, thought), bot, listener.language or "en", labels.__getitem__).told()
    return Hinted(request.id, told)


async def look(actor: Actor, listener: Listener, request: protocol.Look) -> Looked:
    """After the end nothing is hidden any more."""
    table = actor.table
    if table.phase != OVER or table.course is None:
        raise Refusal("not-over", "what others saw is shown after the end")
    if request.seat is not None:
        wishes.check_seat(table, request.seat)
    return looked(table.course, request, listener.language)


async def recount(actor: Actor, listener: Listener, request: protocol.Recount) -> Recounted:
    """After the end a bot may say what it saw, wanted and did not expect."""
    table = actor.table
    if table.phase != OVER or table.course is None:
        raise Refusal("not-over", "a bot tells what it was up to after the end")
    wishes.check_seat(table, request.seat)
    told = await actor.recounting.of(table.course.session, request.seat)
    return Recounted(request.id, request.seat, told.sentences(listener.language or "en"))


def looked(course: Course, request: protocol.Look, language: str) -> Looked:
    inputs = len(course.session.inputs)
    number, place = inputs if request.input is None else request.input, PUBLIC if request.seat is None else request.seat
    if number > inputs:
        raise Refusal("no-input", f"found input {number}; expected 0 to {inputs}")
    moment = course.after(number)
    told = [told.event.seen_by(place) for told in course.session.told if told.input == number]
    events = [event for event in told if event is not None]
    view, painter = moment.game.view(moment.state, place), Painter(course, place, language)
    return Looked(
        id=request.id,
        input=number,
        inputs=inputs,
        seat=request.seat,
        view=view,
        aids=painter.aids(view),
        events=events,
        lines=painter.lines(events),
        tower=tower_at(course, number) is not None,
    )


def tower_at(course: Course, number: int) -> Input | None:
    """The input with that number, if a tower was built with it."""
    return next((entry for entry in course.session.inputs if entry.seq == number and entry.trace), None)


async def recall(actor: Actor, listener: Listener, request: protocol.Recall) -> Recalled:
    course = actor.table.course
    if course is None:
        raise Refusal("not-dealt", "the match has not begun, and there is nothing to tell")
    return await recalled(request.id, course, listener.visitor.place, listener.language, request.before)


async def remove(actor: Actor, listener: Listener, request: protocol.Remove) -> Accepted:
    """As the host, send a spectator away; nobody who comes from where he came looks on here any more."""
    found = [each for each in actor.audience.listeners if each.number == request.spectator]
    whom = origin_of(actor.table, found[0]) if found else ""
    await actor.do(lambda _: wishes.remove(actor.table, listener.visitor, request, whom))
    for each in found:
        each.close("removed", "the host of this table has sent you away")
    return Accepted(request.id)


async def report(actor: Actor, listener: Listener, request: protocol.Report) -> Accepted:
    """Kept first, then noted at the table, so that asking again is no second report."""
    wishes.check_seat(actor.table, request.seat)
    text = clean_chat(request.text) if request.text.strip() else ""
    table, now_ms, place = actor.table, actor.around.now_ms(), listener.visitor.place
    noted = log.Reported(request.seat, place, hash_of(text), request.id)
    if wishes.is_done(table, place, request.id, Deed("report", (noted.seat, noted.said))):
        return Accepted(request.id)
    table.shares.check(noted, False, now_ms)
    chair = table.chairs[request.seat]
    former = [ChatLine(at_ms, chair.seat, name, "") for at_ms, name in chair.names if name not in ("", chair.name)]
    said = sorted([*former, *(ChatLine(line.at_ms, line.seat, line.name, line.text) for line in table.chat)])
    try:
        is_kept = await actor.around.reports.report(Report(table.id, now_ms, chair.seat, chair.name, text, said))
    except StoreError as error:
        warn_seldom("report not written", table=shown(table.id), reason=str(error))
        raise Refusal("unavailable", "the report could not be written; try again later") from error
    if not is_kept:
        raise Refusal("too-many", "this table was reported so often that one more would tell nothing new")
    warn("reported", table=shown(table.id), seat=request.seat)
    if table.phase != FROZEN:
        await actor.do(lambda _: wishes.Ruling([noted]))
    return Accepted(request.id)


async def start_tower(actor: Actor, listener: Listener, request: protocol.TowerStart) -> Accepted:
    await actor.do(lambda _: actor.site.start(listener.visitor))
    return Accepted(request.id)


async def rebuild(actor: Actor, listener: Listener, request: protocol.Rebuild) -> Rebuilt:
    """After the end a tower of the match can be seen again, by whomever."""
    table = actor.table
    if table.phase != OVER or table.course is None:
        raise Refusal("not-over", "towers are built again after the end")
    course = table.course
    entry = tower_at(course, request.input)
    due = tower_due(course.session.game, course.after(request.input - 1).state) if entry else None
    if entry is None or due is None:
        raise Refusal("no-tower", f"found no tower at input {request.input}")
    async with actor.around.rebuilding:
        return await asyncio.to_thread(rebuilt, request.id, entry, due)


async def practise(actor: Actor, listener: Listener, request: protocol.Practise) -> Message:
    raise Refusal("elsewhere", "towers are practised on a socket of their own, /api/practice/socket")


ASKED: Final[dict[type[protocol.Request], Callable[[Actor, Listener, Any], Awaitable[Message]]]] = {
    protocol.Hand: hand,
    protocol.Preview: preview,
    protocol.Hint: hint,
    protocol.Look: look,
    protocol.Recount: recount,
    protocol.Recall: recall,
    protocol.Remove: remove,
    protocol.Report: report,
    protocol.TowerStart: start_tower,
    protocol.Rebuild: rebuild,
    protocol.Practise: practise,
}
"""Wishes that need more than the table to be answered; most change nothing there."""
