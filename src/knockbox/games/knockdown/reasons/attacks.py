"""Reasons against a Combo, a special attack, a Reaction, a block or a Knockdown test."""

from knockbox.engine.reason import Reason
from knockbox.engine.zones import distinct, unpack
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.arena import distance, is_in_range
from knockbox.games.knockdown.cost import can_pay, faces_of
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, not_held, not_your_turn, range_text, third_action
from knockbox.games.knockdown.reasons.cards import shortfall
from knockbox.games.knockdown.reasons.spaces import COMBO_PROMPTS, outside_combo, outside_combo_question
from knockbox.games.knockdown.state import FRAME_REACTED, FRAME_SEAT, HEAVY, LIGHT, NOTHING, REACTION, STRIKE
from knockbox.games.knockdown.tasks.block import (
    BOTH_PARTS,
    EFFECT_PART,
    HEAVY_BLOCK_COST,
    WOUNDS_PART,
    DeclareBlock,
    block_budget,
    blockable_parts,
)
from knockbox.games.knockdown.tasks.reaction import React
from knockbox.games.knockdown.wounds import pool_of

PARTS_BY_VERB = {choices.BLOCK_WOUNDS: WOUNDS_PART, choices.BLOCK_EFFECT: EFFECT_PART, choices.BLOCK_BOTH: BOTH_PARTS}


def combo(attempt: Attempt) -> Reasons:
    if attempt.prompt != choices.TAKE_ACTION:
        return third_action(attempt)
    return [Reason("combo-empty", "KDR-10", {"has": len(attempt.hand)})]


def perform(attempt: Attempt) -> Reasons:
    """Return the reasons against a special, whether its Combo is in progress or could only be started."""
    if attempt.prompt not in COMBO_PROMPTS:
        return outside_combo_question(attempt)
    found = used_before(attempt)
    if attempt.named_attack().trigger != NOTHING:
        found.append(Reason("reaction-in-combo", "KDR-22", special_value(attempt)))
    else:
        found += out_of_range(attempt, "special-out-of-range", "KDR-9") + unpaid(attempt)
    return found + foreign(attempt) or outside_combo(attempt)


def used_before(attempt: Attempt) -> Reasons:
    """Each special of one's own sheet is performed once per Combo."""
    is_used = attempt.prompt == choices.CONTINUE_COMBO and attempt.state.combo >> attempt.named_attack().place & 1
    if not is_used or is_foreign(attempt):
        return []
    return [Reason("special-used", "KD-COMBO-4", special_value(attempt))]


def special_value(attempt: Attempt) -> dict[str, str | int]:
    return {"special": attempt.names.attack(attempt.thing)}


def is_foreign(attempt: Attempt) -> bool:
    return attempt.named_attack().fighter != attempt.state.fighters[attempt.seat]


def foreign(attempt: Attempt) -> Reasons:
    """Reject a special that is not on one's own sheet."""
    return [Reason("not-your-special", "KD-COMBO-1", special_value(attempt))] if is_foreign(attempt) else []


def out_of_range(attempt: Attempt, code: str, rule: str) -> Reasons:
    attack = attempt.named_attack()
    if is_in_range(attempt.state, attempt.seat, attack):
        return []
    if attack.projectile:
        special = special_value(attempt)
        return [Reason("does-not-reach", rule, special), Reason("line-broken", "KDR-59", special)]
    reach: dict[str, str | int] = {"range": range_text(attack.low, attack.high), "has": distance(attempt.state)}
    return [Reason(code, rule, special_value(attempt) | reach)]


def unpaid(attempt: Attempt) -> Reasons:
    cost = attempt.named_attack().cost
    if can_pay(attempt.state.rules, cost, faces_of(attempt.state.rules, attempt.hand)):
        return []
    return [Reason("cannot-pay", "KD-SPEC-1", special_value(attempt) | shortfall(attempt, cost, attempt.hand))]


def react(attempt: Attempt) -> Reasons:
    found = no_occasion(attempt)
    if not found:
        found = out_of_range(attempt, "reaction-out-of-range", "KDR-22") + unpaid(attempt)
    return found + foreign(attempt)


