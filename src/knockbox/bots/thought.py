"""What a search found: how often each choice was tried, what came of it, and how the match may go on."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from knockbox.bots.search.tree import Node

FAR: Final = 12
"""So many answers ahead a plan is told."""
SURE: Final = 8
"""An answer that was tried less often is no part of a plan."""


UNKNOWN: Final = 0.5
"""The doubt of somebody who knows nothing of a chance."""
FEW: Final = 3
"""From fewer tries nothing can be said about how they scatter."""
STUDENT: Final = 1.4
"""Makes of a standard error what Student's distribution makes of it, for any number of tries, within a tenth."""


class Opinion(msgspec.Struct, frozen=True):
    """One choice as a search sees it."""

    choice: int
    visits: int
    total: float = 0.0
    squares: float = 0.0

    @property
    def chance(self) -> float:
        """To win, from 0 to 1, as far as the simulations can tell."""
        return (1 + self.total / self.visits) / 2 if self.visits else 0.5

    @property
    def doubt(self) -> float:
        """The standard error of the chance, wider the fewer the tries: those that agree by luck prove little."""
        if self.visits < FEW:
            return UNKNOWN
        mean = self.total / self.visits
        error = sqrt(max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1)) / 2
        return max(error * (1 + STUDENT / (self.visits - 2)), UNKNOWN / self.visits)

    def __add__(self, other: "Opinion") -> "Opinion":
        return Opinion(self.choice, self.visits + other.visits, self.total + other.total, self.squares + other.squares)


class Thought(msgspec.Struct, frozen=True):
    """All that a seat thought about one question."""

    opinions: list[Opinion]  # of each option, in their order
    plan: list[tuple[int, int]] = []  # seat and choice: how the match would go on if the best were chosen
    seconds: float = 0.0  # from the moment a process was asked to the end of its search, if one was

    @property
    def best(self) -> Opinion:
        """The choice that stood its ground; of those tried as often the one that promises most."""
        return max(self.opinions, key=lambda opinion: (opinion.visits, opinion.total))

    @property
    def chance(self) -> float:
        """To win, over all that was tried: less rosy than that of the best choice."""
        visits = self.simulations
        return (1 + sum(opinion.total for opinion in self.opinions) / visits) / 2 if visits else 0.5

    @property
    def simulations(self) -> int:
        return sum(opinion.visits for opinion in self.opinions)

    def of(self, choice: int) -> Opinion:
        return next(opinion for opinion in self.opinions if opinion.choice == choice)

    def __add__(self, other: "Thought") -> "Thought":
        """What two searches found of the same question; the plan is that of the one which looked longer."""
        opinions = [one + two for one, two in zip(self.opinions, other.opinions, strict=True)]
        longer = self if self.simulations >= other.simulations else other
        return Thought(opinions, longer.plan, max(self.seconds, other.seconds))


def forced(choice: int) -> Thought:
    """There is nothing to think about."""
    return Thought([Opinion(choice, 0)])


def thought_of(root: Node, options: Sequence[int]) -> Thought:
    opinions = [opinion_of(root, option) for option in options]
    best = max(opinions, key=lambda opinion: opinion.visits)
    return Thought(opinions, plan_after(root, best.choice))


def opinion_of(root: Node, option: int) -> Opinion:
    node = root.children.get(option)
    return Opinion(option, node.visits, node.total, node.squares) if node else Opinion(option, 0)


def plan_after(root: Node, choice: int) -> list[tuple[int, int]]:
    """A choice and the answers that were tried most after it, as far as they were tried often."""
    plan: list[tuple[int, int]] = []
    node = root.children.get(choice)
    while node is not None and node.visits >= SURE and len(plan) < FAR:
        plan.append((node.seat, choice))
        if node.children:
            choice = max(node.children, key=lambda each: node.children[each].visits if node else 0)
        node = node.children.get(choice) if node.children else None
    return plan
