"""Phase 4: the player draws a card, and lays it at once if it is the Black Knight."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import put
from knockbox.games.dungeon.clauses import DRAW_1, DRAW_2, DRAW_3
from knockbox.games.dungeon.notes import CARD_DRAWN, DRAW_SKIPPED, KNIGHT_DRAWN
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell


class DrawCard(Task[DungeonState]):
    """KKD-DRAW-1, KKDR-11 The player draws one card; after the Black Knight no cards are left."""

    __slots__ = ()

    def do(self, state: DungeonState) -> Decision | None:
        if not state.deck:
            return None
        if skips_draw(state):
            state.note(DRAW_SKIPPED, DRAW_2, state.active)
        else:
            draw_card(state, DRAW_1)
        return None


def skips_draw(state: DungeonState) -> bool:
    """KKD-DRAW-2, KKDR-19 A solo player draws nothing after laying a card with the silence icon."""
    return state.rules.seats == 1 and state.rules.has_silence[state.kinds[-1]]


def draw_card(state: DungeonState, clause: int) -> None:
    """KKD-DRAW-3 A player who draws the Black Knight must lay him at once."""
    kind = state.deck.pop()
    if kind == state.rules.knight:
        state.note(KNIGHT_DRAWN, DRAW_3, state.active, kind)
        state.agenda.append(ChooseCell(kind))
    else:
        put(state.hands[state.active], kind)
        state.note(CARD_DRAWN, clause, state.active, kind)
