"""The messages of one language, read from Fluent files: those of the house and those of packs."""

import re
import sys
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from knockbox.text.contents import TEXT
from knockbox.text.control_characters import find_control
from knockbox.text.errors import MalformedTextError, TextError
from knockbox.text.language import known

ESCAPE: Final = re.compile(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{6})")
QUOTED_SIGN: Final = re.compile(r'\\["\\]')
"""A quotation mark or a backslash inside a quoted text, which ends nothing."""
MAX_DEPTH: Final = 8
"""Brackets within brackets; the parser goes as deep as a text does."""
KEPT: Final = 16_384
"""Sentences of a catalogue that stay formatted; a match says the same ones over and over."""


class Catalogue:
    """Messages by id; an attribute is named after a dot, as in `token-trap.object`."""

    def __init__(self, language: str, paths: Iterable[Path]) -> None:
        self.language = known(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, Path] = {}
        self.said = lru_cache(KEPT, typed=True)(self.formatted)
        for path in paths:
            self.add(path)

    def add(self, path: Path) -> None:
        """Read one file; junk and a message that is already there are errors."""
        resource = read_of_house(path) if path.is_relative_to(TEXT) else read(path)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.claim(entry.id.name, path)
        self.bundle.add_resource(resource)

    def claim(self, message: str, path: Path) -> None:
        if message in self.sources:
            raise TextError(f"{path}: message '{message}' is already in {self.sources[message]}")
        self.sources[message] = path

    def keys(self) -> list[str]:
        """Ids of all messages, each followed by its attributes."""
        return [key for message in sorted(self.sources) for key in (message, *self.attributes(message))]

    def attributes(self, message: str) -> list[str]:
        return [f"{message}.{name}" for name in sorted(self.bundle.get_message(message).attributes)]

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if message not in self.sources:
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def format(self, key: str, **values: str | int) -> str:
        """Return the message with its values filled in; one that is missing or fails is an error, never a blank."""
        return self.said(key, **values)

    def formatted(self, key: str, **values: str | int) -> str:
        if not self.has(key):
            raise TextError(f"no message '{key}' in {self.language}")
        message, _, attribute = key.partition(".")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise TextError(f"message '{key}' in {self.language} has only attributes")
        try:
            text, problems = self.bundle.format_pattern(pattern, values)
        except RecursionError:
            raise TextError(f"message '{key}' in {self.language}: it refers to itself") from None
        if problems:
            raise TextError(f"message '{key}' in {self.language}: {problems[0]}")
        return str(text)


@cache
def catalogue(language: str, *packs: Path) -> Catalogue:
    """All messages of the house in a language, and those of the given pack directories."""
    house = sorted((TEXT / known(language)).glob("*.ftl"))
    return Catalogue(language, [*house, *(pack / "text" / f"{language}.ftl" for pack in packs)])


@cache
def read_of_house(path: Path) -> ast.Resource:
    """What is ours stays the same while a program runs, and stands in the catalogue of every pack."""
    return parsed(path, path.read_text(encoding="utf-8"))


def read(path: Path) -> ast.Resource:
    """Read the words of a pack, which may come from anywhere; raise TextError for whatever should not be shown."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TextError(f"{path}: no such file; expected the words of a pack there") from None
    check_signs(path, text)
    check_depth(path, text)
    return parsed(path, text)


def parsed(path: Path, text: str) -> ast.Resource:
    """Parse a file; the parser keeps what it cannot read as junk, we refuse it."""
    try:
        resource = FluentParser().parse(text)
    except RecursionError:
        raise MalformedTextError(path, 1, "brackets too deep to read", f"at most {MAX_DEPTH} inside others") from None
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise junk(path, text, entry)
    return resource


def check_signs(path: Path, text: str) -> None:
    """Raise MalformedTextError for a control character, raw or as an escape of Fluent: it would reach a terminal."""
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        written = ESCAPE.sub(lambda found: chr(min(int(found[1] or found[2], 16), sys.maxunicode)), line)
        if found := find_control(written):
            raise MalformedTextError(path, number, f"the control character {found}", "none")


def check_depth(path: Path, text: str) -> None:
    """Raise MalformedTextError where brackets lie too deep within each other for the parser, or for a reader."""
    depth, line, in_quotes = 0, 1, False
    for before, sign in pairwise("\n" + QUOTED_SIGN.sub("  ", text)):
        if before == "\n" and sign not in " \t}\n[*.":
            depth, in_quotes = 0, False
        if sign == '"' and depth:
            in_quotes = not in_quotes
        elif not in_quotes:
            depth += (sign in "{(") - (sign in "})")
        line += sign == "\n"
        if depth > MAX_DEPTH:
            raise MalformedTextError(path, line, f"'{sign}' inside {MAX_DEPTH} others", f"at most {MAX_DEPTH}")


def junk(path: Path, text: str, entry: ast.Junk) -> MalformedTextError:
    reason = entry.annotations[0]
    start = reason.span.start if reason.span else 0
    line = text.count("\n", 0, start) + 1
    found = repr(text.split("\n")[line - 1].strip())
    return MalformedTextError(path, line, found, f"a message ({reason.message})")
