"""Compile nodes to tasks: the walk is shared, the meaning of a verb belongs to the game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeAlias, TypeVar

from knockbox.effects.tree import Node
from knockbox.engine.task import Task

S = TypeVar("S")
C = TypeVar("C")

VerbCompiler: TypeAlias = "Callable[[Compiler[S, C], Node], list[Task[S]]]"
"""Compiles one verb; the compiler is passed for its context and for inner blocks."""


class Compiler(Generic[S, C]):
    """Compiles texts with one table of verbs; `context` is what the verbs must know, such as who "you" is.

    Tasks hold only ints: an inner block is stored in `blocks`, and the task that may plan it keeps its index.
    """

    def __init__(self, verbs: "Mapping[str, VerbCompiler[S, C]]", context: C, blocks: list[list[Task[S]]]) -> None:
        self.verbs = verbs
        self.context = context
        self.blocks = blocks

    def sequence(self, nodes: Iterable[Node]) -> list[Task[S]]:
        """Return the tasks of a sequence in the order they happen."""
        return [task for node in nodes for task in self.verbs[node.verb](self, node)]

    def store_blocks(self, node: Node) -> int:
        """Store the inner blocks of a node side by side and return the index of the first."""
        compiled = [self.sequence(block) for block in node.blocks]
        first = len(self.blocks)
        self.blocks.extend(compiled)
        return first
