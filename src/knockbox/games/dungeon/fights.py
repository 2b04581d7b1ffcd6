"""Work out with open hands whether the next plays can beat a standing creature."""

from typing import Final

from knockbox.games.dungeon.floor import own_value
from knockbox.games.dungeon.lattice import CORNERS, NEIGHBOURS
from knockbox.games.dungeon.state import FACE_SIZE, FROZEN, MAX_SAFE_DANGER, NOTHING, STANDING, DungeonState

NO_LIMIT: Final = 9
"""The limit of a corner that may take any value; higher than all corners."""
NOT_COVERABLE: Final = -1
"""The gain at a corner that a hand cannot cover."""
NEVER_ENOUGH: Final = 9
"""More plays than any creature gives."""
FROZEN_PLAYS: Final = 4
"""Plays that a group usually takes to beat a frozen creature, which has no time limit."""


class Fight:
    """The outlook of the fight against one creature."""

    __slots__ = (
        "excess",
        "is_knight",
        "margin",
        "open_corners",
        "plays",
        "plays_needed",
        "single_plays",
        "spare_plays",
    )

    def __init__(self, excess: int, plays: int, is_knight: bool) -> None:
        self.excess = excess  # danger to take off
        self.plays = plays  # plays left to beat it
        self.is_knight = is_knight
        self.margin = 0  # what all plays together can take off beyond the excess
        self.plays_needed = NEVER_ENOUGH  # fewest plays that suffice
        self.spare_plays = NOT_COVERABLE  # plays left over if the earliest ones beat it
        self.single_plays = 0  # plays that suffice alone
        self.open_corners = 0  # corners that at least one play can cover


def next_players(state: DungeonState, count: int) -> list[int]:
    """Return the seats of the next `count` plays, while cards last, starting with the active seat."""
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


def evaluate_fight(state: DungeonState, slot: int, players: list[int]) -> Fight:
    """Evaluate the fight against a standing creature if these players play next."""
    time = FROZEN_PLAYS if state.marks[slot] == FROZEN else state.times[slot]
    plays = min(time, len(players))
    found = Fight(state.dangers[slot] - MAX_SAFE_DANGER, plays, state.kinds[slot] == state.rules.knight)
    gains = corner_reliefs(state, slot, players, plays)
    found.margin = max_relief(gains, 0, plays, 0) - found.excess
    if found.margin >= 0:
        found.plays_needed = min_plays(gains, 0, plays, 0, found.excess)
        found.spare_plays = plays - earliest_plays(gains, plays, found.excess)
    for play in range(plays):
        found.single_plays += int(max_gain(gains, 4 * play, 1, 4) >= found.excess)
    for corner in range(4):
        found.open_corners += int(max_gain(gains, corner, 4, plays) > NOT_COVERABLE)
    return found


def corner_reliefs(state: DungeonState, slot: int, players: list[int], plays: int) -> list[int]:
    """Return what each play could take off each of the four corners, play by play."""
    gains = [NOT_COVERABLE] * (4 * plays)
    for corner in range(4):
        place = state.cells[slot] + NEIGHBOURS[corner]
        if place in state.slot_by_cell:
            continue
        limits = [corner_limit(state, place, each) for each in range(4)]
        shown = own_value(state, slot, corner)
        for play in range(plays):
            lowest = lowest_fitting_value(state, state.hands[players[play]], 3 - corner, limits)
            if lowest < NO_LIMIT:
                gains[4 * play + corner] = max(0, shown - lowest)
    return gains


def corner_limit(state: DungeonState, cell: int, corner: int) -> int:
    """Return how high a corner of a card on this empty cell may be without making a room loud."""
    slot = state.slot_by_cell.get(cell + NEIGHBOURS[corner], NOTHING)
    if slot == NOTHING or cell + CORNERS[corner] == state.poison:
        return NO_LIMIT
    if state.marks[slot] == STANDING or state.marks[slot] == FROZEN:
        return NO_LIMIT
    return MAX_SAFE_DANGER - state.dangers[slot] + own_value(state, slot, 3 - corner)


def lowest_fitting_value(state: DungeonState, hand: list[int], corner: int, limits: list[int]) -> int:
    """Return the lowest value that a hand can put on a corner within the limits of all four, or FREE."""
    corners = state.rules.corners
    first, second, third, fourth = limits[0], limits[1], limits[2], limits[3]
    lowest = NO_LIMIT
    for kind in hand:
        for face in (kind * FACE_SIZE, kind * FACE_SIZE + 4):
            if (
                corners[face + corner] < lowest
                and corners[face] <= first
                and corners[face + 1] <= second
                and corners[face + 2] <= third
                and corners[face + 3] <= fourth
            ):
                lowest = corners[face + corner]
    return lowest


def max_relief(gains: list[int], play: int, plays: int, taken: int) -> int:
    """Return the most that the plays from `play` on take off together, each at a different corner."""
    if play >= plays:
        return 0
    best = max_relief(gains, play + 1, plays, taken)
    for corner in range(4):
        gain = gains[4 * play + corner]
        if gain > 0 and not taken >> corner & 1:
            best = max(best, gain + max_relief(gains, play + 1, plays, taken | 1 << corner))
    return best


def min_plays(gains: list[int], play: int, plays: int, taken: int, excess: int) -> int:
    """Return how few of the plays from `play` on take off the excess, or NEVER."""
    if excess <= 0:
        return 0
    if play >= plays:
        return NEVER_ENOUGH
    best = min_plays(gains, play + 1, plays, taken, excess)
    for corner in range(4):
        gain = gains[4 * play + corner]
        if gain > 0 and not taken >> corner & 1:
            best = min(best, 1 + min_plays(gains, play + 1, plays, taken | 1 << corner, excess - gain))
    return best


def earliest_plays(gains: list[int], plays: int, excess: int) -> int:
    """Return after how many plays the excess can be taken off; all plays together must suffice."""
    reach = plays
    while reach > 1 and max_relief(gains, 0, reach - 1, 0) >= excess:
        reach -= 1
    return reach


def max_gain(gains: list[int], start: int, step: int, count: int) -> int:
    best = NOT_COVERABLE
    for index in range(count):
        best = max(best, gains[start + index * step])
    return best


def can_beat(state: DungeonState, slot: int, hand: list[int]) -> bool:
    """Return whether one card of a hand is enough to beat a standing creature."""
    for corner in range(4):
        place = state.cells[slot] + NEIGHBOURS[corner]
        if place in state.slot_by_cell:
            continue
        limits = [corner_limit(state, place, each) for each in range(4)]
        lowest = lowest_fitting_value(state, hand, 3 - corner, limits)
        if own_value(state, slot, corner) - lowest >= state.dangers[slot] - MAX_SAFE_DANGER:
            return True
    return False
