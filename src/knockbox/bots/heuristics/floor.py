"""The floor of a dungeon as a bot weighs it: laid cards in ints, and what laying one more would mean."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 256
MIDDLE: Final = 128
ACROSS: Final[tuple[int, ...]] = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
VERTICES: Final[tuple[int, ...]] = (0, 1, WIDTH, WIDTH + 1)
SAFE: Final = 5
NOWHERE: Final = -1

FALLING: Final = 1  # upper left and lower right corners
RISING: Final = 2  # upper right and lower left corners
ANY: Final = 3
DIAGONAL: Final[tuple[int, ...]] = (FALLING, RISING, RISING, FALLING)
"""Which zeros fit on a corner: turned by 180 degrees, a card covers either end of a diagonal."""

LOST: Final = -1e6
WON: Final = 1e6

BEATEN: Final = 30.0
SLACK: Final = 0.8  # a point by which a room may still rise
CROWD: Final = 4.0  # each creature that stands
PRESSURE: Final = 8.0  # of a creature that can be beaten, shared among the plays that are left over
HOPELESS: Final = 120.0  # a creature that cannot be beaten in time, as far as one can tell
FROZEN: Final = 6.0
PROMISED: Final = 2.0  # a creature that somebody said he would beat
CALLED: Final = 1.5  # how much more a creature matters for which help was asked
SPARED: Final = 15.0  # to cover a corner that somebody asked to spare
SHORT: Final = 1.5  # a time token that is missing from the reserve, below LOW_RESERVE
LOW_RESERVE: Final = 6
DARE: Final = 25.0  # to fight one creature at a time, as soon as none stands


def spot(x: int, y: int) -> int:
    """A cell, or the vertex at its upper left corner, as one int."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def zeros_of(corners: list[int]) -> int:
    """The diagonals that a card can cover with a zero."""
    falling = FALLING if corners[0] == 0 or corners[3] == 0 else 0
    return falling | (RISING if corners[1] == 0 or corners[2] == 0 else 0)


class Card:
    """A card that may be laid: its corners upright, and the time printed on a creature."""

    __slots__ = ("corners", "cost", "is_knight", "time")

    def __init__(self, corners: list[int], time: int, is_knight: bool, cost: float) -> None:
        self.corners = corners
        self.time = time
        self.is_knight = is_knight
        self.cost = cost  # what it would be worth later on


class Laid:
    """A card on the floor: what is visible at its corners, their sum, and whether it is a creature that stands."""

    __slots__ = ("called", "corners", "danger", "frozen", "knight", "place", "promised", "standing", "time")

    def __init__(
        self, place: int, corners: list[int], danger: int, standing: bool, frozen: bool, knight: bool, time: int
    ) -> None:
        self.place = place
        self.corners = corners
        self.danger = danger
        self.standing = standing
        self.frozen = frozen
        self.knight = knight
        self.time = time
        self.promised = False  # somebody said that he can beat it, and he will be in time
        self.called = False  # somebody asked for help with it


