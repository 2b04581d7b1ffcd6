"""Legal talk and gestures; every seat notices them, and they change nothing in the game."""

from knockbox.engine.action import action, thing_of
from knockbox.games.dungeon import choices
from knockbox.games.dungeon.choices import cell_of
from knockbox.games.dungeon.lattice import CORNERS
from knockbox.games.dungeon.state import PLAYING, DungeonState


def legal_utterances(state: DungeonState, seat: int) -> list[int]:
    """KKD-TALK-2, KKDR-18 Speech is legal while the talk side is up, gestures always; only public facts decide."""
    if state.outcome != PLAYING or state.rules.seats == 1 or not 0 <= seat < state.rules.seats:
        return []
    return legal_gestures(state, seat) if state.silent else legal_statements(state) + legal_gestures(state, seat)


def legal_statements(state: DungeonState) -> list[int]:
    """KKD-TIP-3 Return the statements that are worth making."""
    creatures = sorted(state.cells[slot] for slot in state.standing)
    vertices = sorted({state.cells[slot] + corner for slot in range(len(state.cells)) for corner in CORNERS})
    about = [action(verb, cell) for verb in CREATURE_VERBS for cell in creatures]
    spared = [action(choices.SPARE, vertex) for vertex in vertices]
    zeros = [action(choices.ZEROS, which) for which in range(len(choices.ZERO_WORDS))]
    return [action(choices.HAVE_JOKER), *about, *spared, action(choices.STUCK), *zeros]


CREATURE_VERBS = (choices.CAN_FIX, choices.LEAVE_TO_ME, choices.HELP)


def legal_gestures(state: DungeonState, seat: int) -> list[int]:
    """Return the gestures: point at a laid card, an open cell or another player, nod, shake the head."""
    cards = [action(choices.POINT_CARD, cell) for cell in sorted(state.cells)]
    cells = [action(choices.POINT_CELL, cell_of(thing_of(choice))) for choice in state.upright_choices]
    others = [action(choices.POINT_PLAYER, other) for other in range(state.rules.seats) if other != seat]
    return [*cards, *cells, *others, action(choices.NOD), action(choices.SHAKE)]
