"""What a person could try at each kind of question: the cards and cells in sight, open or not."""

from collections.abc import Callable, Iterator
from typing import Final

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.zones import distinct
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.choices import cell_of, lay_choice
from knockbox.games.dungeon.lattice import CORNERS, SIDES, START, x_of, y_of
from knockbox.games.dungeon.notation import FARTHEST
from knockbox.games.dungeon.state import BEATEN, FROZEN, ROOM, STANDING, DungeonState
from knockbox.games.dungeon.tasks.grimoire import holds
from knockbox.games.dungeon.tasks.place import ChooseCell

QUARTER: Final = 1
NEARNESS: Final = {STANDING: 0, FROZEN: 1, BEATEN: 2, ROOM: 3}
"""How near a card comes to a creature that a token could be used on."""


def tries(state: DungeonState, question: Decision) -> list[int]:
    """The options first, in their order, then the rest of what is in sight; each once."""
    closed = TRIES[question.prompt](state, question.seat)
    return list(dict.fromkeys([*question.options, *closed, action(c.PASS)]))


def hand_cards(state: DungeonState, seat: int) -> list[int]:
    """Every kind of card in the hand."""
    return [action(c.CARD, kind) for kind in distinct(state.hands[seat])]


def places(state: DungeonState, seat: int) -> list[int]:
    """Open cells with every way to lie, and all around them; the hand too while the Black Knight must be laid."""
    asked = state.asking
    is_knight = isinstance(asked, ChooseCell) and asked.kind == state.rules.knight
    quarters = [choice + action(0, QUARTER) for choice in state.flat]
    near = [lay_choice(cell, c.UPRIGHT) for cell in surroundings(state) if is_readable(cell)]
    return [*state.both, *quarters, *near, *(hand_cards(state, seat) if is_knight else [])]


def surroundings(state: DungeonState) -> Iterator[int]:
    """The cells of the cards, those beside them, and those next in line, of which some touch nothing."""
    yield from sorted(state.cells)
    for reach in (1, 2):
        yield from sorted({cell + side * reach for cell in state.cells for side in SIDES})


def is_readable(place: int) -> bool:
    """Whether a notation reaches that far."""
    return max(abs(x_of(place)), abs(y_of(place))) <= FARTHEST


def spells(state: DungeonState, seat: int) -> list[int]:
    """Every token on every card and corner, and cards on open cells, though there are none left."""
    vertices = sorted({cell + corner for cell in state.cells for corner in CORNERS})
    aimed = [action(verb, cell) for verb in (c.FIREBALL, c.ICE) for cell in sorted(state.cells)]
    poison = [action(c.POISON, vertex) for vertex in vertices if is_readable(vertex)]
    laid = [choice for choice in state.flat if is_readable(cell_of(thing_of(choice)))]
    return [*aimed, *poison, action(c.SILENCE), *laid]


def vain_spells(state: DungeonState) -> list[int]:
    """Every token of the group, tried on what comes nearest to a target: who stands, else who stood, else any card."""
    slots = sorted(range(len(state.cells)), key=lambda slot: NEARNESS[state.marks[slot]])
    cell = state.cells[slots[0]] if slots else START
    held = [verb for verb in c.SPELLS if holds(state, verb - c.FIREBALL)]
    return [action(verb) if verb == c.SILENCE else action(verb, cell) for verb in held]


TRIES: Final[dict[int, Callable[[DungeonState, int], list[int]]]] = {
    c.CHOOSE_CARD: hand_cards,
    c.CHOOSE_CELL: places,
    c.LAST_CHANCE: spells,
}
"""By question: what is in sight beside its options; passing is tried at every one."""
