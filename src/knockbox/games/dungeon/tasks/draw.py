"""Phase 4: the player draws, and lays the Black Knight if it is he who comes."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import put
from knockbox.games.dungeon.clauses import DRAW_1, DRAW_2, DRAW_3
from knockbox.games.dungeon.notes import CARD_DRAWN, DRAW_SKIPPED, KNIGHT_DRAWN
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell


class DrawCard(Task[DungeonState]):
    """KKD-DRAW-1, KKDR-11 The player draws one card; after the Black Knight there is none to draw."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        if not state.deck:
            return None
        if goes_without(state):
            state.note(DRAW_SKIPPED, DRAW_2, state.active)
        else:
            draw(state, DRAW_1)
        return None


def goes_without(state: DungeonState) -> bool:
    """KKD-DRAW-2, KKDR-19 Alone, after a card with the silence icon, one plays on with a card less."""
    return state.rules.seats == 1 and state.rules.silence[state.kinds[-1]]


def draw(state: DungeonState, clause: int) -> None:
    """KKD-DRAW-3 Whoever draws the Black Knight must lay him at once."""
    kind = state.deck.pop()
    if kind == state.rules.knight:
        state.note(KNIGHT_DRAWN, DRAW_3, state.active, kind)
        state.agenda.append(ChooseCell(kind))
    else:
        put(state.hands[state.active], kind)
        state.note(CARD_DRAWN, clause, state.active, kind)
