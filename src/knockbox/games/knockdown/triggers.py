"""Moments, and the face-up skills and the tokens in play that listen to them."""

from typing import Final

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.choices import ORDER, ORDER_SKILLS
from knockbox.games.knockdown.clauses import KDR_44, SKILL_3
from knockbox.games.knockdown.notes import SKILL_USED, TOKEN_USED
from knockbox.games.knockdown.state import LIGHT, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tokens import in_play, owner_of_kind

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
NEVER: Final = 60  # nothing listens to it


def listen(state: KnockdownState) -> None:
    """KD-SKILL-2, KDR-44 Only face-up skills are active, and only tokens in play."""
    listening = 0
    for seat in range(SEATS):
        for listener in active(state, seat):
            if state.rules.moments[listener] != NOTHING:
                listening |= 1 << state.rules.moments[listener]
    state.listening = listening


def active(state: KnockdownState, seat: int) -> list[int]:
    """What may listen for a seat: face-up skills, then kinds of tokens in play, numbered on from the skills."""
    if not state.tokens:
        return state.skills[seat]
    voices = state.rules.token_voices[state.fighters[seat]]
    if not voices:
        return state.skills[seat]
    return state.skills[seat] + [state.rules.skill_count + kind for kind in voices if in_play(state, kind)]


def happen(state: KnockdownState, seat: int, mine: int, theirs: int) -> None:
    """KD-SKILL-3 A face-up skill works whenever its moment comes: `mine` for `seat`, `theirs` for the other.

    Its tasks go on top of the agenda: what must come before them is planned after this call.
    """
    if not (state.listening >> mine | state.listening >> theirs) & 1:
        return
    wake(state, listeners(state, seat, mine) | listeners(state, 1 - seat, theirs))


def wake(state: KnockdownState, waiting: int) -> None:
    if waiting:
        state.agenda.append(OrderSkills(waiting))


def listeners(state: KnockdownState, seat: int, moment: int) -> int:
    """The skills and tokens of a seat that wait for a moment, one bit each."""
    moments = state.rules.moments
    waiting = 0
    for skill in state.skills[seat]:
        if moments[skill] == moment:
            waiting |= 1 << skill
    return waiting | listening_tokens(state, seat, moment) if state.tokens else waiting


def listening_tokens(state: KnockdownState, seat: int, moment: int) -> int:
    moments, skills = state.rules.moments, state.rules.skill_count
    waiting = 0
    for kind in state.rules.token_voices[state.fighters[seat]]:
        if moments[skills + kind] == moment and in_play(state, kind):
            waiting |= 1 << skills + kind
    return waiting


def owner_of(state: KnockdownState, listener: int) -> int:
    if listener >= state.rules.skill_count:
        return owner_of_kind(state, listener - state.rules.skill_count)
    return 0 if listener in state.skills[0] else 1


class OrderSkills(Task[KnockdownState]):
    """KDR-20 When several skills or tokens wait at once the active player orders them."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def do(self, state: KnockdownState) -> Decision | None:
        if self.waiting & (self.waiting - 1):
            everyone = range(len(state.rules.moments))
            options = [action(ORDER, listener) for listener in everyone if self.waiting >> listener & 1]
            return Decision(state.active, ORDER_SKILLS, options)
        use(state, self.waiting.bit_length() - 1)
        return None

    def hear(self, state: KnockdownState, choice: int) -> None:
        listener = thing_of(choice)
        state.agenda.append(OrderSkills(self.waiting & ~(1 << listener)))
        use(state, listener)


def use(state: KnockdownState, listener: int) -> None:
    """KD-SKILL-3 Moment and condition must both be there; a text whose condition fails is not carried out."""
    rules, seat = state.rules, owner_of(state, listener)
    premise = rules.premises[listener]
    if premise != NOTHING and not all_hold(state, seat, rules.condition_lists[premise]):
        return
    note_use(state, seat, listener)
    state.agenda += rules.blocks[seat][rules.texts[listener]]


def note_use(state: KnockdownState, seat: int, listener: int) -> None:
    """A token that sprang was noted when it left its space."""
    skills = state.rules.skill_count
    if listener < skills:
        state.note(SKILL_USED, SKILL_3, seat, listener)
    elif state.rules.moments[listener] not in (ENTERED, YOU_ENTERED):
        state.note(TOKEN_USED, KDR_44, seat, listener - skills)


def tally(state: KnockdownState, seat: int, moment: int, kind: int = LIGHT) -> int:
    """KD-SEQ-1, KD-GOLD-1 What the skills and tokens of a seat change in a number that is being counted."""
    total = 0
    if state.listening >> moment & 1:
        for listener in active(state, seat):
            if state.rules.moments[listener] == moment:
                for entry in state.rules.tallies[listener]:
                    if entry.kind == kind and all_hold(state, seat, entry.conditions):
                        total += entry.amount
    return total


def all_hold(state: KnockdownState, seat: int, conditions: list[int]) -> bool:
    table = state.rules.conditions
    return all(table[number].holds(state, seat) for number in conditions)
