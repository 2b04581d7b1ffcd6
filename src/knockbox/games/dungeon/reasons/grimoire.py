"""Why a grimoire token cannot be used, or not on that target."""

from typing import Final

from knockbox.engine.reason import Reason
from knockbox.games.dungeon.choices import FIREBALL, ICE, LAST_CHANCE
from knockbox.games.dungeon.names import TOKENS
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons, spot
from knockbox.games.dungeon.state import BEATEN, FROZEN, NOTHING, ROOM, SILENCE
from knockbox.games.dungeon.tasks.grimoire import holds, poisonable, slots_at

TARGETS: Final[dict[int, str]] = {FIREBALL: "KKDR-21", ICE: "KKD-GRIM-2"}
"""The rule that makes a token need a standing creature."""


def aimed(attempt: Attempt) -> Reasons:
    """Fire and ice need a standing creature, and the Black Knight is immune to both."""
    return only_players(attempt) or wrong_card(attempt) + not_held(attempt) + no_target(attempt)


def only_players(attempt: Attempt) -> Reasons:
    """Any player may use a token, in or out of turn; onlookers may not."""
    return [] if attempt.is_player else [Reason("only-players", "KKDR-20")]


def wrong_card(attempt: Attempt) -> Reasons:
    """The Black Knight, a room or a beaten creature."""
    state, rule = attempt.state, TARGETS[attempt.verb]
    slot = state.at.get(attempt.thing, NOTHING)
    if slot == NOTHING:
        return []
    kind, mark = state.kinds[slot], state.marks[slot]
    if kind == attempt.rules.knight:
        return immune(attempt)
    if mark == ROOM:
        return [Reason("no-creature-there", rule, attempt.card(kind))]
    return [Reason("beaten-already", rule, attempt.card(kind))] if mark == BEATEN else []


def no_target(attempt: Attempt) -> Reasons:
    """No card at all, or ice on ice."""
    state = attempt.state
    slot = state.at.get(attempt.thing, NOTHING)
    if slot == NOTHING:
        return [Reason("no-card-there", TARGETS[attempt.verb], spot(attempt.thing))]
    if state.marks[slot] == FROZEN and attempt.verb == ICE:
        return [Reason("frozen-already", "KKDR-35", attempt.card(state.kinds[slot]))]
    return []


def immune(attempt: Attempt) -> Reasons:
    """The Black Knight can neither be burnt nor frozen, beaten or not."""
    if attempt.verb == ICE:
        return [Reason("knight-defies-ice", "KKDR-23")]
    return [Reason("knight-defies-fire", "KKD-GRIM-1")]


def not_held(attempt: Attempt) -> Reasons:
    token = attempt.verb - FIREBALL
    if holds(attempt.state, token):
        return []
    return [Reason("token-not-held", "KKD-GRIM-0", {"token": TOKENS[token]})]


def poison(attempt: Attempt) -> Reasons:
    """Poison goes on a corner of a creature that stands."""
    if not attempt.is_player:
        return only_players(attempt)
    if attempt.thing in poisonable(attempt.state):
        return not_held(attempt)
    wrong = [Reason("no-creature-corner", "KKD-GRIM-3", spot(attempt.thing))]
    return wrong + not_held(attempt) if slots_at(attempt.state, attempt.thing) else not_held(attempt) + wrong


def silence_ball(attempt: Attempt) -> Reasons:
    """The ball of silence is for silence; in the last chance there is nothing left to say."""
    found = only_players(attempt)
    if found:
        return found
    found = no_use(attempt) + not_held(attempt)
    if attempt.prompt == LAST_CHANCE:
        found.append(Reason("only-aimed-tokens", "KKDR-33"))
    return found


def no_use(attempt: Attempt) -> Reasons:
    """Alone the ball draws a card, if it is in the pool at all."""
    state = attempt.state
    if attempt.rules.seats == 1:
        is_vain = holds(state, SILENCE) and not state.deck
        return [Reason("nothing-to-draw-with-ball", "KKDR-39")] if is_vain else []
    return [] if state.silent else [Reason("talking-already", "KKD-GRIM-4")]
