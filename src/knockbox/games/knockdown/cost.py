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


def one_of(face: int) -> int:
    """One card of a face, among counted faces."""
    return 1 << COUNT_BITS * face


def faces_of(rules: KnockdownRules, cards: list[int]) -> int:
    """How many cards of each face (set of symbols) there are, three bits each."""
    faces = 0
    for kind in cards:
        faces += rules.face_units[kind]
    return faces


def can_pay(rules: KnockdownRules, cost: int, faces: int) -> bool:
    """KD-SPEC-1 A cost must be covered by symbols of hand cards, given by the faces of the hand."""
    return len(face_payments(rules, cost, faces)) > 0


def payments(state: KnockdownState, seat: int, cost: int) -> list[int]:
    """KDR-12 Every way to pay a cost from the hand, as packed kinds; the payer chooses freely."""
    rules = state.rules
    hand = state.hands[seat].cards
    left = faces_of(rules, hand)
    names: list[int] = []
    for faces in face_payments(rules, cost, left):
        spell_out(rules, hand, left, faces, 0, 0, 0, names)
    return names


def spell_out(
    rules: KnockdownRules,
    hand: list[int],
    left: int,
    faces: int,
    index: int,
    shift: int,
    name: int,
    names: list[int],
) -> None:
    """Add to `names` every way to take these faces from hand[index:], which shows `left`: these and others."""
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
        spell_out(rules, hand, left, faces, index, shift, name, names)
    for taken in range(1, min(wanted, index - first) + 1):
        faces -= unit
        name |= kind + 1 << shift
        shift += KIND_BITS
        if taken >= needed:
            spell_out(rules, hand, left, faces, index, shift, name, names)


def handfuls(rules: KnockdownRules, hand: list[int], accepted: int, count: int) -> list[int]:
    """KDR-58 Every way to discard exactly so many cards that show an accepted symbol, as packed kinds."""
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
    """The payments of a hand by faces; worked out once for each set of faces."""
    known = rules.payments[cost]
    found = known.get(faces)
    if found is None:
        found = []
        collect(rules, rules.costs[cost], faces, 0, 0, [], found)
        known[faces] = found
    return found


def collect(
    rules: KnockdownRules, slots: list[int], faces: int, face: int, chosen: int, cards: list[int], found: list[int]
) -> None:
    """Add to `found` every legal payment that takes `chosen` and more from the faces not yet looked at."""
    if is_payment(rules, slots, cards):
        found.append(chosen)
        return
    if face == len(rules.face_symbols) or len(cards) > len(slots):
        return
    collect(rules, slots, faces, face + 1, chosen, cards, found)
    taken = cards
    for _ in range(faces >> COUNT_BITS * face & COUNT_MASK):
        chosen += 1 << COUNT_BITS * face
        taken = [*taken, face]
        collect(rules, slots, faces, face + 1, chosen, taken, found)


def is_payment(rules: KnockdownRules, slots: list[int], cards: list[int]) -> bool:
    """KDR-47 A payment covers the cost, and no card can be left out with the rest still covering it."""
    if not covers(rules, slots, cards):
        return False
    return not any(covers(rules, slots, cards[:i] + cards[i + 1 :]) for i in range(len(cards)))


def covers(rules: KnockdownRules, slots: list[int], cards: list[int]) -> bool:
    """KD-SPEC-2, KD-SS-COST-1 Each slot takes one symbol it accepts: its own, either of two, or any."""
    return fill(slots, 0, symbols_of(rules, cards))


def symbols_of(rules: KnockdownRules, cards: list[int]) -> list[int]:
    """KD-TG-SYM-1 Both symbols of a card may count towards one cost; the card is spent with it, so towards no other."""
    return [symbol for face in cards for symbol in rules.face_symbols[face]]


def fill(slots: list[int], index: int, symbols: list[int]) -> bool:
    if index == len(slots):
        return True
    for i in range(len(symbols)):
        if slots[index] & symbols[i] and fill(slots, index + 1, symbols[:i] + symbols[i + 1 :]):
            return True
    return False
