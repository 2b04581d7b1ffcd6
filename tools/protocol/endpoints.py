"""List the HTTP endpoints from the routes."""

import re
from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

import msgspec

from knockbox.server import library, lobby
from tools.protocol.shapes import UnknownConstructError

PARAMETER_PATTERN: Final = re.compile(r"\{(?P<name>\w+):\w+\}")


def list_endpoints() -> Iterator[list[str]]:
    """Yield method, path, response struct and description of each endpoint."""
    for route in [*lobby.ROUTES, *library.ROUTES]:
        for path in sorted(route.paths):
            for method in sorted(route.http_methods):
                yield [method, format_path(path), answer_of(route.fn), text_of(route.fn)]


def format_path(path: str) -> str:
    return "`" + PARAMETER_PATTERN.sub(r"{\g<name>}", path) + "`"


def answer_of(route: Any) -> str:
    """Return the response struct; endpoints without one describe their response in the text."""
    kind = get_type_hints(route).get("return")
    many = "list of " if getattr(kind, "__origin__", None) is list else ""
    (item,) = get_args(kind) if many else (kind,)
    is_struct = isinstance(item, type) and issubclass(item, msgspec.Struct)
    return f"{many}[{item.__name__}](#{item.__name__.lower()})" if is_struct else ""


def text_of(route: Any) -> str:
    if not route.__doc__:
        return str(route.__name__).replace("_", " ")
    text = " ".join(route.__doc__.split())
    if "|" in text:
        raise UnknownConstructError(f"found a bar in {text!r}; expected a text that fits into a table")
    return text
