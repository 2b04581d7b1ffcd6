"""A turn: the row is refilled, then exactly two actions."""

from typing import Final

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.engine.task import Task
from knockbox.engine.zones import holds
from knockbox.games.knockdown.arena import is_at_entrance
from knockbox.games.knockdown.choices import ATTACK, BLIND, COMBO_CHOICE, HOP, MOVE, TAKE_ACTION
from knockbox.games.knockdown.clauses import KDR_56, TURN_1, TURN_2
from knockbox.games.knockdown.notes import ROUND_STARTED, ROW_SWEPT, TURN_STARTED
from knockbox.games.knockdown.state import NOBODY, Arena, KnockdownState
from knockbox.games.knockdown.tasks.attack import attack_with_row_card, blind_skills, draw_instead
from knockbox.games.knockdown.tasks.candle import CandleWound
from knockbox.games.knockdown.tasks.combo import can_combo, start_combo
from knockbox.games.knockdown.tasks.corridor import hop_options, pass_corridor, pay_for_corridor
from knockbox.games.knockdown.tasks.ending import end_round_without_deck
from knockbox.games.knockdown.tasks.row import fill_row
from knockbox.games.knockdown.tasks.step import declare_step
from knockbox.games.knockdown.triggers import (
    ATTACK_ACTION,
    OPPONENT_TURN_END,
    OPPONENT_TURN_START,
    ROUND_START,
    TURN_END,
    TURN_START,
    trigger,
)

STALL_LIMIT: Final = 6


class StartRound(Task[KnockdownState]):
    """KD-TURN-1 The round starts with the first player."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        state.turn = 0
        state.stall = 0
        state.active = state.first
        state.note(ROUND_STARTED, TURN_1, state.first, state.round)
        state.agenda.append(START_TURN)
        trigger(state, state.first, ROUND_START, ROUND_START)
        return None


class StartTurn(Task[KnockdownState]):
    """KD-TURN-3, KDR-39 Stall guard, refill, start-of-turn effects, exactly two actions, end-of-turn effects."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        state.turn += 1
        state.actions = 0
        state.taken = False
        state.note(TURN_STARTED, TURN_1, state.active, state.turn)
        state.agenda += state.arena.turn
        return None


START_TURN: Final = StartTurn()


class GuardStall(Task[KnockdownState]):
    """KDR-7, KDR-56 After six turns in which no card was taken, the leftmost row card is discarded."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        if state.rules.stall_guard and state.stall >= STALL_LIMIT and state.row:
            kind = state.row.pop(0)
            state.discards.append(kind)
            state.note(ROW_SWEPT, KDR_56, NOBODY, kind)
        return None


class Refill(Task[KnockdownState]):
    """KD-TURN-2, KD-END-1 The row is refilled to four cards; if that is impossible, the round ends at once."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        if not fill_row(state, TURN_2):
            end_round_without_deck(state)
        return None


class StartEffects(Task[KnockdownState]):
    """KDR-39 Start-of-turn effects come after the refill."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        trigger(state, state.active, TURN_START, OPPONENT_TURN_START)
        return None


class TakeAction(Task[KnockdownState]):
    """KD-TURN-4 An action is Move, Attack or Combo; neither may be skipped, and both may be the same."""

    __slots__ = ("entered",)

    def __init__(self, entered: int = 0) -> None:
        self.entered = entered  # corridor entrances on which the fighter has been in this window, one bit each

    def do(self, state: KnockdownState) -> Decision | None:
        seat = state.active
        options = state.arena.moves[state.places[seat]][state.places[1 - seat]][:]
        add_row_attacks(state, options)
        if state.listening >> ATTACK_ACTION & 1:
            options += [action(BLIND, skill) for skill in blind_skills(state, seat)]
        if can_combo(state, seat):
            options.append(COMBO_CHOICE)
        if is_at_entrance(state, seat):
            options += hop_options(state, seat, self.entered)
        return Decision(seat, TAKE_ACTION, options) if options else None

    def hear(self, state: KnockdownState, choice: int) -> None:
        verb = verb_of(choice)
        if verb == HOP:
            self.hop(state, thing_of(choice))
            return
        state.actions += 1
        if verb == MOVE:
            declare_step(state, state.active, thing_of(choice), False)
        elif verb == ATTACK:
            attack_with_row_card(state, state.active, thing_of(choice))
        elif verb == BLIND:
            draw_instead(state, state.active, thing_of(choice))
        else:
            start_combo(state, state.active)

    def hop(self, state: KnockdownState, space: int) -> None:
        """KDR-35, KDR-46 A corridor is no action; in one window no entrance is entered twice."""
        seat = state.active
        state.agenda.append(TakeAction(self.entered | 1 << state.places[seat] | 1 << space))
        pass_corridor(state, seat, space)
        pay_for_corridor(state, seat)


def add_row_attacks(state: KnockdownState, options: list[int]) -> None:
    """KD-ATK-1, KDR-8 Any card of the row may be chosen, in range or not; equal cards are one choice."""
    for kind in state.row:
        choice = action(ATTACK, kind)
        if not holds(options, choice):
            options.append(choice)


class EndTurn(Task[KnockdownState]):
    """KD-TURN-1, KDR-56 Turns alternate; turns in which no card came into a hand are counted."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        state.stall = 0 if state.taken else state.stall + 1
        state.active = 1 - state.active
        state.agenda.append(START_TURN)
        return None


class EndEffects(Task[KnockdownState]):
    """KDR-39 End-of-turn effects come after the second action."""

    __slots__ = ()

    def do(self, state: KnockdownState) -> Decision | None:
        trigger(state, state.active, TURN_END, OPPONENT_TURN_END)
        return None


def move_table(arena: Arena) -> list[list[list[int]]]:
    """KD-MOVE-1 Return the choices of a Move, by own space and the opponent's."""
    return [[[action(MOVE, space) for space in spaces] for spaces in row] for row in arena.steps]


def turn_tasks(arena: Arena) -> list[Task[KnockdownState]]:
    """KDR-39 Return the tasks of a turn, the last one first; where there are candles, their wound comes last."""
    dark: list[Task[KnockdownState]] = [CandleWound()] if arena.candles else []
    actions: list[Task[KnockdownState]] = [TakeAction(), TakeAction()]
    return [EndTurn(), *dark, EndEffects(), *actions, StartEffects(), Refill(), GuardStall()]