def no_occasion(attempt: Attempt) -> Reasons:
    """A Reaction answers its own trigger, and each trigger once."""
    special = special_value(attempt)
    attack = attempt.named_attack()
    if attack.type != REACTION:
        return [Reason("not-a-reaction", "KDR-22", special)]
    task = attempt.state.asking
    if not isinstance(task, React) or attack.trigger != task.trigger:
        return [Reason("no-trigger", "KDR-22", special)]
    if attempt.state.frames[FRAME_REACTED] >> attack.place & 1 and not is_foreign(attempt):
        return [Reason("reaction-used", "KDR-22", special)]
    return []


def block(attempt: Attempt) -> Reasons:
    task = attempt.state.asking
    if not isinstance(task, DeclareBlock):
        return nothing_to_block(attempt)
    return block_cards(attempt, unpack(attempt.thing)) + block_parts(attempt, task.parts)


def nothing_to_block(attempt: Attempt) -> Reasons:
    """No Strike targets this seat; if one does, its block is a question of its own."""
    declared = attempt.declared_attack()
    if declared == NOTHING or not attempt.is_target():
        return [Reason("nothing-to-block", "KD-BLOCK-6")]
    if attempt.rules.attacks[declared].type != STRIKE:
        return [Reason("not-a-strike", "KD-BLOCK-6", {"attack": attempt.names.attack(declared)})]
    return []


def block_cards(attempt: Attempt, kinds: list[int]) -> Reasons:
    """Check for block cards of the hand, one for each part; a card named twice is still one card."""
    found = not_held(attempt, distinct(kinds), "KD-BLOCK-1") + no_symbol(attempt, kinds)
    needs = 2 if attempt.verb == choices.BLOCK_BOTH else 1
    num_named = len(kinds)
    has = num_named if found else sum(min(kinds.count(kind), attempt.hand.count(kind)) for kind in distinct(kinds))
    if has < needs:
        found.append(Reason("both-need-two", "KD-BLOCK-5", {"needs": needs, "has": has}))
    if num_named > needs:
        found.append(Reason("one-card-a-part", "KDR-17", {"needs": needs, "has": num_named}))
    return found


def no_symbol(attempt: Attempt, kinds: list[int]) -> Reasons:
    """Reject the first named card without the block symbol."""
    for kind in kinds:
        if not attempt.rules.is_block[kind]:
            return [Reason("no-block-symbol", "KD-BLOCK-1", {"card": attempt.names.cards[kind]})]
    return []


def block_parts(attempt: Attempt, window: int) -> Reasons:
    wanted = PARTS_BY_VERB[attempt.verb]
    present = blockable_parts(attempt.state, attempt.seat)
    found: Reasons = []
    if wanted & WOUNDS_PART & ~present:
        found.append(Reason("no-wounds-to-block", "KDR-17"))
    if wanted & EFFECT_PART & ~present:
        found.append(Reason("no-effect-to-block", "KDR-17"))
    if wanted & present & ~window:
        found.append(Reason("other-window", "KDR-70"))
    return found


def split(attempt: Attempt) -> Reasons:
    """A split must fit the budget and the pool, and leave nothing that could still be ignored."""
    if attempt.prompt != choices.SPLIT_BLOCK:
        return []
    heavy = choices.high_part(attempt.thing)
    light = choices.low_part(attempt.thing)
    needs = HEAVY_BLOCK_COST * heavy + light
    has = block_budget(attempt.state, attempt.seat)
    if needs > has:
        return [Reason("over-budget", "KD-BLOCK-2", {"needs": needs, "has": has})]
    if heavy > pool(attempt, HEAVY) or light > pool(attempt, LIGHT):
        wounds: dict[str, str | int] = {"heavy": pool(attempt, HEAVY), "light": pool(attempt, LIGHT)}
        return [Reason("more-than-inflicted", "KD-BLOCK-2", wounds)]
    return [Reason("not-maximal", "KDR-53", {"needs": needs, "has": has})]


def pool(attempt: Attempt, kind: int) -> int:
    """Return how many wounds of a kind the blocked attack inflicts."""
    state = attempt.state
    return pool_of(state, state.frames[FRAME_SEAT], attempt.rules.attacks[attempt.declared_attack()], kind)


def call(attempt: Attempt) -> Reasons:
    """A test belongs to an attack with the icon, which asks its own question."""
    declared = attempt.declared_attack()
    if declared == NOTHING or attempt.is_target() or declared >= attempt.rules.num_printed_attacks:
        return [*not_your_turn(attempt), Reason("no-test", "KD-CARD-2")]
    if attempt.rules.attacks[declared].ko:
        return []
    return [Reason("no-icon", "KD-CARD-2", {"attack": attempt.names.attack(declared)})]
