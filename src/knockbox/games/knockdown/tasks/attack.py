"""The Attack action and the attack sequence."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.arena import is_in_range
from knockbox.games.knockdown.clauses import ATK_1, KDR_54, SEQ_1, SPEC_3
from knockbox.games.knockdown.notes import ATTACK_DECLARED, SKILL_USED, SPECIAL_PERFORMED
from knockbox.games.knockdown.state import (
    EFFECT_BLOCKED,
    FRAME_ATTACK,
    FRAME_MARKS,
    FRAME_SPARED_HEAVY,
    FRAME_SPARED_LIGHT,
    HEAVY,
    LIGHT,
    NOTHING,
    REACTION,
    STRIKE,
    WOUNDED,
    Attack,
    KnockdownRules,
    KnockdownState,
    push_frame,
)
from knockbox.games.knockdown.tasks.block import BOTH_PARTS, EFFECT_PART, WOUNDS_PART, DeclareBlock
from knockbox.games.knockdown.tasks.knockout import OfferTest
from knockbox.games.knockdown.tasks.reaction import CloseFrame, React
from knockbox.games.knockdown.tasks.row import TakeCard, deck_has_cards
from knockbox.games.knockdown.triggers import (
    ATTACK_ACTION,
    NO_MOMENT,
    OPPONENT_ATTACKING,
    YOU_ATTACKED,
    YOU_WERE_ATTACKED,
    YOU_WERE_WOUNDED,
    trigger,
)
from knockbox.games.knockdown.wounds import pool_of, suffer


def attack_with_row_card(state: KnockdownState, seat: int, kind: int) -> None:
    """KD-ATK-2, KDR-42 A row card leaves the row, attacks if the opponent is in range, then comes into the hand."""
    state.row.remove(kind)
    reaches = is_in_range(state, seat, state.rules.attacks[kind])
    state.note(ATTACK_DECLARED, ATK_1, seat, kind, int(reaches))
    state.agenda.append(TakeCard(seat, kind))
    if reaches:
        start_attack(state, seat, kind)


def start_attack(state: KnockdownState, seat: int, attack: int) -> None:
    """KD-SEQ-4, KDR-21 Plan the sequence of an attack in range; the range is checked once, before it."""
    push_frame(state, seat, attack)
    state.agenda += state.rules.attack_sequences[seat][attack]


def blind_skills(state: KnockdownState, seat: int) -> list[int]:
    """KD-SS-SKILL-1, KDR-62 Return the skills by which the top card is taken instead, while the deck has one."""
    if not deck_has_cards(state):
        return []
    return [skill for skill in state.skills[seat] if state.rules.moments[skill] == ATTACK_ACTION]


def draw_instead(state: KnockdownState, seat: int, skill: int) -> None:
    """KD-SS-SKILL-1 The text of the skill replaces the row card."""
    state.note(SKILL_USED, ATK_1, seat, skill)
    state.agenda.extend(state.rules.blocks[seat][state.rules.listener_blocks[skill]])


class Perform(Task[KnockdownState]):
    """KD-SPEC-3 A special attack that is paid for is resolved by the attack sequence."""

    __slots__ = ("attack", "seat")

    def __init__(self, seat: int, attack: int) -> None:
        self.seat = seat
        self.attack = attack

    def do(self, state: KnockdownState) -> Decision | None:
        state.note(SPECIAL_PERFORMED, SPEC_3, self.seat, self.attack)
        start_attack(state, self.seat, self.attack)
        return None


class SkillStrike(Task[KnockdownState]):
    """KDR-54 A wound of a skill marked (Strike) is an attack of its own: Reactions, blocks and edges apply."""

    __slots__ = ("attack", "seat")

    def __init__(self, seat: int, attack: int) -> None:
        self.seat = seat
        self.attack = attack

    def do(self, state: KnockdownState) -> Decision | None:
        if is_in_range(state, self.seat, state.rules.attacks[self.attack]):
            state.note(ATTACK_DECLARED, KDR_54, self.seat, self.attack, 1)
            start_attack(state, self.seat, self.attack)
        return None


class InflictPool(Task[KnockdownState]):
    """KD-SEQ-1, KDR-48 Step 1: the wounds of the pool, with edge and skills, less what a block ignores."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        frames = state.frames
        attack = state.rules.attacks[frames[FRAME_ATTACK]]
        light = max(0, pool_of(state, self.seat, attack, LIGHT) - frames[FRAME_SPARED_LIGHT])
        heavy = max(0, pool_of(state, self.seat, attack, HEAVY) - frames[FRAME_SPARED_HEAVY])
        if light or heavy:
            frames[FRAME_MARKS] |= WOUNDED
            if is_printed(state.rules, frames[FRAME_ATTACK]):
                trigger(state, 1 - self.seat, YOU_WERE_WOUNDED, NO_MOMENT)
            suffer(state, 1 - self.seat, LIGHT, light, SEQ_1)
            suffer(state, 1 - self.seat, HEAVY, heavy, SEQ_1)
        return None


