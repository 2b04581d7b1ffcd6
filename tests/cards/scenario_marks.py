"""The marks of scenario tests, read from the syntax tree."""

import ast
from collections.abc import Iterator
from pathlib import Path

from knockbox.text.citations import Definition, definitions, is_test, marked_ids, parse_module

FOLDER = Path(__file__).resolve().parent


def collect_marks(name: str, folder: Path = FOLDER) -> set[str]:
    """Return all ids in marks of this name on the tests of a folder and its subfolders."""
    return {id for path in sorted(folder.rglob("test_*.py")) for id in marks_in(parse_module(path), name)}


def marks_in(tree: ast.Module, name: str) -> Iterator[str]:
    for _, node in definitions(tree):
        if is_test(node):
            yield from marked_ids(mark_decorators(node, name))


def mark_decorators(node: Definition, name: str) -> list[ast.expr]:
    return [mark for mark in node.decorator_list if ast.unparse(mark).startswith(f"pytest.mark.{name}(")]
