"""How a round stands, in numbers: what a judge that learns from matches is shown of a table."""

from typing import Final

from knockbox.games.knockdown.arena import at_edge, distance, in_range, in_the_dark
from knockbox.games.knockdown.cost import can_pay, faces_of
from knockbox.games.knockdown.odds import failing_with
from knockbox.games.knockdown.state import ACTIONS, STRIKE, Attack, KnockdownState
from knockbox.games.knockdown.tokens import token_seat

HARM: Final = 6.0
HEAVY: Final = 1.3  # of a light wound
MORE: Final = 4  # wounds that a good turn inflicts
LATE: Final = 12.0  # cards in the deck from which on heavy wounds begin to decide the round

OF_A_SEAT: Final[tuple[str, ...]] = (
    "light",
    "heavy",
    "failing",
    "failing_soon",
    "hand",
    "few_cards",
    "blocks",
    "dashes",
    "payable",
    "specials",
    "special_harm",
    "special_test",
    "reactions",
    "row_harm",
    "row_test",
    "edge",
    "dark",
    "tokens",
    "skills",
)
OF_THE_TABLE: Final[tuple[str, ...]] = ("turn", "actions", "distance", "deck", "late", "late_lead", "late_heavy")
NAMES: Final[tuple[str, ...]] = (
    *(f"own_{name}" for name in OF_A_SEAT),
    *(f"other_{name}" for name in OF_A_SEAT),
    *OF_THE_TABLE,
)


def features(state: KnockdownState, seat: int) -> list[float]:
    """One number for each of `NAMES`, as `seat` would count them if all hands lay open."""
    numbers: list[float] = []
    describe(state, seat, numbers)
    describe(state, 1 - seat, numbers)
    describe_table(state, seat, numbers)
    return numbers


def describe(state: KnockdownState, seat: int, numbers: list[float]) -> None:
    light, heavy = state.light[seat], state.heavy[seat]
    hand = state.hands[seat].cards
    numbers.append(light / HARM)
    numbers.append(heavy / HARM)
    chances = state.rules.failing[seat]
    numbers.append(failing_with(chances, light + heavy))
    numbers.append(failing_with(chances, light + heavy + MORE))
    numbers.append(len(hand) / 4)
    numbers.append(min(len(hand), 2) / 2)
    describe_hand(state, seat, hand, numbers)
    describe_row(state, seat, numbers)
    numbers.append(1.0 if at_edge(state, seat) and state.ground.dangerous[state.places[seat]] else 0.0)
    numbers.append(1.0 if in_the_dark(state, seat) else 0.0)
    numbers.append(tokens_in_play(state, seat) / 2)
    numbers.append(float(len(state.skills[seat])))


def describe_hand(state: KnockdownState, seat: int, hand: list[int], numbers: list[float]) -> None:
    """What the cards of a hand can do: block, dash, pay for specials and Reactions."""
    rules = state.rules
    blocks = dashes = 0
    for kind in hand:
        if rules.is_block[kind]:
            blocks += 1
        if rules.dash_symbols[kind]:
            dashes += 1
    numbers.append(min(blocks, 3) / 2)
    numbers.append(min(dashes, 3) / 2)
    faces = faces_of(rules, hand)
    describe_specials(state, seat, faces, numbers)
    numbers.append(payable_reactions(state, seat, faces) / 2)


def describe_specials(state: KnockdownState, seat: int, faces: int, numbers: list[float]) -> None:
    rules = state.rules
    payable = reaching = 0
    harm, test = 0.0, 0.0
    for number in rules.combo_specials[state.fighters[seat]]:
        special = rules.attacks[number]
        if can_pay(rules, special.cost, faces):
            payable += 1
            if in_range(state, seat, special):
                reaching += 1
                harm = max(harm, harm_of(special))
                if special.ko:
                    test = max(test, failing_after(state, 1 - seat, special))
    numbers.append(payable / 2)
    numbers.append(reaching / 2)
    numbers.append(harm / HARM)
    numbers.append(test)


def payable_reactions(state: KnockdownState, seat: int, faces: int) -> int:
    rules = state.rules
    payable = 0
    for answers in rules.reactions[state.fighters[seat]]:
        for number in answers:
            if can_pay(rules, rules.attacks[number].cost, faces):
                payable += 1
    return payable


def describe_row(state: KnockdownState, seat: int, numbers: list[float]) -> None:
    """The best that the cards of the row could do to the other at once."""
    harm, test = 0.0, 0.0
    for kind in state.row:
        attack = state.rules.attacks[kind]
        if in_range(state, seat, attack):
            harm = max(harm, harm_of(attack))
            if attack.ko:
                test = max(test, failing_after(state, 1 - seat, attack))
    numbers.append(harm / HARM)
    numbers.append(test)


def harm_of(attack: Attack) -> float:
    """What an attack prints; a Strike may be blocked."""
    harm = attack.light + HEAVY * attack.heavy
    return harm if attack.type == STRIKE else harm + 0.5


def failing_after(state: KnockdownState, seat: int, attack: Attack) -> float:
    wounds = state.light[seat] + state.heavy[seat] + attack.light + attack.heavy
    return failing_with(state.rules.failing[seat], wounds)


def tokens_in_play(state: KnockdownState, seat: int) -> int:
    count = 0
    for index, place in enumerate(state.tokens):
        if place >= 0 and token_seat(state, index) == seat:
            count += 1
    return count


def describe_table(state: KnockdownState, seat: int, numbers: list[float]) -> None:
    sign = 1.0 if state.active == seat else -1.0
    deck = len(state.deck)
    late = 1.0 - deck / LATE if deck < LATE else 0.0
    lead = state.heavy[1 - seat] - state.heavy[seat]
    numbers.append(sign)
    numbers.append(sign * (ACTIONS - state.actions) / 2)
    numbers.append(distance(state) / 4)
    numbers.append(deck / 36)
    numbers.append(late)
    numbers.append(late if lead > 0 else -late if lead < 0 else 0.0)
    numbers.append(late * lead / 4)
