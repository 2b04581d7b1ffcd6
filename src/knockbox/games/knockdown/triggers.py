"""Moments, and the face-up skills and tokens in play that listen to them."""

from typing import Final

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.choices import ORDER, ORDER_SKILLS
from knockbox.games.knockdown.clauses import KDR_44, SKILL_3
from knockbox.games.knockdown.notes import SKILL_USED, TOKEN_USED
from knockbox.games.knockdown.state import LIGHT, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tokens import is_in_play, owner_of_kind

# In the order of `vocabulary.MOMENTS`.
ROUND_START: Final = 0
TURN_START: Final = 1
TURN_END: Final = 2
OPPONENT_TURN_START: Final = 3
OPPONENT_TURN_END: Final = 4
ATTACK_ACTION: Final = 5
YOUR_POOL: Final = 6
OPPONENT_POOL: Final = 7
YOUR_BLOCK: Final = 8
YOU_BLOCKED: Final = 9
YOU_TAKE: Final = 10
OPPONENT_TAKES: Final = 11
YOU_MOVE: Final = 12
YOU_DASH: Final = 13
YOU_HOP: Final = 14
OPPONENT_MOVES: Final = 15
YOU_ATTACKED: Final = 16
YOU_WERE_ATTACKED: Final = 17
YOU_WERE_WOUNDED: Final = 18
COMBO_END: Final = 19
YOU_PASSED: Final = 20
OPPONENT_PASSED: Final = 21
ENTERED: Final = 22
YOU_ENTERED: Final = 23
OPPONENT_MOVING: Final = 24
OPPONENT_ATTACKING: Final = 25
NO_MOMENT: Final = 60  # no listener waits for it


def update_listening(state: KnockdownState) -> None:
    """KD-SKILL-2, KDR-44 Recompute what is listened to: only face-up skills are active, and only tokens in play."""
    listening = 0
    for seat in range(SEATS):
        for listener in active_listeners(state, seat):
            if state.rules.moments[listener] != NOTHING:
                listening |= 1 << state.rules.moments[listener]
    state.listening = listening


def active_listeners(state: KnockdownState, seat: int) -> list[int]:
    """Return the listeners of a seat: face-up skills, then token kinds in play, numbered after the skills."""
    if not state.tokens:
        return state.skills[seat]
    kinds = state.rules.listening_tokens[state.fighters[seat]]
    if not kinds:
        return state.skills[seat]
    return state.skills[seat] + [state.rules.num_skills + kind for kind in kinds if is_in_play(state, kind)]


def trigger(state: KnockdownState, seat: int, mine: int, theirs: int) -> None:
    """KD-SKILL-3 Start the skills and tokens whose moment has come: `mine` for `seat`, `theirs` for the other.

    Their tasks go on top of the agenda: tasks that must come before them are planned after this call.
    """
    if not (state.listening >> mine | state.listening >> theirs) & 1:
        return
    queue_listeners(state, listeners(state, seat, mine) | listeners(state, 1 - seat, theirs))


def queue_listeners(state: KnockdownState, waiting: int) -> None:
    if waiting:
        state.agenda.append(OrderSkills(waiting))


def listeners(state: KnockdownState, seat: int, moment: int) -> int:
    """Return the skills and tokens of a seat that wait for a moment, one bit each."""
    moments = state.rules.moments
    waiting = 0
    for skill in state.skills[seat]:
        if moments[skill] == moment:
            waiting |= 1 << skill
    return waiting | waiting_tokens(state, seat, moment) if state.tokens else waiting


def waiting_tokens(state: KnockdownState, seat: int, moment: int) -> int:
    moments = state.rules.moments
    skills = state.rules.num_skills
    waiting = 0
    for kind in state.rules.listening_tokens[state.fighters[seat]]:
        if moments[skills + kind] == moment and is_in_play(state, kind):
            waiting |= 1 << skills + kind
    return waiting


def owner_of_listener(state: KnockdownState, listener: int) -> int:
    if listener >= state.rules.num_skills:
        return owner_of_kind(state, listener - state.rules.num_skills)
    return 0 if listener in state.skills[0] else 1


class OrderSkills(Task[KnockdownState]):
    """KDR-20 When several skills or tokens wait at once, the active player orders them."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def do(self, state: KnockdownState) -> Decision | None:
        if self.waiting & (self.waiting - 1):
            listeners = range(len(state.rules.moments))
            options = [action(ORDER, listener) for listener in listeners if self.waiting >> listener & 1]
            return Decision(state.active, ORDER_SKILLS, options)
        use_listener(state, self.waiting.bit_length() - 1)
        return None

    def hear(self, state: KnockdownState, choice: int) -> None:
        listener = thing_of(choice)
        state.agenda.append(OrderSkills(self.waiting & ~(1 << listener)))
        use_listener(state, listener)


def use_listener(state: KnockdownState, listener: int) -> None:
    """KD-SKILL-3 Carry out a listener; a text whose trigger conditions fail is not carried out."""
    rules = state.rules
    seat = owner_of_listener(state, listener)
    conditions = rules.trigger_conditions[listener]
    if conditions != NOTHING and not all_hold(state, seat, rules.condition_lists[conditions]):
        return
    note_use(state, seat, listener)
    state.agenda += rules.blocks[seat][rules.listener_blocks[listener]]


def note_use(state: KnockdownState, seat: int, listener: int) -> None:
    """Note the use; a token that sprang was noted when it left its space."""
    skills = state.rules.num_skills
    if listener < skills:
        state.note(SKILL_USED, SKILL_3, seat, listener)
    elif state.rules.moments[listener] not in (ENTERED, YOU_ENTERED):
        state.note(TOKEN_USED, KDR_44, seat, listener - skills)


def sum_modifiers(state: KnockdownState, seat: int, moment: int, kind: int = LIGHT) -> int:
    """KD-SEQ-1, KD-GOLD-1 Return how much the skills and tokens of a seat change a number being counted."""
    total = 0
    if state.listening >> moment & 1:
        for listener in active_listeners(state, seat):
            if state.rules.moments[listener] == moment:
                for entry in state.rules.modifiers[listener]:
                    if entry.kind == kind and all_hold(state, seat, entry.conditions):
                        total += entry.amount
    return total


def all_hold(state: KnockdownState, seat: int, conditions: list[int]) -> bool:
    table = state.rules.conditions
    return all(table[number].holds(state, seat) for number in conditions)
