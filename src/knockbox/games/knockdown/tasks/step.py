"""A declared step of a Move action or a Dash, which a Reaction may cancel."""

from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.arena import steps
from knockbox.games.knockdown.clauses import KDR_50, MOVE_1
from knockbox.games.knockdown.notes import STEP_DECLARED, STEP_LOST
from knockbox.games.knockdown.state import NOTHING, KnockdownState, push_frame
from knockbox.games.knockdown.tasks.figure import enter_space
from knockbox.games.knockdown.tasks.reaction import CloseFrame, React
from knockbox.games.knockdown.triggers import OPPONENT_MOVES, OPPONENT_MOVING, YOU_DASH, YOU_MOVE, trigger


def declare_step(state: KnockdownState, seat: int, space: int, dash: bool) -> None:
    """KDR-22, KDR-25 A Move action or a Dash step opens a window for Reactions before the figure moves."""
    step = MakeStep(seat, space, dash)
    if not state.rules.reactions[state.fighters[1 - seat]][OPPONENT_MOVING]:
        state.agenda.append(step)
        return
    state.note(STEP_DECLARED, MOVE_1, seat, space)
    push_frame(state, seat, NOTHING)
    state.agenda += [CloseFrame(), step, React(1 - seat, OPPONENT_MOVING)]


class MakeStep(Task[KnockdownState]):
    """KDR-50, KD-MOVE-1 The declared step is made if it is still legal; otherwise it is lost."""

    __slots__ = ("dash", "seat", "space")

    def __init__(self, seat: int, space: int, dash: bool) -> None:
        self.seat = seat
        self.space = space
        self.dash = dash

    def do(self, state: KnockdownState) -> Decision | None:
        if self.space not in steps(state, self.seat):
            state.note(STEP_LOST, KDR_50, self.seat, self.space)
            return None
        trigger(state, self.seat, YOU_DASH if self.dash else YOU_MOVE, OPPONENT_MOVES)
        enter_space(state, self.seat, self.space, MOVE_1)
        return None
