"""Read the comments behind the fields of a class, which document boundary structs."""

import ast
import inspect
import io
import re
import tokenize
from functools import cache
from pathlib import Path
from typing import Final

PRAGMAS: Final = ("noqa", "type:")
LINK: Final = re.compile(r"\[(?P<words>[^\]]*)\]\([^)]*\)")


def comments_of(kind: type) -> dict[str, str]:
    """Return comments by field, including inherited ones."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("knockbox."):
            found |= comments_in(Path(inspect.getfile(each)))[each.__qualname__]
    return found


@cache
def comments_in(path: Path) -> dict[str, dict[str, str]]:
    """Return all field comments of a file by class and field."""
    source = path.read_text(encoding="utf-8")
    by_line = comments_by_line(source)
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return {node.name: field_comments(node, by_line) for node in classes}


def comments_by_line(source: str) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    return {line: comment for line, comment in comments.items() if not comment.startswith(PRAGMAS)}


def field_comments(node: ast.ClassDef, by_line: dict[int, str]) -> dict[str, str]:
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)]
    return {
        each.target.id: " ".join(by_line[line] for line in range(each.lineno, each.end_lineno + 1) if line in by_line)
        for each in fields
        if isinstance(each.target, ast.Name) and each.end_lineno is not None
    }


def strip_links(comment: str) -> str:
    """Return a comment without its links, which only work between reference pages."""
    return LINK.sub(r"\g<words>", comment)
