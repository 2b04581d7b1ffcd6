"""Where the tokens of the fighters lie: in the supply, on a space, or on a sheet."""

from knockbox.games.knockdown.state import NOTHING, ON_SHEET, KnockdownState


def token_seat(state: KnockdownState, index: int) -> int:
    """Return the owner of a token; those of seat 0 come first."""
    return int(index >= len(state.rules.tokens[state.fighters[0]]))


def token_kind(state: KnockdownState, index: int) -> int:
    first = state.rules.tokens[state.fighters[0]]
    if index < len(first):
        return first[index]
    return state.rules.tokens[state.fighters[1]][index - len(first)]


def owner_of_kind(state: KnockdownState, kind: int) -> int:
    """Return the seat whose fighter brings tokens of this kind."""
    return int(state.rules.token_owners[kind] == state.fighters[1])


def find_token(state: KnockdownState, kind: int, place: int) -> int:
    """Return the index of a token of a kind in a place, or NOTHING; each kind has one owner."""
    for index, found in enumerate(state.tokens):
        if found == place and token_kind(state, index) == kind:
            return index
    return NOTHING


def is_in_play(state: KnockdownState, kind: int) -> bool:
    """Return whether a token of a kind lies on a space or on a sheet."""
    return any(place != NOTHING and token_kind(state, index) == kind for index, place in enumerate(state.tokens))


def spaces_with_token(state: KnockdownState, kind: int) -> list[int]:
    """Return the spaces on which tokens of a kind lie, from left to right."""
    places = enumerate(state.tokens)
    return sorted({place for index, place in places if 0 <= place < ON_SHEET and token_kind(state, index) == kind})


def is_near_token(state: KnockdownState, kind: int, space: int) -> bool:
    """Return whether a token of a kind lies on a space or on an adjacent one."""
    gaps = state.arena.distances[space]
    for index, place in enumerate(state.tokens):
        if 0 <= place < ON_SHEET and gaps[place] <= 1 and token_kind(state, index) == kind:
            return True
    return False


def count_on_sheet(state: KnockdownState, kind: int, seat: int) -> int:
    """Return the number of tokens of a kind on the sheet of a seat."""
    count = 0
    for index, place in enumerate(state.tokens):
        if place == ON_SHEET + seat and token_kind(state, index) == kind:
            count += 1
    return count
