"""What is good in the dungeon: which card to lay where, when to spend a token, and what to tell the others."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from knockbox.bots.heuristics.floor import ANY, LOST, NOWHERE, WON, Card, Floor, Laid, spot, zeros_of
from knockbox.bots.heuristics.hearing import ZEROS, Hearing, kept_in_mind, last_words, place_of
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import Rng
from knockbox.games.dungeon.views import CardView, DungeonView, LaidView

STANDING: Final = ("standing", "frozen")
KNIGHT: Final = "black-knight"
JOKER: Final = 9.0  # kept for an emergency
LONE_JOKER: Final = 40.0  # alone it also costs a card
SMALL_TABLE: Final = 3
"""With so few players one's own next card comes soon, and others have few hands to help with."""
FOLLOWED: Final = 6
"""So many of the best placements are looked at a second time at a small table."""
FOLLOW_UP: Final = 0.5  # of what the next card will be worth
WORST_FOLLOW_UP: Final = -300.0
NEED: Final = -100.0  # a table that promises worse calls for a token
SPELLS: Final = ("fireball", "ice", "poison", "silence-ball")
"""The tokens in the order in which they are spent in need."""


class Placement(NamedTuple):
    """What it is worth to lay a card on a place, upright or turned."""

    worth: float
    card: CardView
    place: int
    turned: bool

    @property
    def corners(self) -> list[int]:
        return self.card.corners[::-1] if self.turned else self.card.corners


class DungeonPolicy:
    """Weighs every placement by what it does to the cards it touches and to the creatures that stand."""

    def __init__(self, blur: float = 0.0, memory: int | None = None) -> None:
        self.blur = blur  # what differs by less looks the same to it
        self.memory = memory  # cards laid since something was said, after which it is forgotten; it may never be

    def choose(self, vantage: Vantage, rng: Rng) -> int:
        view = seen_in(vantage.view)
        if vantage.prompt == "last_chance":
            return best_spell(vantage, view, vantage.question.options)
        best = best_of(placements(vantage, view, self.heard(vantage)), self.blur, rng)
        if best.worth < NEED or view.table.silent:
            spells = [offer for offer in vantage.offers if is_spell(vantage, offer, best.worth < NEED)]
            if spells:
                return best_spell(vantage, view, spells)
        return vantage.read(f"card {best.card.card}") if vantage.prompt == "choose_card" else laying(vantage, best)

    def heard(self, vantage: Vantage) -> Hearing:
        story = vantage.story
        return Hearing(story if self.memory is None else kept_in_mind(story, self.memory))

    def speak(self, vantage: Vantage) -> list[int]:
        """The zeros it holds, whenever that has changed."""
        view = seen_in(vantage.view)
        if not view.may_speak or view.own is None:
            return []
        words = f"zeros {ZEROS[zeros_in(view.own.hand)]}"
        return [] if words == last_words(vantage.story, vantage.seat, "zeros") else [vantage.read(words)]


def placements(vantage: Vantage, view: DungeonView, heard: Hearing) -> list[Placement]:
    """Every way to lay a card that may be laid, judged; at a small table the best also by what can follow."""
    floor = floor_of(view, heard)
    found = list(judged(floor, cards_to_lay(vantage, view), view))
    if len(view.table.hands) > SMALL_TABLE or view.own is None:
        return found
    best = sorted(found, key=lambda placement: placement.worth, reverse=True)[:FOLLOWED]
    return [followed(floor, placement, view) for placement in best]


def judged(floor: Floor, cards: Iterable[CardView], view: DungeonView) -> Iterator[Placement]:
    places = floor.open_places()
    for seen in cards:
        card = card_of(seen, view)
        for corners, turned in faces(seen.corners):
            for place in places:
                yield Placement(floor.judge(place, corners, card), seen, place, turned)


def followed(floor: Floor, placement: Placement, view: DungeonView) -> Placement:
    """A placement judged together with the best that the rest of the hand could do after it."""
    if placement.worth in (LOST, WON) or view.own is None:
        return placement
    after = floor.after(placement.place, placement.corners, card_of(placement.card, view))
    rest = {card.card: card for card in view.own.hand if card is not placement.card}
    next_best = max((each.worth for each in judged(after, rest.values(), view)), default=0.0)
    return placement._replace(worth=placement.worth + FOLLOW_UP * max(next_best, WORST_FOLLOW_UP))


def card_of(seen: CardView, view: DungeonView) -> Card:
    return Card(seen.corners, seen.time, seen.card == KNIGHT, cost_of(seen, view))


def cards_to_lay(vantage: Vantage, view: DungeonView) -> list[CardView]:
    """The card that was chosen, or each of those that may be."""
    if view.own is None:
        return []
    if view.own.chosen is not None:
        return [view.own.chosen]
    names = {vantage.spell(option).removeprefix("card ") for option in vantage.question.options}
    hand = {card.card: card for card in view.own.hand}
    return [card for name, card in hand.items() if name in names]


