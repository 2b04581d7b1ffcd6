"""A bot that searches imagined worlds before it answers."""

from collections.abc import Callable
from typing import Final, TypeAlias

from knockbox.bots.budget import Budget
from knockbox.bots.search.judge import Judge, Rollout
from knockbox.bots.search.tree import Node, grow
from knockbox.bots.thought import Thought, forced, thought_of
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import Rng, seeded
from knockbox.games.registry import AnyGame

JudgeOf: TypeAlias = Callable[[AnyGame], Judge]
Stop: TypeAlias = Callable[[], bool]

AT_A_TIME: Final = 4
"""Simulations between two looks at the clock, and for a word to stop: few, for some take milliseconds."""
A_WHILE: Final = 100
"""Simulations between two looks at whether the answer is settled."""


class SearchingBot:
    """Plays what stood its ground in a tree of simulations; a judge says what they led to."""

    def __init__(self, name: str, judge_of: JudgeOf, seed: int, budget: Budget) -> None:
        self.name = name
        self.judge_of = judge_of
        self.rng = seeded(seed)
        self.budget = budget

    def choose(self, vantage: Vantage) -> int:
        return self.think(vantage).best.choice

    def think(self, vantage: Vantage, stop: Stop | None = None) -> Thought:
        """Everything found within the budget, or until `stop` says so; a forced answer costs no search."""
        options = vantage.question.options
        if len(options) == 1:
            return forced(options[0])
        return thought_of(search(vantage, self.judge(vantage), self.rng, self.budget, stop), options)

    def judge(self, vantage: Vantage) -> Judge:
        return self.judge_of(vantage.rules)

    def speak(self, vantage: Vantage) -> list[int]:
        """It has nothing to say."""
        return []


def search(vantage: Vantage, judge: Judge, rng: Rng, budget: Budget, stop: Stop | None = None) -> Node:
    """The tree that grows within the budget, until nothing that is left of it could change the answer."""
    root, meter, next_look = Node(vantage.seat), budget.meter(), A_WHILE
    while (granted := meter.take(AT_A_TIME)) and not (stop and stop()):
        grow(root, vantage.imagine, judge, rng, granted)
        if root.visits >= next_look:
            next_look += A_WHILE
            if lead(root) > meter.ahead(root.visits):
                break
    return root


def lead(root: Node) -> int:
    """By how many visits the first answer is ahead of the second."""
    visits = sorted((child.visits for child in root.children.values()), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def ismcts(seed: int, budget: Budget) -> SearchingBot:
    """Knows the rules and nothing else: it plays every leaf to the end at random."""
    return SearchingBot("ismcts", Rollout, seed, budget)
