"""Nodes to tasks: the walk is the same in every game, the meaning of a verb is the game's."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeAlias, TypeVar

from knockbox.effects.tree import Node
from knockbox.engine.task import Task

S = TypeVar("S")
C = TypeVar("C")

Meaning: TypeAlias = "Callable[[Compiler[S, C], Node], list[Task[S]]]"
"""What a verb turns into; the compiler is passed for its context and for inner blocks."""


class Compiler(Generic[S, C]):
    """Compiles texts with one table of verbs; `context` is what its verbs must know, such as who "you" is.

    Tasks hold only ints: an inner block is filed in `blocks` and the task that may plan it keeps its number.
    """

    def __init__(self, table: "Mapping[str, Meaning[S, C]]", context: C, blocks: list[list[Task[S]]]) -> None:
        self.table = table
        self.context = context
        self.blocks = blocks

    def sequence(self, nodes: Iterable[Node]) -> list[Task[S]]:
        """Return the tasks of a sequence in the order in which they happen."""
        return [task for node in nodes for task in self.table[node.verb](self, node)]

    def file(self, node: Node) -> int:
        """File the inner blocks of a node side by side and return the number of the first."""
        compiled = [self.sequence(block) for block in node.blocks]
        first = len(self.blocks)
        self.blocks.extend(compiled)
        return first
