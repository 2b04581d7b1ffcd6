"""A table is opened: by a form, or as the one that follows another."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from knockbox.bots.company import LEVELS, check_taught
from knockbox.bots.errors import BotError
from knockbox.bots.registry import check_bot, kind_of
from knockbox.games.errors import SetupError
from knockbox.games.registry import DAILY, settle_packs, settle_seats
from knockbox.hosting.naming import bot_name
from knockbox.records.adventure import anew, options_of, set_out
from knockbox.records.fair import commitment_to
from knockbox.records.start import deal_of_the_day
from knockbox.server.errors import Refusal
from knockbox.server.forms import Create, Opened, OpenedSeat
from knockbox.server.guards.tokens import hash_of
from knockbox.server.guards.words import clean_name
from knockbox.server.lots import Lots
from knockbox.server.protocol import Terms
from knockbox.server.shipped import check_shipped
from knockbox.server.tables import log
from knockbox.server.tables.chair import Chair
from knockbox.server.tables.dice import taken_along
from knockbox.server.tables.log import BOT, LINK, OPEN, PERSON, SCHEMA, SeatPlan
from knockbox.server.tables.table import Table, game_of

HERE: Final = "here"
COMPANY: Final = ("random", "greedy", *LEVELS)
"""Bots that may be asked for; how long they think is up to the house."""


def open_table(form: Create, id: str, lots: Lots, now_ms: int) -> tuple[log.Opened, Opened]:
    """The first line of a table, and what only whoever opens it is told."""
    check_form(form)
    host, tokens = lots.token(), [lots.token() if wish in (HERE, LINK) else "" for wish in form.seats]
    names = [clean_name(name) for name in form.names] + [""] * len(form.seats)
    plans = told_apart([planned(*seat) for seat in zip(form.seats, tokens, names, strict=False)])
    seats = [opened_seat(seat, wish, token) for seat, (wish, token) in enumerate(zip(form.seats, tokens, strict=True))]
    entry = first_line(form, plans, hash_of(host), lots)
    return on_the_way(of_the_day(entry, now_ms) if form.daily else entry, lots), Opened(id, host, seats)


def check_form(form: Create) -> None:
    check_shipped(form.game, form.packs)
    try:
        settle_seats(form.game, len(form.seats))
    except SetupError as error:
        raise Refusal(f"bad-{error.part}", str(error)) from None
    if form.daily:
        check_daily(form)
    for wish in form.seats:
        if wish not in (HERE, LINK, OPEN):
            check_company(wish, form.game)


def check_daily(form: Create) -> None:
    """KKDR-49 There is a dungeon of the day, and no other game has such a deal; an adventure has deals of its own."""
    if form.game not in DAILY:
        raise Refusal("bad-game", f"found a daily match of '{form.game}'; expected {', '.join(DAILY)}")
    if form.options.get("adventure") == "on":
        raise Refusal("bad-option", "option 'adventure': found it on in a daily dungeon, which stands alone")


def check_company(bot: str, game: str) -> None:
    try:
        if kind_of(bot) not in COMPANY:
            raise Refusal("bad-seat", f"found {bot!r}; expected here, link, open, or one of {', '.join(COMPANY)}")
        check_bot(bot, game)
        check_taught(bot, game)
    except BotError as error:
        raise Refusal("bad-bot", str(error)) from None


def planned(wish: str, token: str, name: str) -> SeatPlan:
    if wish == HERE:
        return SeatPlan(PERSON, name=name, token=hash_of(token))
    if wish == LINK:
        return SeatPlan(LINK, token=hash_of(token))
    return SeatPlan(OPEN) if wish == OPEN else SeatPlan(BOT, name=name, bot=wish)


def told_apart(plans: Sequence[SeatPlan]) -> list[SeatPlan]:
    """Of several bots that would be called alike, those after the first have a number."""
    found, alike = list[SeatPlan](), Counter[str]()
    for plan in plans:
        called = bot_name(plan.bot) if plan.bot and not plan.name else ""
        alike[called] += 1
        found.append(replace(plan, name=f"{called} {alike[called]}") if called and alike[called] > 1 else plan)
    return found


def opened_seat(seat: int, wish: str, token: str) -> OpenedSeat:
    if wish == HERE:
        return OpenedSeat(seat, PERSON, token=token)
    if wish == LINK:
        return OpenedSeat(seat, LINK, invitation=token)
    return OpenedSeat(seat, OPEN if wish == OPEN else BOT)


def first_line(form: Create, plans: Sequence[SeatPlan], host: str, lots: Lots) -> log.Opened:
    is_alone = sum(plan.kind != BOT for plan in plans) == 1
    opened = log.Opened(
        schema=SCHEMA,
        game=form.game,
        rules_version=0,
        content_hash="",
        options=form.options,
        settled={},
        packs=settle_packs(form.game, form.packs),
        seats=list(plans),
        host=host,
        commitment="",
        secret=lots.secret(),
        public=form.public,
        correspondence=form.correspondence,
        hints=is_alone if form.hints is None else form.hints,
        spectators=form.spectators,
    )
    return settled(opened)


def settled(opened: log.Opened) -> log.Opened:
    """With all that follows from the choices: the rules as they are now, and the promise of the secret."""
    try:
        game = game_of(opened.game, opened.options, opened.packs, len(opened.seats))
    except SetupError as error:
        raise Refusal(f"bad-{error.part}", str(error)) from None
    if opened.correspondence and game.timing() is not None:
        raise Refusal("bad-option", "found a clock; expected none in a match by correspondence")
    return replace(
        opened,
        schema=SCHEMA,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        settled=dict(game.options),
        commitment=commitment_to(opened.secret) if opened.secret else "",
    )


def of_the_day(opened: log.Opened, now_ms: int) -> log.Opened:
    """With a deal that is no secret, and stays that of the day on which the table was opened."""
    today = deal_of_the_day(datetime.fromtimestamp(now_ms / 1000, UTC))
    return replace(opened, secret="", commitment="", daily=today.date)


def on_the_way(opened: log.Opened, lots: Lots) -> log.Opened:
    """KKDR-48 A dungeon with `adventure` on is the first one that a group tries."""
    is_adventure = opened.settled.get("adventure") == "on"
    return replace(opened, journey=set_out(lots.adventure(), opened.settled)) if is_adventure else opened


def following(table: Table, lots: Lots) -> log.Opened:
    """The table that follows: the next dungeon of an adventure or a new try, the same day again, or the rematch."""
    plans = plans_after(table)
    secret, journey = "" if table.opened.daily else lots.secret(), table.journey
    options, removed = options_after(table), sorted(table.removed)
    again = replace(table.opened, seats=plans, secret=secret, former=table.id, options=options, removed=removed)
    if journey is not None:
        journey = anew(journey, lots.adventure()) if journey.finished else journey
        again = replace(again, options=options_of(journey), journey=journey)
    return settled(again)


def plans_after(table: Table) -> list[SeatPlan]:
    places = seats_after(table)
    return [plan_of(table.chairs[places.index(seat)], places) for seat in range(len(places))]


def options_after(table: Table) -> dict[str, str]:
    return taken_along(table.opened.options, seats_after(table)) | terms_of(table).options


def is_as_wished(opened: log.Opened, table: Table) -> bool:
    """Whether a table that was to follow is still the one that all wish, each as he is now."""
    options = opened.options if opened.journey else options_after(table)
    return opened.seats == plans_after(table) and opened.options == options


def plan_of(chair: Chair, places: Sequence[int]) -> SeatPlan:
    """A person who let a bot play is a person again, and hears no more of others than before, wherever they sit."""
    if chair.kind == PERSON:
        muted = sorted(places[seat] for seat in chair.muted)
        return SeatPlan(PERSON, name=chair.name, token=chair.token, muted=muted)
    if chair.kind == LINK:
        return SeatPlan(LINK, name=chair.name, token=chair.invitation, bot=chair.bot)
    return SeatPlan(BOT, name=chair.name, bot=chair.bot) if chair.bot else SeatPlan(OPEN)


def seats_after(table: Table) -> list[int]:
    """Where each seat sits next: one further in a rematch, if none of them stays; a row and a day are as one sat."""
    stays = bool(table.opened.journey) or bool(table.opened.daily) or terms_of(table).stay
    seats, step = len(table.chairs), 0 if stays else 1
    return [(seat + step) % seats for seat in range(seats)]


def terms_of(table: Table) -> Terms:
    """All who wish a rematch wish the same."""
    return next((chair.terms for chair in table.chairs if chair.terms is not None), Terms())
