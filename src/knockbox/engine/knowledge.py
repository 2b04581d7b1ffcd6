"""Who has seen what: a hand as the others know it is the cards they saw go in, and a number of backs."""

from knockbox.engine.zones import holds, put, remove


class Hand:
    """Cards a seat holds, and which of them everybody has seen; both sorted.

    Knowing is having seen: a card that leaves is taken from the seen ones first.
    """

    __slots__ = ("cards", "seen")

    def __init__(self, cards: list[int], seen: list[int]) -> None:
        self.cards = cards
        self.seen = seen

    def take_openly(self, kind: int) -> None:
        """A card everybody saw comes in."""
        put(self.cards, kind)
        put(self.seen, kind)

    def take_blind(self, kind: int) -> None:
        """A card only its holder sees comes in."""
        put(self.cards, kind)

    def lose(self, kind: int) -> None:
        """A card goes out, seen by all as it goes."""
        remove(self.cards, kind)
        if holds(self.seen, kind):
            remove(self.seen, kind)

    def show(self) -> None:
        """All of it is laid open."""
        self.seen = self.cards[:]

    def backs(self) -> int:
        """How many cards the others have not seen."""
        return len(self.cards) - len(self.seen)

    def unseen(self) -> list[int]:
        """The cards behind the backs."""
        rest = self.cards[:]
        for kind in self.seen:
            remove(rest, kind)
        return rest

    def copy(self) -> "Hand":
        return Hand(self.cards[:], self.seen[:])
