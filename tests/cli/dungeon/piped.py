"""The dungeon played by pipe."""

import random

from tests.cli.piped import Table

PEOPLE = "person,person,person"


class Entrance(Table):
    """Where a group enters a dungeon."""

    words = ("dungeon",)

    def enter(self, *typed: str, seats: str = "person,random", seed: int = 5) -> str:
        """The first question is typed at; seat 0 begins."""
        option = ("--option", "first_player=0")
        return self.play(list(typed), "--seats", seats, "--seed", str(seed), "--lang", "en", *option)


def numbers(seed: int, count: int = 600) -> list[str]:
    """Answers of somebody who types numbers; those that are too big are refused and cost nothing."""
    chance = random.Random(seed)  # noqa: S311  (nothing to protect)
    return [str(chance.choice((1, 2, 3, 4, 6, 8, 11))) for _ in range(count)]
