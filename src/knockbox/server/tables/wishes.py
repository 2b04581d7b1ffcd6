"""What people wish at a table, and what follows: lines for the log, or a refusal that says why."""

from collections.abc import Container
from typing import Final, NamedTuple, Protocol

from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Reason
from knockbox.games.errors import SetupError
from knockbox.games.registry import SHARED
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.record import Player
from knockbox.server.errors import Refusal
from knockbox.server.guards.tokens import hash_of, matches
from knockbox.server.guards.words import clean_chat, clean_name
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
from knockbox.server.tables.chair import Chair
from knockbox.server.tables.course import MOST_PAST, Course, Step
from knockbox.server.tables.dice import has_towers
from knockbox.server.tables.table import FROZEN, OVER, SEATING, Deed, Table, game_of

MOST_STOOD_MS: Final = 5_000
"""So much is counted at most of the time in which a bot was asked and has not answered."""


class Visitor(NamedTuple):
    """Who is speaking: somebody on a seat, the host, or an onlooker."""

    seat: int | None
    is_host: bool = False

    @property
    def place(self) -> int:
        return PUBLIC if self.seat is None else self.seat


class Ruling(NamedTuple):
    """What is to be written; nothing if it was done before."""

    entries: list[log.AnyEntry]
    step: Step | None = None  # of the input among them


DONE = Ruling([])


class Deciding(Protocol):
    """Decides about a wish at the moment its turn has come."""

    def __call__(self, now_ms: int, /) -> Ruling: ...


def choose(table: Table, visitor: Visitor, wish: Choose, now_ms: int) -> Ruling:
    """Answer, take up an offer, or say something."""
    place = visitor.place
    if is_done(table, place, wish.id, Deed("choose", wish.choice, wish.question)):
        return DONE
    course = live_course(table)
    check_may_act(table, visitor)
    if wish.question is not None and wish.question != course.turns[place]:
        raise Refusal("stale", f"question {wish.question} is no longer open; look at what you are asked now")
    if wish.question is None and is_answer(course, place, wish.choice):
        raise Refusal("no-question", "an answer to a question must name the question by its id")
    if table.is_full and is_answer(course, place, wish.choice):
        raise Refusal("too-long", f"found {len(course.session.inputs)} inputs; no more fit into a match: give it up")
    if wish.choice not in course.moment.utterances(place):
        check_not_paused(table)
    return input_of(table, course, place, wish.choice, wish.id, now_ms)


def is_done(table: Table, place: int, id: str, wished: Deed) -> bool:
    """Whether this very wish was carried out before; an id that stands for another one stands for that alone."""
    deed = table.actions.get((place, id))
    if deed is None:
        return False
    if not deed.is_again(wished):
        raise Refusal("id-used", "this id was given to another wish, which was carried out; give each one its own")
    return True


def input_of(
    table: Table, course: Course, place: int, choice: int, action: str, now_ms: int, trace: str = ""
) -> Ruling:
    try:
        step = course.weigh(place, choice, action, table.clock_ms(now_ms), trace)
    except IllegalChoiceError:
        refused = course.seen[place].refusal(place, choice)  # by what the place has been shown
        raise Refusal("illegal", str(IllegalChoiceError(place, refused)), refused.reasons) from None
    return Ruling([step.entry], step)


def is_answer(course: Course, place: int, choice: int) -> bool:
    question = course.moment.question_of(place)
    return question is not None and choice in question.options


def live_course(table: Table) -> Course:
    """The match, if it goes on."""
    check_not_over(table)
    if table.course is None:
        raise Refusal("not-dealt", "the match has not begun: some seats are empty, or somebody is not ready")
    return table.course


def check_not_frozen(table: Table) -> None:
    """Whoever has the right rules shall find the table as they left it."""
    if table.phase == FROZEN:
        raise Refusal("frozen", f"this table cannot go on: {table.frozen}")


def check_may_act(table: Table, visitor: Visitor) -> None:
    """Onlookers act for nobody."""
    bot = seat_of(table, visitor).bot
    if bot:
        raise Refusal("handed", f"{bot} plays your seat; take it back first")


def check_not_paused(table: Table) -> None:
    if table.is_paused:
        raise Refusal("paused", "the match stands still until one of the players ends the pause")


