"""How each line of the log changes a table; nothing else does."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from knockbox.engine.decision import Decision
from knockbox.engine.errors import ChoiceError
from knockbox.games.errors import SetupError
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.moment import Moment
from knockbox.records.session import Session
from knockbox.server.errors import Refusal
from knockbox.server.protocol import Chatted, Terms
from knockbox.server.tables import log
from knockbox.server.tables.clock import TableClock
from knockbox.server.tables.course import Course, Step
from knockbox.server.tables.table import Deed, Table


def check_schema(entry: log.Opened) -> None:
    """A log that a later program began is left to that program."""
    if entry.schema > log.SCHEMA:
        found = f"found a log of schema {entry.schema}; expected at most {log.SCHEMA}"
        raise Refusal("unreadable", f"{found}: this table was opened by a newer Knockbox")


def apply(table: Table, line: log.Line, step: Step | None = None) -> None:
    """Add a line; `step` is what was weighed for it, if this program has weighed it."""
    table.lines = line.seq + 1
    table.touched_ms = line.at_ms
    if isinstance(line.entry, log.Made):
        take_input(table, line.entry, line.at_ms, step)
    else:
        table.shares.charge(line.entry, False, line.at_ms)
        CHANGES[type(line.entry)](table, line.entry, line.at_ms)


def take_deal(table: Table, entry: log.Dealt, at_ms: int) -> None:
    """The cards are dealt again from the secret; if that is another deal here, the table is frozen."""
    table.dealt = entry
    for chair in table.chairs:  # from now on a seat shows a hand: the id of the table must not open it
        chair.is_open = False
    try:
        session = table.deal(entry.players, entry.nonces)
    except SetupError as error:
        table.freeze(f"this program has no such match: {error}")
        return
    why = why_frozen(entry, session)
    if not why and session.header.state != entry.state:
        table.freeze("the deal is another one by this program", is_diverged=True)
    elif why:
        table.freeze(why)
    if table.frozen:  # nobody is shown another deal than the one that he was dealt
        return
    table.course = Course(session)
    timing = session.game.timing()
    table.clock = TableClock(timing) if timing else None
    table.set_clock(0, at_ms)


def why_frozen(entry: log.Dealt, session: Session) -> str:
    """A running table keeps its rules: whoever has others cannot go on with it."""
    game = session.game
    if game.rules_version != entry.rules_version:
        return f"it is played by rules version {entry.rules_version}; this program has {game.rules_version}"
    if game.content_hash != entry.content_hash:
        return f"it is played with content {entry.content_hash}; this program has {game.content_hash}"
    return ""


def take_input(table: Table, entry: log.Made, at_ms: int, step: Step | None) -> None:
    """An input that this program cannot repeat exactly freezes the table where it is."""
    course = table.course
    taken = None if table.frozen or course is None else step or repeated(table, course, entry)
    if taken is None or course is None:
        table.unplayed.append(entry)
        return
    lost_ms = entry.clock_ms if is_set_back(table, course.moment, taken.moment) else 0
    table.remember(entry.seat, entry.action, Deed("choose", entry.choice, course.turns[entry.seat]))
    is_said = taken.moment is course.moment
    table.said += is_said
    table.shares.charge(entry, is_said, at_ms)
    course.take(taken, entry.clock_ms if table.has_match_clock else 0, lost_ms)
    table.set_clock(entry.clock_ms - lost_ms, at_ms)


def is_set_back(table: Table, before: Moment, after: Moment) -> bool:
    """Each decision has its time; what is asked of two at once, both have from when it was asked."""
    if table.has_match_clock or after.state is before.state:
        return False
    asked, question = before.game.decision(before.state), after.game.decision(after.state)
    waiting = [each for each in before.questions() if asked is not None and each.seat != asked.seat]
    return question is None or not any(is_same(each, question) for each in waiting)


def is_same(question: Decision, other: Decision) -> bool:
    return (question.seat, question.prompt, question.options) == (other.seat, other.prompt, other.options)


def repeated(table: Table, course: Course, entry: log.Made) -> Step | None:
    number = len(course.session.inputs) + 1
    try:
        step = course.again(entry)
        state = course.session.entry_of(entry.seat, entry.choice, step.moment, 0).state
    except (IllegalChoiceError, ChoiceError):
        table.freeze(f"input {number} is refused by this program", is_diverged=True)
        return None
    if state == entry.state:
        return step
    table.freeze(f"input {number} leads elsewhere by this program", is_diverged=True)
    return None


def take_seat(table: Table, entry: log.Taken, at_ms: int) -> None:
    table.chairs[entry.seat].take(entry.token, entry.name)
    table.chairs[entry.seat].names.append((at_ms, entry.name))
    for chair in table.chairs:  # nobody is to answer for what somebody else said there
        chair.muted.discard(entry.seat)
    table.forget_actions(entry.seat)
    forget_past(table)
    table.set_clock(entry.clock_ms, at_ms)


def see_person(table: Table, entry: log.Came, at_ms: int) -> None:
    table.chairs[entry.seat].is_unseen = False


def leave_seat(table: Table, entry: log.Left, at_ms: int) -> None:
    table.chairs[entry.seat].leave()
    table.remember(entry.by, entry.action, Deed("hand", (entry.seat, "")))
    forget_past(table)
    table.set_clock(entry.clock_ms, at_ms)


def invite(table: Table, entry: log.Invited, at_ms: int) -> None:
    table.chairs[entry.seat].invitation = entry.invitation
    table.remember(entry.by, entry.action, Deed("invite", (entry.seat, entry.invitation)))


def forget_past(table: Table) -> None:
    """Nobody takes back what somebody else has done in his place."""
    if table.course is not None:
        table.course.past = []


def rename(table: Table, entry: log.Renamed, at_ms: int) -> None:
    chair = table.chairs[entry.seat]
    chair.name = entry.name
    chair.names.append((at_ms, entry.name))
    table.remember(entry.seat, entry.action, Deed("rename", entry.name))


def hand(table: Table, entry: log.Handed, at_ms: int) -> None:
    table.chairs[entry.seat].hand(entry.bot, entry.until_back)
    table.remember(entry.by, entry.action, Deed("hand", (entry.seat, entry.bot)))
    forget_past(table)
    table.set_clock(entry.clock_ms, at_ms)


def get_ready(table: Table, entry: log.Readied, at_ms: int) -> None:
    chair = table.chairs[entry.seat]
    chair.nonce, chair.dice, chair.is_unseen = entry.nonce, entry.dice, False


def take_back(table: Table, entry: log.Undone, at_ms: int) -> None:
    course = table.course
    if course is None or table.frozen:
        take_back_unplayed(table, entry.seat)
        return
    if not course.was_private(entry.seat):
        table.freeze(f"input {len(course.session.inputs)} cannot be taken back by this program", is_diverged=True)
        return
    course.undo()
    table.remember(entry.seat, entry.action, Deed("undo"))
    table.set_clock(entry.clock_ms, at_ms)


def take_back_unplayed(table: Table, seat: int) -> None:
    """The same where nothing can be played: the last that was private was the deed, and words after it stay."""
    deeds = [number for number, entry in enumerate(table.unplayed) if entry.is_private and entry.seat == seat]
    if not deeds:
        return
    state = state_before(table, deeds[-1])
    said = [replace(entry, state=state) for entry in table.unplayed[deeds[-1] + 1 :]]
    table.unplayed[deeds[-1] :] = said


def state_before(table: Table, unplayed: int) -> str:
    """The hash of the state in which an input was made that this program cannot repeat."""
    assert table.dealt is not None, "inputs follow a deal"  # noqa: S101
    played = table.course.session.inputs if table.course else []
    states = [entry.state for entry in played[-1:]] + [entry.state for entry in table.unplayed[:unplayed]]
    return states[-1] if states else table.dealt.state


def start_tower(table: Table, entry: log.Started, at_ms: int) -> None:
    table.started = entry.inputs


def resume(table: Table, entry: log.Resumed, at_ms: int) -> None:
    table.set_clock(entry.clock_ms, at_ms)


def hear_chat(table: Table, entry: log.Spoken, at_ms: int) -> None:
    table.chat.append(Chatted(entry.seat, table.chairs[entry.seat].name, entry.text, at_ms))
    table.remember(entry.seat, entry.action, Deed("chat", entry.text))


def count_vote(table: Table, entry: log.Voted, at_ms: int) -> None:
    """A pause needs everybody; one who does not want it is enough to end it."""
    voters = [table.chairs[entry.seat]] if entry.pause else table.chairs
    for chair in voters:
        chair.wants_pause = entry.pause
    table.remember(entry.seat, entry.action, Deed("pause", entry.pause))
    table.set_clock(entry.clock_ms, at_ms)


def mute(table: Table, entry: log.Muted, at_ms: int) -> None:
    muted = table.chairs[entry.seat].muted
    (muted.add if entry.on else muted.discard)(entry.whom)
    table.remember(entry.seat, entry.action, Deed("mute", (entry.whom, entry.on)))


def note_report(table: Table, entry: log.Reported, at_ms: int) -> None:
    table.remember(entry.by, entry.action, Deed("report", (entry.seat, entry.said)))


def remove(table: Table, entry: log.Removed, at_ms: int) -> None:
    table.removed.add(entry.whom)
    table.remember(entry.by, entry.action, Deed("remove", entry.spectator))


def wish_rematch(table: Table, entry: log.Wished, at_ms: int) -> None:
    """Who wanted it otherwise is asked again."""
    terms = Terms(entry.stay, entry.options)
    for chair in table.chairs:
        chair.terms = terms if chair.seat == entry.seat or chair.terms == terms else None


def follow(table: Table, entry: log.Followed, at_ms: int) -> None:
    table.followed = entry


CHANGES: Final[dict[type[log.Entry], Callable[[Table, Any, int], None]]] = {
    log.Dealt: take_deal,
    log.Taken: take_seat,
    log.Came: see_person,
    log.Left: leave_seat,
    log.Invited: invite,
    log.Renamed: rename,
    log.Handed: hand,
    log.Readied: get_ready,
    log.Undone: take_back,
    log.Started: start_tower,
    log.Resumed: resume,
    log.Spoken: hear_chat,
    log.Voted: count_vote,
    log.Muted: mute,
    log.Reported: note_report,
    log.Removed: remove,
    log.Wished: wish_rematch,
    log.Followed: follow,
}
