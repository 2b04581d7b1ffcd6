"""The messages of one language, read from the Fluent files of Knockbox and of packs."""

import re
import sys
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from knockbox.text.contents import TEXT_FOLDER
from knockbox.text.control_characters import find_control
from knockbox.text.errors import MalformedTextError, TextError
from knockbox.text.language import check_language

UNICODE_ESCAPE: Final = re.compile(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{6})")
ESCAPED_QUOTE: Final = re.compile(r'\\["\\]')
"""An escaped quotation mark or backslash, which does not end a quoted text."""
MAX_BRACKET_DEPTH: Final = 8
"""Nested brackets; the parser recurses as deep as the text does."""
MESSAGE_CACHE_SIZE: Final = 16_384
"""Cached messages of a catalogue; a match repeats the same ones."""


class MessageCatalogue:
    """Messages by id; an attribute is named after a dot, as in `token-trap.object`."""

    def __init__(self, language: str, paths: Iterable[Path]) -> None:
        self.language = check_language(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, Path] = {}
        self.cached_format = lru_cache(MESSAGE_CACHE_SIZE, typed=True)(self.format_uncached)
        for path in paths:
            self.add(path)

    def add(self, path: Path) -> None:
        """Read one file; raise TextError for junk and for a message that already exists."""
        resource = read_own_file(path) if path.is_relative_to(TEXT_FOLDER) else read_pack_file(path)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.register(entry.id.name, path)
        self.bundle.add_resource(resource)

    def register(self, message: str, path: Path) -> None:
        if message in self.sources:
            raise TextError(f"{path}: message '{message}' is already in {self.sources[message]}")
        self.sources[message] = path

    def keys(self) -> list[str]:
        """Return the ids of all messages, each followed by its attributes."""
        return [key for message in sorted(self.sources) for key in (message, *self.attributes(message))]

    def attributes(self, message: str) -> list[str]:
        return [f"{message}.{name}" for name in sorted(self.bundle.get_message(message).attributes)]

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if message not in self.sources:
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def format(self, key: str, **values: str | int) -> str:
        """Return the message with its values filled in; raise TextError if it is missing or fails."""
        return self.cached_format(key, **values)

    def format_uncached(self, key: str, **values: str | int) -> str:
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
def load_catalogue(language: str, *packs: Path) -> MessageCatalogue:
    """Return all messages of Knockbox in a language, and those of the given pack directories."""
    own = sorted((TEXT_FOLDER / check_language(language)).glob("*.ftl"))
    return MessageCatalogue(language, [*own, *(pack / "text" / f"{language}.ftl" for pack in packs)])


@cache
def read_own_file(path: Path) -> ast.Resource:
    """Read one of our own files once; they do not change at run time and are in the catalogue of every pack."""
    return parse_resource(path, path.read_text(encoding="utf-8"))


def read_pack_file(path: Path) -> ast.Resource:
    """Read a file of an untrusted pack; raise TextError for anything that should not be displayed."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TextError(f"{path}: no such file; expected the messages of a pack") from None
    check_control_characters(path, text)
    check_depth(path, text)
    return parse_resource(path, text)


def parse_resource(path: Path, text: str) -> ast.Resource:
    """Parse a file; raise MalformedTextError for text that the parser keeps as junk."""
    try:
        resource = FluentParser().parse(text)
    except RecursionError:
        raise MalformedTextError(path, 1, "brackets nested too deep", f"at most {MAX_BRACKET_DEPTH} levels") from None
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise junk_error(path, text, entry)
    return resource


def check_control_characters(path: Path, text: str) -> None:
    """Raise MalformedTextError for a control character, raw or as a Fluent escape: it would reach a terminal."""
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        unescaped = UNICODE_ESCAPE.sub(lambda found: chr(min(int(found[1] or found[2], 16), sys.maxunicode)), line)
        if found := find_control(unescaped):
            raise MalformedTextError(path, number, f"the control character {found}", "none")


def check_depth(path: Path, text: str) -> None:
    """Raise MalformedTextError where brackets are nested too deep for the parser."""
    depth = 0
    line = 1
    in_quotes = False
    for before, sign in pairwise("\n" + ESCAPED_QUOTE.sub("  ", text)):
        if before == "\n" and sign not in " \t}\n[*.":
            depth = 0
            in_quotes = False
        if sign == '"' and depth:
            in_quotes = not in_quotes
        elif not in_quotes:
            depth += (sign in "{(") - (sign in "})")
        line += sign == "\n"
        if depth > MAX_BRACKET_DEPTH:
            raise MalformedTextError(
                path, line, f"'{sign}' inside {MAX_BRACKET_DEPTH} others", f"at most {MAX_BRACKET_DEPTH}"
            )


def junk_error(path: Path, text: str, entry: ast.Junk) -> MalformedTextError:
    reason = entry.annotations[0]
    start = reason.span.start if reason.span else 0
    line = text.count("\n", 0, start) + 1
    found = repr(text.split("\n")[line - 1].strip())
    return MalformedTextError(path, line, found, f"a message ({reason.message})")
