"""A dungeon floor in ints, and the value of laying one more card."""

from __future__ import annotations

from typing import Final

GRID_WIDTH: Final = 256
GRID_ORIGIN: Final = 128
DIAGONAL_STEPS: Final[tuple[int, ...]] = (-GRID_WIDTH - 1, -GRID_WIDTH + 1, GRID_WIDTH - 1, GRID_WIDTH + 1)
VERTEX_STEPS: Final[tuple[int, ...]] = (0, 1, GRID_WIDTH, GRID_WIDTH + 1)
MAX_SAFE_DANGER: Final = 5
NOWHERE: Final = -1

FALLING: Final = 1  # upper left and lower right corners
RISING: Final = 2  # upper right and lower left corners
ANY_DIAGONAL: Final = 3
CORNER_DIAGONALS: Final[tuple[int, ...]] = (FALLING, RISING, RISING, FALLING)
"""The diagonal of each corner: turned by 180 degrees, a card covers either end of a diagonal."""

LOST_VALUE: Final = -1e6
WON_VALUE: Final = 1e6

BEATEN_BONUS: Final = 30.0
SLACK_VALUE: Final = 0.8  # per point by which the danger of a room may still rise
CROWD_PENALTY: Final = 4.0  # per standing creature
PRESSURE_PENALTY: Final = 8.0  # of a beatable creature, divided by the spare turns
HOPELESS_PENALTY: Final = 120.0  # a creature that apparently cannot be beaten in time
FROZEN_PENALTY: Final = 6.0
PROMISED_PENALTY: Final = 2.0  # a creature that a player has promised to beat
CALLED_FACTOR: Final = 1.5  # factor for a creature for which help was asked
SPARED_PENALTY: Final = 15.0  # for covering a corner that a player asked to spare
LOW_RESERVE_PENALTY: Final = 1.5  # per time token missing from the reserve, below LOW_RESERVE
LOW_RESERVE: Final = 6
FIRST_CREATURE_BONUS: Final = 25.0  # for laying a creature when none stands: fight one at a time


def place_at(x: int, y: int) -> int:
    """Encode a cell, or the vertex at its upper left corner, as one int."""
    return (y + GRID_ORIGIN) * GRID_WIDTH + x + GRID_ORIGIN


def zeros_of(corners: list[int]) -> int:
    """Return the diagonals that a card can cover with a zero."""
    falling = FALLING if corners[0] == 0 or corners[3] == 0 else 0
    return falling | (RISING if corners[1] == 0 or corners[2] == 0 else 0)


class CandidateCard:
    """A card that may be laid: its upright corners, and the time printed on a creature."""

    __slots__ = ("corners", "cost", "is_knight", "time")

    def __init__(self, corners: list[int], time: int, is_knight: bool, cost: float) -> None:
        self.corners = corners
        self.time = time
        self.is_knight = is_knight
        self.cost = cost  # value of keeping it for later


class LaidCard:
    """A card on the floor: its visible corner values, their sum, and whether it is a standing creature."""

    __slots__ = (
        "corners",
        "danger",
        "is_frozen",
        "is_help_wanted",
        "is_knight",
        "is_promised",
        "is_standing",
        "place",
        "time",
    )

    def __init__(
        self,
        place: int,
        corners: list[int],
        danger: int,
        is_standing: bool,
        is_frozen: bool,
        is_knight: bool,
        time: int,
    ) -> None:
        self.place = place
        self.corners = corners
        self.danger = danger
        self.is_standing = is_standing
        self.is_frozen = is_frozen
        self.is_knight = is_knight
        self.time = time
        self.is_promised = False  # a player promised to beat it, and will be in time
        self.is_help_wanted = False  # a player asked for help with it


