"""The ids of the things in a card pool, by the ints that the rules use."""

from knockbox.games.knockdown.pack import CardPool

SKILL_STRIKE_ID = "strike"


class Names:
    """Ids of attacks, fighters, skills and tokens; a special attack is `fighter/special`."""

    def __init__(self, card_pool: CardPool) -> None:
        self.sheets = [[f"{id}/{each.id}" for each in fighter.specials] for id, fighter in card_pool.fighters.items()]
        self.arenas = [each.pack.id for each in card_pool.arenas]
        self.starts = [list(each.arena.starts) for each in card_pool.arenas]
        self.skill_sets = [each.pack.id for each in card_pool.skill_sets]
        self.cards = list(card_pool.attacks)
        self.attacks = self.cards + [special for sheet in self.sheets for special in sheet]
        self.attack_numbers = {id: number for number, id in enumerate(self.attacks)}
        self.fighters = list(card_pool.fighters)
        self.skills = list(card_pool.skills)
        self.tokens = [token.id for fighter in card_pool.fighters.values() for token in fighter.tokens]
        self.listeners = self.skills + [
            f"{id}/{token.id}" for id, fighter in card_pool.fighters.items() for token in fighter.tokens
        ]

    def attack(self, number: int) -> str:
        """Return the id of a card or special attack; all Strikes of skills share one id."""
        return self.attacks[number] if number < len(self.attacks) else SKILL_STRIKE_ID

    def sheet(self, fighter: str) -> list[str]:
        """Return the special attacks of a fighter."""
        return self.sheets[self.fighters.index(fighter)]

    def fighter(self, number: int) -> str:
        """Return the id of a fighter, or "" before it is picked."""
        return self.fighters[number] if number >= 0 else ""
