"""Information set Monte Carlo tree search: each simulation samples a determinization and descends one shared tree."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final, Protocol

from knockbox.bots.search.evaluator import Evaluator
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer

UNTRIED: Final = 10.0
"""Higher than any possible score of a tried action: every action is tried once before any is repeated."""


class TreeNode:
    """Statistics of one action, from the point of view of the seat that took it."""

    __slots__ = ("available", "children", "seat", "squares", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat  # that took the action
        self.children: dict[int, TreeNode] = {}
        self.visits = 0
        self.available = 0  # simulations in which the action was legal
        self.total = 0.0
        self.squares = 0.0


class HasState(Protocol):
    """A determinization."""

    state: Any


def run_simulations(
    root: TreeNode, determinize: Callable[[Rng], HasState], evaluator: Evaluator, rng: Rng, count: int
) -> None:
    """Run simulations, each in its own determinization, evaluated where it leaves the tree."""
    for _ in range(count):
        state: State = determinize(rng).state
        path = descend(root, state, evaluator, rng)
        backpropagate(path, evaluator.evaluate(state, rng))


def descend(root: TreeNode, state: State, evaluator: Evaluator, rng: Rng) -> list[TreeNode]:
    """Descend the tree with a state, add one node, and return the path."""
    path = [root]
    is_known = True
    question = state.question
    while is_known and question is not None:
        if question.seat == PUBLIC:
            answer(state, evaluator.referee_action(state, rng))
        else:
            options = question.options
            node = path[-1]
            choice = options[0] if len(options) == 1 else select_action(node, options, rng, evaluator.exploration)
            child = node.children.get(choice)
            if child is None:
                child = node.children[choice] = TreeNode(question.seat)
                is_known = len(options) == 1  # after a forced answer the descent continues
            child.available += 1
            path.append(child)
            answer(state, choice)
        question = state.question
    return path


def select_action(node: TreeNode, options: list[int], rng: Rng, exploration: float) -> int:
    """Return an untried action; otherwise the one with the highest upper confidence bound."""
    children = node.children
    best, best_worth, untried = -1, -UNTRIED, 0
    for option in options:
        child = children.get(option)
        if child is None:
            untried += 1
            if rng.below(untried) == 0:
                best = option
        elif not untried:
            value = child.total / child.visits + exploration * sqrt(log(child.available + 1) / child.visits)
            if value > best_worth:
                best, best_worth = option, value
    if not untried:
        count_available(children, options, best)
    return best


def count_available(children: dict[int, TreeNode], options: list[int], taken: int) -> None:
    """Count the legal actions that were not taken as available; the taken one is counted by the caller."""
    for option in options:
        if option != taken:
            children[option].available += 1


def backpropagate(path: list[TreeNode], values: list[float]) -> None:
    """Backpropagate: update each node with the value to the seat that acted."""
    for node in path:
        value = values[node.seat]
        node.visits += 1
        node.total += value
        node.squares += value * value
