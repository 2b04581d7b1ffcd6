"""Reasons against the use of a grimoire token."""

from typing import Final

from knockbox.engine.reason import Reason
from knockbox.games.dungeon.choices import FIREBALL, ICE, LAST_CHANCE
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons, place_values
from knockbox.games.dungeon.state import BEATEN, FROZEN, NOTHING, ROOM, SILENCE
from knockbox.games.dungeon.tasks.grimoire import holds_token, poisonable_vertices, slots_at
from knockbox.games.dungeon.text.names import TOKEN_NAMES

TARGET_RULES: Final[dict[int, str]] = {FIREBALL: "KKDR-21", ICE: "KKD-GRIM-2"}
"""By verb: the rule by which its token needs a standing creature."""


def aimed_token(attempt: Attempt) -> Reasons:
    """Return reasons against fire and ice: both need a standing creature, and the Black Knight is immune."""
    return only_players(attempt) or wrong_target(attempt) + not_held(attempt) + no_target(attempt)


def only_players(attempt: Attempt) -> Reasons:
    """Any player may use a token, in or out of turn; spectators may not."""
    return [] if attempt.is_player else [Reason("only-players", "KKDR-20")]


def wrong_target(attempt: Attempt) -> Reasons:
    """Reject the Black Knight, a room or a beaten creature as a target."""
    state = attempt.state
    rule = TARGET_RULES[attempt.verb]
    slot = state.slot_by_cell.get(attempt.thing, NOTHING)
    if slot == NOTHING:
        return []
    kind = state.kinds[slot]
    mark = state.marks[slot]
    if kind == attempt.rules.knight:
        return immune(attempt)
    if mark == ROOM:
        return [Reason("no-creature-there", rule, attempt.card_value(kind))]
    return [Reason("beaten-already", rule, attempt.card_value(kind))] if mark == BEATEN else []


def no_target(attempt: Attempt) -> Reasons:
    """Reject a cell without a card, or ice on ice."""
    state = attempt.state
    slot = state.slot_by_cell.get(attempt.thing, NOTHING)
    if slot == NOTHING:
        return [Reason("no-card-there", TARGET_RULES[attempt.verb], place_values(attempt.thing))]
    if state.marks[slot] == FROZEN and attempt.verb == ICE:
        return [Reason("frozen-already", "KKDR-35", attempt.card_value(state.kinds[slot]))]
    return []


def immune(attempt: Attempt) -> Reasons:
    """The Black Knight cannot be burnt or frozen, beaten or not."""
    if attempt.verb == ICE:
        return [Reason("knight-defies-ice", "KKDR-23")]
    return [Reason("knight-defies-fire", "KKD-GRIM-1")]


def not_held(attempt: Attempt) -> Reasons:
    token = attempt.verb - FIREBALL
    if holds_token(attempt.state, token):
        return []
    return [Reason("token-not-held", "KKD-GRIM-0", {"token": TOKEN_NAMES[token]})]


def poison(attempt: Attempt) -> Reasons:
    """Poison goes on a corner of a standing creature."""
    if not attempt.is_player:
        return only_players(attempt)
    if attempt.thing in poisonable_vertices(attempt.state):
        return not_held(attempt)
    wrong = [Reason("no-creature-corner", "KKD-GRIM-3", place_values(attempt.thing))]
    return wrong + not_held(attempt) if slots_at(attempt.state, attempt.thing) else not_held(attempt) + wrong


def silence_ball(attempt: Attempt) -> Reasons:
    """The ball of silence ends silence; it is no use in the last chance."""
    found = only_players(attempt)
    if found:
        return found
    found = no_use(attempt) + not_held(attempt)
    if attempt.prompt == LAST_CHANCE:
        found.append(Reason("only-aimed-tokens", "KKDR-33"))
    return found


def no_use(attempt: Attempt) -> Reasons:
    """In a solo game that uses the ball, it needs a card to draw; otherwise it needs silence."""
    state = attempt.state
    if attempt.rules.seats == 1:
        is_useless = holds_token(state, SILENCE) and not state.deck
        return [Reason("nothing-to-draw-with-ball", "KKDR-39")] if is_useless else []
    return [] if state.silent else [Reason("talking-already", "KKD-GRIM-4")]
