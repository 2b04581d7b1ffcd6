"""The end of a dungeon: win, loss, and the token drawn after a win."""

from knockbox.games.dungeon.chests import best_chain
from knockbox.games.dungeon.clauses import ADV_2, CHEST_3, END_1, END_5, KKDR_38, KKDR_47
from knockbox.games.dungeon.floor import danger_of
from knockbox.games.dungeon.notes import (
    CARD_BLAMED,
    CHESTS_COUNTED,
    DUNGEON_LOST,
    DUNGEON_WON,
    GIVING_UP,
    TOKEN_DRAWN,
    TOKEN_RETURNED,
)
from knockbox.games.dungeon.state import LOST, NOBODY, NOWHERE, POISON, WON, DungeonState


def win(state: DungeonState) -> None:
    """KKD-END-1, KKD-GOAL-1 If the Black Knight is beaten in time, the group wins at once."""
    state.outcome = WON
    state.verdict = END_1
    state.abandon()
    state.note(DUNGEON_WON, END_1, NOBODY)
    if state.rules.is_chest_hunt:
        count_chests(state)
    if state.rules.is_adventure:
        clear_tokens(state)
        draw_token(state)


def lose(state: DungeonState, clause: int, offenders: list[int]) -> None:
    """KKDR-42 All offending cards are named; the verdict is the first rule that applies."""
    state.outcome = LOST
    state.verdict = clause
    state.blamed_cells = offenders
    state.abandon()
    for cell in offenders:
        state.note(CARD_BLAMED, clause, NOBODY, cell, state.kinds[state.slot_by_cell[cell]])
    state.note(DUNGEON_LOST, clause, NOBODY)


def count_chests(state: DungeonState) -> None:
    """KKD-CHEST-3 A win scores a point for each chest of the best chain."""
    state.points = best_chain(state)
    state.note(CHESTS_COUNTED, CHEST_3, NOBODY, state.points)


def clear_tokens(state: DungeonState) -> None:
    """KKDR-38 Poison on the table goes back to the pool before a token is drawn; ice is never there after a win."""
    if state.poison != NOWHERE:
        state.poison = NOWHERE
        state.dangers = [danger_of(state, slot) for slot in range(len(state.cells))]
        return_token(state, POISON)


def return_token(state: DungeonState, token: int) -> None:
    """KKD-ADV-4 A used token goes back to the pool and can be drawn again after a win."""
    state.pool |= 1 << token
    state.note(TOKEN_RETURNED, KKDR_38, NOBODY, token)


def draw_token(state: DungeonState) -> None:
    """KKD-ADV-2, KKDR-24 Draw a random token from the pool, except after the fourth dungeon."""
    waiting = [token for token in range(4) if state.pool >> token & 1]
    if state.rules.is_last_level or not waiting:
        return
    state.drawn_token = waiting[state.rng.below(len(waiting))]
    state.pool &= ~(1 << state.drawn_token)
    state.held_tokens |= 1 << state.drawn_token
    state.note(TOKEN_DRAWN, ADV_2, NOBODY, state.drawn_token)


def call_time(state: DungeonState) -> None:
    """KKD-END-5, KKDR-15 If time runs out before the Black Knight is beaten, the group loses; laid cards count."""
    lose(state, END_5, [])


def give_up(state: DungeonState, seat: int) -> None:
    """KKDR-47 The group gives up once every seat has agreed; laying a card withdraws all agreement."""
    state.giving_up_bits |= 1 << seat
    state.note(GIVING_UP, KKDR_47, seat)
    if state.giving_up_bits == (1 << state.rules.seats) - 1:
        lose(state, KKDR_47, [])
