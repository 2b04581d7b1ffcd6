"""Moments, and the face-up skills that listen to them."""

from typing import Final

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.choices import ORDER, ORDER_SKILLS
from knockbox.games.knockdown.clauses import SKILL_3
from knockbox.games.knockdown.notes import SKILL_USED
from knockbox.games.knockdown.state import LIGHT, NOTHING, KnockdownState

# In the order of `vocabulary.MOMENTS`.
ROUND_START: Final = 0
TURN_START: Final = 1
TURN_END: Final = 2
ATTACK_ACTION: Final = 3
YOUR_POOL: Final = 4
OPPONENT_POOL: Final = 5
YOUR_BLOCK: Final = 6
YOU_BLOCKED: Final = 7
YOU_TAKE: Final = 8
YOU_MOVE: Final = 9
YOU_DASH: Final = 10
OPPONENT_MOVES: Final = 11
YOU_ATTACKED: Final = 12
YOU_WERE_ATTACKED: Final = 13
YOU_WERE_WOUNDED: Final = 14
COMBO_END: Final = 15
YOU_PASSED: Final = 16
OPPONENT_PASSED: Final = 17
ENTERED: Final = 18
OPPONENT_MOVING: Final = 19
OPPONENT_ATTACKING: Final = 20
NEVER: Final = 60  # no skill listens to it


def listen(state: KnockdownState) -> None:
    """KD-SKILL-2 Only face-up skills are active."""
    listening = 0
    for skills in state.skills:
        for skill in skills:
            listening |= 1 << state.rules.skill_moments[skill]
    state.listening = listening


def happen(state: KnockdownState, seat: int, mine: int, theirs: int) -> None:
    """KD-SKILL-3 A face-up skill works whenever its moment comes: `mine` for `seat`, `theirs` for the other.

    Its tasks go on top of the agenda: what must come before them is planned after this call.
    """
    if not (state.listening >> mine | state.listening >> theirs) & 1:
        return
    waiting = listeners(state, seat, mine) | listeners(state, 1 - seat, theirs)
    if waiting:
        state.agenda.append(OrderSkills(waiting))


def listeners(state: KnockdownState, seat: int, moment: int) -> int:
    """The face-up skills of a seat that wait for a moment, one bit each."""
    waiting = 0
    for skill in state.skills[seat]:
        if state.rules.skill_moments[skill] == moment:
            waiting |= 1 << skill
    return waiting


def owner_of(state: KnockdownState, skill: int) -> int:
    return 0 if skill in state.skills[0] else 1


class OrderSkills(Task[KnockdownState]):
    """KDR-20 When several skills wait at once the active player orders them."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def do(self, state: KnockdownState) -> Decision | None:
        if self.waiting & (self.waiting - 1):
            skills = [skill for skill in state.rules.skills if self.waiting >> skill & 1]
            return Decision(state.active, ORDER_SKILLS, [action(ORDER, skill) for skill in skills])
        use_skill(state, self.waiting.bit_length() - 1)
        return None

    def hear(self, state: KnockdownState, choice: int) -> None:
        skill = thing_of(choice)
        state.agenda.append(OrderSkills(self.waiting & ~(1 << skill)))
        use_skill(state, skill)


def use_skill(state: KnockdownState, skill: int) -> None:
    """KD-SKILL-3 Moment and condition must both be there; a skill whose condition fails is not used."""
    seat = owner_of(state, skill)
    conditions = state.rules.skill_conditions[skill]
    if conditions != NOTHING and not all_hold(state, seat, state.rules.condition_lists[conditions]):
        return
    state.note(SKILL_USED, SKILL_3, seat, skill)
    state.agenda.extend(state.rules.blocks[seat][state.rules.skill_blocks[skill]])


def tally(state: KnockdownState, seat: int, moment: int, kind: int = LIGHT) -> int:
    """KD-SEQ-1, KD-GOLD-1 What the face-up skills of a seat change in a number that is being counted."""
    total = 0
    if state.listening >> moment & 1:
        for skill in state.skills[seat]:
            if state.rules.skill_moments[skill] == moment:
                for entry in state.rules.tallies[skill]:
                    if entry.kind == kind and all_hold(state, seat, entry.conditions):
                        total += entry.amount
    return total


def all_hold(state: KnockdownState, seat: int, conditions: list[int]) -> bool:
    table = state.rules.conditions
    return all(table[number].holds(state, seat) for number in conditions)
