"""What scenarios say they play, read from their marks by syntax tree."""

import ast
from collections.abc import Iterator
from pathlib import Path

from knockbox.text.citations import Definition, definitions, is_test, marked_ids, parsed

FOLDER = Path(__file__).resolve().parent


def marked(name: str, folder: Path = FOLDER) -> set[str]:
    """All that stands in marks of this name on the tests of a folder and of those in it."""
    return {id for path in sorted(folder.rglob("test_*.py")) for id in marked_in(parsed(path), name)}


def marked_in(tree: ast.Module, name: str) -> Iterator[str]:
    for _, node in definitions(tree):
        if is_test(node):
            yield from marked_ids(marks_of(node, name))


def marks_of(node: Definition, name: str) -> list[ast.expr]:
    return [mark for mark in node.decorator_list if ast.unparse(mark).startswith(f"pytest.mark.{name}(")]
