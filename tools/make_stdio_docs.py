"""Write the answers into the session of docs/reference/stdio.md: `python tools/make_stdio_docs.py`."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from knockbox.cli.stdio.desk import Desk

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "stdio.md"
ASKED: Final = "> "
ANSWERED: Final = "< "


def answered(page: str) -> str:
    """The page with each request followed by the answer it gets; files of the session go into a folder of its own."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            return "".join(lines(page))
        finally:
            os.chdir(here)


def lines(page: str) -> Iterator[str]:
    desk = Desk()
    for line in page.splitlines(keepends=True):
        if line.startswith(ASKED + "{"):
            yield line
            yield f"{ANSWERED}{msgspec.json.encode(desk.respond(line.removeprefix(ASKED).encode())).decode()}\n"
        elif not line.startswith(ANSWERED + "{"):
            yield line


if __name__ == "__main__":
    PAGE.write_text(answered(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
