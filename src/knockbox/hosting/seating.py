"""Players on seats, and what a seat knows."""

from typing import Final

from knockbox.bots.observation import PlayerObservation
from knockbox.engine.decision import Decision
from knockbox.records.record import BOT_KIND, Player
from knockbox.records.session import Session

PERSON_SEAT: Final = "person"
COMPUTER_SEAT: Final = "computer"
"""A bot whose level is chosen separately."""


def is_bot(player: Player) -> bool:
    return player.kind == BOT_KIND


def observation_of(session: Session, question: Decision, seat: int, reads_question: bool = False) -> PlayerObservation:
    """Return what a seat knows and has noticed; `reads_question` if it sees another's question on its screen."""
    history = [seen.event for seen in session.events_for(seat)]
    return PlayerObservation(session.game, session.snapshot.state, question, history, seat, reads_question)
