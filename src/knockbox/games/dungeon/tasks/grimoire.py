"""The grimoire tokens of the adventure: their targets and effects."""

from typing import Any

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import put
from knockbox.games.dungeon import state as table
from knockbox.games.dungeon.choices import FIREBALL, ICE, POISON, SILENCE
from knockbox.games.dungeon.clauses import GRIM_0, GRIM_1, GRIM_2, GRIM_3, GRIM_4, KKDR_39
from knockbox.games.dungeon.floor import remove_card, visible_value
from knockbox.games.dungeon.lattice import CORNERS, owner_cells
from knockbox.games.dungeon.notes import CORNER_POISONED, CREATURE_BURNT, CREATURE_FROZEN, TALK_FLIPPED, TOKEN_USED
from knockbox.games.dungeon.state import FROZEN, NOTHING, NOWHERE, STANDING, DungeonState
from knockbox.games.dungeon.tasks.danger import EvaluateDanger
from knockbox.games.dungeon.tasks.draw import draw_card
from knockbox.games.dungeon.tasks.ending import return_token


def spells(state: DungeonState) -> list[int]:
    """KKDR-20, KKDR-32 Return all uses of the group's tokens, open to any player while a question is open."""
    if not state.held_tokens:
        return []
    ball = [action(SILENCE)] if holds_token(state, table.SILENCE) and can_use_silence_ball(state) else []
    return aimed_spells(state) + ball


def aimed_spells(state: DungeonState) -> list[int]:
    """KKDR-35 Fire, ice and poison need a standing creature."""
    options: list[int] = []
    if holds_token(state, table.FIRE):
        options += [action(FIREBALL, cell) for cell in burnable_cells(state)]
    if holds_token(state, table.ICE):
        options += [action(ICE, cell) for cell in freezable_cells(state)]
    if holds_token(state, table.POISON):
        options += [action(POISON, vertex) for vertex in poisonable_vertices(state)]
    return options


def holds_token(state: DungeonState, token: int) -> bool:
    return state.held_tokens >> token & 1 == 1


def burnable_cells(state: DungeonState) -> list[int]:
    """KKD-GRIM-1 Fire burns any standing creature, even a frozen one, except the Black Knight."""
    knight = state.rules.knight
    return sorted(state.cells[slot] for slot in state.standing if state.kinds[slot] != knight)


def freezable_cells(state: DungeonState) -> list[int]:
    """KKDR-23 Ice freezes any standing creature that is not frozen, except the Black Knight."""
    return [cell for cell in burnable_cells(state) if state.marks[state.slot_by_cell[cell]] == STANDING]


def poisonable_vertices(state: DungeonState) -> list[int]:
    """KKDR-22 Poison goes on any corner of a standing creature, covered or not, even the Black Knight's."""
    return sorted({state.cells[slot] + step for slot in state.standing for step in CORNERS})


def can_use_silence_ball(state: DungeonState) -> bool:
    """KKDR-37, KKDR-39 The ball of silence needs silence; in a solo game that uses it, a card to draw."""
    return bool(state.deck) if state.rules.seats == 1 else state.silent


def cast_spell(state: DungeonState, seat: int, choice: int) -> None:
    """KKD-GRIM-0, KKD-ADV-3 The token takes effect at once and leaves the group."""
    verb = verb_of(choice)
    thing = thing_of(choice)
    state.held_tokens &= ~(1 << verb - FIREBALL)
    state.note(TOKEN_USED, GRIM_0, seat, verb - FIREBALL, thing)
    state.agenda.append(effect_task(seat, verb, thing))


def effect_task(seat: int, verb: int, thing: int) -> Task[Any]:
    if verb == FIREBALL:
        return BurnCreature(thing)
    if verb == ICE:
        return FreezeCreature(thing)
    return PoisonCorner(thing) if verb == POISON else UseSilenceBall(seat)


class BurnCreature(Task[DungeonState]):
    """KKD-GRIM-1, KKDR-21 The creature leaves the game and returns its tokens; cards it covered are evaluated."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def do(self, state: DungeonState) -> Decision | None:
        slot = state.slot_by_cell[self.cell]
        was_frozen = state.marks[slot] == FROZEN
        state.reserve += state.times[slot]
        put(state.burnt, state.kinds[slot])
        state.note(CREATURE_BURNT, GRIM_1, state.active, self.cell, state.kinds[slot])
        remove_card(state, slot)
        return_token(state, table.FIRE)
        if was_frozen:
            return_token(state, table.ICE)
        drop_poison(state)
        state.agenda.append(EvaluateDanger(self.cell))
        return None


def drop_poison(state: DungeonState) -> None:
    """KKDR-34 Poison at a vertex that no card owns any longer goes back to the pool."""
    if state.poison != NOWHERE and not slots_at(state, state.poison):
        state.poison = NOWHERE
        return_token(state, table.POISON)


def slots_at(state: DungeonState, vertex: int) -> list[int]:
    """Return the cards that own a vertex."""
    slots = [state.slot_by_cell.get(cell, NOTHING) for cell in owner_cells(vertex)]
    return [slot for slot in slots if slot != NOTHING]


class FreezeCreature(Task[DungeonState]):
    """KKD-GRIM-2 All time tokens of a creature go back to the reserve; the ice token replaces them."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def do(self, state: DungeonState) -> Decision | None:
        slot = state.slot_by_cell[self.cell]
        state.reserve += state.times[slot]
        state.times[slot] = 0
        state.marks[slot] = FROZEN
        state.note(CREATURE_FROZEN, GRIM_2, state.active, self.cell, state.kinds[slot])
        return None


class PoisonCorner(Task[DungeonState]):
    """KKD-GRIM-3, KKDR-22 A corner is worth 0 from now on for both cards that own it, and danger is evaluated."""

    __slots__ = ("vertex",)

    def __init__(self, vertex: int) -> None:
        self.vertex = vertex

    def do(self, state: DungeonState) -> Decision | None:
        slots = slots_at(state, self.vertex)
        value = visible_at(state, slots[0], self.vertex)
        for slot in slots:
            state.dangers[slot] -= value
        state.poison = self.vertex
        state.note(CORNER_POISONED, GRIM_3, state.active, self.vertex)
        state.agenda.append(EvaluateDanger(state.cells[slots[0]]))
        return None


def visible_at(state: DungeonState, slot: int, vertex: int) -> int:
    """Return the visible value at a vertex that a card owns."""
    return visible_value(state, slot, CORNERS.index(vertex - state.cells[slot]))


class UseSilenceBall(Task[DungeonState]):
    """KKD-GRIM-4, KKDR-39 Talking is allowed again; in a solo game that uses the ball, it draws a card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: DungeonState) -> Decision | None:
        return_token(state, table.SILENCE)
        if state.rules.seats == 1:
            draw_card(state, KKDR_39)
        else:
            state.silent = False
            state.note(TALK_FLIPPED, GRIM_4, self.seat, 0)
        return None
