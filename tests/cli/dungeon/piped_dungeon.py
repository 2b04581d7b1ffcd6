"""Play the dungeon through pipes."""

import random

from tests.cli.piped_game import PipedGame

PEOPLE = "person,person,person"


class PipedDungeon(PipedGame):
    """Runs the terminal game with the dungeon."""

    words = ("dungeon",)

    def enter(self, *typed: str, seats: str = "person,random", seed: int = 5) -> str:
        """Play with the typed lines; seat 0 starts."""
        option = ("--option", "first_player=0")
        return self.play(list(typed), "--seats", seats, "--seed", str(seed), "--lang", "en", *option)


def numbers(seed: int, count: int = 600) -> list[str]:
    """Return random numbers to type; those too large are rejected without effect."""
    chance = random.Random(seed)  # noqa: S311  (nothing to protect)
    return [str(chance.choice((1, 2, 3, 4, 6, 8, 11))) for _ in range(count)]
