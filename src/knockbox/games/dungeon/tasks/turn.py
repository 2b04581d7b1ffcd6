"""The order of turns, and the last chance of a group with empty hands."""

from knockbox.engine.action import verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.dungeon.choices import GIVE_UP, GIVE_UP_CHOICE, LAST_CHANCE
from knockbox.games.dungeon.clauses import KKDR_11, KKDR_33, TURN_1
from knockbox.games.dungeon.notes import LAST_CHANCE_CALLED, SEAT_SKIPPED, TURN_STARTED
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.tasks.ending import lose
from knockbox.games.dungeon.tasks.grimoire import aimed_spells, cast_spell
from knockbox.games.dungeon.tasks.place import ChooseCard


class NextTurn(Task[DungeonState]):
    """KKDR-11, KKDR-44 The turn goes to the left; a seat without cards is skipped, with an event."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        seats = state.rules.seats
        for step in range(1, seats + 1):
            seat = (state.last_layer + step) % seats
            if state.hands[seat]:
                state.active = seat
                state.note(TURN_STARTED, TURN_1, seat)
                state.agenda.append(ChooseCard())
                return None
            state.note(SEAT_SKIPPED, KKDR_11, seat)
        if aimed_spells(state):
            state.note(LAST_CHANCE_CALLED, KKDR_33, state.last_layer)
        state.agenda.append(LastChance())
        return None


class LastChance(Task[DungeonState]):
    """KKDR-33 When all hands are empty, the seat that laid last may use a token that has a target, or give up."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        options = aimed_spells(state)
        if not options:
            lose_without_cards(state)
            return None
        return Decision(state.last_layer, LAST_CHANCE, [*options, GIVE_UP_CHOICE])

    def hear(self, state: DungeonState, choice: int) -> None:
        if verb_of(choice) == GIVE_UP:
            lose_without_cards(state)
            return
        state.agenda.append(LastChance())
        cast_spell(state, state.last_layer, choice)


def lose_without_cards(state: DungeonState) -> None:
    """KKDR-11 If all hands are empty and the Black Knight is unbeaten, the group loses."""
    lose(state, KKDR_11, [])
