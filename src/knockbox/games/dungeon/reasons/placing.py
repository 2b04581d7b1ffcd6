"""Reasons against choosing, laying, showing or putting back a card."""

from knockbox.engine.reason import Reason
from knockbox.games.dungeon.choices import CHOOSE_CARD, LAST_CHANCE, TURNED, UPRIGHT, cell_of, turn_of
from knockbox.games.dungeon.lattice import NEIGHBOURS, SIDES, START
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons, place_values
from knockbox.games.dungeon.state import NOTHING


def choose_card(attempt: Attempt) -> Reasons:
    """A player lays one card of their hand at a time, and a shown card before all others."""
    if attempt.chosen_card == attempt.rules.knight:
        return other_than_shown(attempt) + knight_first(attempt)
    found = other_than_shown(attempt) + not_in_hand(attempt)
    if not found and attempt.chosen_card != NOTHING:
        found.append(Reason("card-already-chosen", "KKD-PLACE-1", attempt.card_value(attempt.chosen_card)))
    return found + last_chance(attempt)


def knight_first(attempt: Attempt) -> Reasons:
    """A drawn Black Knight must be laid before any card of the hand."""
    absent = [] if attempt.thing == attempt.rules.knight else not_in_hand(attempt)
    return [*absent, Reason("knight-at-once", "KKD-DRAW-3")]


def other_than_shown(attempt: Attempt) -> Reasons:
    if attempt.shown_card in (NOTHING, attempt.thing):
        return []
    return [Reason("other-than-shown", "KKD-SHOW-1", attempt.card_value(attempt.shown_card))]


def not_in_hand(attempt: Attempt) -> Reasons:
    if attempt.thing in attempt.hand:
        return []
    return [Reason("not-in-your-hand", "KKD-PLACE-1", attempt.card_value(attempt.thing))]


def lay(attempt: Attempt) -> Reasons:
    """A card is chosen first, then goes on an open cell, upright or turned."""
    found = closed_cell(attempt, cell_of(attempt.thing)) + wrong_turn(attempt, turn_of(attempt.thing))
    if attempt.prompt == CHOOSE_CARD:
        found.append(Reason("choose-card-first", "KKD-PLACE-1"))
    return found + last_chance(attempt)


def last_chance(attempt: Attempt) -> Reasons:
    """When all hands are empty, only a token helps."""
    return [Reason("only-a-token-helps", "KKDR-33")] if attempt.prompt == LAST_CHANCE else []


def closed_cell(attempt: Attempt, cell: int) -> Reasons:
    """An empty cell is open if a card is across one of its corners; on an empty table only the middle is."""
    at = attempt.state.slot_by_cell
    if cell in at:
        return [
            Reason("cell-occupied", "KKDR-1", place_values(cell) | attempt.card_value(attempt.state.kinds[at[cell]]))
        ]
    if any(cell + side in at for side in SIDES):
        return [Reason("beside-a-card", "KKD-PLACE-3", place_values(cell))]
    if any(cell + step in at for step in NEIGHBOURS) or (not at and cell == START):
        return []
    elsewhere = [] if at else [Reason("middle-first", "KKDR-34", place_values(cell))]
    return [Reason("touches-no-card", "KKD-PLACE-2", place_values(cell)), *elsewhere]


def wrong_turn(attempt: Attempt, turn: int) -> Reasons:
    """All cards point the same way, and one that looks the same turned is laid upright."""
    if turn not in (UPRIGHT, TURNED):
        return [Reason("quarter-turn", "KKD-PLACE-5")]
    if turn == TURNED and attempt.chosen_card != NOTHING and attempt.rules.is_symmetric[attempt.chosen_card]:
        return [Reason("looks-the-same-turned", "KKDR-43", attempt.card_value(attempt.chosen_card))]
    return []


def put_back(attempt: Attempt) -> Reasons:
    """Only a card chosen from the hand can be put back."""
    if attempt.chosen_card == attempt.rules.knight:
        return [Reason("knight-at-once", "KKD-DRAW-3")]
    return last_chance(attempt) or [Reason("nothing-to-put-back", "KKD-PLACE-1")]


def skip(attempt: Attempt) -> Reasons:
    """Passing is never legal, not even in the last chance."""
    return [Reason("no-passing", "KKDR-12"), *last_chance(attempt)]


def show(attempt: Attempt) -> Reasons:
    """A player shows one card of their own hand at a time."""
    if not attempt.is_player:
        return [Reason("only-players", "KKDR-40")]
    found = not_in_hand(attempt)
    if attempt.rules.seats == 1:
        found.append(Reason("nobody-to-show", "KKDR-40"))
    if attempt.shown_card != NOTHING:
        found.append(Reason("another-shown", "KKDR-40", attempt.card_value(attempt.shown_card)))
    return found