class Floor:
    """All laid cards, the tokens that matter, and which zeros each of the next players may have."""

    __slots__ = ("at", "creatures", "poison", "reserve", "spared", "zeros")

    def __init__(self, cards: list[Laid], reserve: int, poison: int, zeros: list[int], spared: list[int]) -> None:
        self.at = {card.place: card for card in cards}
        self.creatures = [card for card in cards if card.standing]
        self.reserve = reserve
        self.poison = poison
        self.zeros = zeros  # of the player whose turn is next, and so on round the table
        self.spared = spared

    def open_places(self) -> list[int]:
        """Empty cells across a corner of a laid card; on an empty floor the middle."""
        found = {place + step for place in self.at for step in ACROSS}
        return sorted(found - self.at.keys()) or [spot(0, 0)]

    def judge(self, place: int, corners: list[int], card: Card) -> float:
        """What it is worth to lay a card here with these corners; LOST or WON if it decides the match."""
        if card.time > self.reserve:
            return LOST
        worth = -card.cost
        touched: dict[int, int] = {}
        for corner in range(4):
            other = self.at.get(place + ACROSS[corner])
            if other is None:
                continue
            value = 0 if place + VERTICES[corner] == self.poison else corners[corner]
            danger = other.danger - other.corners[3 - corner] + value
            touched[other.place] = danger
            if other.standing:
                continue
            if danger > SAFE:
                return LOST
            worth += SLACK * (other.danger - danger)
        after = self.creatures_after(place, touched, 0 if card.is_knight else 1)
        if after in (LOST, WON):
            return after
        return worth + after + self.newcomer(place, corners, card) - self.disregard(place, touched)

    def after(self, place: int, corners: list[int], card: Card) -> Floor:
        """The floor once a card was laid, beaten creatures and time included; it must not decide the match."""
        cards = [self.changed(other, place, corners) for other in self.at.values()]
        cards.append(Laid(place, corners, sum(corners), card.time > 0, False, card.is_knight, card.time))
        reserve = self.reserve - card.time
        for each in cards:
            if each.standing:
                freed = each.time if each.danger <= SAFE else min(each.time, 0 if card.is_knight else 1)
                each.standing = each.danger > SAFE
                each.time -= freed
                reserve += freed
        return Floor(cards, reserve, self.poison, self.zeros, self.spared)

    def changed(self, other: Laid, place: int, corners: list[int]) -> Laid:
        """A copy of a card, covered at one corner if the place lies across from it."""
        visible, danger = other.corners, other.danger
        for corner in range(4):
            if other.place == place + ACROSS[corner]:
                value = 0 if place + VERTICES[corner] == self.poison else corners[corner]
                danger += value - visible[3 - corner]
                visible = visible[:]
                visible[3 - corner] = value
        return Laid(other.place, visible, danger, other.standing, other.frozen, other.knight, other.time)

    def disregard(self, place: int, touched: dict[int, int]) -> float:
        """Covering what others asked to spare."""
        return sum(SPARED for step in VERTICES if place + step in self.spared) if touched else 0.0

    def creatures_after(self, place: int, touched: dict[int, int], tick: int) -> float:
        """What becomes of the creatures that stand: beaten, out of time, or more or less of a threat."""
        worth, is_won, is_held = 0.0, False, False
        for card in self.creatures:
            danger = touched.get(card.place, card.danger)
            if danger <= SAFE:
                worth += BEATEN
                is_won = is_won or card.knight
                continue
            is_held = is_held or card.frozen
            if card.time == tick and not card.frozen:
                return LOST
            if card.promised and card.place not in touched:
                worth -= PROMISED
            else:
                worth -= self.threat(card, danger, card.time - tick, place) * (CALLED if card.called else 1.0)
        return WON if is_won and not is_held else worth

    def threat(self, card: Laid, danger: int, left: int, place: int) -> float:
        """How much a creature presses, if each of the next players covers its highest corner that he can."""
        if card.frozen:
            return FROZEN
        excess = danger - SAFE
        corners = self.open_corners(card, place)
        for play in range(left):
            corner = self.best_corner(card, corners, self.zeros[play % len(self.zeros)])
            if corner == NOWHERE:
                continue
            corners.remove(corner)
            excess -= card.corners[corner]
            if excess <= 0:
                return PRESSURE / (left - play) + CROWD
        return HOPELESS

    def open_corners(self, card: Laid, place: int) -> list[int]:
        """The corners of a card that nothing covers yet, once `place` is taken."""
        cells = [card.place + step for step in ACROSS]
        return [corner for corner in range(4) if cells[corner] != place and cells[corner] not in self.at]

    def best_corner(self, card: Laid, corners: list[int], zeros: int) -> int:
        """The highest of these corners on which one of the zeros fits."""
        best = NOWHERE
        for corner in corners:
            if DIAGONAL[corner] & zeros and (best == NOWHERE or card.corners[corner] > card.corners[best]):
                best = corner
        return best

    def newcomer(self, place: int, corners: list[int], card: Card) -> float:
        """A creature is a new threat and takes time from the reserve; yet it has to come out one day."""
        if not card.time:
            return 0.0
        laid = Laid(place, corners, sum(corners), True, False, card.is_knight, card.time)
        missing = max(0, LOW_RESERVE - (self.reserve - card.time))
        threat = self.threat(laid, laid.danger, card.time if card.is_knight else card.time - 1, NOWHERE)
        dare = DARE if not card.is_knight and threat < HOPELESS and not self.creatures else 0.0
        return dare - threat - SHORT * missing
