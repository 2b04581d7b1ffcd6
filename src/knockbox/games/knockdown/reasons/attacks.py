"""Why a Combo, a special attack, a Reaction, a block or a Knockdown test is not possible."""

from knockbox.engine.reason import Reason
from knockbox.engine.zones import distinct, unpack
from knockbox.games.knockdown import choices as c
from knockbox.games.knockdown.arena import distance, in_range
from knockbox.games.knockdown.cost import can_pay, faces_of
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, not_held, not_your_turn, span, third_action
from knockbox.games.knockdown.reasons.cards import shortfall
from knockbox.games.knockdown.reasons.spaces import COMBO_PROMPTS, beside_combo, outside_combo
from knockbox.games.knockdown.state import BY, HEAVY, LIGHT, NOTHING, REACTED, REACTION, STRIKE
from knockbox.games.knockdown.tasks.block import BOTH, EFFECT, HEAVY_PRICE, WOUNDS, DeclareBlock, blockable, budget
from knockbox.games.knockdown.tasks.reaction import React
from knockbox.games.knockdown.wounds import pool_of

PARTS = {c.BLOCK_WOUNDS: WOUNDS, c.BLOCK_EFFECT: EFFECT, c.BLOCK_BOTH: BOTH}


def combo(attempt: Attempt) -> Reasons:
    if attempt.prompt != c.TAKE_ACTION:
        return third_action(attempt)
    return [Reason("combo-empty", "KDR-10", {"has": len(attempt.hand)})]


def perform(attempt: Attempt) -> Reasons:
    """Reasons against a special, whether its Combo is under way or could only be started."""
    if attempt.prompt not in COMBO_PROMPTS:
        return beside_combo(attempt)
    found = used_before(attempt)
    if attempt.attack().trigger != NOTHING:
        found.append(Reason("reaction-in-combo", "KDR-22", named_special(attempt)))
    else:
        found += out_of_range(attempt, "special-out-of-range", "KDR-9") + unpaid(attempt)
    return found + foreign(attempt) or outside_combo(attempt)


def used_before(attempt: Attempt) -> Reasons:
    """Each special of the own sheet is performed once per Combo."""
    in_vain = attempt.prompt == c.CONTINUE_COMBO and attempt.state.combo >> attempt.attack().place & 1
    if not in_vain or is_foreign(attempt):
        return []
    return [Reason("special-used", "KD-COMBO-4", named_special(attempt))]


def named_special(attempt: Attempt) -> dict[str, str | int]:
    return {"special": attempt.names.attack(attempt.thing)}


def is_foreign(attempt: Attempt) -> bool:
    return attempt.attack().fighter != attempt.state.fighters[attempt.seat]


def foreign(attempt: Attempt) -> Reasons:
    """A special that is not on the own sheet."""
    return [Reason("not-your-special", "KD-COMBO-1", named_special(attempt))] if is_foreign(attempt) else []


def out_of_range(attempt: Attempt, code: str, rule: str) -> Reasons:
    attack = attempt.attack()
    if in_range(attempt.state, attempt.seat, attack):
        return []
    if attack.projectile:
        special = named_special(attempt)
        return [Reason("does-not-reach", rule, special), Reason("line-broken", "KDR-59", special)]
    reach: dict[str, str | int] = {"range": span(attack.low, attack.high), "has": distance(attempt.state)}
    return [Reason(code, rule, named_special(attempt) | reach)]


def unpaid(attempt: Attempt) -> Reasons:
    cost = attempt.attack().cost
    if can_pay(attempt.state.rules, cost, faces_of(attempt.state.rules, attempt.hand)):
        return []
    return [Reason("cannot-pay", "KD-SPEC-1", named_special(attempt) | shortfall(attempt, cost, attempt.hand))]


def react(attempt: Attempt) -> Reasons:
    found = no_occasion(attempt)
    if not found:
        found = out_of_range(attempt, "reaction-out-of-range", "KDR-22") + unpaid(attempt)
    return found + foreign(attempt)


