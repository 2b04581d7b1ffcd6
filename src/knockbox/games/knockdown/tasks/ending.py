"""The end of a round, the end of a match, and the start of the next round."""

from typing import Final

from knockbox.engine.decision import Decision
from knockbox.engine.knowledge import Hand
from knockbox.engine.task import Task
from knockbox.games.knockdown.clauses import (
    END_2,
    END_3,
    END_4,
    END_5,
    END_6,
    END_7,
    GOAL_2,
    KDR_42,
    KDR_75,
    KDR_76,
    NEXT_1,
    NEXT_4,
)
from knockbox.games.knockdown.notes import (
    FIRST_PLAYER,
    MATCH_WON,
    RESIGNED,
    ROUND_WON,
    ROW_SWEPT,
    SKILL_TURNED,
    TABLE_CLEARED,
    TIMED_OUT,
    VICTORY_TAKEN,
)
from knockbox.games.knockdown.state import NOBODY, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.row import TakeCard
from knockbox.games.knockdown.triggers import update_listening

VICTORIES_TO_WIN: Final = 2
MAX_DELAYS: Final = 3


def win_round(state: KnockdownState, seat: int, rule: int = END_2) -> None:
    """KD-GOAL-1 The round is over at once."""
    drop_all_tasks(state)
    state.note(ROUND_WON, rule, seat, state.round)
    state.agenda.append(AwardRound(seat))


def drop_all_tasks(state: KnockdownState) -> None:
    """KDR-42 All remaining tasks are dropped; a card whose attack was being resolved is discarded."""
    for task in state.agenda:
        if isinstance(task, TakeCard):
            state.discards.append(task.kind)
            state.note(ROW_SWEPT, KDR_42, NOBODY, task.kind)
    state.abandon()
    state.frames.clear()
    state.combo = 0
    state.paid = []


def end_round_without_deck(state: KnockdownState) -> None:
    """KD-END-3 When the deck runs out, the fewest heavy wounds win the round."""
    heavy = state.heavy[0] - state.heavy[1]
    if heavy:
        win_round(state, int(heavy > 0), END_3)
    else:
        break_tie(state)


def break_tie(state: KnockdownState) -> None:
    """KD-END-4, KD-END-5 Then the fewest light wounds, then the player who is just starting their turn."""
    light = state.light[0] - state.light[1]
    if light:
        win_round(state, int(light > 0), END_4)
    else:
        win_round(state, state.active, END_5)


class AwardRound(Task[KnockdownState]):
    """KD-END-6 A second victory wins the match; otherwise the winner takes a token and a new round follows."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        state.victories[self.seat] += 1
        state.note(VICTORY_TAKEN, END_6, self.seat, state.victories[self.seat])
        if state.victories[self.seat] == VICTORIES_TO_WIN:
            win_match(state, self.seat, GOAL_2)
            return None
        state.plan([TurnSkill(1 - self.seat), NextRound(1 - self.seat)])
        return None


def win_match(state: KnockdownState, seat: int, rule: int) -> None:
    """KD-GOAL-2 The first player to win two rounds wins the match."""
    drop_all_tasks(state)
    state.winner = seat
    state.note(MATCH_WON, rule, seat)


class TurnSkill(Task[KnockdownState]):
    """KD-END-7 The loser of the round turns their second skill face up and now has two."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        skill = state.face_down[self.seat]
        if skill != NOTHING:
            state.face_down[self.seat] = NOTHING
            state.skills[self.seat].append(skill)
            state.note(SKILL_TURNED, END_7, self.seat, skill)
            update_listening(state)
        return None


class NextRound(Task[KnockdownState]):
    """KD-NEXT-4 The loser of the last round is first player in the next."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first = first

    def do(self, state: KnockdownState) -> Decision | None:
        state.round += 1
        state.first = self.first
        state.note(FIRST_PLAYER, NEXT_4, self.first)
        clear_table(state)
        reset_counters(state)
        state.plan(state.arena.next_round)
        return None


def clear_table(state: KnockdownState) -> None:
    """KD-NEXT-1 Both discard all wound cubes and all cards in hand."""
    for seat in range(SEATS):
        state.light[seat] = 0
        state.heavy[seat] = 0
        state.hands[seat] = Hand([], [])
    state.note(TABLE_CLEARED, NEXT_1, NOTHING, state.round)


def reset_counters(state: KnockdownState) -> None:
    """KDR-56, KDR-63 A round counts its own turns, starting before its draft; the first player has the first."""
    state.turn = 0
    state.actions = 0
    state.stall = 0
    state.active = state.first


def resign(state: KnockdownState, seat: int) -> None:
    """KDR-75 A player who resigns loses the match; no round is scored."""
    state.note(RESIGNED, KDR_75, seat)
    win_match(state, 1 - seat, KDR_75)


def count_time_out(state: KnockdownState, seat: int) -> bool:
    """KDR-76 Three consecutive time-outs lose the match; return whether they did."""
    state.delays[seat] += 1
    state.note(TIMED_OUT, KDR_76, seat, state.delays[seat])
    if state.delays[seat] < MAX_DELAYS:
        return False
    win_match(state, 1 - seat, KDR_76)
    return True
