"""Where the tokens of the fighters lie: in the supply, on a space, or on a sheet."""

from knockbox.games.knockdown.state import NOTHING, ON_SHEET, KnockdownState


def token_seat(state: KnockdownState, index: int) -> int:
    """Whose token it is: those of seat 0 stand first."""
    return int(index >= len(state.rules.tokens[state.fighters[0]]))


def token_kind(state: KnockdownState, index: int) -> int:
    first = state.rules.tokens[state.fighters[0]]
    if index < len(first):
        return first[index]
    return state.rules.tokens[state.fighters[1]][index - len(first)]


def owner_of_kind(state: KnockdownState, kind: int) -> int:
    """The seat whose fighter brought tokens of this kind."""
    return int(state.rules.token_owners[kind] == state.fighters[1])


def find_token(state: KnockdownState, kind: int, place: int) -> int:
    """The number of a token of a kind in a place, or NOTHING; each kind has one owner."""
    for index, found in enumerate(state.tokens):
        if found == place and token_kind(state, index) == kind:
            return index
    return NOTHING


def in_play(state: KnockdownState, kind: int) -> bool:
    """Whether a token of a kind lies on a space or on a sheet."""
    return any(place != NOTHING and token_kind(state, index) == kind for index, place in enumerate(state.tokens))


def laid(state: KnockdownState, kind: int) -> list[int]:
    """The spaces on which tokens of a kind lie, from left to right."""
    places = enumerate(state.tokens)
    return sorted({place for index, place in places if 0 <= place < ON_SHEET and token_kind(state, index) == kind})


def lies_near(state: KnockdownState, kind: int, space: int) -> bool:
    """Whether a token of a kind lies on a space or beside it."""
    gaps = state.ground.gaps[space]
    for index, place in enumerate(state.tokens):
        if 0 <= place < ON_SHEET and gaps[place] <= 1 and token_kind(state, index) == kind:
            return True
    return False


def borne(state: KnockdownState, kind: int, seat: int) -> int:
    """How many tokens of a kind lie on the sheet of a seat."""
    count = 0
    for index, place in enumerate(state.tokens):
        if place == ON_SHEET + seat and token_kind(state, index) == kind:
            count += 1
    return count
