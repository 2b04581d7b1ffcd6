"""The choices that a player might try at each question, legal or not."""

from collections.abc import Callable, Iterator
from typing import Final

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.zones import distinct
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.choices import cell_of, lay_choice
from knockbox.games.dungeon.lattice import CORNERS, SIDES, START, x_of, y_of
from knockbox.games.dungeon.notation import MAX_COORDINATE
from knockbox.games.dungeon.state import BEATEN, FROZEN, ROOM, STANDING, DungeonState
from knockbox.games.dungeon.tasks.grimoire import holds_token
from knockbox.games.dungeon.tasks.place import ChooseCell

QUARTER_TURN: Final = 1
TARGET_PREFERENCE: Final = {STANDING: 0, FROZEN: 1, BEATEN: 2, ROOM: 3}
"""By mark: how close a card is to being a target, the closest first."""


def candidate_choices(state: DungeonState, question: Decision) -> list[int]:
    """Return the options in order, then other choices that a player might try; each once."""
    others = CANDIDATES_BY_PROMPT[question.prompt](state, question.seat)
    return list(dict.fromkeys([*question.options, *others, action(c.PASS)]))


def hand_cards(state: DungeonState, seat: int) -> list[int]:
    """Return every kind of card in the hand."""
    return [action(c.CARD, kind) for kind in distinct(state.hands[seat])]


def lay_choices(state: DungeonState, seat: int) -> list[int]:
    """Return all orientations on open cells, cells near cards, and the hand while the Black Knight must be laid."""
    task = state.asking
    is_knight = isinstance(task, ChooseCell) and task.kind == state.rules.knight
    quarters = [choice + action(0, QUARTER_TURN) for choice in state.upright_choices]
    near = [lay_choice(cell, c.UPRIGHT) for cell in nearby_cells(state) if has_notation(cell)]
    return [*state.placement_choices, *quarters, *near, *(hand_cards(state, seat) if is_knight else [])]


def nearby_cells(state: DungeonState) -> Iterator[int]:
    """Yield the cells of cards, then those one and two steps to a side, some of which touch no card."""
    yield from sorted(state.cells)
    for steps in (1, 2):
        yield from sorted({cell + side * steps for cell in state.cells for side in SIDES})


def has_notation(place: int) -> bool:
    """Return whether the notation can express a place."""
    return max(abs(x_of(place)), abs(y_of(place))) <= MAX_COORDINATE


def token_choices(state: DungeonState, seat: int) -> list[int]:
    """Return every token on every card and corner, and cards on open cells, although no cards are left."""
    vertices = sorted({cell + corner for cell in state.cells for corner in CORNERS})
    aimed = [action(verb, cell) for verb in (c.FIREBALL, c.ICE) for cell in sorted(state.cells)]
    poison = [action(c.POISON, vertex) for vertex in vertices if has_notation(vertex)]
    laid = [choice for choice in state.upright_choices if has_notation(cell_of(thing_of(choice)))]
    return [*aimed, *poison, action(c.SILENCE), *laid]


def unusable_token_choices(state: DungeonState) -> list[int]:
    """Return every held token on the closest thing to a target: a standing or beaten creature, else any card."""
    slots = sorted(range(len(state.cells)), key=lambda slot: TARGET_PREFERENCE[state.marks[slot]])
    cell = state.cells[slots[0]] if slots else START
    held = [verb for verb in c.SPELLS if holds_token(state, verb - c.FIREBALL)]
    return [action(verb) if verb == c.SILENCE else action(verb, cell) for verb in held]


CANDIDATES_BY_PROMPT: Final[dict[int, Callable[[DungeonState, int], list[int]]]] = {
    c.CHOOSE_CARD: hand_cards,
    c.CHOOSE_CELL: lay_choices,
    c.LAST_CHANCE: token_choices,
}
"""By prompt: choices besides the options; passing is tried at every question."""