def seat_of(table: Table, visitor: Visitor) -> Chair:
    if visitor.seat is None:
        raise Refusal("not-seated", "you are looking on; only those on a seat can do that")
    return table.chairs[visitor.seat]


def undo(table: Table, visitor: Visitor, wish: Undo, now_ms: int) -> Ruling:
    chair = seat_of(table, visitor)
    if is_done(table, chair.seat, wish.id, Deed("undo")):
        return DONE
    course = live_course(table)
    check_may_act(table, visitor)
    check_not_paused(table)
    if not course.was_private(chair.seat):
        raise Refusal("nothing-to-undo", "only your own last deed can be taken back, while nobody has noticed it")
    if not course.can_undo(chair.seat):
        raise Refusal("nothing-to-undo", f"so far back nothing can be taken back; the last {MOST_PAST} deeds could")
    clock_ms = table.clock_ms(now_ms) + course.past[-1].clock_ms
    if table.clock is not None and clock_ms >= table.clock.timing.limit_ms:
        raise Refusal("nothing-to-undo", "the time for that decision is over")
    return Ruling([log.Undone(chair.seat, wish.id, clock_ms)])


def get_ready(table: Table, visitor: Visitor, wish: Ready, now_ms: int) -> Ruling:
    """KDR-69 A nonce is given once, dice can be asked for until the deal; the last of all makes it."""
    chair = seat_of(table, visitor)
    if (chair.nonce, chair.dice) == (wish.nonce, wish.dice):
        return DONE
    check_not_frozen(table)
    if table.phase != SEATING:
        raise Refusal("ready-already", "the cards are dealt; no nonce can be added any more, and no dice asked for")
    if chair.nonce and chair.dice == wish.dice:
        raise Refusal("ready-already", "you were ready before, with another nonce; it cannot be changed")
    if wish.dice and not has_towers(table.opened.settled):
        raise Refusal("no-tower", "found a wish for dice; expected none at a table where nobody builds a tower")
    return Ruling([log.Readied(chair.seat, chair.nonce or wish.nonce, wish.dice)])


def deal_if_ready(table: Table) -> list[log.AnyEntry]:
    """What follows when all seats are played and all people have seen the commitment."""
    if not is_ready(table):
        return []
    players = table.players()
    nonces = ["" if chair.bot else chair.nonce for chair in table.chairs]
    return [dealt(table, players, [] if table.opened.daily else nonces)]


def is_ready(table: Table) -> bool:
    return table.phase == SEATING and all(chair.is_played and chair.is_ready for chair in table.chairs)


def dealt(table: Table, players: list[Player], nonces: list[str]) -> log.Dealt:
    session = table.deal(players, nonces)
    game, timing = session.game, session.game.timing()
    return log.Dealt(
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        options=dict(game.options),
        players=players,
        nonces=nonces,
        state=session.header.state,
        made_by=session.header.made_by,
        has_match_clock=timing is not None and timing.is_whole_match,
    )


def chat(table: Table, visitor: Visitor, wish: Chat, now_ms: int) -> Ruling:
    """KKD-TALK-2, KKDR-18 In silence nothing is said in free words; gestures are choices and pass."""
    chair, text = seat_of(table, visitor), clean_chat(wish.text)
    if is_done(table, chair.seat, wish.id, Deed("chat", text)):
        return DONE
    check_not_frozen(table)
    check_may_speak(table)
    return Ruling([log.Spoken(chair.seat, text, wish.id)])


def silence_at(table: Table) -> Reason | None:
    """Why nobody may speak now, if so."""
    return table.course.session.game.hush(table.course.moment.state) if table.course else None


def check_may_speak(table: Table) -> None:
    reason = silence_at(table)
    if reason is not None:
        raise Refusal("silence", f"nobody may speak now ({reason.rule})", [reason])


def rename(table: Table, visitor: Visitor, wish: Rename, now_ms: int) -> Ruling:
    """Everybody reads a new name at once: in silence it would be free words under another name."""
    chair, name = seat_of(table, visitor), clean_name(wish.name)
    if is_done(table, chair.seat, wish.id, Deed("rename", name)) or chair.name == name:
        return DONE
    check_not_frozen(table)
    check_may_speak(table)
    return Ruling([log.Renamed(chair.seat, name, wish.id)])


