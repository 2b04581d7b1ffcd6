"""Nodes become tasks in order, and inner blocks are stored by index."""

from collections.abc import Callable

from knockbox.effects.compiler import Compiler
from knockbox.effects.tree import Node
from knockbox.engine.task import Task
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.effect import Choose
from knockbox.games.knockdown.tasks.hand import Draw


def draw(compiler: Compiler[KnockdownState, int], node: Node) -> list[Task[KnockdownState]]:
    return [Draw(compiler.context, node.number())]


def choose(compiler: Compiler[KnockdownState, int], node: Node) -> list[Task[KnockdownState]]:
    return [Choose(compiler.context, compiler.store_blocks(node), len(node.blocks))]


Tasks = list[Task[KnockdownState]]

TABLE: dict[str, Callable[[Compiler[KnockdownState, int], Node], Tasks]] = {"draw": draw, "choose": choose}


def draw_node(count: int) -> Node:
    return Node("draw", (("number", count),))


def test_tasks_come_in_the_order_of_the_text_and_know_their_context() -> None:
    tasks = Compiler(TABLE, 1, []).sequence((draw_node(1), draw_node(2)))
    assert [(task.seat, task.count) for task in tasks if isinstance(task, Draw)] == [(1, 1), (1, 2)]


def test_inner_blocks_lie_side_by_side_after_those_already_filed() -> None:
    blocks: list[list[Task[KnockdownState]]] = [[]]
    inner = Node("choose", blocks=((draw_node(3),), (draw_node(4),)))
    (task,) = Compiler(TABLE, 0, blocks).sequence([Node("choose", blocks=((draw_node(1),), (inner,)))])
    assert isinstance(task, Choose)
    assert (task.first, task.count) == (3, 2)
    assert [[type(each).__name__ for each in block] for block in blocks] == [
        [],
        ["Draw"],
        ["Draw"],
        ["Draw"],
        ["Choose"],
    ]
    (nested,) = blocks[4]
    assert isinstance(nested, Choose)
    assert nested.first == 1
