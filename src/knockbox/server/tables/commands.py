"""Commands of a table: each returns the log entries to write, or raises a `Refusal`."""

from collections.abc import Container
from typing import Final, NamedTuple, Protocol

from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Reason
from knockbox.games.errors import SetupError
from knockbox.games.registry import COOPERATIVE_GAMES
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.record import Player
from knockbox.server.errors import RequestRefusedError
from knockbox.server.guards.tokens import hash_token, matches_hash
from knockbox.server.guards.user_text import clean_chat, clean_name
from knockbox.server.protocol import (
    Chat,
    Choose,
    Hand,
    Invite,
    Leave,
    Mute,
    Pause,
    Ready,
    Rematch,
    Remove,
    Rename,
    Terms,
    Undo,
)
from knockbox.server.tables import log
from knockbox.server.tables.dice import has_towers
from knockbox.server.tables.live_match import MAX_UNDO_STEPS, LiveMatch, PendingInput
from knockbox.server.tables.seat import Seat
from knockbox.server.tables.table import PHASE_FROZEN, PHASE_OVER, PHASE_SEATING, ActionKey, Table, cached_game

MAX_CHARGED_BOT_MS: Final = 5_000
"""The most that a returning person is charged for the time in which a bot owed the answer."""


class Visitor(NamedTuple):
    """A connected client: a player on a seat, the host, or a spectator."""

    seat: int | None
    is_host: bool = False

    @property
    def place(self) -> int:
        """The seat, or `PUBLIC` for spectators."""
        return PUBLIC if self.seat is None else self.seat


class Outcome(NamedTuple):
    """The log entries that a command writes; none if it was carried out before."""

    entries: list[log.AnyEntry]
    pending_input: PendingInput | None = None  # the evaluated input among the entries


NO_CHANGE = Outcome([])


class Command(Protocol):
    """Checks a command against the table once it is its turn, and returns what to write."""

    def __call__(self, now_ms: int, /) -> Outcome: ...


def choose(table: Table, visitor: Visitor, request: Choose, now_ms: int) -> Outcome:
    """Answer the question, take a side action, or make a talk action."""
    place = visitor.place
    if is_repeated(table, place, request.id, ActionKey("choose", request.choice, request.question)):
        return NO_CHANGE
    match = require_live_match(table)
    check_may_act(table, visitor)
    if request.question is not None and request.question != match.question_ids[place]:
        raise RequestRefusedError("stale", f"question {request.question} is no longer open; read the current question")
    if request.question is None and is_answer(match, place, request.choice):
        raise RequestRefusedError("no-question", "an answer must carry the id of its question")
    if table.is_full and is_answer(match, place, request.choice):
        raise RequestRefusedError(
            "too-long", f"found {len(match.session.inputs)} inputs, the most a match can have; resign"
        )
    if request.choice not in match.snapshot.utterances(place):
        check_not_paused(table)
    return evaluate_input(table, match, place, request.choice, request.id, now_ms)


def is_repeated(table: Table, place: int, id: str, key: ActionKey) -> bool:
    """Return whether this command was carried out before. Raise `id-used` if its id belongs to another command."""
    known = table.actions.get((place, id))
    if known is None:
        return False
    if not known.matches(key):
        raise RequestRefusedError("id-used", "this id was used for another request; use a new id for each request")
    return True


def evaluate_input(
    table: Table, match: LiveMatch, place: int, choice: int, action: str, now_ms: int, trace: str = ""
) -> Outcome:
    try:
        step = match.evaluate(place, choice, action, table.clock_ms(now_ms), trace)
    except IllegalChoiceError:
        refused = match.visible_snapshots[place].explain_refusal(
            place, choice
        )  # judged by what the place has seen, not by the truth
        raise RequestRefusedError("illegal", str(IllegalChoiceError(place, refused)), refused.reasons) from None
    return Outcome([step.entry], step)


def is_answer(match: LiveMatch, place: int, choice: int) -> bool:
    question = match.snapshot.question_of(place)
    return question is not None and choice in question.options


def require_live_match(table: Table) -> LiveMatch:
    """Return the match. Raise unless it is being played."""
    check_not_over(table)
    if table.match is None:
        raise RequestRefusedError(
            "not-dealt", "the match has not begun: some seats are empty, or some players are not ready"
        )
    return table.match


def check_not_frozen(table: Table) -> None:
    """Raise if the table is frozen: a server that has its rules must find it unchanged."""
    if table.phase == PHASE_FROZEN:
        raise RequestRefusedError("frozen", f"this table cannot go on: {table.freeze_reason}")


def check_may_act(table: Table, visitor: Visitor) -> None:
    """Raise unless the visitor plays their seat themselves."""
    bot = require_seat(table, visitor).bot
    if bot:
        raise RequestRefusedError("handed", f"{bot} plays your seat; take it back first")


