"""Who sits on a seat, and what it means for a match that a bot does."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.records.record import Player

PERSON: Final = "person"
BOT: Final = "bot"
DICE: Final[dict[tuple[bool, ...], str]] = {(True, False): "A", (False, True): "B", (True, True): "both"}


def is_bot(player: Player) -> bool:
    return player.kind == BOT


def options_for_bots(options: Mapping[str, str], bots: Sequence[bool]) -> dict[str, str]:
    """A bot builds no tower (KDR-69): with `ko_test=tower` its test rolls dice, unless the options say otherwise."""
    adapted = dict(options)
    dice = DICE.get(tuple(bots))
    if options.get("ko_test") == "tower" and dice and "dice_always" not in options:
        adapted["dice_always"] = dice
    return adapted
