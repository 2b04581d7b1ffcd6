"""What can be asked over HTTP, read from the routes themselves."""

import re
from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

import msgspec

from knockbox.server import library, lobby
from tools.protocol.shapes import UnknownConstructError

TYPED: Final = re.compile(r"\{(?P<name>\w+):\w+\}")


def addresses() -> Iterator[list[str]]:
    """Method, path, the struct of the answer, and what it is for."""
    for route in [*lobby.ROUTES, *library.ROUTES]:
        for path in sorted(route.paths):
            for method in sorted(route.http_methods):
                yield [method, shown(path), answer_of(route.fn), text_of(route.fn)]


def shown(path: str) -> str:
    return "`" + TYPED.sub(r"{\g<name>}", path) + "`"


def answer_of(route: Any) -> str:
    """What is no struct has its own way of being read, and the text says which."""
    kind = get_type_hints(route).get("return")
    many = "list of " if getattr(kind, "__origin__", None) is list else ""
    (told,) = get_args(kind) if many else (kind,)
    is_struct = isinstance(told, type) and issubclass(told, msgspec.Struct)
    return f"{many}[{told.__name__}](#{told.__name__.lower()})" if is_struct else ""


def text_of(route: Any) -> str:
    if not route.__doc__:
        return str(route.__name__).replace("_", " ")
    text = " ".join(route.__doc__.split())
    if "|" in text:
        raise UnknownConstructError(f"found a bar in {text!r}; expected a text that fits into a table")
    return text
