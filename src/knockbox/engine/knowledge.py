"""Hidden hands: others know the cards they saw go in, and the number of the rest."""

from knockbox.engine.zones import holds, put, remove


class Hand:
    """The cards a seat holds, and those of them that everyone has seen; both sorted.

    A card that leaves the hand is taken from the seen ones first.
    """

    __slots__ = ("cards", "seen")

    def __init__(self, cards: list[int], seen: list[int]) -> None:
        self.cards = cards
        self.seen = seen

    def take_openly(self, kind: int) -> None:
        """Add a card that everyone saw."""
        put(self.cards, kind)
        put(self.seen, kind)

    def take_blind(self, kind: int) -> None:
        """Add a card that only its holder sees."""
        put(self.cards, kind)

    def lose(self, kind: int) -> None:
        """Remove a card; everyone sees it go."""
        remove(self.cards, kind)
        if holds(self.seen, kind):
            remove(self.seen, kind)

    def show(self) -> None:
        """Reveal the whole hand."""
        self.seen = self.cards[:]

    def backs(self) -> int:
        """Return the number of cards that the others have not seen."""
        return len(self.cards) - len(self.seen)

    def unseen(self) -> list[int]:
        """Return the cards that the others have not seen."""
        rest = self.cards[:]
        for kind in self.seen:
            remove(rest, kind)
        return rest

    def copy(self) -> "Hand":
        return Hand(self.cards[:], self.seen[:])
