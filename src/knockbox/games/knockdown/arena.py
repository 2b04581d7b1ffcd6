"""Places on the line: distance, steps, edges, ranges."""

from knockbox.games.knockdown.state import Attack, KnockdownState


def distance(state: KnockdownState) -> int:
    """KDR-2 Distance is the number of steps between the two spaces."""
    gap = state.places[0] - state.places[1]
    return gap if gap > 0 else -gap


def in_range(state: KnockdownState, attack: Attack) -> bool:
    """KDR-3 A projectile needs an unbroken line; on the bare line nothing breaks it."""
    return attack.low <= distance(state) <= attack.high


def steps(state: KnockdownState, seat: int) -> list[int]:
    """KD-MOVE-1, KDR-14 The spaces a fighter may step to: the adjacent ones that are free, perhaps none."""
    place = state.places[seat]
    spaces: list[int] = []
    if is_open(state, seat, place - 1):
        spaces.append(place - 1)
    if is_open(state, seat, place + 1):
        spaces.append(place + 1)
    return spaces


def is_open(state: KnockdownState, seat: int, space: int) -> bool:
    return is_inside(state, space) and not is_taken(state, seat, space)


def is_inside(state: KnockdownState, space: int) -> bool:
    """KD-MOVE-5 Nobody leaves the arena."""
    return 0 <= space < state.rules.spaces


def is_taken(state: KnockdownState, seat: int, space: int) -> bool:
    """KD-MOVE-2, KD-MOVE-3 The opponent is neither pushed off his space nor joined on it."""
    return state.places[1 - seat] == space


def lies_beyond(state: KnockdownState, seat: int, space: int) -> bool:
    """KD-MOVE-4 Nobody passes through the opponent's space."""
    mine, his = state.places[seat], state.places[1 - seat]
    return mine < his < space or space < his < mine


def at_edge(state: KnockdownState, seat: int) -> bool:
    return state.places[seat] in (0, state.rules.spaces - 1)


def away(state: KnockdownState, seat: int) -> int:
    """The direction, 1 or -1, from the opponent to `seat`: the way that leads away from him."""
    return 1 if state.places[seat] > state.places[1 - seat] else -1
