"""Find where code and tests cite rules, by syntax tree: nothing is imported or run."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

ID: Final = re.compile(r"\bK{1,2}DR?-(?:[A-Z]+-)*\d+\b")
OPENING: Final = re.compile(rf"({ID.pattern}(?:, {ID.pattern})*)(?=\s|$)")
LOOKS_LIKE_AN_OPENING: Final = re.compile(r"K{1,2}DR?-")
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Citation(msgspec.Struct, frozen=True):
    """A class or function that cites rules; `qualname` is dotted as Python spells it."""

    ids: tuple[str, ...]
    path: Path
    line: int
    qualname: str
    is_task: bool = False
    is_function: bool = False
    returns: str = ""

    def place(self) -> str:
        return f"{self.path}:{self.line} {self.qualname}"


def cited_by_code(folder: Path) -> Iterator[Citation]:
    """Yield every definition whose docstring begins with rule ids, or with something that tries to be one."""
    for path in sorted(folder.rglob("*.py")):
        for qualname, node in definitions(parsed(path)):
            opening = (ast.get_docstring(node) or "").split("\n")[0]
            if LOOKS_LIKE_AN_OPENING.match(opening):
                yield carrier(path, qualname, node, opening)


def carrier(path: Path, qualname: str, node: Definition, opening: str) -> Citation:
    found = OPENING.match(opening)
    ids = tuple(ID.findall(found[1])) if found else ()
    if isinstance(node, ast.ClassDef):
        return Citation(ids, path, node.lineno, qualname, is_task=has_method(node, "do"))
    returns = ast.unparse(node.returns) if node.returns else ""
    return Citation(ids, path, node.lineno, qualname, is_function=True, returns=returns)


def cited_by_tests(folder: Path) -> Iterator[Citation]:
    """Yield every test function or class that carries `@pytest.mark.rule(...)`."""
    for path in sorted(folder.rglob("test_*.py")):
        for qualname, node in definitions(parsed(path)):
            marks = [mark for mark in node.decorator_list if is_rule_mark(mark)]
            if marks and is_test(node):
                yield Citation(tuple(marked_ids(marks)), path, node.lineno, qualname)


def marked_ids(marks: list[ast.expr]) -> Iterator[str]:
    """Yield the ids of the marks; an id that is not written out is yielded as its source, so that it stands out."""
    for mark in marks:
        arguments = mark.args if isinstance(mark, ast.Call) else []
        for argument in arguments:
            written = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            yield ast.literal_eval(argument) if written else ast.unparse(argument)


def mentioned(folder: Path) -> Iterator[tuple[str, Path, int]]:
    """Yield every id that stands anywhere in the Python files of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in ID.findall(line):
                yield id, path, number


def definitions(tree: ast.Module) -> Iterator[tuple[str, Definition]]:
    """Yield module-level functions and classes and the members of those classes, with their dotted names."""
    for node in tree.body:
        if isinstance(node, Definition):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{item.name}", item) for item in node.body if isinstance(item, Definition))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def has_method(node: ast.ClassDef, name: str) -> bool:
    return any(isinstance(item, ast.FunctionDef) and item.name == name for item in node.body)


def is_rule_mark(mark: ast.expr) -> bool:
    return ast.unparse(mark).startswith("pytest.mark.rule(")


def is_test(node: Definition) -> bool:
    return node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test_")
