"""The reducer: applies log entries to a table. Nothing else changes a table."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from knockbox.engine.decision import Decision
from knockbox.engine.errors import ChoiceError
from knockbox.games.errors import SetupError
from knockbox.records.errors import IllegalChoiceError
from knockbox.records.session import Session
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.errors import RequestRefusedError
from knockbox.server.protocol import Chatted, Terms
from knockbox.server.tables import log
from knockbox.server.tables.clock import TableClock
from knockbox.server.tables.live_match import LiveMatch, PendingInput
from knockbox.server.tables.table import ActionKey, Table


def check_schema(entry: log.TableOpened) -> None:
    """Raise if another version of Knockbox, with other log entries, opened the table."""
    if entry.schema != log.LOG_SCHEMA:
        found = f"found a log of schema {entry.schema}; expected {log.LOG_SCHEMA}"
        raise RequestRefusedError("unreadable", f"{found}: this table was opened by another version of Knockbox")


def apply(table: Table, stamped: log.StampedEntry, pending_input: PendingInput | None = None) -> None:
    """Apply an entry; `pending_input` is its evaluated input, if this process evaluated it."""
    table.next_seq = stamped.seq + 1
    table.updated_ms = stamped.at_ms
    if isinstance(stamped.entry, log.InputMade):
        apply_input(table, stamped.entry, stamped.at_ms, pending_input)
    else:
        table.quotas.charge(stamped.entry, False, stamped.at_ms)
        REDUCERS[type(stamped.entry)](table, stamped.entry, stamped.at_ms)


def apply_deal(table: Table, entry: log.CardsDealt, at_ms: int) -> None:
    """Deal again from the secret; freeze the table if that gives a different deal here."""
    table.deal_entry = entry
    for seat in table.seats:  # from now on a seat shows a hand, so the table id alone must not open it
        seat.is_open = False
    try:
        session = table.deal(entry.players, entry.nonces)
    except SetupError as error:
        table.freeze(f"this version cannot set up the match: {error}")
        return
    reason = rules_mismatch(entry, session)
    if not reason and session.header.state != entry.state:
        table.freeze("this version deals different cards", is_diverged=True)
    elif reason:
        table.freeze(reason)
    if table.freeze_reason:  # never show players a deal other than theirs
        return
    table.match = LiveMatch(session)
    timing = session.game.timing()
    table.clock = TableClock(timing) if timing else None
    table.set_clock(0, at_ms)


def rules_mismatch(entry: log.CardsDealt, session: Session) -> str:
    """Return why the table cannot continue with the rules and content of this version; empty if it can."""
    game = session.game
    if game.rules_version != entry.rules_version:
        return f"it uses rules version {entry.rules_version}; this version has {game.rules_version}"
    if game.content_hash != entry.content_hash:
        return f"it uses content {entry.content_hash}; this version has {game.content_hash}"
    return ""


def apply_input(table: Table, entry: log.InputMade, at_ms: int, pending_input: PendingInput | None) -> None:
    """Apply an input; one that does not replay exactly freezes the table before it."""
    match = table.match
    pending = None if table.freeze_reason or match is None else pending_input or replay_input(table, match, entry)
    if pending is None or match is None:
        table.unplayed_inputs.append(entry)
        return
    lost_ms = entry.clock_ms if resets_decision_clock(table, match.snapshot, pending.snapshot) else 0
    table.remember_action(entry.seat, entry.action, ActionKey("choose", entry.choice, match.question_ids[entry.seat]))
    is_said = pending.snapshot is match.snapshot
    table.talk_input_count += is_said
    table.quotas.charge(entry, is_said, at_ms)
    match.commit(pending, entry.clock_ms if table.has_match_clock else 0, lost_ms)
    table.set_clock(entry.clock_ms - lost_ms, at_ms)


def resets_decision_clock(table: Table, before: MatchSnapshot, after: MatchSnapshot) -> bool:
    """Return whether the decision clock restarts; questions put to two seats at once share their start."""
    if table.has_match_clock or after.state is before.state:
        return False
    previous = before.game.decision(before.state)
    question = after.game.decision(after.state)
    waiting = [each for each in before.questions() if previous is not None and each.seat != previous.seat]
    return question is None or not any(is_same_question(each, question) for each in waiting)


def is_same_question(question: Decision, other: Decision) -> bool:
    return (question.seat, question.prompt, question.options) == (other.seat, other.prompt, other.options)


def replay_input(table: Table, match: LiveMatch, entry: log.InputMade) -> PendingInput | None:
    number = len(match.session.inputs) + 1
    try:
        step = match.replay(entry)
        state = match.session.make_input(entry.seat, entry.choice, step.snapshot, 0).state
    except (IllegalChoiceError, ChoiceError):
        table.freeze(f"input {number} is illegal in this version", is_diverged=True)
        return None
    if state == entry.state:
        return step
    table.freeze(f"input {number} leads to a different state in this version", is_diverged=True)
    return None


def apply_sit_down(table: Table, entry: log.SeatTaken, at_ms: int) -> None:
    table.seats[entry.seat].sit_down(entry.token, entry.name)
    table.seats[entry.seat].names.append((at_ms, entry.name))
    for seat in table.seats:  # mutes were meant for the previous player
        seat.muted_seats.discard(entry.seat)
    table.forget_actions(entry.seat)
    clear_undo_steps(table)
    table.set_clock(entry.clock_ms, at_ms)


def apply_first_connection(table: Table, entry: log.PlayerConnected, at_ms: int) -> None:
    table.seats[entry.seat].never_connected = False


def apply_leave(table: Table, entry: log.SeatLeft, at_ms: int) -> None:
    table.seats[entry.seat].leave()
    table.remember_action(entry.by, entry.action, ActionKey("hand", (entry.seat, "")))
    clear_undo_steps(table)
    table.set_clock(entry.clock_ms, at_ms)


def apply_invitation(table: Table, entry: log.LinkCreated, at_ms: int) -> None:
    table.seats[entry.seat].invitation = entry.invitation
    table.remember_action(entry.by, entry.action, ActionKey("invite", (entry.seat, entry.invitation)))


def clear_undo_steps(table: Table) -> None:
    """Drop the undo steps: a new player or bot on a seat must not undo the moves of the previous one."""
    if table.match is not None:
        table.match.undo_steps = []


def apply_rename(table: Table, entry: log.PlayerRenamed, at_ms: int) -> None:
    seat = table.seats[entry.seat]
    seat.name = entry.name
    seat.names.append((at_ms, entry.name))
    table.remember_action(entry.seat, entry.action, ActionKey("rename", entry.name))


def apply_hand_over(table: Table, entry: log.SeatHandedOver, at_ms: int) -> None:
    table.seats[entry.seat].hand_over(entry.bot, entry.until_back)
    table.remember_action(entry.by, entry.action, ActionKey("hand", (entry.seat, entry.bot)))
    clear_undo_steps(table)
    table.set_clock(entry.clock_ms, at_ms)


def apply_ready(table: Table, entry: log.PlayerReady, at_ms: int) -> None:
    seat = table.seats[entry.seat]
    seat.nonce = entry.nonce
    seat.wants_dice = entry.dice
    seat.never_connected = False


def apply_undo(table: Table, entry: log.InputUndone, at_ms: int) -> None:
    match = table.match
    if match is None or table.freeze_reason:
        undo_unplayed(table, entry.seat)
        return
    if not match.is_last_input_private(entry.seat):
        table.freeze(f"input {len(match.session.inputs)} cannot be undone in this version", is_diverged=True)
        return
    match.undo()
    table.remember_action(entry.seat, entry.action, ActionKey("undo"))
    table.set_clock(entry.clock_ms, at_ms)


def undo_unplayed(table: Table, seat: int) -> None:
    """Undo at a frozen table: remove the last private input of a seat, and keep talk actions after it."""
    private = [number for number, entry in enumerate(table.unplayed_inputs) if entry.is_private and entry.seat == seat]
    if not private:
        return
    state = state_before(table, private[-1])
    talk = [replace(entry, state=state) for entry in table.unplayed_inputs[private[-1] + 1 :]]
    table.unplayed_inputs[private[-1] :] = talk


def state_before(table: Table, unplayed: int) -> str:
    """Return the state hash before an unplayed input."""
    assert table.deal_entry is not None, "inputs follow a deal"  # noqa: S101
    played = table.match.session.inputs if table.match else []
    states = [entry.state for entry in played[-1:]] + [entry.state for entry in table.unplayed_inputs[:unplayed]]
    return states[-1] if states else table.deal_entry.state


def apply_tower_start(table: Table, entry: log.TowerStarted, at_ms: int) -> None:
    table.tower_started_after = entry.inputs


def apply_resume(table: Table, entry: log.ClockResumed, at_ms: int) -> None:
    table.set_clock(entry.clock_ms, at_ms)


def apply_chat(table: Table, entry: log.ChatSent, at_ms: int) -> None:
    table.chat.append(Chatted(entry.seat, table.seats[entry.seat].name, entry.text, at_ms))
    table.remember_action(entry.seat, entry.action, ActionKey("chat", entry.text))


def apply_pause_vote(table: Table, entry: log.PauseVoted, at_ms: int) -> None:
    """A pause begins when every person wants it, and ends when one does not."""
    voters = [table.seats[entry.seat]] if entry.pause else table.seats
    for seat in voters:
        seat.wants_pause = entry.pause
    table.remember_action(entry.seat, entry.action, ActionKey("pause", entry.pause))
    table.set_clock(entry.clock_ms, at_ms)


def apply_mute(table: Table, entry: log.SeatMuted, at_ms: int) -> None:
    muted = table.seats[entry.seat].muted_seats
    (muted.add if entry.on else muted.discard)(entry.whom)
    table.remember_action(entry.seat, entry.action, ActionKey("mute", (entry.whom, entry.on)))


def apply_report(table: Table, entry: log.SeatReported, at_ms: int) -> None:
    table.remember_action(entry.by, entry.action, ActionKey("report", (entry.seat, entry.text_hash)))


def apply_spectator_removal(table: Table, entry: log.SpectatorRemoved, at_ms: int) -> None:
    table.banned_origins.add(entry.whom)
    table.remember_action(entry.by, entry.action, ActionKey("remove", entry.spectator))


def apply_rematch_vote(table: Table, entry: log.RematchVoted, at_ms: int) -> None:
    """Record a rematch vote; votes for other terms are dropped."""
    terms = Terms(entry.stay, entry.options)
    for seat in table.seats:
        seat.rematch_terms = terms if seat.number == entry.seat or seat.rematch_terms == terms else None


def apply_rematch(table: Table, entry: log.RematchOpened, at_ms: int) -> None:
    table.rematch = entry


REDUCERS: Final[dict[type[log.LogEntry], Callable[[Table, Any, int], None]]] = {
    log.CardsDealt: apply_deal,
    log.SeatTaken: apply_sit_down,
    log.PlayerConnected: apply_first_connection,
    log.SeatLeft: apply_leave,
    log.LinkCreated: apply_invitation,
    log.PlayerRenamed: apply_rename,
    log.SeatHandedOver: apply_hand_over,
    log.PlayerReady: apply_ready,
    log.InputUndone: apply_undo,
    log.TowerStarted: apply_tower_start,
    log.ClockResumed: apply_resume,
    log.ChatSent: apply_chat,
    log.PauseVoted: apply_pause_vote,
    log.SeatMuted: apply_mute,
    log.SeatReported: apply_report,
    log.SpectatorRemoved: apply_spectator_removal,
    log.RematchVoted: apply_rematch_vote,
    log.RematchOpened: apply_rematch,
}
