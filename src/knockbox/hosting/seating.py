"""Who sits on a seat, and what is known there."""

from typing import Final

from knockbox.bots.vantage import Vantage
from knockbox.engine.decision import Decision
from knockbox.records.record import BOT, Player
from knockbox.records.session import Session

PERSON: Final = "person"
COMPUTER: Final = "computer"
"""A bot of whichever level is wished for."""


def is_bot(player: Player) -> bool:
    return player.kind == BOT


def vantage_of(session: Session, question: Decision, seat: int, is_read: bool = False) -> Vantage:
    """The table as a seat knows it, with all that it noticed so far; it may read a question to another on a screen."""
    story = [told.event for told in session.events_for(seat)]
    return Vantage(session.game, session.moment.state, question, story, seat, is_read)