def vote(table: Table, visitor: Visitor, wish: Pause, now_ms: int) -> Ruling:
    chair = seat_of(table, visitor)
    if is_done(table, chair.seat, wish.id, Deed("pause", wish.on)):
        return DONE
    live_course(table)
    check_may_act(table, visitor)
    if table.opened.correspondence and wish.on:
        raise Refusal("no-pause", "by correspondence there is no hurry, and so no pause")
    is_settled = chair.wants_pause if wish.on else not any(each.wants_pause for each in table.chairs)
    return DONE if is_settled else Ruling([log.Voted(chair.seat, wish.on, table.clock_ms(now_ms), wish.id)])


def mute(table: Table, visitor: Visitor, wish: Mute, now_ms: int) -> Ruling:
    chair = seat_of(table, visitor)
    check_seat(table, wish.seat)
    is_settled = (wish.seat in chair.muted) == wish.on
    if is_done(table, chair.seat, wish.id, Deed("mute", (wish.seat, wish.on))) or is_settled:
        return DONE
    check_not_frozen(table)
    return Ruling([log.Muted(chair.seat, wish.seat, wish.on, wish.id)])


def remove(table: Table, visitor: Visitor, wish: Remove, whom: str) -> Ruling:
    """`whom` is from where the spectator comes, or nothing if nobody has that number."""
    if not visitor.is_host:
        raise Refusal("not-host", "only the host can send spectators away")
    if is_done(table, visitor.place, wish.id, Deed("remove", wish.spectator)):
        return DONE
    check_not_frozen(table)
    if not whom:
        raise Refusal("no-spectator", f"found spectator {wish.spectator}; nobody here has that number")
    return Ruling([log.Removed(whom, wish.spectator, wish.id, visitor.place)])


def leave(table: Table, visitor: Visitor, wish: Leave, now_ms: int) -> Ruling:
    chair = seat_of(table, visitor)
    check_not_frozen(table)
    return Ruling([log.Left(chair.seat, table.clock_ms(now_ms))])


def invite(table: Table, visitor: Visitor, wish: Invite, now_ms: int) -> Ruling:
    """Make a new link to an empty seat that needs one; a bot may play there meanwhile."""
    if not visitor.is_host:
        raise Refusal("not-host", "only the host can make links to seats")
    check_seat(table, wish.seat)
    invitation = hash_of(wish.invitation)
    if is_done(table, visitor.place, wish.id, Deed("invite", (wish.seat, invitation))):
        return DONE
    check_not_over(table)
    kind = table.chairs[wish.seat].kind
    if kind == log.PERSON:
        raise Refusal("seat-taken", f"seat {wish.seat} is taken")
    if kind != log.LINK:
        raise Refusal("bad-seat", f"found seat {wish.seat} open or played by a bot; expected one that needs a link")
    return Ruling([log.Invited(wish.seat, invitation, wish.id, visitor.place)])


def hand(table: Table, visitor: Visitor, wish: Hand, now_ms: int, here: Container[int | None]) -> Ruling:
    """Everybody about his own seat, the host also about one where nobody sits or whose person is lost or never came."""
    check_seat(table, wish.seat)
    chair = table.chairs[wish.seat]
    is_own = visitor.seat == wish.seat
    if is_done(table, visitor.place, wish.id, Deed("hand", (wish.seat, wish.bot))):
        return DONE
    if visitor.is_host and chair.is_unseen and chair.seat not in here and not wish.bot:
        check_not_over(table)
        return Ruling([log.Left(chair.seat, table.clock_ms(now_ms), wish.id, visitor.place)])
    is_hosts = visitor.is_host and (chair.kind != log.PERSON or is_lost(table, chair, here))
    if not is_own and not is_hosts:
        raise Refusal("not-yours", "you may hand over your own seat, and as the host one that nobody sits on")
    check_not_over(table)
    if chair.bot == wish.bot:
        return DONE
    until_back = bool(wish.bot) and chair.kind == log.PERSON and not is_own
    shown_ms = table.clock_ms(now_ms) if wish.bot else back_ms(table, chair, now_ms)
    return Ruling([log.Handed(wish.seat, wish.bot, shown_ms, until_back, wish.id, visitor.place)])


