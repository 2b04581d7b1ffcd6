"""Reasons against talk and gestures; only public facts decide."""

from knockbox.engine.reason import Reason
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons, place_values

CREATURE_VERBS = (c.CAN_FIX, c.LEAVE_TO_ME, c.HELP)


def utterance(attempt: Attempt) -> Reasons:
    """Players speak on the talk side, about things on the table."""
    found = no_listeners(attempt)
    if attempt.state.silent and attempt.verb in c.SPEECH and not found:
        found.append(Reason("silence", "KKD-TALK-2"))
    return found or nothing_there(attempt)


def no_listeners(attempt: Attempt) -> Reasons:
    """A solo player has no one to talk to, and spectators may not talk."""
    if not attempt.is_player:
        return [Reason("only-players", "KKD-TALK-2")]
    return [Reason("alone", "KKD-SETUP-2")] if attempt.rules.seats == 1 else []


def nothing_there(attempt: Attempt) -> Reasons:
    """Statements and gestures are about standing creatures, corners, cards, open cells and other players."""
    if attempt.verb in CREATURE_VERBS:
        return [Reason("no-creature-to-mention", "KKDR-18", place_values(attempt.thing))]
    if attempt.verb == c.SPARE:
        return [Reason("no-corner-to-spare", "KKDR-18", place_values(attempt.thing))]
    if attempt.verb == c.POINT_CARD:
        return [Reason("no-card-to-point-at", "KKDR-18", place_values(attempt.thing))]
    if attempt.verb == c.POINT_CELL:
        return [Reason("no-open-cell-to-point-at", "KKDR-18", place_values(attempt.thing))]
    return [Reason("pointing-at-yourself", "KKDR-18")]