def is_printed(rules: KnockdownRules, attack: int) -> bool:
    """Return whether skills listen to the attack; the Strike of a skill triggers no further skill."""
    return attack < rules.num_printed_attacks


class ResolveEffect(Task[KnockdownState]):
    """KD-SEQ-2, KD-BLOCK-4 Step 2: the effect, unless a block cancels it with the wounds in its frame."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        if not state.frames[FRAME_MARKS] & EFFECT_BLOCKED:
            effect = state.rules.attacks[state.frames[FRAME_ATTACK]].effect
            state.agenda += state.rules.blocks[self.seat][effect]
        return None


class AfterAttack(Task[KnockdownState]):
    """KD-SKILL-3 The moment of skills that wait for the end of an attack."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        trigger(state, self.seat, YOU_ATTACKED, YOU_WERE_ATTACKED)
        return None


def sequence_of(rules: KnockdownRules, seat: int, number: int) -> list[Task[KnockdownState]]:
    """KD-TYPE-1, KDR-48 Return the steps of an attack in order; only a Strike can be blocked."""
    attack = rules.attacks[number]
    tasks = reaction_window(attack, seat)
    tasks += blockable_steps(rules, seat, number) if attack.type == STRIKE else plain_steps(rules, seat, number)
    tasks += knockout_step(attack, seat)
    if is_printed(rules, number):
        tasks.append(AfterAttack(seat))
    return [*tasks, CloseFrame()]


def reaction_window(attack: Attack, seat: int) -> list[Task[KnockdownState]]:
    """KDR-26, KDR-72 Reactions come before blocks; a Reaction of a sheet cannot be reacted to, a row card can."""
    if attack.type == REACTION and attack.fighter != NOTHING:
        return []
    return [React(1 - seat, OPPONENT_ATTACKING)]


def knockout_step(attack: Attack, seat: int) -> list[Task[KnockdownState]]:
    """KD-CARD-2, KDR-19 Only the K.O. icon lets the attacker call the test, regardless of blocks."""
    return [OfferTest(seat)] if attack.ko else []


def blockable_steps(rules: KnockdownRules, seat: int, number: int) -> list[Task[KnockdownState]]:
    """KDR-15, KDR-70 One declaration against both parts, or a window before each."""
    inflict, resolve = attack_parts(rules, seat, number)
    if rules.block_windows == 1:
        both: list[Task[KnockdownState]] = [DeclareBlock(1 - seat, BOTH_PARTS)]
        return both + inflict + resolve if inflict or resolve else []
    first: list[Task[KnockdownState]] = [DeclareBlock(1 - seat, WOUNDS_PART), *inflict] if inflict else []
    second: list[Task[KnockdownState]] = [DeclareBlock(1 - seat, EFFECT_PART), *resolve] if resolve else []
    return first + second


def plain_steps(rules: KnockdownRules, seat: int, number: int) -> list[Task[KnockdownState]]:
    """KD-BLOCK-6 Abilities and Reactions cannot be blocked."""
    inflict, resolve = attack_parts(rules, seat, number)
    return inflict + resolve


def attack_parts(
    rules: KnockdownRules, seat: int, number: int
) -> tuple[list[Task[KnockdownState]], list[Task[KnockdownState]]]:
    """Return step 1 and step 2 of an attack, each empty if the card prints nothing for it."""
    attack = rules.attacks[number]
    inflict: list[Task[KnockdownState]] = [InflictPool(seat)] if attack.prints_pool() else []
    resolve: list[Task[KnockdownState]] = [ResolveEffect(seat)] if attack.effect != NOTHING else []
    return inflict, resolve
