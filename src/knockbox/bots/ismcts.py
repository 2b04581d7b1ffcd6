"""A bot that plays each choice out at random in many imagined worlds: plain search, without any sense of the game."""

from typing import Final

from knockbox.bots.budget import Budget
from knockbox.bots.search.tree import Node, grow
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import Rng, seeded

AT_A_TIME: Final = 32
"""Simulations between two looks at the clock."""


class IsmctsBot:
    """Knows the rules and nothing else."""

    name = "ismcts"

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng = seeded(seed)
        self.budget = budget

    def choose(self, vantage: Vantage) -> int:
        options = vantage.question.options
        if len(options) == 1:
            return options[0]
        return most_visited(search(vantage, self.rng, self.budget), options)

    def speak(self, vantage: Vantage) -> list[int]:
        """It has nothing to say."""
        return []


def search(vantage: Vantage, rng: Rng, budget: Budget) -> Node:
    """The tree that grows within the budget, each leaf of it played to the end at random."""
    root, meter = Node(), budget.meter()
    while granted := meter.take(AT_A_TIME):
        grow(root, vantage.imagine, rng, granted)
    return root


def most_visited(root: Node, options: list[int]) -> int:
    """The choice that stood its ground; the first of equals, and of those never tried."""
    return max(options, key=lambda option: visits(root, option))


def visits(root: Node, option: int) -> int:
    node = root.children.get(option)
    return node.visits if node else 0
