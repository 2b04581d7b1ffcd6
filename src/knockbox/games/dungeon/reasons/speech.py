"""Why something cannot be said or pointed at; public facts alone decide."""

from knockbox.engine.reason import Reason
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons, spot

ABOUT_CREATURES = (c.CAN_FIX, c.LEAVE_TO_ME, c.HELP)


def said(attempt: Attempt) -> Reasons:
    """Players speak on the talk side; what they speak of must be there."""
    found = nobody_listens(attempt)
    if attempt.state.silent and attempt.verb in c.SPEECH and not found:
        found.append(Reason("silence", "KKD-TALK-2"))
    return found or nothing_there(attempt)


def nobody_listens(attempt: Attempt) -> Reasons:
    """Alone there is nobody to talk to, and onlookers have no say."""
    if not attempt.is_player:
        return [Reason("only-players", "KKD-TALK-2")]
    return [Reason("alone", "KKD-SETUP-2")] if attempt.rules.seats == 1 else []


def nothing_there(attempt: Attempt) -> Reasons:
    """The sentences and gestures are about creatures that stand, corners, cards, open cells and others."""
    if attempt.verb in ABOUT_CREATURES:
        return [Reason("no-creature-to-mention", "KKDR-18", spot(attempt.thing))]
    if attempt.verb == c.SPARE:
        return [Reason("no-corner-to-spare", "KKDR-18", spot(attempt.thing))]
    if attempt.verb == c.POINT_CARD:
        return [Reason("no-card-to-point-at", "KKDR-18", spot(attempt.thing))]
    if attempt.verb == c.POINT_CELL:
        return [Reason("no-open-cell-to-point-at", "KKDR-18", spot(attempt.thing))]
    return [Reason("pointing-at-yourself", "KKDR-18")]
