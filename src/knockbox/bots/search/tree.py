"""Monte Carlo tree search over information sets: every simulation imagines a new world and walks one shared tree."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final, Protocol

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.playout import playout
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, answer

EXPLORATION: Final = 0.7


class Node:
    """What came of one choice, for the seat that made it, over all worlds in which it was open."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Table(Protocol):
    """An imagined table."""

    state: Any

    def payoffs(self) -> list[float]: ...


def grow(root: Node, imagine: Callable[[Rng], Table], rng: Rng, count: int) -> None:
    """So many simulations, each in a world of its own, played out at random beyond the tree."""
    for _ in range(count):
        world = imagine(rng)
        state: State = world.state
        path: list[Node] = []
        movers: list[int] = []
        descend(root, state, rng, path, movers)
        playout(state, rng)
        keep(path, movers, world.payoffs())


def descend(root: Node, state: State, rng: Rng, path: list[Node], movers: list[int]) -> None:
    """Walk a world down the tree and add one choice to it."""
    node = root
    is_known = True
    question = state.question
    while is_known and question is not None:
        if question.seat == PUBLIC:  # a referee's verdict is chance to all who play
            answer(state, question.options[rng.below(len(question.options))])
        else:
            choice = untried(node, question.options, rng)
            is_known = choice < 0
            choice = choice if choice >= 0 else promising(node, question)
            node = node.children[choice]
            path.append(node)
            movers.append(question.seat)
            answer(state, choice)
        question = state.question


def untried(node: Node, options: list[int], rng: Rng) -> int:
    """A choice that was never made here, now part of the tree; -1 if all were."""
    children = node.children
    unknown = [option for option in options if option not in children]
    if not unknown:
        return -1
    choice = unknown[rng.below(len(unknown))]
    children[choice] = Node()
    children[choice].available = 1
    return choice


def promising(node: Node, question: Decision) -> int:
    """The choice with the best mean, or one that was tried seldom for how often it was open."""
    best, best_worth = -1, 0.0
    for option in question.options:
        child = node.children[option]
        child.available += 1
        worth = child.total / child.visits + EXPLORATION * sqrt(log(child.available) / child.visits)
        if best < 0 or worth > best_worth:
            best, best_worth = option, worth
    return best


def keep(path: list[Node], movers: list[int], payoffs: list[float]) -> None:
    """Each choice is worth what it gave the seat that made it."""
    for index in range(len(path)):
        node = path[index]
        node.visits += 1
        node.total += payoffs[movers[index]]
