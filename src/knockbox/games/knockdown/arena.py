"""Geometry of the arena: distance, steps, edges, ranges, corridors, candlelight."""

from knockbox.games.knockdown.state import Attack, KnockdownState
from knockbox.games.knockdown.tokens import token_kind, token_seat


def distance_table(spaces: int, corridors: list[int], through: bool) -> list[list[int]]:
    """KDR-2, KDR-57 Return distances in steps on the line; by option two entrances are one step apart."""
    table = [[abs(one - two) for two in range(spaces)] for one in range(spaces)]
    if not through or not corridors:
        return table
    to_entrance = [min(abs(space - entrance) for entrance in corridors) for space in range(spaces)]
    return [
        [min(table[one][two], to_entrance[one] + 1 + to_entrance[two]) for two in range(spaces)]
        for one in range(spaces)
    ]


def distance(state: KnockdownState) -> int:
    """KDR-2 Return the distance between the fighters."""
    return state.arena.distances[state.places[0]][state.places[1]]


def is_in_range(state: KnockdownState, seat: int, attack: Attack) -> bool:
    """KD-SEQ-4, KDR-3 Return whether an attack reaches: a projectile needs an unbroken line, other attacks do not."""
    if attack.projectile:
        return not state.tokens or not is_line_broken(state, seat)
    return attack.low <= distance(state) <= attack.high


def is_line_broken(state: KnockdownState, seat: int) -> bool:
    """KDR-59 Return whether a token breaks the line; the target's space counts, the attacker's does not."""
    mine = state.places[seat]
    theirs = state.places[1 - seat]
    for index, space in enumerate(state.tokens):
        if is_between(mine, theirs, space) and state.rules.breaks_line[token_kind(state, index)]:
            return True
    return False


def is_between(mine: int, theirs: int, space: int) -> bool:
    return mine < space <= theirs or theirs <= space < mine


def step_table(spaces: int) -> list[list[list[int]]]:
    """Return the adjacent spaces that are inside and free, by own space and opponent's space."""
    every = range(spaces)
    return [
        [[space for space in (mine - 1, mine + 1) if space in every and space != other] for other in every]
        for mine in every
    ]


def steps(state: KnockdownState, seat: int) -> list[int]:
    """KD-MOVE-1, KDR-14 Return the spaces that a fighter may step to: the free adjacent ones, possibly none."""
    return state.arena.steps[state.places[seat]][state.places[1 - seat]]


def is_open(state: KnockdownState, seat: int, space: int) -> bool:
    return is_inside(state, space) and not is_occupied(state, seat, space)


def is_inside(state: KnockdownState, space: int) -> bool:
    """KD-MOVE-5 No fighter leaves the arena."""
    return 0 <= space < state.arena.spaces


def is_occupied(state: KnockdownState, seat: int, space: int) -> bool:
    """KD-MOVE-2, KD-MOVE-3 The opponent is neither pushed off their space nor joined on it."""
    return state.places[1 - seat] == space


def is_beyond_opponent(state: KnockdownState, seat: int, space: int) -> bool:
    """KD-MOVE-4 No fighter passes through the opponent's space."""
    mine = state.places[seat]
    theirs = state.places[1 - seat]
    return mine < theirs < space or space < theirs < mine


def is_at_edge(state: KnockdownState, seat: int) -> bool:
    return state.places[seat] in (0, state.arena.spaces - 1)


def direction_away(state: KnockdownState, seat: int) -> int:
    """Return the direction, 1 or -1, that leads `seat` away from the opponent."""
    return 1 if state.places[seat] > state.places[1 - seat] else -1


def entrances(state: KnockdownState, seat: int) -> list[int]:
    """KD-NEM-CORR-1 Return the spaces that corridors connect; a token may be an entrance for its owner."""
    return spaces_in(state, entrance_bits(state, seat))


def entrance_bits(state: KnockdownState, seat: int) -> int:
    """Return the entrances of a fighter, one bit each."""
    if not state.rules.brings_entrances[state.fighters[seat]]:
        return state.arena.corridor_bits
    return state.arena.corridor_bits | own_entrances(state, seat)


def own_entrances(state: KnockdownState, seat: int) -> int:
    """Return the spaces with an entrance token of this seat, one bit each."""
    bits = 0
    for index, place in enumerate(state.tokens):
        if (
            0 <= place < state.arena.spaces
            and state.rules.is_entrance[token_kind(state, index)]
            and token_seat(state, index) == seat
        ):
            bits |= 1 << place
    return bits


def spaces_in(state: KnockdownState, bits: int) -> list[int]:
    """Return the spaces of a bit set, from left to right."""
    return [space for space in range(state.arena.spaces) if bits >> space & 1]


def is_at_entrance(state: KnockdownState, seat: int) -> bool:
    return entrance_bits(state, seat) >> state.places[seat] & 1 != 0


def exits(state: KnockdownState, seat: int, entered: int) -> list[int]:
    """KD-NEM-CORR-2, KDR-46 Return the free entrances that a fighter may go to from an entrance, less those entered."""
    bits = entrance_bits(state, seat)
    place = state.places[seat]
    if not bits >> place & 1:
        return []
    return spaces_in(state, bits & ~(entered | 1 << place | 1 << state.places[1 - seat]))


def is_in_the_dark(state: KnockdownState, seat: int) -> bool:
    """KD-TG-CAND-3 Return whether a fighter is on the space of a candle token or farther from the centre."""
    return state.candle >= 0 and is_dark(state.candle, state.arena.spaces, state.places[seat])


def move_inward(candle: int, spaces: int) -> int:
    """KDR-34 Return the space of the left token after a move inwards, which never passes the centre."""
    return min(candle + 1, spaces // 2)


def is_dark(candle: int, spaces: int, space: int) -> bool:
    """Return whether a space is on or beyond a candle token; the left one is on `candle`."""
    return space <= candle or space >= spaces - 1 - candle