def back_ms(table: Table, chair: Chair, now_ms: int) -> int:
    """What the clock shows when no bot plays a seat any more: nobody thinks for free while one is about to answer."""
    question = table.course.table_question if table.course else None
    clock = table.clock
    if clock is None or clock.is_running or question is None or question.seat != chair.seat or table.is_paused:
        return table.clock_ms(now_ms)
    return clock.shown_ms + min(MOST_STOOD_MS, max(0, now_ms - clock.read_ms))


def is_lost(table: Table, chair: Chair, here: Container[int | None]) -> bool:
    """Whether a group has lost somebody who is away; no opponent is hurried so, nor anybody by correspondence."""
    is_group = table.opened.game in SHARED and not table.opened.correspondence
    return is_group and chair.seat not in here and (chair.is_person or chair.is_awaited)


def come_back(table: Table, seat: int, now_ms: int) -> Ruling:
    """Whoever was lost plays himself as soon as he is here."""
    chair = table.chairs[seat]
    if not chair.is_awaited or table.phase == FROZEN:
        return DONE
    return Ruling([log.Handed(seat, "", back_ms(table, chair, now_ms))])


def check_invitation(chair: Chair, invitation: str) -> None:
    """Raise unless the invitation is the latest one of the seat, or it needs none."""
    is_kept = chair.kind == log.LINK or bool(chair.invitation)
    if is_kept and not matches(invitation, chair.invitation):
        raise Refusal("not-invited", f"seat {chair.seat} opens only by its latest link; ask the host for a new one")


def take(table: Table, seat: int, invitation: str, token: str, name: str, now_ms: int) -> Ruling:
    """Sit down on an empty seat, once, by the link of the seat if it has one."""
    check_seat(table, seat)
    chair = table.chairs[seat]
    check_invitation(chair, invitation)
    known = [each.seat for each in table.chairs if matches(token, each.token)]
    if seat in known:
        return DONE
    check_not_over(table)
    if chair.kind not in (log.OPEN, log.LINK):
        raise Refusal("seat-taken", f"seat {seat} is taken")
    if known:
        raise Refusal("id-used", f"this token opens seat {known[0]}; draw another one for seat {seat}")
    called = clean_name(name) if silence_at(table) is None else ""  # everybody would read it
    return Ruling([log.Taken(seat, hash_of(token), called, back_ms(table, chair, now_ms))])


def come(table: Table, seat: int) -> Ruling:
    """Whoever sat down is there for the first time: from now on nobody else frees his seat."""
    return Ruling([log.Came(seat)]) if table.chairs[seat].is_unseen and table.phase != FROZEN else DONE


def wish_rematch(table: Table, visitor: Visitor, wish: Rematch, now_ms: int) -> Ruling:
    chair = seat_of(table, visitor)
    if table.phase != OVER:
        raise Refusal("not-over", "the match is not over")
    if wish.options:
        check_options(table, wish.options)
    is_known = chair.terms == Terms(wish.stay, wish.options)
    return DONE if is_known else Ruling([log.Wished(chair.seat, wish.stay, wish.options)])


def check_options(table: Table, options: dict[str, str]) -> None:
    """What is wished can be played; dungeons of a row, or of a day, are as they are."""
    opened = table.opened
    if opened.journey or opened.daily:
        raise Refusal("bad-option", "found other options; expected those of the day or the adventure")
    try:
        game_of(opened.game, opened.options | options, opened.packs, len(opened.seats))
    except SetupError as error:
        raise Refusal(f"bad-{error.part}", str(error)) from None


def check_shares(table: Table, ruling: Ruling, now_ms: int) -> None:
    """Whoever wrote too much beside the match waits, and nobody else does."""
    is_said = ruling.step is not None and table.course is not None and ruling.step.moment is table.course.moment
    for entry in ruling.entries:
        table.shares.check(entry, is_said, now_ms)


def check_not_over(table: Table) -> None:
    check_not_frozen(table)
    if table.phase == OVER:
        raise Refusal("over", "the match is over")


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("no-seat", f"found seat {seat}; expected 0 to {len(table.chairs) - 1}")


def expire(table: Table, now_ms: int, credit_ms: int) -> Ruling:
    """The time is over, also for what may be on its way: what follows is an input of the table."""
    course, due_ms = table.course, table.clock.due_ms() if table.clock else None
    if course is None or table.clock is None or due_ms is None or now_ms < due_ms + credit_ms:
        return DONE
    clock = table.clock
    return input_of(table, course, PUBLIC, clock.timing.choice, "", now_ms)
