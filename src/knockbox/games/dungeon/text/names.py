"""The ids of cards and grimoire tokens by the ints of the engine."""

from typing import Final

from knockbox.games.dungeon.pack import Box

TOKEN_NAMES: Final[tuple[str, ...]] = ("fireball", "ice", "poison", "silence")
"""The grimoire tokens, in the order of their numbers."""


class Names:
    """The ids of cards by kind; rooms come before creatures."""

    def __init__(self, box: Box) -> None:
        self.rooms = list(box.rooms)
        self.creatures = list(box.creatures)
        self.cards = self.rooms + self.creatures
        self.kind_by_card = {card: kind for kind, card in enumerate(self.cards)}

    def card(self, kind: int) -> str:
        """Return the id of a card, or "" for NOTHING."""
        return self.cards[kind] if kind >= 0 else ""


def token_names(bits: int) -> list[str]:
    """Return the names of a set of grimoire tokens."""
    return [name for number, name in enumerate(TOKEN_NAMES) if bits >> number & 1]