def check_not_paused(table: Table) -> None:
    if table.is_paused:
        raise RequestRefusedError("paused", "the match is paused until a player ends the pause")


def require_seat(table: Table, visitor: Visitor) -> Seat:
    if visitor.seat is None:
        raise RequestRefusedError("not-seated", "you are a spectator; only seated players can do that")
    return table.seats[visitor.seat]


def undo(table: Table, visitor: Visitor, request: Undo, now_ms: int) -> Outcome:
    seat = require_seat(table, visitor)
    if is_repeated(table, seat.number, request.id, ActionKey("undo")):
        return NO_CHANGE
    match = require_live_match(table)
    check_may_act(table, visitor)
    check_not_paused(table)
    if not match.is_last_input_private(seat.number):
        raise RequestRefusedError("nothing-to-undo", "only your own last move can be undone, if no one else noticed it")
    if not match.can_undo(seat.number):
        raise RequestRefusedError("nothing-to-undo", f"only the last {MAX_UNDO_STEPS} moves can be undone")
    clock_ms = table.clock_ms(now_ms) + match.undo_steps[-1].clock_ms
    if table.clock is not None and clock_ms >= table.clock.timing.limit_ms:
        raise RequestRefusedError("nothing-to-undo", "the time for that decision is over")
    return Outcome([log.InputUndone(seat.number, request.id, clock_ms)])


def get_ready(table: Table, visitor: Visitor, request: Ready, now_ms: int) -> Outcome:
    """KDR-69 A nonce is set once, dice can be requested until the deal; the last player to be ready triggers it."""
    seat = require_seat(table, visitor)
    if (seat.nonce, seat.wants_dice) == (request.nonce, request.dice):
        return NO_CHANGE
    check_not_frozen(table)
    if table.phase != PHASE_SEATING:
        raise RequestRefusedError("ready-already", "the cards are dealt; nonces and dice can no longer be set")
    if seat.nonce and seat.wants_dice == request.dice:
        raise RequestRefusedError("ready-already", "you are ready with another nonce, which cannot be changed")
    if request.dice and not has_towers(table.opening.all_options):
        raise RequestRefusedError("no-tower", "found a request for dice; expected none at a table without towers")
    return Outcome([log.PlayerReady(seat.number, seat.nonce or request.nonce, request.dice)])


def deal_if_ready(table: Table) -> list[log.AnyEntry]:
    """Return the deal once every seat is played and every person has seen the commitment."""
    if not is_ready_to_deal(table):
        return []
    players = table.players()
    nonces = ["" if seat.bot else seat.nonce for seat in table.seats]
    return [deal_entry(table, players, [] if table.opening.daily else nonces)]


def is_ready_to_deal(table: Table) -> bool:
    return table.phase == PHASE_SEATING and all(seat.is_played and seat.is_ready for seat in table.seats)


def deal_entry(table: Table, players: list[Player], nonces: list[str]) -> log.CardsDealt:
    session = table.deal(players, nonces)
    game = session.game
    timing = session.game.timing()
    return log.CardsDealt(
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        options=dict(game.options),
        players=players,
        nonces=nonces,
        state=session.header.state,
        made_by=session.header.made_by,
        has_match_clock=timing is not None and timing.is_whole_match,
    )


def chat(table: Table, visitor: Visitor, request: Chat, now_ms: int) -> Outcome:
    """KKD-TALK-2, KKDR-18 Free chat is off during silence; gestures are choices and stay allowed."""
    seat = require_seat(table, visitor)
    text = clean_chat(request.text)
    if is_repeated(table, seat.number, request.id, ActionKey("chat", text)):
        return NO_CHANGE
    check_not_frozen(table)
    check_may_speak(table)
    return Outcome([log.ChatSent(seat.number, text, request.id)])


def talk_restriction(table: Table) -> Reason | None:
    """Return why players may not talk now, or None if they may."""
    return table.match.session.game.talk_restriction(table.match.snapshot.state) if table.match else None


def check_may_speak(table: Table) -> None:
    reason = talk_restriction(table)
    if reason is not None:
        raise RequestRefusedError("silence", f"players may not talk now ({reason.rule})", [reason])


def rename(table: Table, visitor: Visitor, request: Rename, now_ms: int) -> Outcome:
    """Rename a player. Refused during silence: everyone sees a new name at once, so it would pass as chat."""
    seat = require_seat(table, visitor)
    name = clean_name(request.name)
    if is_repeated(table, seat.number, request.id, ActionKey("rename", name)) or seat.name == name:
        return NO_CHANGE
    check_not_frozen(table)
    check_may_speak(table)
    return Outcome([log.PlayerRenamed(seat.number, name, request.id)])


