"""Dungeon policy: which card to lay where, when to spend a token, and what to say."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from knockbox.bots.heuristics.floor import (
    ANY_DIAGONAL,
    LOST_VALUE,
    NOWHERE,
    WON_VALUE,
    CandidateCard,
    FloorModel,
    LaidCard,
    place_at,
    zeros_of,
)
from knockbox.bots.heuristics.talk_tracker import (
    ZERO_STATEMENTS,
    TalkTracker,
    forget_old_statements,
    last_statement,
    parse_place,
)
from knockbox.bots.observation import PlayerObservation
from knockbox.engine.rng import Rng
from knockbox.games.dungeon.views import CardView, DungeonView, LaidView

STANDING_MARKS: Final = ("standing", "frozen")
KNIGHT_CARD: Final = "black-knight"
JOKER_COST: Final = 9.0  # value of keeping it for an emergency
SOLO_JOKER_COST: Final = 40.0  # in a solo game it also costs a card
MAX_SMALL_TABLE_SEATS: Final = 3
"""At most this many seats: the own next turn comes soon, and there are few other hands to help."""
FOLLOW_UP_CANDIDATES: Final = 6
"""Number of the best placements that are evaluated with a follow-up at a small table."""
FOLLOW_UP_WEIGHT: Final = 0.5  # weight of the value of the next card
MIN_FOLLOW_UP_VALUE: Final = -300.0
TOKEN_THRESHOLD: Final = -100.0  # below this value a token is used
TOKEN_VERBS: Final = ("fireball", "ice", "poison", "silence-ball")
"""The tokens, in the order in which they are spent."""


class Placement(NamedTuple):
    """The value of laying a card on a place, upright or turned."""

    value: float
    card: CardView
    place: int
    turned: bool

    @property
    def corners(self) -> list[int]:
        return self.card.corners[::-1] if self.turned else self.card.corners


class DungeonPolicy:
    """Evaluates every placement by its effect on the cards it touches and on the standing creatures."""

    def __init__(self, tolerance: float = 0.0, memory_cards: int | None = None) -> None:
        self.tolerance = tolerance  # smaller differences in value are ignored
        self.memory_cards = memory_cards  # cards after which a statement is forgotten; None: never

    def choose(self, observation: PlayerObservation, rng: Rng) -> int:
        view = as_dungeon_view(observation.view)
        if observation.prompt == "last_chance":
            return best_token_use(observation, view, observation.question.options)
        best = pick_best(rate_placements(observation, view, self.talk_heard(observation)), self.tolerance, rng)
        if best.value < TOKEN_THRESHOLD or view.table.silent:
            spells = [
                offer
                for offer in observation.side_actions
                if is_helpful_token(observation, offer, best.value < TOKEN_THRESHOLD)
            ]
            if spells:
                return best_token_use(observation, view, spells)
        return (
            observation.string_to_action(f"card {best.card.card}")
            if observation.prompt == "choose_card"
            else placement_option(observation, best)
        )

    def talk_heard(self, observation: PlayerObservation) -> TalkTracker:
        history = observation.history
        return TalkTracker(history if self.memory_cards is None else forget_old_statements(history, self.memory_cards))

    def speak(self, observation: PlayerObservation) -> list[int]:
        """Announce the zeros in hand whenever they have changed."""
        view = as_dungeon_view(observation.view)
        if not view.may_speak or view.own is None:
            return []
        words = f"zeros {ZERO_STATEMENTS[zeros_in(view.own.hand)]}"
        return (
            []
            if words == last_statement(observation.history, observation.seat, "zeros")
            else [observation.string_to_action(words)]
        )


def rate_placements(observation: PlayerObservation, view: DungeonView, talk: TalkTracker) -> list[Placement]:
    """Return every legal placement with its value; at a small table the best include a follow-up."""
    floor = floor_of(view, talk)
    found = list(evaluate_placements(floor, cards_to_lay(observation, view), view))
    if len(view.table.hands) > MAX_SMALL_TABLE_SEATS or view.own is None:
        return found
    best = sorted(found, key=lambda placement: placement.value, reverse=True)[:FOLLOW_UP_CANDIDATES]
    return [add_follow_up(floor, placement, view) for placement in best]


def evaluate_placements(floor: FloorModel, cards: Iterable[CardView], view: DungeonView) -> Iterator[Placement]:
    places = floor.open_places()
    for seen in cards:
        card = card_of(seen, view)
        for corners, turned in orientations(seen.corners):
            for place in places:
                yield Placement(floor.evaluate_placement(place, corners, card), seen, place, turned)


def add_follow_up(floor: FloorModel, placement: Placement, view: DungeonView) -> Placement:
    """Add the best follow-up with the rest of the hand to the value of a placement."""
    if placement.value in (LOST_VALUE, WON_VALUE) or view.own is None:
        return placement
    after = floor.after(placement.place, placement.corners, card_of(placement.card, view))
    rest = {card.card: card for card in view.own.hand if card is not placement.card}
    next_best = max((each.value for each in evaluate_placements(after, rest.values(), view)), default=0.0)
    value = placement.value + FOLLOW_UP_WEIGHT * max(next_best, MIN_FOLLOW_UP_VALUE)
    return Placement(value, placement.card, placement.place, placement.turned)


def card_of(seen: CardView, view: DungeonView) -> CandidateCard:
    return CandidateCard(seen.corners, seen.time, seen.card == KNIGHT_CARD, cost_of(seen, view))


def cards_to_lay(observation: PlayerObservation, view: DungeonView) -> list[CardView]:
    """Return the chosen card, or each card that may be chosen."""
    if view.own is None:
        return []
    if view.own.chosen is not None:
        return [view.own.chosen]
    names = {observation.action_to_string(option).removeprefix("card ") for option in observation.question.options}
    hand = {card.card: card for card in view.own.hand}
    return [card for name, card in hand.items() if name in names]


def orientations(corners: list[int]) -> list[tuple[list[int], bool]]:
    """Return the corners upright and, where it differs, turned."""
    turned = corners[::-1]
    return [(corners, False)] if turned == corners else [(corners, False), (turned, True)]


def cost_of(card: CardView, view: DungeonView) -> float:
    """Return the cost of giving up a card: a joker is needed until the Black Knight has come."""
    if any(card.corners) or view.knight != "deck":
        return 0.0
    return JOKER_COST if len(view.table.hands) > 1 else SOLO_JOKER_COST


def floor_of(view: DungeonView, talk: TalkTracker) -> FloorModel:
    table = view.table
    poison = NOWHERE if table.poison is None else place_at(*table.poison)
    cards = [laid_card(card) for card in table.cards]
    spared = [vertex for vertex, seat in talk.spared_vertices.items() if seat != view.seat]
    floor = FloorModel(cards, table.reserve, poison, zeros_by_turn(view, talk), spared)
    for card in floor.creatures:
        card.is_help_wanted = card.place in talk.help_places
        card.is_promised = is_promise_in_time(card, talk.promises.get(card.place, view.seat), view)
    return floor


def laid_card(card: LaidView) -> LaidCard:
    standing, frozen = card.mark in STANDING_MARKS, card.mark == "frozen"
    return LaidCard(
        place_at(*card.cell), card.corners, card.danger, standing, frozen, card.card == KNIGHT_CARD, card.time
    )


def is_promise_in_time(card: LaidCard, seat: int, view: DungeonView) -> bool:
    """Return whether the seat that promised to beat a creature has a turn before its time is over."""
    return seat != view.seat and (seat - view.seat) % len(view.table.hands) < card.time


def zeros_by_turn(view: DungeonView, talk: TalkTracker) -> list[int]:
    """Return the zeros that the following players announced, in turn order, and last the own ones."""
    hands = view.table.hands
    others = [(view.seat + step) % len(hands) for step in range(1, len(hands))]
    known = [talk.zeros.get(seat, ANY_DIAGONAL) if hands[seat].size else 0 for seat in others]
    return [*known, zeros_in(view.own.hand if view.own else [])]


def zeros_in(hand: Sequence[CardView]) -> int:
    """Return the diagonals that the rooms of a hand can cover with a zero."""
    zeros = 0
    for card in hand:
        if not card.time:
            zeros |= zeros_of(card.corners)
    return zeros


def pick_best(placements: Sequence[Placement], tolerance: float, rng: Rng) -> Placement:
    enough = max(placement.value for placement in placements) - tolerance
    equals = [placement for placement in placements if placement.value >= enough]
    return equals[rng.below(len(equals))]


def placement_option(observation: PlayerObservation, best: Placement) -> int:
    """Return the option of a placement."""
    wanted = (best.place, best.turned)
    return next(
        option
        for option in observation.question.options
        if parse_placement(observation.action_to_string(option)) == wanted
    )


def parse_placement(notation: str) -> tuple[int, bool]:
    """Parse a notation such as `lay 1,-1 turned` into place and orientation."""
    words = notation.split()
    return parse_place(words[1]), words[-1] == "turned"


def is_helpful_token(observation: PlayerObservation, offer: int, is_in_need: bool) -> bool:
    """Return whether an offer uses a helpful token: one that breaks a silence, or any token in need."""
    word = observation.action_to_string(offer).partition(" ")[0]
    return word == TOKEN_VERBS[-1] or (is_in_need and word in TOKEN_VERBS)


def best_token_use(observation: PlayerObservation, view: DungeonView, options: Sequence[int]) -> int:
    """Return the first token in order, aimed at the most urgent creature or at its highest corner."""
    return max(options, key=lambda option: token_priority(observation.action_to_string(option), view))


def token_priority(notation: str, view: DungeonView) -> tuple[int, int]:
    """Return the priority of using a token: by its kind, then by its target."""
    word, _, where = notation.partition(" ")
    if word not in TOKEN_VERBS:
        return -1, 0
    rank = len(TOKEN_VERBS) - TOKEN_VERBS.index(word)
    if not where:
        return rank, 0
    place = parse_place(where)
    if word == "poison":
        return rank, max(corner_value(card, place) for card in view.table.cards)
    return rank, max(card.danger - card.time for card in view.table.cards if place_at(*card.cell) == place)


def corner_value(card: LaidView, vertex: int) -> int:
    """Return the value of a standing creature's corner at a vertex, or -1."""
    if card.mark not in STANDING_MARKS:
        return -1
    x, y = card.cell
    corners = [place_at(x, y), place_at(x + 1, y), place_at(x, y + 1), place_at(x + 1, y + 1)]
    return card.corners[corners.index(vertex)] if vertex in corners else -1


def as_dungeon_view(view: msgspec.Struct) -> DungeonView:
    if not isinstance(view, DungeonView):
        raise TypeError(f"found a view of type {type(view).__name__}; expected DungeonView")
    return view
