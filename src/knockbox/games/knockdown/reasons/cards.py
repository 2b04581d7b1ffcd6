"""Reasons why a card cannot be taken, drawn, paid with or discarded."""

from knockbox.engine.reason import Reason
from knockbox.engine.zones import unpack
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.cost import covers
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, has_card, not_held, third_action
from knockbox.games.knockdown.state import NOTHING
from knockbox.games.knockdown.tasks.effect import Spend
from knockbox.games.knockdown.tasks.reaction import PayCost
from knockbox.games.knockdown.tasks.row import deck_has_cards
from knockbox.games.knockdown.triggers import ATTACK_ACTION

DRAFT_SIZES = {choices.DRAFT_ONE: 1, choices.DRAFT_TWO: 2}


def attack(attempt: Attempt) -> Reasons:
    """Reject an Attack with a card that is not in the row; cards in hand never attack again."""
    found = third_action(attempt) if attempt.prompt != choices.TAKE_ACTION else []
    card: dict[str, str | int] = {"card": attempt.names.cards[attempt.thing]}
    if attempt.thing in attempt.state.row:
        return found
    found.append(Reason("not-in-row", "KD-ATK-1", card))
    if attempt.thing in attempt.hand:
        found.append(Reason("hand-card-attack", "KD-HAND-1", card))
    return found


def take(attempt: Attempt) -> Reasons:
    kinds = unpack(attempt.thing)
    if attempt.prompt not in (*DRAFT_SIZES, choices.TAKE_ROW):
        return []
    found = not_in_row(attempt, kinds)
    needs = DRAFT_SIZES.get(attempt.prompt, 1)
    has = len(kinds)
    if needs != has:
        rule = "KD-SETUP-8" if attempt.prompt in DRAFT_SIZES else "KDR-40"
        found.append(Reason("wrong-number", rule, {"needs": needs, "has": has}))
    return found


def not_in_row(attempt: Attempt, kinds: list[int]) -> Reasons:
    for kind in kinds:
        if attempt.state.row.count(kind) < kinds.count(kind):
            return [Reason("not-in-row", "KD-ATK-1", {"card": attempt.names.cards[kind]})]
    return []


def sweep(attempt: Attempt) -> Reasons:
    return not_in_row(attempt, [attempt.thing]) if attempt.prompt == choices.SWEEP_ROW else []


def blind(attempt: Attempt) -> Reasons:
    if attempt.prompt != choices.TAKE_ACTION:
        return third_action(attempt)
    skill: dict[str, str | int] = {"skill": attempt.names.skills[attempt.thing]}
    found = [] if deck_has_cards(attempt.state) else [Reason("deck-empty", "KDR-62", skill)]
    mine = attempt.thing in attempt.state.skills[attempt.seat]
    if not mine or attempt.rules.moments[attempt.thing] != ATTACK_ACTION:
        found.append(Reason("no-blind-draw", "KD-SKILL-2", skill))
    return found


def discard(attempt: Attempt) -> Reasons:
    if attempt.prompt == choices.OBEY_LIMIT:
        return not_held(attempt, [attempt.thing], "KD-HAND-2")
    if attempt.prompt == choices.DISCARD_OWN:
        return not_held(attempt, [attempt.thing], "KDR-58")
    if attempt.prompt == choices.PICK_DISCARD:
        return [Reason("card-not-seen", "KDR-58", {"card": attempt.names.cards[attempt.thing]})]
    return []


def back(attempt: Attempt) -> Reasons:
    return [Reason("no-unknown-card", "KDR-58")] if attempt.prompt == choices.PICK_DISCARD else []


def pay(attempt: Attempt) -> Reasons:
    task = attempt.state.asking
    kinds = unpack(attempt.thing)
    if isinstance(task, PayCost):
        cost = attempt.rules.attacks[task.attack].cost
        spent = spent_symbols(attempt, task, kinds)
        wrong = payment(attempt, cost, kinds)
        absent = not_held(attempt, kinds, "KD-SPEC-1")
        return spent + absent + wrong if kinds_cover(attempt, cost, kinds) else wrong + spent + absent
    if isinstance(task, Spend):
        return not_held(attempt, kinds, "KD-SPEC-1") + spending(attempt, task, kinds)
    return []


def spent_symbols(attempt: Attempt, task: PayCost, kinds: list[int]) -> Reasons:
    """A two-symbol card that paid for an earlier special of this Combo has nothing left for this one."""
    mine = attempt.rules.attacks[task.attack].trigger == NOTHING
    for kind in kinds if mine else ():
        gone = not has_card(attempt.hand, kinds, kind) and kind in attempt.state.paid
        if gone and len(attempt.rules.symbols[kind]) > 1:
            return [Reason("symbol-spent", "KD-TG-SYM-1", {"card": attempt.names.cards[kind]})]
    return []


def payment(attempt: Attempt, cost: int, kinds: list[int]) -> Reasons:
    """A payment covers the cost and contains no card that could stay in the hand."""
    if not kinds_cover(attempt, cost, kinds):
        return [Reason("cost-not-covered", "KD-SPEC-1", shortfall(attempt, cost, kinds))]
    for index, kind in enumerate(kinds):
        if kinds_cover(attempt, cost, kinds[:index] + kinds[index + 1 :]):
            return [Reason("superfluous-card", "KDR-12", {"card": attempt.names.cards[kind]})]
    return []


def kinds_cover(attempt: Attempt, cost: int, kinds: list[int]) -> bool:
    rules = attempt.rules
    return covers(rules, rules.costs[cost], [rules.faces[kind] for kind in kinds])


def spending(attempt: Attempt, task: Spend, kinds: list[int]) -> Reasons:
    """A text that spends cards needs an exact number, each with the symbol that it names."""
    for kind in kinds:
        if not any(symbol & task.accepted for symbol in attempt.rules.symbols[kind]):
            return [Reason("wrong-symbol", "KD-SPEC-1", {"card": attempt.names.cards[kind]})]
    if len(kinds) > task.count:
        return [Reason("superfluous-card", "KDR-12", {"card": attempt.names.cards[kinds[-1]]})]
    if len(kinds) < task.count:
        return [Reason("cost-not-covered", "KD-SPEC-1", {"needs": task.count, "has": len(kinds)})]
    return []


def shortfall(attempt: Attempt, cost: int, kinds: list[int]) -> dict[str, str | int]:
    """Return how many symbols a cost needs, and how many of them these cards provide."""
    slots = attempt.rules.costs[cost]
    symbols = [symbol for kind in kinds for symbol in attempt.rules.symbols[kind]]
    return {"needs": len(slots), "has": max_filled(slots, symbols)}


def max_filled(slots: list[int], symbols: list[int]) -> int:
    """Return the maximum number of slots that the symbols can fill, each symbol once."""
    if not slots:
        return 0
    best = max_filled(slots[1:], symbols)
    for symbol in set(symbols):
        if slots[0] & symbol:
            rest = symbols[:]
            rest.remove(symbol)
            best = max(best, 1 + max_filled(slots[1:], rest))
    return best
