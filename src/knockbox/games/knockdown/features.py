"""The features of a round: the input of a learned evaluator."""

from typing import Final

from knockbox.games.knockdown.arena import distance, is_at_edge, is_in_range, is_in_the_dark
from knockbox.games.knockdown.cost import can_pay, faces_of
from knockbox.games.knockdown.odds import failure_chance_with
from knockbox.games.knockdown.state import ACTIONS_PER_TURN, STRIKE, Attack, KnockdownState
from knockbox.games.knockdown.tokens import token_seat

HARM_SCALE: Final = 6.0
HEAVY_HARM: Final = 1.3  # in light wounds
GOOD_TURN_WOUNDS: Final = 4  # wounds that a good turn inflicts
LATE_DECK_SIZE: Final = 12.0  # with fewer cards in the deck, heavy wounds begin to decide the round

SEAT_FEATURES: Final[tuple[str, ...]] = (
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
TABLE_FEATURES: Final[tuple[str, ...]] = ("turn", "actions", "distance", "deck", "late", "late_lead", "late_heavy")
FEATURE_NAMES: Final[tuple[str, ...]] = (
    *(f"own_{name}" for name in SEAT_FEATURES),
    *(f"other_{name}" for name in SEAT_FEATURES),
    *TABLE_FEATURES,
)


def features(state: KnockdownState, seat: int) -> list[float]:
    """Return one number for each of `FEATURE_NAMES`, from the side of `seat` with all hands visible."""
    numbers: list[float] = []
    add_seat_features(state, seat, numbers)
    add_seat_features(state, 1 - seat, numbers)
    add_table_features(state, seat, numbers)
    return numbers


def add_seat_features(state: KnockdownState, seat: int, numbers: list[float]) -> None:
    light = state.light[seat]
    heavy = state.heavy[seat]
    hand = state.hands[seat].cards
    numbers.append(light / HARM_SCALE)
    numbers.append(heavy / HARM_SCALE)
    chances = state.rules.failure_odds[seat]
    numbers.append(failure_chance_with(chances, light + heavy))
    numbers.append(failure_chance_with(chances, light + heavy + GOOD_TURN_WOUNDS))
    numbers.append(len(hand) / 4)
    numbers.append(min(len(hand), 2) / 2)
    add_hand_features(state, seat, hand, numbers)
    add_row_features(state, seat, numbers)
    numbers.append(1.0 if is_at_edge(state, seat) and state.arena.dangerous[state.places[seat]] else 0.0)
    numbers.append(1.0 if is_in_the_dark(state, seat) else 0.0)
    numbers.append(count_tokens_in_play(state, seat) / 2)
    numbers.append(float(len(state.skills[seat])))


def add_hand_features(state: KnockdownState, seat: int, hand: list[int], numbers: list[float]) -> None:
    """Add what the cards of a hand can do: block, dash, pay for specials and Reactions."""
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
    add_special_features(state, seat, faces, numbers)
    numbers.append(count_payable_reactions(state, seat, faces) / 2)


def add_special_features(state: KnockdownState, seat: int, faces: int, numbers: list[float]) -> None:
    rules = state.rules
    payable = reaching = 0
    harm, test = 0.0, 0.0
    for number in rules.combo_specials[state.fighters[seat]]:
        special = rules.attacks[number]
        if can_pay(rules, special.cost, faces):
            payable += 1
            if is_in_range(state, seat, special):
                reaching += 1
                harm = max(harm, harm_of(special))
                if special.ko:
                    test = max(test, failure_chance_after(state, 1 - seat, special))
    numbers.append(payable / 2)
    numbers.append(reaching / 2)
    numbers.append(harm / HARM_SCALE)
    numbers.append(test)


def count_payable_reactions(state: KnockdownState, seat: int, faces: int) -> int:
    rules = state.rules
    payable = 0
    for answers in rules.reactions[state.fighters[seat]]:
        for number in answers:
            if can_pay(rules, rules.attacks[number].cost, faces):
                payable += 1
    return payable


def add_row_features(state: KnockdownState, seat: int, numbers: list[float]) -> None:
    """Add the most that a card of the row could do to the opponent at once."""
    harm, test = 0.0, 0.0
    for kind in state.row:
        attack = state.rules.attacks[kind]
        if is_in_range(state, seat, attack):
            harm = max(harm, harm_of(attack))
            if attack.ko:
                test = max(test, failure_chance_after(state, 1 - seat, attack))
    numbers.append(harm / HARM_SCALE)
    numbers.append(test)


def harm_of(attack: Attack) -> float:
    """Return the printed harm of an attack; one that cannot be blocked counts more."""
    harm = attack.light + HEAVY_HARM * attack.heavy
    return harm if attack.type == STRIKE else harm + 0.5


def failure_chance_after(state: KnockdownState, seat: int, attack: Attack) -> float:
    wounds = state.light[seat] + state.heavy[seat] + attack.light + attack.heavy
    return failure_chance_with(state.rules.failure_odds[seat], wounds)


def count_tokens_in_play(state: KnockdownState, seat: int) -> int:
    count = 0
    for index, place in enumerate(state.tokens):
        if place >= 0 and token_seat(state, index) == seat:
            count += 1
    return count


def add_table_features(state: KnockdownState, seat: int, numbers: list[float]) -> None:
    sign = 1.0 if state.active == seat else -1.0
    deck = len(state.deck)
    late = 1.0 - deck / LATE_DECK_SIZE if deck < LATE_DECK_SIZE else 0.0
    lead = state.heavy[1 - seat] - state.heavy[seat]
    numbers.append(sign)
    numbers.append(sign * (ACTIONS_PER_TURN - state.actions) / 2)
    numbers.append(distance(state) / 4)
    numbers.append(deck / 36)
    numbers.append(late)
    numbers.append(late if lead > 0 else -late if lead < 0 else 0.0)
    numbers.append(late * lead / 4)