def no_occasion(attempt: Attempt) -> Reasons:
    """A Reaction answers its own trigger, and each trigger once."""
    special, attack = named_special(attempt), attempt.attack()
    if attack.type != REACTION:
        return [Reason("not-a-reaction", "KDR-22", special)]
    task = attempt.state.asking
    if not isinstance(task, React) or attack.trigger != task.trigger:
        return [Reason("no-trigger", "KDR-22", special)]
    if attempt.state.frames[REACTED] >> attack.place & 1 and not is_foreign(attempt):
        return [Reason("reaction-used", "KDR-22", special)]
    return []


def block(attempt: Attempt) -> Reasons:
    task = attempt.state.asking
    if not isinstance(task, DeclareBlock):
        return nothing_to_block(attempt)
    return block_cards(attempt, unpack(attempt.thing)) + block_parts(attempt, task.parts)


def nothing_to_block(attempt: Attempt) -> Reasons:
    """No Strike is aimed at this seat; if one is, its block has had or will have its question."""
    declared = attempt.declared()
    if declared == NOTHING or not attempt.is_target():
        return [Reason("nothing-to-block", "KD-BLOCK-6")]
    if attempt.rules.attacks[declared].type != STRIKE:
        return [Reason("not-a-strike", "KD-BLOCK-6", {"attack": attempt.names.attack(declared)})]
    return []


def block_cards(attempt: Attempt, kinds: list[int]) -> Reasons:
    """Block cards of the hand, one for each part; a card that is named twice is still one card."""
    found = not_held(attempt, distinct(kinds), "KD-BLOCK-1") + no_symbol(attempt, kinds)
    needs, named = 2 if attempt.verb == c.BLOCK_BOTH else 1, len(kinds)
    has = named if found else sum(min(kinds.count(kind), attempt.hand.count(kind)) for kind in distinct(kinds))
    if has < needs:
        found.append(Reason("both-need-two", "KD-BLOCK-5", {"needs": needs, "has": has}))
    if named > needs:
        found.append(Reason("one-card-a-part", "KDR-17", {"needs": needs, "has": named}))
    return found


def no_symbol(attempt: Attempt, kinds: list[int]) -> Reasons:
    """The first named card without the block symbol."""
    for kind in kinds:
        if not attempt.rules.is_block[kind]:
            return [Reason("no-block-symbol", "KD-BLOCK-1", {"card": attempt.names.cards[kind]})]
    return []


def block_parts(attempt: Attempt, window: int) -> Reasons:
    wanted, there = PARTS[attempt.verb], blockable(attempt.state, attempt.seat)
    found: Reasons = []
    if wanted & WOUNDS & ~there:
        found.append(Reason("no-wounds-to-block", "KDR-17"))
    if wanted & EFFECT & ~there:
        found.append(Reason("no-effect-to-block", "KDR-17"))
    if wanted & there & ~window:
        found.append(Reason("other-window", "KDR-70"))
    return found


def split(attempt: Attempt) -> Reasons:
    """A split must lie within the budget and the pool, and leave nothing that could still be ignored."""
    if attempt.prompt != c.SPLIT_BLOCK:
        return []
    heavy, light = c.high_part(attempt.thing), c.low_part(attempt.thing)
    needs, has = HEAVY_PRICE * heavy + light, budget(attempt.state, attempt.seat)
    if needs > has:
        return [Reason("over-budget", "KD-BLOCK-2", {"needs": needs, "has": has})]
    if heavy > pool(attempt, HEAVY) or light > pool(attempt, LIGHT):
        wounds: dict[str, str | int] = {"heavy": pool(attempt, HEAVY), "light": pool(attempt, LIGHT)}
        return [Reason("more-than-inflicted", "KD-BLOCK-2", wounds)]
    return [Reason("not-maximal", "KDR-53", {"needs": needs, "has": has})]


def pool(attempt: Attempt, kind: int) -> int:
    """How many wounds of a kind the attack that is being blocked inflicts."""
    state = attempt.state
    return pool_of(state, state.frames[BY], attempt.rules.attacks[attempt.declared()], kind)


def call(attempt: Attempt) -> Reasons:
    """A test belongs to an attack with the icon; during one of those its question comes by itself."""
    declared = attempt.declared()
    if declared == NOTHING or attempt.is_target() or declared >= attempt.rules.printed:
        return [*not_your_turn(attempt), Reason("no-test", "KD-CARD-2")]
    if attempt.rules.attacks[declared].ko:
        return []
    return [Reason("no-icon", "KD-CARD-2", {"attack": attempt.names.attack(declared)})]
