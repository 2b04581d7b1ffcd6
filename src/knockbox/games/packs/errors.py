"""Errors of packs."""

from collections.abc import Iterable
from pathlib import Path

from knockbox.text.control_characters import escape_controls, escape_in_line


class PackError(ValueError):
    """A pack cannot be played; the message names file, item, what was found and what was expected."""

    def __init__(self, message: str, problems: Iterable[str] = ()) -> None:
        super().__init__(escape_controls(message))
        self.problems = list(map(escape_in_line, problems)) or [escape_controls(message)]


def broken_pack_error(folder: Path, problems: Iterable[str]) -> PackError:
    """Return an error with all problems of a pack, one per line."""
    listed = list(map(escape_in_line, problems))
    return PackError("\n".join(f"{folder}: {problem}" for problem in listed), listed)
