"""How a standing creature can still be beaten: what each of the next plays could take off it, all hands lying open."""

from typing import Final

from knockbox.games.dungeon.floor import own_value
from knockbox.games.dungeon.lattice import CORNERS, NEIGHBOURS
from knockbox.games.dungeon.state import FACE, FROZEN, NOTHING, SAFE, STANDING, DungeonState

FREE: Final = 9
"""Higher than any corner: nothing there can be spoilt."""
CLOSED: Final = -1
"""Nobody can cover this corner with this hand."""
NEVER: Final = 9
"""More plays than any creature gives."""
PATIENCE: Final = 4
"""A frozen creature has no time; the group takes about so many plays for it."""


class Fight:
    """What is known of the fight against one creature."""

    __slots__ = ("excess", "is_knight", "margin", "needed", "openings", "plays", "singles", "spare")

    def __init__(self, excess: int, plays: int, is_knight: bool) -> None:
        self.excess = excess  # danger that must go
        self.plays = plays  # in which it must be beaten
        self.is_knight = is_knight
        self.margin = 0  # by how much all plays together take off more than that
        self.needed = NEVER  # plays that are enough
        self.spare = CLOSED  # plays that are left if the first ones do it
        self.singles = 0  # plays each of which would do it alone
        self.openings = 0  # corners that one of the plays can cover


def next_players(state: DungeonState, count: int) -> list[int]:
    """The seats of the next plays, while cards last; the one whose turn it is comes first."""
    seats = state.rules.seats
    sizes = [len(hand) for hand in state.hands]
    players: list[int] = []
    seat = state.active
    for _ in range(count * seats):
        if sizes[seat] and len(players) < count:
            sizes[seat] -= 0 if state.deck else 1
            players.append(seat)
        seat = (seat + 1) % seats
    return players


def fight(state: DungeonState, slot: int, players: list[int]) -> Fight:
    """How the fight against a standing creature looks, if these players come next."""
    time = PATIENCE if state.marks[slot] == FROZEN else state.times[slot]
    plays = min(time, len(players))
    found = Fight(state.dangers[slot] - SAFE, plays, state.kinds[slot] == state.rules.knight)
    gains = reliefs(state, slot, players, plays)
    found.margin = most(gains, 0, plays, 0) - found.excess
    if found.margin >= 0:
        found.needed = fewest(gains, 0, plays, 0, found.excess)
        found.spare = plays - soonest(gains, plays, found.excess)
    for play in range(plays):
        found.singles += int(highest(gains, 4 * play, 1, 4) >= found.excess)
    for corner in range(4):
        found.openings += int(highest(gains, corner, 4, plays) > CLOSED)
    return found


def reliefs(state: DungeonState, slot: int, players: list[int], plays: int) -> list[int]:
    """For each play in turn what it could take off each of the four corners."""
    gains = [CLOSED] * (4 * plays)
    for corner in range(4):
        place = state.cells[slot] + NEIGHBOURS[corner]
        if place in state.at:
            continue
        limits = [allowance(state, place, each) for each in range(4)]
        shown = own_value(state, slot, corner)
        for play in range(plays):
            lowest = lowest_fitting(state, state.hands[players[play]], 3 - corner, limits)
            if lowest < FREE:
                gains[4 * play + corner] = max(0, shown - lowest)
    return gains


def allowance(state: DungeonState, cell: int, corner: int) -> int:
    """How high a corner of a card on this empty cell may be before it makes a room loud."""
    slot = state.at.get(cell + NEIGHBOURS[corner], NOTHING)
    if slot == NOTHING or cell + CORNERS[corner] == state.poison:
        return FREE
    if state.marks[slot] == STANDING or state.marks[slot] == FROZEN:
        return FREE
    return SAFE - state.dangers[slot] + own_value(state, slot, 3 - corner)


def lowest_fitting(state: DungeonState, hand: list[int], corner: int, limits: list[int]) -> int:
    """The lowest value that a card of a hand can bring to a corner within the limits of all four; FREE if none can."""
    corners = state.rules.corners
    first, second, third, fourth = limits[0], limits[1], limits[2], limits[3]
    lowest = FREE
    for kind in hand:
        for face in (kind * FACE, kind * FACE + 4):
            if (
                corners[face + corner] < lowest
                and corners[face] <= first
                and corners[face + 1] <= second
                and corners[face + 2] <= third
                and corners[face + 3] <= fourth
            ):
                lowest = corners[face + corner]
    return lowest


def most(gains: list[int], play: int, plays: int, taken: int) -> int:
    """The most that the plays from this one on take off together, each at a corner of its own."""
    if play >= plays:
        return 0
    best = most(gains, play + 1, plays, taken)
    for corner in range(4):
        gain = gains[4 * play + corner]
        if gain > 0 and not taken >> corner & 1:
            best = max(best, gain + most(gains, play + 1, plays, taken | 1 << corner))
    return best


def fewest(gains: list[int], play: int, plays: int, taken: int, excess: int) -> int:
    """How many of the plays from this one on are enough to take so much off; NEVER if all are too few."""
    if excess <= 0:
        return 0
    if play >= plays:
        return NEVER
    best = fewest(gains, play + 1, plays, taken, excess)
    for corner in range(4):
        gain = gains[4 * play + corner]
        if gain > 0 and not taken >> corner & 1:
            best = min(best, 1 + fewest(gains, play + 1, plays, taken | 1 << corner, excess - gain))
    return best


def soonest(gains: list[int], plays: int, excess: int) -> int:
    """After how many plays so much can be taken off, if it can at all."""
    reach = plays
    while reach > 1 and most(gains, 0, reach - 1, 0) >= excess:
        reach -= 1
    return reach


def highest(gains: list[int], start: int, step: int, count: int) -> int:
    best = CLOSED
    for index in range(count):
        best = max(best, gains[start + index * step])
    return best


def can_beat(state: DungeonState, slot: int, hand: list[int]) -> bool:
    """Whether one card of a hand is enough to beat a creature that stands."""
    for corner in range(4):
        place = state.cells[slot] + NEIGHBOURS[corner]
        if place in state.at:
            continue
        limits = [allowance(state, place, each) for each in range(4)]
        lowest = lowest_fitting(state, hand, 3 - corner, limits)
        if own_value(state, slot, corner) - lowest >= state.dangers[slot] - SAFE:
            return True
    return False
