"""Who sits on a seat, and what it means for a match that a bot does."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.bots.vantage import Vantage
from knockbox.engine.decision import Decision
from knockbox.records.record import Player
from knockbox.records.session import Session

PERSON: Final = "person"
COMPUTER: Final = "computer"
"""A bot of whichever level is wished for."""
BOT: Final = "bot"
DICE: Final[dict[tuple[bool, ...], str]] = {(True, False): "A", (False, True): "B", (True, True): "both"}


def is_bot(player: Player) -> bool:
    return player.kind == BOT


def vantage_of(session: Session, question: Decision, seat: int) -> Vantage:
    """The table as a seat knows it, with all that it noticed so far."""
    story = [told.event for told in session.events_for(seat)]
    return Vantage(session.game, session.moment.state, question, story, seat)


def options_for_bots(options: Mapping[str, str], bots: Sequence[bool]) -> dict[str, str]:
    """A bot builds no tower (KDR-69): with `ko_test=tower` its test rolls dice, unless the options say otherwise."""
    adapted = dict(options)
    dice = DICE.get(tuple(bots))
    if options.get("ko_test") == "tower" and dice and "dice_always" not in options:
        adapted["dice_always"] = dice
    return adapted