def vote_pause(table: Table, visitor: Visitor, request: Pause, now_ms: int) -> Outcome:
    seat = require_seat(table, visitor)
    if is_repeated(table, seat.number, request.id, ActionKey("pause", request.on)):
        return NO_CHANGE
    require_live_match(table)
    check_may_act(table, visitor)
    if table.opening.correspondence and request.on:
        raise RequestRefusedError("no-pause", "a correspondence match has no clock, so it cannot be paused")
    is_settled = seat.wants_pause if request.on else not any(each.wants_pause for each in table.seats)
    return (
        NO_CHANGE
        if is_settled
        else Outcome([log.PauseVoted(seat.number, request.on, table.clock_ms(now_ms), request.id)])
    )


def mute(table: Table, visitor: Visitor, request: Mute, now_ms: int) -> Outcome:
    seat = require_seat(table, visitor)
    check_seat(table, request.seat)
    is_settled = (request.seat in seat.muted_seats) == request.on
    if is_repeated(table, seat.number, request.id, ActionKey("mute", (request.seat, request.on))) or is_settled:
        return NO_CHANGE
    check_not_frozen(table)
    return Outcome([log.SeatMuted(seat.number, request.seat, request.on, request.id)])


def remove_spectator(table: Table, visitor: Visitor, request: Remove, origin: str) -> Outcome:
    """Remove a spectator; `origin` is their hashed address, empty if no spectator has that number."""
    if not visitor.is_host:
        raise RequestRefusedError("not-host", "only the host can remove spectators")
    if is_repeated(table, visitor.place, request.id, ActionKey("remove", request.spectator)):
        return NO_CHANGE
    check_not_frozen(table)
    if not origin:
        raise RequestRefusedError(
            "no-spectator", f"found spectator {request.spectator}; no spectator here has that number"
        )
    return Outcome([log.SpectatorRemoved(origin, request.spectator, request.id, visitor.place)])


def leave_seat(table: Table, visitor: Visitor, request: Leave, now_ms: int) -> Outcome:
    seat = require_seat(table, visitor)
    check_not_frozen(table)
    return Outcome([log.SeatLeft(seat.number, table.clock_ms(now_ms))])


def invite(table: Table, visitor: Visitor, request: Invite, now_ms: int) -> Outcome:
    """Set a new link to an empty seat that needs one; a bot may play the seat in the meantime."""
    if not visitor.is_host:
        raise RequestRefusedError("not-host", "only the host can create links to seats")
    check_seat(table, request.seat)
    invitation = hash_token(request.invitation)
    if is_repeated(table, visitor.place, request.id, ActionKey("invite", (request.seat, invitation))):
        return NO_CHANGE
    check_not_over(table)
    kind = table.seats[request.seat].kind
    if kind == log.SEAT_PERSON:
        raise RequestRefusedError("seat-taken", f"seat {request.seat} is taken")
    if kind != log.SEAT_LINK:
        raise RequestRefusedError(
            "bad-seat", f"found seat {request.seat} open or played by a bot; expected one that needs a link"
        )
    return Outcome([log.LinkCreated(request.seat, invitation, request.id, visitor.place)])


def hand_over(table: Table, visitor: Visitor, request: Hand, now_ms: int, connected: Container[int | None]) -> Outcome:
    """Hand a seat to a bot or back.

    Players decide about their own seat; the host also about empty seats and those of people who are missing
    or never connected.
    """
    check_seat(table, request.seat)
    seat = table.seats[request.seat]
    is_own = visitor.seat == request.seat
    if is_repeated(table, visitor.place, request.id, ActionKey("hand", (request.seat, request.bot))):
        return NO_CHANGE
    if visitor.is_host and seat.never_connected and seat.number not in connected and not request.bot:
        check_not_over(table)
        return Outcome([log.SeatLeft(seat.number, table.clock_ms(now_ms), request.id, visitor.place)])
    is_hosts = visitor.is_host and (seat.kind != log.SEAT_PERSON or is_replaceable(table, seat, connected))
    if not is_own and not is_hosts:
        raise RequestRefusedError("not-yours", "you may hand over your own seat, or an empty seat if you are the host")
    check_not_over(table)
    if seat.bot == request.bot:
        return NO_CHANGE
    until_back = bool(request.bot) and seat.kind == log.SEAT_PERSON and not is_own
    shown_ms = table.clock_ms(now_ms) if request.bot else clock_ms_on_return(table, seat, now_ms)
    return Outcome([log.SeatHandedOver(request.seat, request.bot, shown_ms, until_back, request.id, visitor.place)])


def clock_ms_on_return(table: Table, seat: Seat, now_ms: int) -> int:
    """Return the elapsed time when a bot leaves a seat: the time it owed an answer counts, so no free thinking."""
    question = table.match.clock_question if table.match else None
    clock = table.clock
    if clock is None or clock.is_running or question is None or question.seat != seat.number or table.is_paused:
        return table.clock_ms(now_ms)
    return clock.elapsed_ms + min(MAX_CHARGED_BOT_MS, max(0, now_ms - clock.as_of_ms))


