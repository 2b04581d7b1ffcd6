"""Find where code and tests cite rules, from the syntax tree, without importing anything."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

RULE_ID: Final = re.compile(r"\bK{1,2}DR?-(?:[A-Z]+-)*\d+\b")
DOCSTRING_OPENING: Final = re.compile(rf"({RULE_ID.pattern}(?:, {RULE_ID.pattern})*)(?=\s|$)")
OPENING_ATTEMPT: Final = re.compile(r"K{1,2}DR?-")
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Citation(msgspec.Struct, frozen=True):
    """A class or function that cites rules."""

    ids: tuple[str, ...]
    path: Path
    line: int
    qualname: str
    is_task: bool = False
    is_function: bool = False
    returns: str = ""

    def place(self) -> str:
        return f"{self.path}:{self.line} {self.qualname}"


def citations_in_code(folder: Path) -> Iterator[Citation]:
    """Yield every definition whose docstring begins with rule ids, or with something like one."""
    for path in sorted(folder.rglob("*.py")):
        for qualname, node in definitions(parse_module(path)):
            opening = (ast.get_docstring(node) or "").split("\n")[0]
            if OPENING_ATTEMPT.match(opening):
                yield make_citation(path, qualname, node, opening)


def make_citation(path: Path, qualname: str, node: Definition, opening: str) -> Citation:
    found = DOCSTRING_OPENING.match(opening)
    ids = tuple(RULE_ID.findall(found[1])) if found else ()
    if isinstance(node, ast.ClassDef):
        return Citation(ids, path, node.lineno, qualname, is_task=has_method(node, "do"))
    returns = ast.unparse(node.returns) if node.returns else ""
    return Citation(ids, path, node.lineno, qualname, is_function=True, returns=returns)


def citations_in_tests(folder: Path) -> Iterator[Citation]:
    """Yield every test function or class that carries `@pytest.mark.rule(...)`."""
    for path in sorted(folder.rglob("test_*.py")):
        for qualname, node in definitions(parse_module(path)):
            marks = [mark for mark in node.decorator_list if is_rule_mark(mark)]
            if marks and is_test(node):
                yield Citation(tuple(marked_ids(marks)), path, node.lineno, qualname)


def marked_ids(marks: list[ast.expr]) -> Iterator[str]:
    """Yield the ids of the marks; an id that is not a literal is yielded as its source, so that it is reported."""
    for mark in marks:
        arguments = mark.args if isinstance(mark, ast.Call) else []
        for argument in arguments:
            is_literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            yield ast.literal_eval(argument) if is_literal else ast.unparse(argument)


def rule_mentions(folder: Path) -> Iterator[tuple[str, Path, int]]:
    """Yield every id anywhere in the Python files of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in RULE_ID.findall(line):
                yield id, path, number


def definitions(tree: ast.Module) -> Iterator[tuple[str, Definition]]:
    """Yield module-level functions and classes and the members of those classes, with their dotted names."""
    for node in tree.body:
        if isinstance(node, Definition):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{item.name}", item) for item in node.body if isinstance(item, Definition))


def parse_module(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def has_method(node: ast.ClassDef, name: str) -> bool:
    return any(isinstance(item, ast.FunctionDef) and item.name == name for item in node.body)


def is_rule_mark(mark: ast.expr) -> bool:
    return ast.unparse(mark).startswith("pytest.mark.rule(")


def is_test(node: Definition) -> bool:
    return node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test_")
