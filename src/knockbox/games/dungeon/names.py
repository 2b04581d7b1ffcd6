"""The ids of a pack's things by their ints: ints inside, names at the boundary."""

from typing import Final

from knockbox.games.dungeon.pack import Box

TOKENS: Final[tuple[str, ...]] = ("fireball", "ice", "poison", "silence")
"""The grimoire tokens, in the order of their numbers."""


class Names:
    """Names of cards; rooms come before creatures."""

    def __init__(self, box: Box) -> None:
        self.rooms = list(box.rooms)
        self.creatures = list(box.creatures)
        self.cards = self.rooms + self.creatures
        self.kinds = {card: kind for kind, card in enumerate(self.cards)}

    def card(self, kind: int) -> str:
        """The id of a card, or nothing where there is none."""
        return self.cards[kind] if kind >= 0 else ""


def tokens_in(bits: int) -> list[str]:
    """The names of a set of grimoire tokens."""
    return [name for number, name in enumerate(TOKENS) if bits >> number & 1]
