"""Phases 2 and 3: evaluate danger, check the alarm."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.dungeon.clauses import ALARM_1, DANGER_3, END_2, END_3, KKDR_14
from knockbox.games.dungeon.floor import touching_slots
from knockbox.games.dungeon.notes import CREATURE_BEATEN, KNIGHT_HELD, TIME_PASSED
from knockbox.games.dungeon.state import (
    BEATEN,
    FROZEN,
    ICE,
    MAX_SAFE_DANGER,
    NOBODY,
    NOWHERE,
    ROOM,
    STANDING,
    DungeonState,
)
from knockbox.games.dungeon.tasks.ending import lose, return_token, win


class EvaluateDanger(Task[DungeonState]):
    """KKD-DANGER-1, KKDR-31 Every card is evaluated; only those around the changed cell can have changed."""

    __slots__ = ("cell",)

    def __init__(self, cell: int = NOWHERE) -> None:
        self.cell = cell  # the changed cell; NOWHERE: the cell of the last card

    def do(self, state: DungeonState) -> Decision | None:
        loud = loud_rooms(state, state.cells[-1] if self.cell == NOWHERE else self.cell)
        if loud:
            lose(state, END_2, loud)
        else:
            settle_fights(state)
        return None


def settle_fights(state: DungeonState) -> None:
    """KKDR-9 If no room is loud, creatures fall; the fall of the Black Knight wins at once."""
    fallen = beat_creatures(state)
    if is_won(state):
        win(state)
    elif state.rules.knight in fallen:
        state.note(KNIGHT_HELD, KKDR_14, NOBODY)


def loud_rooms(state: DungeonState, cell: int) -> list[int]:
    """KKD-DANGER-2, KKD-END-2 Return the cells of rooms and beaten creatures at 6 or more."""
    return [state.cells[slot] for slot in touching_slots(state, cell) if is_loud(state, slot)]


def is_loud(state: DungeonState, slot: int) -> bool:
    """KKD-DANGER-4, KKDR-36 A beaten creature or a held Black Knight counts as a room."""
    return state.dangers[slot] > MAX_SAFE_DANGER and (state.marks[slot] == ROOM or state.marks[slot] == BEATEN)


def beat_creatures(state: DungeonState) -> list[int]:
    """KKD-DANGER-5, KKDR-29 Beat every creature at 5 or less and return their kinds; at 6 or more the fight goes on."""
    fallen = [slot for slot in state.standing if state.dangers[slot] <= MAX_SAFE_DANGER]
    for slot in fallen:
        beat_creature(state, slot)
    return [state.kinds[slot] for slot in fallen]


def beat_creature(state: DungeonState, slot: int) -> None:
    """KKD-DANGER-3, KKDR-16 A beaten creature stays as a room; its time tokens go back to the reserve."""
    was_frozen = state.marks[slot] == FROZEN
    state.standing.remove(slot)
    state.marks[slot] = BEATEN
    state.reserve += state.times[slot]
    state.times[slot] = 0
    state.note(CREATURE_BEATEN, DANGER_3, NOBODY, state.cells[slot], state.kinds[slot])
    if was_frozen:
        return_token(state, ICE)


def is_won(state: DungeonState) -> bool:
    """KKD-DANGER-6, KKDR-13 Beating the Black Knight wins; only a frozen creature delays the win."""
    knight = state.rules.knight
    if state.deck or knight not in state.kinds:
        return False
    return state.marks[state.kinds.index(knight)] == BEATEN and not is_waiting_for_ice(state)


def is_waiting_for_ice(state: DungeonState) -> bool:
    """KKD-GRIM-2, KKDR-14 While a creature is frozen, the Black Knight is only held."""
    return FROZEN in state.marks


class CheckAlarm(Task[DungeonState]):
    """KKD-ALARM-1, KKDR-7 Every creature with time tokens returns one, even one just laid."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        ticking = [slot for slot in state.standing if state.times[slot]]
        if not ticking:
            return None
        for slot in ticking:
            state.times[slot] -= 1
        state.reserve += len(ticking)
        state.note(TIME_PASSED, ALARM_1, NOBODY, len(ticking))
        expired = expired_cells(state, ticking)
        if expired:
            lose(state, END_3, expired)
        return None


def expired_cells(state: DungeonState, ticking: list[int]) -> list[int]:
    """KKD-ALARM-2, KKD-END-3 Return the cells of standing creatures that returned their last token."""
    return [state.cells[slot] for slot in ticking if not state.times[slot] and state.marks[slot] == STANDING]
