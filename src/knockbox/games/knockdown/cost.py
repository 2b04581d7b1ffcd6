"""Costs and payments: which cards of a hand cover which slots."""

from typing import Final

from knockbox.engine.zones import KIND_BITS, distinct
from knockbox.games.knockdown.state import KnockdownRules, KnockdownState

FIST: Final = 1
FOOT: Final = 2
BLOCK: Final = 4
DASH: Final = 8
WILD: Final = 15

COUNT_BITS: Final = 3
COUNT_MASK: Final = 7


def face_unit(face: int) -> int:
    """Return one card of a face, as a packed count of faces."""
    return 1 << COUNT_BITS * face


def faces_of(rules: KnockdownRules, cards: list[int]) -> int:
    """Return the number of cards of each face (set of symbols), packed in three bits each."""
    faces = 0
    for kind in cards:
        faces += rules.face_units[kind]
    return faces


def can_pay(rules: KnockdownRules, cost: int, faces: int) -> bool:
    """KD-SPEC-1 Return whether the symbols of a hand, given by its faces, cover a cost."""
    return len(face_payments(rules, cost, faces)) > 0


def payments(state: KnockdownState, seat: int, cost: int) -> list[int]:
    """KDR-12 Return every way to pay a cost from the hand, as packed kinds; the payer chooses freely."""
    rules = state.rules
    hand = state.hands[seat].cards
    left = faces_of(rules, hand)
    names: list[int] = []
    for faces in face_payments(rules, cost, left):
        expand_payment(rules, hand, left, faces, 0, 0, 0, names)
    return names


def expand_payment(
    rules: KnockdownRules,
    hand: list[int],
    left: int,
    faces: int,
    index: int,
    shift: int,
    name: int,
    names: list[int],
) -> None:
    """Add to `names` every way to take these faces from hand[index:], whose faces are `left`."""
    if not faces:
        names.append(name)
        return
    while not faces >> COUNT_BITS * rules.faces[hand[index]] & COUNT_MASK:
        left -= rules.face_units[hand[index]]
        index += 1
    kind, first = hand[index], index
    while index < len(hand) and hand[index] == kind:
        index += 1
    unit, place = rules.face_units[kind], COUNT_BITS * rules.faces[kind]
    left -= (index - first) * unit
    wanted = faces >> place & COUNT_MASK
    needed = wanted - (left >> place & COUNT_MASK)
    if needed <= 0:
        expand_payment(rules, hand, left, faces, index, shift, name, names)
    for taken in range(1, min(wanted, index - first) + 1):
        faces -= unit
        name |= kind + 1 << shift
        shift += KIND_BITS
        if taken >= needed:
            expand_payment(rules, hand, left, faces, index, shift, name, names)


def discard_sets(rules: KnockdownRules, hand: list[int], accepted: int, count: int) -> list[int]:
    """KDR-58 Return every way to discard exactly `count` cards that show an accepted symbol, as packed kinds."""
    fitting = [kind for kind in hand if any(symbol & accepted for symbol in rules.symbols[kind])]
    names: list[int] = []
    pick_cards(fitting, distinct(fitting), 0, count, 0, 0, names)
    return names


def pick_cards(
    cards: list[int], kinds: list[int], index: int, count: int, shift: int, name: int, names: list[int]
) -> None:
    """Add to `names` every way to take `count` cards of kinds[index:]."""
    if not count:
        names.append(name)
    elif index < len(kinds):
        kind = kinds[index]
        pick_cards(cards, kinds, index + 1, count, shift, name, names)
        for taken in range(1, min(count, cards.count(kind)) + 1):
            name |= kind + 1 << shift
            shift += KIND_BITS
            pick_cards(cards, kinds, index + 1, count - taken, shift, name, names)


def face_payments(rules: KnockdownRules, cost: int, faces: int) -> list[int]:
    """Return the payments of a hand by faces; computed once for each set of faces."""
    known = rules.payment_cache[cost]
    found = known.get(faces)
    if found is None:
        found = []
        collect_payments(rules, rules.costs[cost], faces, 0, 0, [], found)
        known[faces] = found
    return found


def collect_payments(
    rules: KnockdownRules, slots: list[int], faces: int, face: int, chosen: int, cards: list[int], found: list[int]
) -> None:
    """Add to `found` every legal payment that consists of `chosen` and more of the remaining faces."""
    if is_payment(rules, slots, cards):
        found.append(chosen)
        return
    if face == len(rules.face_symbols) or len(cards) > len(slots):
        return
    collect_payments(rules, slots, faces, face + 1, chosen, cards, found)
    taken = cards
    for _ in range(faces >> COUNT_BITS * face & COUNT_MASK):
        chosen += 1 << COUNT_BITS * face
        taken = [*taken, face]
        collect_payments(rules, slots, faces, face + 1, chosen, taken, found)


def is_payment(rules: KnockdownRules, slots: list[int], cards: list[int]) -> bool:
    """KDR-47 Return whether cards cover the cost and none of them could be left out."""
    if not covers(rules, slots, cards):
        return False
    return not any(covers(rules, slots, cards[:i] + cards[i + 1 :]) for i in range(len(cards)))


def covers(rules: KnockdownRules, slots: list[int], cards: list[int]) -> bool:
    """KD-SPEC-2, KD-SS-COST-1 Return whether each slot gets a symbol it accepts: its own, either of two, or any."""
    return can_fill(slots, 0, symbols_of(rules, cards))


def symbols_of(rules: KnockdownRules, cards: list[int]) -> list[int]:
    """KD-TG-SYM-1 Return the symbols of the cards; both symbols of a card count towards the one cost that it pays."""
    return [symbol for face in cards for symbol in rules.face_symbols[face]]


def can_fill(slots: list[int], index: int, symbols: list[int]) -> bool:
    if index == len(slots):
        return True
    for i in range(len(symbols)):
        if slots[index] & symbols[i] and can_fill(slots, index + 1, symbols[:i] + symbols[i + 1 :]):
            return True
    return False
