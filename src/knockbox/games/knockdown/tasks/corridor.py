"""Corridors: passages between entrances that are no action."""

from knockbox.engine.action import action, thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.arena import exits, own_entrances
from knockbox.games.knockdown.choices import GO, GO_CORRIDOR, HOP
from knockbox.games.knockdown.clauses import CORR_2, CORR_3
from knockbox.games.knockdown.state import NOTHING, KnockdownState
from knockbox.games.knockdown.tasks.figure import enter_space
from knockbox.games.knockdown.triggers import NO_MOMENT, YOU_HOP, trigger
from knockbox.games.knockdown.wounds import suffer


def hop_options(state: KnockdownState, seat: int, entered: int) -> list[int]:
    """KD-NEM-CORR-4, KDR-35 Before an action, a fighter on an entrance may go to another one that is free."""
    return [action(HOP, space) for space in exits(state, seat, entered)]


def pass_corridor(state: KnockdownState, seat: int, space: int) -> None:
    """KD-NEM-CORR-2 The figure goes straight to the other entrance."""
    trigger(state, seat, YOU_HOP, NO_MOMENT)
    enter_space(state, seat, space, CORR_2)


def pay_for_corridor(state: KnockdownState, seat: int) -> None:
    """KD-NEM-CORR-3, KDR-43 On arrival the wound printed there is suffered."""
    kind = corridor_wound(state, seat, state.places[seat])
    if kind != NOTHING:
        suffer(state, seat, kind, 1, CORR_3)


def corridor_wound(state: KnockdownState, seat: int, space: int) -> int:
    """Return the kind of wound that it costs to come out on a space, or NOTHING; one's own entrance costs none."""
    kind = state.arena.corridor_wounds[space]
    return NOTHING if kind != NOTHING and own_entrances(state, seat) >> space & 1 else kind


class Hop(Task[KnockdownState]):
    """KD-GOLD-1 A text leads through a corridor without a wound; if several entrances are free, you choose."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        spaces = exits(state, self.seat, 0)
        if len(spaces) == 1:
            pass_corridor(state, self.seat, spaces[0])
        if len(spaces) < 2:
            return None
        return Decision(self.seat, GO_CORRIDOR, [action(GO, space) for space in spaces])

    def hear(self, state: KnockdownState, choice: int) -> None:
        pass_corridor(state, self.seat, thing_of(choice))
