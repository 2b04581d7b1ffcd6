"""Open a table, from a form or as a rematch."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from knockbox.bots.availability import BOT_LEVELS, check_trained
from knockbox.bots.errors import BotError
from knockbox.bots.registry import check_bot, kind_of
from knockbox.games.errors import SetupError
from knockbox.games.registry import DAILY_GAMES, resolve_packs, resolve_seats
from knockbox.hosting.bot_names import bot_name
from knockbox.records.adventure import next_options, progress_from_options, restart_adventure
from knockbox.records.commitment import commitment_to
from knockbox.records.start import daily_start
from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Create, Opened, OpenedSeat
from knockbox.server.guards.tokens import hash_token
from knockbox.server.guards.user_text import clean_name
from knockbox.server.ids import IdSource
from knockbox.server.protocol import Terms
from knockbox.server.shipped_packs import check_shipped
from knockbox.server.tables import log
from knockbox.server.tables.dice import dice_after_reseating
from knockbox.server.tables.log import LOG_SCHEMA, SEAT_BOT, SEAT_LINK, SEAT_OPEN, SEAT_PERSON, SeatPlan
from knockbox.server.tables.seat import Seat
from knockbox.server.tables.table import Table, cached_game

SEAT_HERE: Final = "here"
SELECTABLE_BOTS: Final = ("random", "greedy", *BOT_LEVELS)
"""Bots that clients may choose; the server sets how long they think."""


def open_table(form: Create, id: str, ids: IdSource, now_ms: int) -> tuple[log.TableOpened, Opened]:
    """Return the first log entry of a table, and the tokens for the caller alone."""
    check_form(form)
    host = ids.new_token()
    tokens = [ids.new_token() if choice in (SEAT_HERE, SEAT_LINK) else "" for choice in form.seats]
    names = [clean_name(name) for name in form.names] + [""] * len(form.seats)
    plans = number_same_names([plan_seat(*seat) for seat in zip(form.seats, tokens, names, strict=False)])
    seats = [
        describe_opened_seat(seat, choice, token)
        for seat, (choice, token) in enumerate(zip(form.seats, tokens, strict=True))
    ]
    entry = opening_entry(form, plans, hash_token(host), ids)
    return with_adventure(with_daily_deal(entry, now_ms) if form.daily else entry, ids), Opened(id, host, seats)


def check_form(form: Create) -> None:
    check_shipped(form.game, form.packs)
    try:
        resolve_seats(form.game, len(form.seats))
    except SetupError as error:
        raise RequestRefusedError(f"bad-{error.part}", str(error)) from None
    if form.daily:
        check_daily(form)
    for choice in form.seats:
        if choice not in (SEAT_HERE, SEAT_LINK, SEAT_OPEN):
            check_bot_choice(choice, form.game)


def check_daily(form: Create) -> None:
    """KKDR-49 Only the dungeon has a daily deal, and an adventure cannot be daily."""
    if form.game not in DAILY_GAMES:
        raise RequestRefusedError(
            "bad-game", f"found a daily match of '{form.game}'; expected {', '.join(DAILY_GAMES)}"
        )
    if form.options.get("adventure") == "on":
        raise RequestRefusedError("bad-option", "option 'adventure': found on; expected off in a daily dungeon")


def check_bot_choice(bot: str, game: str) -> None:
    try:
        if kind_of(bot) not in SELECTABLE_BOTS:
            raise RequestRefusedError(
                "bad-seat", f"found {bot!r}; expected here, link, open, or one of {', '.join(SELECTABLE_BOTS)}"
            )
        check_bot(bot, game)
        check_trained(bot, game)
    except BotError as error:
        raise RequestRefusedError("bad-bot", str(error)) from None


def plan_seat(choice: str, token: str, name: str) -> SeatPlan:
    if choice == SEAT_HERE:
        return SeatPlan(SEAT_PERSON, name=name, token=hash_token(token))
    if choice == SEAT_LINK:
        return SeatPlan(SEAT_LINK, token=hash_token(token))
    return SeatPlan(SEAT_OPEN) if choice == SEAT_OPEN else SeatPlan(SEAT_BOT, name=name, bot=choice)


def number_same_names(plans: Sequence[SeatPlan]) -> list[SeatPlan]:
    """Number bots that would have the same name, from the second one."""
    numbered = list[SeatPlan]()
    counts = Counter[str]()
    for plan in plans:
        name = bot_name(plan.bot) if plan.bot and not plan.name else ""
        counts[name] += 1
        numbered.append(replace(plan, name=f"{name} {counts[name]}") if name and counts[name] > 1 else plan)
    return numbered


def describe_opened_seat(seat: int, choice: str, token: str) -> OpenedSeat:
    if choice == SEAT_HERE:
        return OpenedSeat(seat, SEAT_PERSON, token=token)
    if choice == SEAT_LINK:
        return OpenedSeat(seat, SEAT_LINK, invitation=token)
    return OpenedSeat(seat, SEAT_OPEN if choice == SEAT_OPEN else SEAT_BOT)


def opening_entry(form: Create, plans: Sequence[SeatPlan], host: str, ids: IdSource) -> log.TableOpened:
    is_alone = sum(plan.kind != SEAT_BOT for plan in plans) == 1
    opened = log.TableOpened(
        schema=LOG_SCHEMA,
        game=form.game,
        rules_version=0,
        content_hash="",
        options=form.options,
        all_options={},
        packs=resolve_packs(form.game, form.packs),
        seats=list(plans),
        host=host,
        commitment="",
        secret=ids.new_secret(),
        public=form.public,
        correspondence=form.correspondence,
        hints=is_alone if form.hints is None else form.hints,
        spectators=form.spectators,
    )
    return settle_options(opened)


def settle_options(opened: log.TableOpened) -> log.TableOpened:
    """Fill in what follows from the choices: current rules, all options, and the commitment to the secret."""
    try:
        game = cached_game(opened.game, opened.options, opened.packs, len(opened.seats))
    except SetupError as error:
        raise RequestRefusedError(f"bad-{error.part}", str(error)) from None
    if opened.correspondence and game.timing() is not None:
        raise RequestRefusedError("bad-option", "found a clock; expected none in a correspondence match")
    return replace(
        opened,
        schema=LOG_SCHEMA,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        all_options=dict(game.options),
        commitment=commitment_to(opened.secret) if opened.secret else "",
    )


def with_daily_deal(opened: log.TableOpened, now_ms: int) -> log.TableOpened:
    """Replace the secret with the date: the deal is that of the day on which the table is opened."""
    today = daily_start(datetime.fromtimestamp(now_ms / 1000, UTC))
    return replace(opened, secret="", commitment="", daily=today.date)


def with_adventure(opened: log.TableOpened, ids: IdSource) -> log.TableOpened:
    """KKDR-48 A dungeon with `adventure` on begins a new adventure."""
    is_adventure = opened.all_options.get("adventure") == "on"
    return (
        replace(opened, adventure=progress_from_options(ids.new_adventure_id(), opened.all_options))
        if is_adventure
        else opened
    )


def rematch_opening(table: Table, ids: IdSource) -> log.TableOpened:
    """Return the first entry of the next table: next dungeon or retry of an adventure, same daily, or rematch."""
    plans = seat_plans_after(table)
    secret = "" if table.opening.daily else ids.new_secret()
    progress = table.adventure_progress
    options = options_after(table)
    removed = sorted(table.banned_origins)
    again = replace(
        table.opening, seats=plans, secret=secret, previous_table=table.id, options=options, removed=removed
    )
    if progress is not None:
        progress = restart_adventure(progress, ids.new_adventure_id()) if progress.finished else progress
        again = replace(again, options=next_options(progress), adventure=progress)
    return settle_options(again)


def seat_plans_after(table: Table) -> list[SeatPlan]:
    places = seat_order_after(table)
    return [seat_plan_of(table.seats[places.index(seat)], places) for seat in range(len(places))]


def options_after(table: Table) -> dict[str, str]:
    return dice_after_reseating(table.opening.options, seat_order_after(table)) | rematch_terms(table).options


def matches_rematch_terms(opened: log.TableOpened, table: Table) -> bool:
    """Return whether a prepared rematch still fits the current players and terms."""
    options = opened.options if opened.adventure else options_after(table)
    return opened.seats == seat_plans_after(table) and opened.options == options


def seat_plan_of(seat: Seat, places: Sequence[int]) -> SeatPlan:
    """Return the seat plan for the rematch: people replace their stand-in bots, and mutes follow the players."""
    if seat.kind == SEAT_PERSON:
        muted = sorted(places[number] for number in seat.muted_seats)
        return SeatPlan(SEAT_PERSON, name=seat.name, token=seat.token, muted=muted)
    if seat.kind == SEAT_LINK:
        return SeatPlan(SEAT_LINK, name=seat.name, token=seat.invitation, bot=seat.bot)
    return SeatPlan(SEAT_BOT, name=seat.name, bot=seat.bot) if seat.bot else SeatPlan(SEAT_OPEN)


def seat_order_after(table: Table) -> list[int]:
    """Return the next seat of each seat: rotated by one, unless players stay or it is an adventure or a daily."""
    stays = bool(table.opening.adventure) or bool(table.opening.daily) or rematch_terms(table).stay
    seats = len(table.seats)
    step = 0 if stays else 1
    return [(seat + step) % seats for seat in range(seats)]


def rematch_terms(table: Table) -> Terms:
    """Return the rematch terms; all current votes have the same."""
    return next((seat.rematch_terms for seat in table.seats if seat.rematch_terms is not None), Terms())
