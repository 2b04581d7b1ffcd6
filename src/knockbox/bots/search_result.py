"""Results of a search: visits and values of each action, and the expected continuation."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from knockbox.bots.search.tree import TreeNode

MAX_VARIATION_LENGTH: Final = 12
MIN_VARIATION_VISITS: Final = 8


MAX_STD_ERROR: Final = 0.5
"""The standard error of a win probability about which nothing is known."""
MIN_VARIANCE_VISITS: Final = 3
"""With fewer visits the variance cannot be estimated."""
STUDENT_CORRECTION: Final = 1.4
"""Widens a standard error as Student's distribution does, within a tenth for any number of visits."""


class ActionStats(msgspec.Struct, frozen=True):
    """Search statistics of one action."""

    choice: int
    visits: int
    total: float = 0.0
    squares: float = 0.0

    @property
    def win_probability(self) -> float:
        """Return the estimated win probability, from 0 to 1."""
        return (1 + self.total / self.visits) / 2 if self.visits else 0.5

    @property
    def std_error(self) -> float:
        """Return the standard error of the win probability; few visits that agree by luck still give a wide one."""
        if self.visits < MIN_VARIANCE_VISITS:
            return MAX_STD_ERROR
        mean = self.total / self.visits
        error = sqrt(max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1)) / 2
        return max(error * (1 + STUDENT_CORRECTION / (self.visits - 2)), MAX_STD_ERROR / self.visits)

    def __add__(self, other: "ActionStats") -> "ActionStats":
        return ActionStats(
            self.choice, self.visits + other.visits, self.total + other.total, self.squares + other.squares
        )


class SearchResult(msgspec.Struct, frozen=True):
    """The outcome of a search for one question."""

    action_stats: list[ActionStats]  # one per option, in their order
    principal_variation: list[tuple[int, int]] = []  # (seat, action) pairs, starting with the best action
    seconds: float = 0.0  # from the request to a worker process to the end of its search

    @property
    def best(self) -> ActionStats:
        """Return the most visited action; among equals the one with the higher total."""
        return max(self.action_stats, key=lambda opinion: (opinion.visits, opinion.total))

    @property
    def win_probability(self) -> float:
        """Return the win probability over all simulations, which is lower than that of the best action."""
        visits = self.simulations
        return (1 + sum(stats.total for stats in self.action_stats) / visits) / 2 if visits else 0.5

    @property
    def simulations(self) -> int:
        return sum(stats.visits for stats in self.action_stats)

    def stats_of(self, choice: int) -> ActionStats:
        return next(stats for stats in self.action_stats if stats.choice == choice)

    def __add__(self, other: "SearchResult") -> "SearchResult":
        """Merge two searches of the same question; the continuation is that of the larger one."""
        action_stats = [one + two for one, two in zip(self.action_stats, other.action_stats, strict=True)]
        longer = self if self.simulations >= other.simulations else other
        return SearchResult(action_stats, longer.principal_variation, max(self.seconds, other.seconds))


def forced_result(choice: int) -> SearchResult:
    """Return the result of a question with a single answer."""
    return SearchResult([ActionStats(choice, 0)])


def result_from_tree(root: TreeNode, options: Sequence[int]) -> SearchResult:
    action_stats = [node_stats(root, option) for option in options]
    best = max(action_stats, key=lambda opinion: opinion.visits)
    return SearchResult(action_stats, variation_after(root, best.choice))


def node_stats(root: TreeNode, option: int) -> ActionStats:
    node = root.children.get(option)
    return ActionStats(option, node.visits, node.total, node.squares) if node else ActionStats(option, 0)


def variation_after(root: TreeNode, choice: int) -> list[tuple[int, int]]:
    """Return a choice and the most visited answers after it, as long as they have enough visits."""
    plan: list[tuple[int, int]] = []
    node = root.children.get(choice)
    while node is not None and node.visits >= MIN_VARIATION_VISITS and len(plan) < MAX_VARIATION_LENGTH:
        plan.append((node.seat, choice))
        if node.children:
            choice = max(node.children, key=lambda each: node.children[each].visits if node else 0)
        node = node.children.get(choice) if node.children else None
    return plan
