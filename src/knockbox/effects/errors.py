"""Errors in texts of the effect language, and their messages."""

from collections.abc import Iterable
from difflib import get_close_matches


class EffectError(ValueError):
    """A text is invalid; says where, what was found and what was expected."""

    def __init__(
        self,
        problem: str,
        *,
        found: str = "",
        expected: Iterable[str] = (),
        line: int = 1,
        column: int = 1,
        place: str = "",
    ) -> None:
        self.problem = problem
        self.found = found
        self.expected = sorted(expected)
        self.line = line
        self.column = column
        self.place = place
        super().__init__(str(self))

    def __str__(self) -> str:
        line = f"line {self.line}, " if self.line > 1 else ""
        position = f"{line}column {self.column}: {self.problem}"
        return f"{self.place}, {position}" if self.place else position

    def at(self, place: str) -> "EffectError":
        """Return the same error with the source of its text: file, item and field."""
        return EffectError(
            self.problem, found=self.found, expected=self.expected, line=self.line, column=self.column, place=place
        )


def unknown_name_message(what: str, found: str, known: Iterable[str]) -> str:
    """Return a message about an unknown name, with the known names and the closest match."""
    names = sorted(known)
    return f"unknown {what} {found!r}; known: {', '.join(names)}{suggestion(found, names)}"


def unexpected_message(found: str, expected: Iterable[str]) -> str:
    """Return a message about what was found and expected; words of the language are quoted."""
    names = sorted(expected)
    return f"found {found}, expected {join_alternatives(names)}{suggestion(found, names)}"


def suggestion(found: str, known: Iterable[str]) -> str:
    """Return "did you mean …?" for the closest known word; empty if none is close."""
    words = [name.strip("'") for name in known]
    close = get_close_matches(found.strip("'").lower(), words, n=1, cutoff=0.65)
    return f"; did you mean '{close[0]}'?" if close else ""


def join_alternatives(names: list[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last
