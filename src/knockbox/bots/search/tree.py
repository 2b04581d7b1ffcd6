"""Monte Carlo tree search over information sets: every simulation imagines a new world and walks one shared tree."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final, Protocol

from knockbox.bots.search.judge import Judge
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer

UNTRIED: Final = 10.0
"""More than any choice that was tried can promise: each is tried once before one is tried again."""


class Node:
    """What came of one choice, for the seat that made it, over all worlds in which it was open."""

    __slots__ = ("available", "children", "seat", "squares", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat  # that made the choice
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.squares = 0.0


class Table(Protocol):
    """An imagined table."""

    state: Any


def grow(root: Node, imagine: Callable[[Rng], Table], judge: Judge, rng: Rng, count: int) -> None:
    """So many simulations, each in a world of its own, judged where it leaves the tree."""
    for _ in range(count):
        state: State = imagine(rng).state
        path = descend(root, state, judge, rng)
        keep(path, judge.worth(state, rng))


def descend(root: Node, state: State, judge: Judge, rng: Rng) -> list[Node]:
    """Walk a world down the tree, add one choice to it, and return the way."""
    path = [root]
    is_known = True
    question = state.question
    while is_known and question is not None:
        if question.seat == PUBLIC:
            answer(state, judge.verdict(state, rng))
        else:
            options, node = question.options, path[-1]
            choice = options[0] if len(options) == 1 else promising(node, options, rng, judge.exploration)
            child = node.children.get(choice)
            if child is None:
                child = node.children[choice] = Node(question.seat)
                is_known = len(options) == 1  # a forced answer is no choice: the way goes on
            child.available += 1
            path.append(child)
            answer(state, choice)
        question = state.question
    return path


def promising(node: Node, options: list[int], rng: Rng, exploration: float) -> int:
    """One that was never tried; else the best mean, or one that was tried seldom for how often it was open."""
    children = node.children
    best, best_worth, untried = -1, -UNTRIED, 0
    for option in options:
        child = children.get(option)
        if child is None:
            untried += 1
            if rng.below(untried) == 0:
                best = option
        elif not untried:
            worth = child.total / child.visits + exploration * sqrt(log(child.available + 1) / child.visits)
            if worth > best_worth:
                best, best_worth = option, worth
    if not untried:
        count_as_open(children, options, best)
    return best


def count_as_open(children: dict[int, Node], options: list[int], taken: int) -> None:
    """A choice that was open and not taken could have been; the one that is taken counts itself."""
    for option in options:
        if option != taken:
            children[option].available += 1


def keep(path: list[Node], worth: list[float]) -> None:
    """Each choice is worth what it gave the seat that made it."""
    for node in path:
        value = worth[node.seat]
        node.visits += 1
        node.total += value
        node.squares += value * value
