"""What can be wrong with a text of the effect language."""

from collections.abc import Iterable
from difflib import get_close_matches


class EffectError(ValueError):
    """A text is not understood; says where, what was found and what was expected."""

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
        """Return the same error with the place of its text: file, item and field."""
        return EffectError(
            self.problem, found=self.found, expected=self.expected, line=self.line, column=self.column, place=place
        )


def unknown(what: str, found: str, known: Iterable[str]) -> str:
    """Say that a name is not known, which ones are, and which of them was perhaps meant."""
    names = sorted(known)
    return f"unknown {what} {found!r}; known: {', '.join(names)}{hint(found, names)}"


def unexpected(found: str, expected: Iterable[str]) -> str:
    """Say what was found in place of what; words of the language are quoted."""
    names = sorted(expected)
    return f"found {found}, expected {either(names)}{hint(found, names)}"


def hint(found: str, known: Iterable[str]) -> str:
    """Ask whether the nearest of the known words was meant."""
    words = [name.strip("'") for name in known]
    close = get_close_matches(found.strip("'").lower(), words, n=1, cutoff=0.65)
    return f"; did you mean '{close[0]}'?" if close else ""


def either(names: list[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last
