"""Small games of the proving dungeon, and cards for their positions."""

from knockbox.games.dungeon.game import build
from knockbox.testing.dungeon_table import PROVING_DUNGEON

ALL_TOKENS = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
TWO_PLAYERS = build({}, 2, PROVING_DUNGEON)
ADVENTURE = build(ALL_TOKENS, 2, PROVING_DUNGEON)
SOLO_GAME = build({}, 1)
ALL_CARDS = [TWO_PLAYERS.names.cards[kind] for kind in TWO_PLAYERS.rules.deck]
"""Every card of the first dungeon except the Black Knight."""


def card_entry(card: str, x: int, y: int, **more: object) -> dict[str, object]:
    """Return the entry of a card in a position."""
    return {"card": card, "cell": [x, y], **more}


BEAST = card_entry("beast-1113-4", 0, 0)
JOKER = card_entry("joker", 0, 0)
KNIGHT = card_entry("black-knight", 1, 1)
