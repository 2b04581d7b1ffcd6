"""Phases 2 and 3: danger is evaluated, then the alarm is checked."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.dungeon.clauses import ALARM_1, DANGER_3, END_2, END_3, KKDR_14
from knockbox.games.dungeon.floor import around
from knockbox.games.dungeon.notes import CREATURE_BEATEN, KNIGHT_HELD, TIME_PASSED
from knockbox.games.dungeon.state import (
    BEATEN,
    FROZEN,
    ICE,
    NOBODY,
    NOWHERE,
    ROOM,
    SAFE,
    STANDING,
    DungeonState,
)
from knockbox.games.dungeon.tasks.ending import lose, return_token, win


class EvaluateDanger(Task[DungeonState]):
    """KKD-DANGER-1, KKDR-31 Every card is evaluated; only those around the change can have changed."""

    __slots__ = ("cell",)

    def __init__(self, cell: int = NOWHERE) -> None:
        self.cell = cell  # where something changed; NOWHERE: where the last card was laid

    def do(self, state: DungeonState) -> Decision | None:
        loud = loud_rooms(state, state.cells[-1] if self.cell == NOWHERE else self.cell)
        if loud:
            lose(state, END_2, loud)
        else:
            settle_fights(state)
        return None


def settle_fights(state: DungeonState) -> None:
    """KKDR-9 With no room loud creatures fall, and if the Black Knight does the win is immediate."""
    fallen = beat_creatures(state)
    if is_won(state):
        win(state)
    elif state.rules.knight in fallen:
        state.note(KNIGHT_HELD, KKDR_14, NOBODY)


def loud_rooms(state: DungeonState, cell: int) -> list[int]:
    """KKD-DANGER-2, KKD-END-2 The cells of rooms, and of beaten creatures, that have come to 6 or more."""
    return [state.cells[slot] for slot in around(state, cell) if is_loud(state, slot)]


def is_loud(state: DungeonState, slot: int) -> bool:
    """KKD-DANGER-4, KKDR-36 A beaten creature, or a held Black Knight, counts as a room."""
    return state.dangers[slot] > SAFE and (state.marks[slot] == ROOM or state.marks[slot] == BEATEN)


def beat_creatures(state: DungeonState) -> list[int]:
    """KKD-DANGER-5, KKDR-29 Every creature at 5 or less is beaten, with 6 or more its fight goes on; who fell."""
    fallen = [slot for slot in state.standing if state.dangers[slot] <= SAFE]
    for slot in fallen:
        beat(state, slot)
    return [state.kinds[slot] for slot in fallen]


def beat(state: DungeonState, slot: int) -> None:
    """KKD-DANGER-3, KKDR-16 A beaten creature stays, a room for good; its time tokens go back to the reserve."""
    was_frozen = state.marks[slot] == FROZEN
    state.standing.remove(slot)
    state.marks[slot] = BEATEN
    state.reserve += state.times[slot]
    state.times[slot] = 0
    state.note(CREATURE_BEATEN, DANGER_3, NOBODY, state.cells[slot], state.kinds[slot])
    if was_frozen:
        return_token(state, ICE)


def is_won(state: DungeonState) -> bool:
    """KKD-DANGER-6, KKDR-13 The Black Knight is beaten; other creatures do not hinder the win, but frozen ones do."""
    knight = state.rules.knight
    if state.deck or knight not in state.kinds:
        return False
    return state.marks[state.kinds.index(knight)] == BEATEN and not is_waiting_for_ice(state)


def is_waiting_for_ice(state: DungeonState) -> bool:
    """KKD-GRIM-2, KKDR-14 While a frozen creature stands, the Black Knight is only held."""
    return FROZEN in state.marks


class CheckAlarm(Task[DungeonState]):
    """KKD-ALARM-1, KKDR-7 Every creature with time tokens gives one back, also one just laid."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        ticking = [slot for slot in state.standing if state.times[slot]]
        if not ticking:
            return None
        for slot in ticking:
            state.times[slot] -= 1
        state.reserve += len(ticking)
        state.note(TIME_PASSED, ALARM_1, NOBODY, len(ticking))
        spent = out_of_time(state, ticking)
        if spent:
            lose(state, END_3, spent)
        return None


def out_of_time(state: DungeonState, ticking: list[int]) -> list[int]:
    """KKD-ALARM-2, KKD-END-3 The cells of creatures that gave their last token and still stand."""
    return [state.cells[slot] for slot in ticking if not state.times[slot] and state.marks[slot] == STANDING]
