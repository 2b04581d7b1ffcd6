"""Blocking a Strike: its wounds, its effect, or both."""

from typing import Final

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import distinct, pack, pack_one, unpack
from knockbox.games.knockdown.choices import (
    BLOCK_BOTH,
    BLOCK_EFFECT,
    BLOCK_WOUNDS,
    DECLARE_BLOCK,
    PASS_CHOICE,
    SPLIT_BLOCK,
    high_part,
    low_part,
    split_choice,
)
from knockbox.games.knockdown.clauses import BLOCK_1, BLOCK_2, BLOCK_4
from knockbox.games.knockdown.notes import EFFECT_BLOCKED_NOTE, WOUNDS_SPARED
from knockbox.games.knockdown.state import (
    EFFECT_BLOCKED,
    FRAME_ATTACK,
    FRAME_MARKS,
    FRAME_SPARED_HEAVY,
    FRAME_SPARED_LIGHT,
    HEAVY,
    LIGHT,
    NOTHING,
    WOUNDS_BLOCKED,
    KnockdownState,
)
from knockbox.games.knockdown.tasks.row import discard
from knockbox.games.knockdown.triggers import NO_MOMENT, YOU_BLOCKED, YOUR_BLOCK, sum_modifiers, trigger
from knockbox.games.knockdown.wounds import pool_of

WOUNDS_PART: Final = 1
EFFECT_PART: Final = 2
BOTH_PARTS: Final = 3

HEAVY_BLOCK_COST: Final = 2


class DeclareBlock(Task[KnockdownState]):
    """KD-BLOCK-1, KDR-66 The target of a Strike who holds cards may block."""

    __slots__ = ("parts", "seat")

    def __init__(self, seat: int, parts: int) -> None:
        self.seat = seat
        self.parts = parts

    def do(self, state: KnockdownState) -> Decision | None:
        hand = state.hands[self.seat].cards
        if not hand:
            return None
        parts = self.parts & blockable_parts(state, self.seat)
        if not parts:
            return None
        return Decision(self.seat, DECLARE_BLOCK, [PASS_CHOICE, *block_options(state, hand, parts)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice == PASS_CHOICE:
            return
        for kind in unpack(thing_of(choice)):
            discard(state, self.seat, kind, BLOCK_1)
        if verb_of(choice) != BLOCK_WOUNDS:
            cancel_effect(state, self.seat)
        if verb_of(choice) != BLOCK_EFFECT:
            state.frames[FRAME_MARKS] |= WOUNDS_BLOCKED
            state.agenda.append(SplitBlock(self.seat))
        state.agenda.append(AfterBlock(self.seat))


def blockable_parts(state: KnockdownState, seat: int) -> int:
    """KDR-17 Return the parts that are there to be blocked."""
    attack = state.rules.attacks[state.frames[FRAME_ATTACK]]
    wounds = pool_of(state, 1 - seat, attack, LIGHT) + pool_of(state, 1 - seat, attack, HEAVY)
    return (WOUNDS_PART if wounds else 0) | (EFFECT_PART if attack.effect != NOTHING else 0)


def block_options(state: KnockdownState, hand: list[int], parts: int) -> list[int]:
    """KD-BLOCK-5, KDR-12 One block card for one part, two for both; two symbols do not make one card two."""
    shields = [kind for kind in hand if state.rules.is_block[kind]]
    if not shields:
        return []
    singles = [pack_one(kind) for kind in distinct(shields)]
    options = [action(BLOCK_WOUNDS, name) for name in singles] if parts & WOUNDS_PART else []
    if parts & EFFECT_PART:
        options += [action(BLOCK_EFFECT, name) for name in singles]
    if parts == BOTH_PARTS and len(shields) > 1:
        options += [action(BLOCK_BOTH, name) for name in card_pairs(shields)]
    return options


def card_pairs(shields: list[int]) -> list[int]:
    """Return every pair of these cards, each pair of kinds once."""
    names: list[int] = []
    for index, kind in enumerate(shields):
        for partner in shields[index + 1 :]:
            name = pack([kind, partner])
            if name not in names:
                names.append(name)
    return names


def cancel_effect(state: KnockdownState, seat: int) -> None:
    """KD-BLOCK-4 The effect and the wounds inside its frame are ignored."""
    state.frames[FRAME_MARKS] |= EFFECT_BLOCKED
    state.note(EFFECT_BLOCKED_NOTE, BLOCK_4, seat)


class SplitBlock(Task[KnockdownState]):
    """KD-BLOCK-3, KDR-16 Both kinds are reduced from one budget; the defender chooses how to split it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        options = split_options(state, self.seat)
        if len(options) > 1:
            return Decision(self.seat, SPLIT_BLOCK, options)
        self.hear(state, options[0])
        return None

    def hear(self, state: KnockdownState, choice: int) -> None:
        heavy = high_part(thing_of(choice))
        light = low_part(thing_of(choice))
        state.frames[FRAME_SPARED_HEAVY] = heavy
        state.frames[FRAME_SPARED_LIGHT] = light
        state.note(WOUNDS_SPARED, BLOCK_2, self.seat, light, heavy)


def block_budget(state: KnockdownState, seat: int) -> int:
    """KD-BLOCK-2 A block ignores one light wound per card in hand, one heavy wound per two; its own card is gone."""
    return len(state.hands[seat].cards) + sum_modifiers(state, seat, YOUR_BLOCK)


def split_options(state: KnockdownState, seat: int) -> list[int]:
    """KDR-53 Only maximal splits are offered, most heavy wounds first."""
    attack = state.rules.attacks[state.frames[FRAME_ATTACK]]
    light = pool_of(state, 1 - seat, attack, LIGHT)
    heavy = pool_of(state, 1 - seat, attack, HEAVY)
    cards = block_budget(state, seat)
    options: list[int] = []
    for spared in range(min(heavy, cards // HEAVY_BLOCK_COST), -1, -1):
        rest = cards - HEAVY_BLOCK_COST * spared
        if spared == heavy or rest - min(light, rest) < HEAVY_BLOCK_COST:
            options.append(split_choice(spared, min(light, rest)))
    return options


class AfterBlock(Task[KnockdownState]):
    """KD-SKILL-3 The moment of skills that wait for a block, before the pool that it is split against is counted."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        trigger(state, self.seat, YOU_BLOCKED, NO_MOMENT)
        return None