def faces(corners: list[int]) -> list[tuple[list[int], bool]]:
    """The corners upright and turned, where that differs."""
    turned = corners[::-1]
    return [(corners, False)] if turned == corners else [(corners, False), (turned, True)]


def cost_of(card: CardView, view: DungeonView) -> float:
    """What it costs to be without a card: a joker is missed until the Black Knight has come."""
    if any(card.corners) or view.knight != "deck":
        return 0.0
    return JOKER if len(view.table.hands) > 1 else LONE_JOKER


def floor_of(view: DungeonView, heard: Hearing) -> Floor:
    table = view.table
    poison = NOWHERE if table.poison is None else spot(*table.poison)
    cards = [laid(card) for card in table.cards]
    spared = [vertex for vertex, seat in heard.spared.items() if seat != view.seat]
    floor = Floor(cards, table.reserve, poison, zeros_round(view, heard), spared)
    for card in floor.creatures:
        card.called = card.place in heard.calls
        card.promised = is_kept(card, heard.promises.get(card.place, view.seat), view)
    return floor


def laid(card: LaidView) -> Laid:
    standing, frozen = card.mark in STANDING, card.mark == "frozen"
    return Laid(spot(*card.cell), card.corners, card.danger, standing, frozen, card.card == KNIGHT, card.time)


def is_kept(card: Laid, seat: int, view: DungeonView) -> bool:
    """Whether the seat that promised to beat a creature will be asked before its time is over."""
    return seat != view.seat and (seat - view.seat) % len(view.table.hands) < card.time


def zeros_round(view: DungeonView, heard: Hearing) -> list[int]:
    """Which zeros the players after this one hold, as far as they told, and at last those of this one."""
    hands = view.table.hands
    others = [(view.seat + step) % len(hands) for step in range(1, len(hands))]
    known = [heard.zeros.get(seat, ANY) if hands[seat].size else 0 for seat in others]
    return [*known, zeros_in(view.own.hand if view.own else [])]


def zeros_in(hand: Sequence[CardView]) -> int:
    """The diagonals that the rooms of a hand can cover with a zero."""
    zeros = 0
    for card in hand:
        if not card.time:
            zeros |= zeros_of(card.corners)
    return zeros


def best_of(placements: Sequence[Placement], blur: float, rng: Rng) -> Placement:
    enough = max(placement.worth for placement in placements) - blur
    equals = [placement for placement in placements if placement.worth >= enough]
    return equals[rng.below(len(equals))]


def laying(vantage: Vantage, best: Placement) -> int:
    """The option that names a placement."""
    wanted = (best.place, best.turned)
    return next(option for option in vantage.question.options if named(vantage.spell(option)) == wanted)


def named(notation: str) -> tuple[int, bool]:
    """The place and the turn in a notation such as `lay 1,-1 turned`."""
    words = notation.split()
    return place_of(words[1]), words[-1] == "turned"


def is_spell(vantage: Vantage, offer: int, in_need: bool) -> bool:
    """Whether an offer uses a token that is of use: to break a silence, or anything in need."""
    word = vantage.spell(offer).partition(" ")[0]
    return word == SPELLS[-1] or (in_need and word in SPELLS)


def best_spell(vantage: Vantage, view: DungeonView, options: Sequence[int]) -> int:
    """The first token of its order, aimed at the creature that presses most, or at its highest corner."""
    return max(options, key=lambda option: pressing(vantage.spell(option), view))


def pressing(notation: str, view: DungeonView) -> tuple[int, int]:
    """How much a use of a token helps: by its kind, and by what it is aimed at."""
    word, _, where = notation.partition(" ")
    if word not in SPELLS:
        return -1, 0
    rank = len(SPELLS) - SPELLS.index(word)
    if not where:
        return rank, 0
    place = place_of(where)
    if word == "poison":
        return rank, max(corner_value(card, place) for card in view.table.cards)
    return rank, max(card.danger - card.time for card in view.table.cards if spot(*card.cell) == place)


def corner_value(card: LaidView, vertex: int) -> int:
    """What a standing creature shows at a vertex, or nothing."""
    if card.mark not in STANDING:
        return -1
    x, y = card.cell
    corners = [spot(x, y), spot(x + 1, y), spot(x, y + 1), spot(x + 1, y + 1)]
    return card.corners[corners.index(vertex)] if vertex in corners else -1


def seen_in(view: msgspec.Struct) -> DungeonView:
    if not isinstance(view, DungeonView):
        raise TypeError(f"found a view of type {type(view).__name__}; expected DungeonView")
    return view
