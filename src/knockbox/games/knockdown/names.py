"""The ids of a pack's things by their ints: ints inside, names at the boundary."""

from knockbox.games.knockdown.pack import Mixture

STRIKE_OF_SKILL = "strike"


class Names:
    """Names of attacks, fighters, skills and tokens; a special is `fighter/special`."""

    def __init__(self, mixture: Mixture) -> None:
        self.sheets = [[f"{id}/{each.id}" for each in fighter.specials] for id, fighter in mixture.fighters.items()]
        self.arenas = [each.pack.id for each in mixture.arenas]
        self.starts = [list(each.arena.starts) for each in mixture.arenas]
        self.skill_sets = [each.pack.id for each in mixture.skill_sets]
        self.cards = list(mixture.attacks)
        self.attacks = self.cards + [special for sheet in self.sheets for special in sheet]
        self.numbers = {id: number for number, id in enumerate(self.attacks)}
        self.fighters = list(mixture.fighters)
        self.skills = list(mixture.skills)
        self.tokens = [token.id for fighter in mixture.fighters.values() for token in fighter.tokens]
        self.listeners = self.skills + [
            f"{id}/{token.id}" for id, fighter in mixture.fighters.items() for token in fighter.tokens
        ]

    def attack(self, number: int) -> str:
        """The id of a card or special; Strikes of skills have one name for all."""
        return self.attacks[number] if number < len(self.attacks) else STRIKE_OF_SKILL

    def sheet(self, fighter: str) -> list[str]:
        """The special attacks of a fighter."""
        return self.sheets[self.fighters.index(fighter)]

    def fighter(self, number: int) -> str:
        """The id of a fighter, or nothing before it is picked."""
        return self.fighters[number] if number >= 0 else ""