class FloorModel:
    """All laid cards, the relevant tokens, and the zeros that each of the next players may have."""

    __slots__ = ("card_at", "creatures", "poison", "reserve", "spared_vertices", "zeros")

    def __init__(
        self, cards: list[LaidCard], reserve: int, poison: int, zeros: list[int], spared_vertices: list[int]
    ) -> None:
        self.card_at = {card.place: card for card in cards}
        self.creatures = [card for card in cards if card.is_standing]
        self.reserve = reserve
        self.poison = poison
        self.zeros = zeros  # in turn order, starting with the next player
        self.spared_vertices = spared_vertices

    def open_places(self) -> list[int]:
        """Return the empty cells across a corner of a laid card; on an empty floor the middle."""
        adjacent = {place + step for place in self.card_at for step in DIAGONAL_STEPS}
        return sorted(adjacent - self.card_at.keys()) or [place_at(0, 0)]

    def evaluate_placement(self, place: int, corners: list[int], card: CandidateCard) -> float:
        """Return the value of laying a card here; `LOST_VALUE` or `WON_VALUE` if it ends the match."""
        if card.time > self.reserve:
            return LOST_VALUE
        value = -card.cost
        touched: dict[int, int] = {}
        for corner in range(4):
            other = self.card_at.get(place + DIAGONAL_STEPS[corner])
            if other is None:
                continue
            corner_value = 0 if place + VERTEX_STEPS[corner] == self.poison else corners[corner]
            danger = other.danger - other.corners[3 - corner] + corner_value
            touched[other.place] = danger
            if other.is_standing:
                continue
            if danger > MAX_SAFE_DANGER:
                return LOST_VALUE
            value += SLACK_VALUE * (other.danger - danger)
        after = self.creature_value(place, touched, 0 if card.is_knight else 1)
        if after in (LOST_VALUE, WON_VALUE):
            return after
        return value + after + self.new_creature_value(place, corners, card) - self.spared_penalty(place, touched)

    def after(self, place: int, corners: list[int], card: CandidateCard) -> FloorModel:
        """Return the floor after laying a card, with creatures and time updated; the card must not end the match."""
        cards = [self.with_card_covered(other, place, corners) for other in self.card_at.values()]
        cards.append(LaidCard(place, corners, sum(corners), card.time > 0, False, card.is_knight, card.time))
        reserve = self.reserve - card.time
        for each in cards:
            if each.is_standing:
                freed = each.time if each.danger <= MAX_SAFE_DANGER else min(each.time, 0 if card.is_knight else 1)
                each.is_standing = each.danger > MAX_SAFE_DANGER
                each.time -= freed
                reserve += freed
        return FloorModel(cards, reserve, self.poison, self.zeros, self.spared_vertices)

    def with_card_covered(self, other: LaidCard, place: int, corners: list[int]) -> LaidCard:
        """Return a copy of a card, covered at one corner if the place lies across from it."""
        visible, danger = other.corners, other.danger
        for corner in range(4):
            if other.place == place + DIAGONAL_STEPS[corner]:
                value = 0 if place + VERTEX_STEPS[corner] == self.poison else corners[corner]
                danger += value - visible[3 - corner]
                visible = visible[:]
                visible[3 - corner] = value
        return LaidCard(other.place, visible, danger, other.is_standing, other.is_frozen, other.is_knight, other.time)

    def spared_penalty(self, place: int, touched: dict[int, int]) -> float:
        """Return the penalty for covering corners that others asked to spare."""
        return sum(SPARED_PENALTY for step in VERTEX_STEPS if place + step in self.spared_vertices) if touched else 0.0

    def creature_value(self, place: int, touched: dict[int, int], tick: int) -> float:
        """Return the value of the standing creatures after a placement: beaten, out of time, or a threat."""
        value = 0.0
        is_won = False
        is_held = False
        for card in self.creatures:
            danger = touched.get(card.place, card.danger)
            if danger <= MAX_SAFE_DANGER:
                value += BEATEN_BONUS
                is_won = is_won or card.is_knight
                continue
            is_held = is_held or card.is_frozen
            if card.time == tick and not card.is_frozen:
                return LOST_VALUE
            if card.is_promised and card.place not in touched:
                value -= PROMISED_PENALTY
            else:
                value -= self.threat(card, danger, card.time - tick, place) * (
                    CALLED_FACTOR if card.is_help_wanted else 1.0
                )
        return WON_VALUE if is_won and not is_held else value

    def threat(self, card: LaidCard, danger: int, turns_left: int, place: int) -> float:
        """Return the threat of a creature if each of the next players covers its highest corner that they can."""
        if card.is_frozen:
            return FROZEN_PENALTY
        excess = danger - MAX_SAFE_DANGER
        corners = self.open_corners(card, place)
        for play in range(turns_left):
            corner = self.best_corner(card, corners, self.zeros[play % len(self.zeros)])
            if corner == NOWHERE:
                continue
            corners.remove(corner)
            excess -= card.corners[corner]
            if excess <= 0:
                return PRESSURE_PENALTY / (turns_left - play) + CROWD_PENALTY
        return HOPELESS_PENALTY

    def open_corners(self, card: LaidCard, place: int) -> list[int]:
        """Return the uncovered corners of a card once `place` is taken."""
        cells = [card.place + step for step in DIAGONAL_STEPS]
        return [corner for corner in range(4) if cells[corner] != place and cells[corner] not in self.card_at]

    def best_corner(self, card: LaidCard, corners: list[int], zeros: int) -> int:
        """Return the highest of these corners that one of the zeros can cover."""
        best = NOWHERE
        for corner in corners:
            if CORNER_DIAGONALS[corner] & zeros and (best == NOWHERE or card.corners[corner] > card.corners[best]):
                best = corner
        return best

    def new_creature_value(self, place: int, corners: list[int], card: CandidateCard) -> float:
        """Return the value of a new creature: a threat that takes time from the reserve, but must be laid some day."""
        if not card.time:
            return 0.0
        laid = LaidCard(place, corners, sum(corners), True, False, card.is_knight, card.time)
        missing = max(0, LOW_RESERVE - (self.reserve - card.time))
        threat = self.threat(laid, laid.danger, card.time if card.is_knight else card.time - 1, NOWHERE)
        dare = FIRST_CREATURE_BONUS if not card.is_knight and threat < HOPELESS_PENALTY and not self.creatures else 0.0
        return dare - threat - LOW_RESERVE_PENALTY * missing
