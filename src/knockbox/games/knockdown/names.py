"""The ids of a pack's things by their ints: ints inside, names at the boundary."""

from knockbox.games.knockdown.pack import Box

STRIKE_OF_SKILL = "strike"


class Names:
    """Names of attacks, fighters, skills and tokens; a special is `fighter/special`."""

    def __init__(self, box: Box) -> None:
        specials = [f"{id}/{special.id}" for id, fighter in box.fighters.items() for special in fighter.specials]
        self.cards = list(box.attacks)
        self.attacks = self.cards + specials
        self.fighters = list(box.fighters)
        self.skills = list(box.skills)
        self.tokens = [token.id for fighter in box.fighters.values() for token in fighter.tokens]

    def attack(self, number: int) -> str:
        """The id of a card or special; Strikes of skills have one name for all."""
        return self.attacks[number] if number < len(self.attacks) else STRIKE_OF_SKILL

    def fighter(self, number: int) -> str:
        """The id of a fighter, or nothing before it is picked."""
        return self.fighters[number] if number >= 0 else ""
