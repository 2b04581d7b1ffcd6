"""Talk and gestures: what may be said while the table plays; it is heard by all and changes nothing."""

from knockbox.engine.action import action, thing_of
from knockbox.games.dungeon import choices
from knockbox.games.dungeon.choices import cell_of
from knockbox.games.dungeon.lattice import CORNERS
from knockbox.games.dungeon.state import PLAYING, DungeonState


def utterances(state: DungeonState, seat: int) -> list[int]:
    """KKD-TALK-2, KKDR-18 Speech while the talk side is up, gestures always; by public facts alone."""
    if state.outcome != PLAYING or state.rules.seats == 1 or not 0 <= seat < state.rules.seats:
        return []
    return gestures(state, seat) if state.silent else statements(state) + gestures(state, seat)


def statements(state: DungeonState) -> list[int]:
    """KKD-TIP-3 What is worth saying aloud."""
    creatures = sorted(state.cells[slot] for slot in state.standing)
    vertices = sorted({state.cells[slot] + corner for slot in range(len(state.cells)) for corner in CORNERS})
    about = [action(verb, cell) for verb in ABOUT_CREATURES for cell in creatures]
    spared = [action(choices.SPARE, vertex) for vertex in vertices]
    zeros = [action(choices.ZEROS, which) for which in range(len(choices.ZERO_WORDS))]
    return [action(choices.HAVE_JOKER), *about, *spared, action(choices.STUCK), *zeros]


ABOUT_CREATURES = (choices.CAN_FIX, choices.LEAVE_TO_ME, choices.HELP)


def gestures(state: DungeonState, seat: int) -> list[int]:
    """Pointing at a laid card, at an open cell, at another player; a nod, a shake of the head."""
    cards = [action(choices.POINT_CARD, cell) for cell in sorted(state.cells)]
    cells = [action(choices.POINT_CELL, cell_of(thing_of(choice))) for choice in state.flat]
    others = [action(choices.POINT_PLAYER, other) for other in range(state.rules.seats) if other != seat]
    return [*cards, *cells, *others, action(choices.NOD), action(choices.SHAKE)]