def is_replaceable(table: Table, seat: Seat, connected: Container[int | None]) -> bool:
    """Return whether the host may replace an absent person: in cooperative games only, and not by correspondence."""
    is_group = table.opening.game in COOPERATIVE_GAMES and not table.opening.correspondence
    return is_group and seat.number not in connected and (seat.is_person or seat.has_stand_in)


def return_to_seat(table: Table, number: int, now_ms: int) -> Outcome:
    """Give the seat back to a replaced person as soon as they connect."""
    seat = table.seats[number]
    if not seat.has_stand_in or table.phase == PHASE_FROZEN:
        return NO_CHANGE
    return Outcome([log.SeatHandedOver(number, "", clock_ms_on_return(table, seat, now_ms))])


def check_invitation(seat: Seat, invitation: str) -> None:
    """Raise unless the invitation is the latest one for the seat, or the seat needs none."""
    is_kept = seat.kind == log.SEAT_LINK or bool(seat.invitation)
    if is_kept and not matches_hash(invitation, seat.invitation):
        raise RequestRefusedError(
            "not-invited", f"seat {seat.number} opens only with its latest link; ask the host for a new one"
        )


def sit_down(table: Table, number: int, invitation: str, token: str, name: str, now_ms: int) -> Outcome:
    """Sit down on an empty seat, with the link of the seat if it has one."""
    check_seat(table, number)
    seat = table.seats[number]
    check_invitation(seat, invitation)
    own_seats = [each.number for each in table.seats if matches_hash(token, each.token)]
    if number in own_seats:
        return NO_CHANGE
    check_not_over(table)
    if seat.kind not in (log.SEAT_OPEN, log.SEAT_LINK):
        raise RequestRefusedError("seat-taken", f"seat {number} is taken")
    if own_seats:
        raise RequestRefusedError(
            "id-used", f"this token belongs to seat {own_seats[0]}; use a new one for seat {number}"
        )
    display_name = (
        clean_name(name) if talk_restriction(table) is None else ""
    )  # everyone would read it, as if it were chat
    return Outcome([log.SeatTaken(number, hash_token(token), display_name, clock_ms_on_return(table, seat, now_ms))])


def note_first_connection(table: Table, seat: int) -> Outcome:
    """Note the first connection of a seated person: from now on the host cannot free their seat."""
    return (
        Outcome([log.PlayerConnected(seat)])
        if table.seats[seat].never_connected and table.phase != PHASE_FROZEN
        else NO_CHANGE
    )


def vote_rematch(table: Table, visitor: Visitor, request: Rematch, now_ms: int) -> Outcome:
    seat = require_seat(table, visitor)
    if table.phase != PHASE_OVER:
        raise RequestRefusedError("not-over", "the match is not over")
    if request.options:
        check_rematch_options(table, request.options)
    is_known = seat.rematch_terms == Terms(request.stay, request.options)
    return NO_CHANGE if is_known else Outcome([log.RematchVoted(seat.number, request.stay, request.options)])


def check_rematch_options(table: Table, options: dict[str, str]) -> None:
    """Raise unless the rematch can be played; adventures and daily dungeons keep their options."""
    opened = table.opening
    if opened.adventure or opened.daily:
        raise RequestRefusedError("bad-option", "found other options; expected those of the day or the adventure")
    try:
        cached_game(opened.game, opened.options | options, opened.packs, len(opened.seats))
    except SetupError as error:
        raise RequestRefusedError(f"bad-{error.part}", str(error)) from None


def check_quotas(table: Table, outcome: Outcome, now_ms: int) -> None:
    """Raise if the writer of an entry is over their quota; quotas are per place, so others are not affected."""
    is_said = (
        outcome.pending_input is not None
        and table.match is not None
        and outcome.pending_input.snapshot is table.match.snapshot
    )
    for entry in outcome.entries:
        table.quotas.check(entry, is_said, now_ms)


def check_not_over(table: Table) -> None:
    check_not_frozen(table)
    if table.phase == PHASE_OVER:
        raise RequestRefusedError("over", "the match is over")


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise RequestRefusedError("no-seat", f"found seat {seat}; expected 0 to {len(table.seats) - 1}")


def expire_clock(table: Table, now_ms: int, credit_ms: int) -> Outcome:
    """Return the input that the table makes when the time and the latency credit are used up."""
    match = table.match
    due_ms = table.clock.deadline_ms() if table.clock else None
    if match is None or table.clock is None or due_ms is None or now_ms < due_ms + credit_ms:
        return NO_CHANGE
    clock = table.clock
    return evaluate_input(table, match, PUBLIC, clock.timing.choice, "", now_ms)
