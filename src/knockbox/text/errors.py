"""Errors of texts."""

from collections.abc import Iterable
from pathlib import Path


class TextError(ValueError):
    """A text is wrong or does not exist; the message names what was found and what was expected."""


class MalformedTextError(TextError):
    def __init__(self, path: Path, line: int, found: str, expected: str) -> None:
        super().__init__(f"{path}, line {line}: found {found}; expected {expected}")


class UnknownLanguageError(TextError):
    def __init__(self, found: str, known: Iterable[str]) -> None:
        super().__init__(f"unknown language '{found}'; known: {', '.join(known)}")


class UnknownGameError(TextError):
    def __init__(self, found: str, known: Iterable[str]) -> None:
        super().__init__(f"no rules for the game '{found}'; known: {', '.join(known)}")


class UnknownRuleError(TextError):
    def __init__(self, found: str, nearest: Iterable[str]) -> None:
        super().__init__(f"unknown rule '{found}'; nearest: {', '.join(nearest)}")


class NothingFoundError(TextError):
    def __init__(self, found: str, chapters: Iterable[str]) -> None:
        super().__init__(f"no rule mentions '{found}'; expected a rule id, a word or a chapter: {', '.join(chapters)}")
