"""Places on the line: distance, steps, edges, ranges, corridors."""

from knockbox.games.knockdown.state import Attack, KnockdownState
from knockbox.games.knockdown.tokens import token_kind, token_seat


def gaps(spaces: int, corridors: list[int], through: bool) -> list[list[int]]:
    """KDR-2, KDR-57 Distance is the number of steps on the line; by option two entrances are one step apart."""
    table = [[abs(one - two) for two in range(spaces)] for one in range(spaces)]
    if not through or not corridors:
        return table
    to_entrance = [min(abs(space - entrance) for entrance in corridors) for space in range(spaces)]
    return [
        [min(table[one][two], to_entrance[one] + 1 + to_entrance[two]) for two in range(spaces)]
        for one in range(spaces)
    ]


def distance(state: KnockdownState) -> int:
    """KDR-2 How far apart the fighters stand."""
    return state.ground.gaps[state.places[0]][state.places[1]]


def in_range(state: KnockdownState, seat: int, attack: Attack) -> bool:
    """KD-SEQ-4, KDR-3 A projectile needs an unbroken line; an attack without range ignores what breaks it."""
    if attack.projectile:
        return not state.tokens or not is_line_broken(state, seat)
    return attack.low <= distance(state) <= attack.high


def is_line_broken(state: KnockdownState, seat: int) -> bool:
    """KDR-59 A token on the way, the target's space included and the attacker's not, breaks the line."""
    mine, his = state.places[seat], state.places[1 - seat]
    for index, space in enumerate(state.tokens):
        if is_on_the_way(mine, his, space) and state.rules.breaks_line[token_kind(state, index)]:
            return True
    return False


def is_on_the_way(mine: int, his: int, space: int) -> bool:
    return mine < space <= his or his <= space < mine


def steps_of(spaces: int) -> list[list[list[int]]]:
    """By own space and the opponent's: the adjacent ones that are inside and free."""
    return [
        [[space for space in (mine - 1, mine + 1) if 0 <= space < spaces and space != his] for his in range(spaces)]
        for mine in range(spaces)
    ]


def steps(state: KnockdownState, seat: int) -> list[int]:
    """KD-MOVE-1, KDR-14 The spaces a fighter may step to: the adjacent ones that are free, perhaps none."""
    return state.ground.steps[state.places[seat]][state.places[1 - seat]]


def is_open(state: KnockdownState, seat: int, space: int) -> bool:
    return is_inside(state, space) and not is_taken(state, seat, space)


def is_inside(state: KnockdownState, space: int) -> bool:
    """KD-MOVE-5 Nobody leaves the arena."""
    return 0 <= space < state.ground.spaces


def is_taken(state: KnockdownState, seat: int, space: int) -> bool:
    """KD-MOVE-2, KD-MOVE-3 The opponent is neither pushed off his space nor joined on it."""
    return state.places[1 - seat] == space


def lies_beyond(state: KnockdownState, seat: int, space: int) -> bool:
    """KD-MOVE-4 Nobody passes through the opponent's space."""
    mine, his = state.places[seat], state.places[1 - seat]
    return mine < his < space or space < his < mine


def at_edge(state: KnockdownState, seat: int) -> bool:
    return state.places[seat] in (0, state.ground.spaces - 1)


def away(state: KnockdownState, seat: int) -> int:
    """The direction, 1 or -1, from the opponent to `seat`: the way that leads away from him."""
    return 1 if state.places[seat] > state.places[1 - seat] else -1


def entrances(state: KnockdownState, seat: int) -> list[int]:
    """KD-NEM-CORR-1 The spaces from and to which corridors lead; a token may be an entrance for its owner."""
    return spaces_of(state, entrance_bits(state, seat))


def entrance_bits(state: KnockdownState, seat: int) -> int:
    """The entrances of a fighter, one bit each."""
    if not state.rules.opens[state.fighters[seat]]:
        return state.ground.corridor_bits
    return state.ground.corridor_bits | own_entrances(state, seat)


def own_entrances(state: KnockdownState, seat: int) -> int:
    """The spaces with an entrance that a fighter has laid himself, one bit each."""
    bits = 0
    for index, place in enumerate(state.tokens):
        if (
            0 <= place < state.ground.spaces
            and state.rules.entrance[token_kind(state, index)]
            and token_seat(state, index) == seat
        ):
            bits |= 1 << place
    return bits


def spaces_of(state: KnockdownState, bits: int) -> list[int]:
    """The spaces that bits stand for, from left to right."""
    return [space for space in range(state.ground.spaces) if bits >> space & 1]


def stands_at_entrance(state: KnockdownState, seat: int) -> bool:
    return entrance_bits(state, seat) >> state.places[seat] & 1 != 0


def exits(state: KnockdownState, seat: int, entered: int) -> list[int]:
    """KD-NEM-CORR-2, KDR-46 Free entrances to which a fighter on one may go; none that he has entered already."""
    bits, place = entrance_bits(state, seat), state.places[seat]
    if not bits >> place & 1:
        return []
    return spaces_of(state, bits & ~(entered | 1 << place | 1 << state.places[1 - seat]))


def in_the_dark(state: KnockdownState, seat: int) -> bool:
    """KD-TG-CAND-3 A fighter stands above a candle token, or farther from the centre than it."""
    return state.candle >= 0 and is_dark(state.candle, state.ground.spaces, state.places[seat])


def inward(candle: int, spaces: int) -> int:
    """KDR-34 Both tokens move one space inwards and never pass the centre."""
    return min(candle + 1, spaces // 2)


def is_dark(candle: int, spaces: int, space: int) -> bool:
    """Whether a space lies on or beyond one of the two candle tokens, the left of which lies on `candle`."""
    return space <= candle or space >= spaces - 1 - candle
