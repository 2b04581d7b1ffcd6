"""Write the answers to the example session of docs/reference/stdio.md: `python tools/make_stdio_docs.py`."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from knockbox.cli.stdio.session import StdioSession

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "stdio.md"
REQUEST_PREFIX: Final = "> "
ANSWER_PREFIX: Final = "< "


def fill_in_answers(page: str) -> str:
    """Return the page with each request followed by its answer; the session saves files in a temporary folder."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            return "".join(page_lines(page))
        finally:
            os.chdir(here)


def page_lines(page: str) -> Iterator[str]:
    session = StdioSession()
    for line in page.splitlines(keepends=True):
        if line.startswith(REQUEST_PREFIX + "{"):
            yield line
            answer = session.respond(line.removeprefix(REQUEST_PREFIX).encode())
            yield f"{ANSWER_PREFIX}{msgspec.json.encode(answer).decode()}\n"
        elif not line.startswith(ANSWER_PREFIX + "{"):
            yield line


if __name__ == "__main__":
    PAGE.write_text(fill_in_answers(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
