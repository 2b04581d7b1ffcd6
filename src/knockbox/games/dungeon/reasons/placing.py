"""Why a card cannot be chosen, shown, put back or laid where it was tried."""

from knockbox.engine.reason import Reason
from knockbox.games.dungeon.choices import CHOOSE_CARD, LAST_CHANCE, TURNED, UPRIGHT, cell_of, turn_of
from knockbox.games.dungeon.lattice import NEIGHBOURS, SIDES, START
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons, spot
from knockbox.games.dungeon.state import NOTHING


def card(attempt: Attempt) -> Reasons:
    """Only a card of the hand is laid, the shown one before all others, and one at a time."""
    if attempt.chosen == attempt.rules.knight:
        return other_than_shown(attempt) + knight_first(attempt)
    found = other_than_shown(attempt) + not_in_hand(attempt)
    if not found and attempt.chosen != NOTHING:
        found.append(Reason("card-already-chosen", "KKD-PLACE-1", attempt.card(attempt.chosen)))
    return found + last_chance(attempt)


def knight_first(attempt: Attempt) -> Reasons:
    """A drawn Black Knight goes before every card of the hand."""
    absent = [] if attempt.thing == attempt.rules.knight else not_in_hand(attempt)
    return [*absent, Reason("knight-at-once", "KKD-DRAW-3")]


def other_than_shown(attempt: Attempt) -> Reasons:
    if attempt.shown in (NOTHING, attempt.thing):
        return []
    return [Reason("other-than-shown", "KKD-SHOW-1", attempt.card(attempt.shown))]


def not_in_hand(attempt: Attempt) -> Reasons:
    if attempt.thing in attempt.hand:
        return []
    return [Reason("not-in-your-hand", "KKD-PLACE-1", attempt.card(attempt.thing))]


def lay(attempt: Attempt) -> Reasons:
    """A card goes to an open cell, upright or turned; before that it is chosen."""
    found = closed_cell(attempt, cell_of(attempt.thing)) + wrong_turn(attempt, turn_of(attempt.thing))
    if attempt.prompt == CHOOSE_CARD:
        found.append(Reason("choose-card-first", "KKD-PLACE-1"))
    return found + last_chance(attempt)


def last_chance(attempt: Attempt) -> Reasons:
    """When nobody has a card left, only a token helps."""
    return [Reason("only-a-token-helps", "KKDR-33")] if attempt.prompt == LAST_CHANCE else []


def closed_cell(attempt: Attempt, cell: int) -> Reasons:
    """A cell is open if it is empty and a card lies across one of its corners; of an empty table it is the middle."""
    at = attempt.state.at
    if cell in at:
        return [Reason("cell-occupied", "KKDR-1", spot(cell) | attempt.card(attempt.state.kinds[at[cell]]))]
    if any(cell + side in at for side in SIDES):
        return [Reason("beside-a-card", "KKD-PLACE-3", spot(cell))]
    if any(cell + step in at for step in NEIGHBOURS) or (not at and cell == START):
        return []
    elsewhere = [] if at else [Reason("middle-first", "KKDR-34", spot(cell))]
    return [Reason("touches-no-card", "KKD-PLACE-2", spot(cell)), *elsewhere]


def wrong_turn(attempt: Attempt, turn: int) -> Reasons:
    """All cards point the same way, and one that looks the same turned lies upright."""
    if turn not in (UPRIGHT, TURNED):
        return [Reason("quarter-turn", "KKD-PLACE-5")]
    if turn == TURNED and attempt.chosen != NOTHING and attempt.rules.is_even[attempt.chosen]:
        return [Reason("looks-the-same-turned", "KKDR-43", attempt.card(attempt.chosen))]
    return []


def put_back(attempt: Attempt) -> Reasons:
    """A card goes back to the hand only if one was chosen from it."""
    if attempt.chosen == attempt.rules.knight:
        return [Reason("knight-at-once", "KKD-DRAW-3")]
    return last_chance(attempt) or [Reason("nothing-to-put-back", "KKD-PLACE-1")]


def skip(attempt: Attempt) -> Reasons:
    """There is no pass, not even in the last chance."""
    return [Reason("no-passing", "KKDR-12"), *last_chance(attempt)]


def show(attempt: Attempt) -> Reasons:
    """One card of the own hand at a time is shown to the others."""
    if not attempt.is_player:
        return [Reason("only-players", "KKDR-40")]
    found = not_in_hand(attempt)
    if attempt.rules.seats == 1:
        found.append(Reason("nobody-to-show", "KKDR-40"))
    if attempt.shown != NOTHING:
        found.append(Reason("another-shown", "KKDR-40", attempt.card(attempt.shown)))
    return found
