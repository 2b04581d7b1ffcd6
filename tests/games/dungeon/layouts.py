"""Small dungeons of the proving pack, and cards to lay out in them."""

from knockbox.games.dungeon.game import build
from knockbox.testing.dungeon_table import BOX

FOUR = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
PAIR = build({}, 2, BOX)
QUEST = build(FOUR, 2, BOX)
SOLO = build({}, 1)
ALL = [PAIR.names.cards[kind] for kind in PAIR.rules.deck]
"""Every card of the first dungeon but the Black Knight."""


def at(card: str, x: int, y: int, **more: object) -> dict[str, object]:
    """A card as a position lists it."""
    return {"card": card, "cell": [x, y], **more}


BEAST = at("beast-1113-4", 0, 0)
JOKER = at("joker", 0, 0)
KNIGHT = at("black-knight", 1, 1)
