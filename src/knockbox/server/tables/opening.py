"""A table is opened: by a form, or as the rematch of another."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from knockbox.bots.company import LEVELS, check_taught
from knockbox.bots.errors import BotError
from knockbox.bots.registry import check_bot, kind_of
from knockbox.games.errors import SetupError
from knockbox.games.registry import settle_packs, settle_seats
from knockbox.hosting.seating import options_for_bots
from knockbox.records.fair import commitment_to
from knockbox.server.errors import Refusal
from knockbox.server.forms import Create, Opened, OpenedSeat
from knockbox.server.guards.tokens import hash_of
from knockbox.server.guards.words import clean_name
from knockbox.server.lots import Lots
from knockbox.server.shipped import check_shipped
from knockbox.server.tables import log
from knockbox.server.tables.chair import Chair
from knockbox.server.tables.log import BOT, LINK, OPEN, PERSON, SCHEMA, SeatPlan
from knockbox.server.tables.table import Table, game_of

HERE: Final = "here"
COMPANY: Final = ("random", "greedy", *LEVELS)
"""Bots that may be asked for; how long they think is up to the house."""


def open_table(form: Create, id: str, lots: Lots) -> tuple[log.Opened, Opened]:
    """The first line of a table, and what only whoever opens it is told."""
    check_form(form)
    host, tokens = lots.token(), [lots.token() if wish in (HERE, LINK) else "" for wish in form.seats]
    names = [clean_name(name) for name in form.names] + [""] * len(form.seats)
    plans = [planned(*seat) for seat in zip(form.seats, tokens, names, strict=False)]
    seats = [opened_seat(seat, wish, token) for seat, (wish, token) in enumerate(zip(form.seats, tokens, strict=True))]
    return first_line(form, plans, hash_of(host), lots), Opened(id, host, seats)


def check_form(form: Create) -> None:
    check_shipped(form.game, form.packs)
    try:
        settle_seats(form.game, len(form.seats))
    except SetupError as error:
        raise Refusal(f"bad-{error.part}", str(error)) from None
    for wish in form.seats:
        if wish not in (HERE, LINK, OPEN):
            check_company(wish, form.game)


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
    bots = [bool(plan.bot) for plan in opened.seats]
    try:
        game = game_of(opened.game, options_for_bots(opened.options, bots), opened.packs, len(opened.seats))
    except SetupError as error:
        raise Refusal(f"bad-{error.part}", str(error)) from None
    if opened.correspondence and game.timing() is not None:
        raise Refusal("bad-option", "found a clock; expected none in a match by correspondence")
    return replace(
        opened,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        settled=dict(game.options),
        commitment=commitment_to(opened.secret),
    )


def rematch(table: Table, lots: Lots) -> log.Opened:
    """The same table again, everybody one seat further; who sat here has the same token there."""
    plans = [plan_of(chair) for chair in [table.chairs[-1], *table.chairs[:-1]]]
    return settled(replace(table.opened, seats=plans, secret=lots.secret(), former=table.id))


def plan_of(chair: Chair) -> SeatPlan:
    """A person who let a bot play is a person again."""
    if chair.kind == PERSON:
        return SeatPlan(PERSON, name=chair.name, token=chair.token)
    if chair.kind == LINK:
        return SeatPlan(LINK, token=chair.invitation)
    return SeatPlan(BOT, name=chair.name, bot=chair.bot) if chair.bot else SeatPlan(OPEN)


def seats_after(seats: int) -> list[int]:
    """Where each seat of a table sits in its rematch."""
    return [(seat + 1) % seats for seat in range(seats)]
