"""A game's rules in one language: what every id says, where it stands and what kind it is."""

import difflib
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import msgspec

from knockbox.text.catalogue import catalogue
from knockbox.text.contents import TEXT, Contents, Kind, load_contents
from knockbox.text.errors import MalformedTextError, NothingFoundError, UnknownRuleError
from knockbox.text.language import known
from knockbox.text.wording import Section, Wording, read_wording


class Rule(msgspec.Struct, frozen=True):
    """One id of the rulebook; only rulings have a title. The chapter is named in the language of the book."""

    id: str
    chapter: str
    kind: Kind
    title: str
    text: str
    house: bool

    def in_full(self) -> str:
        """Put the title, if there is one, before the text."""
        if not self.title:
            return self.text
        stop = "" if self.title.endswith("?") else "."
        return f"{self.title}{stop} {self.text}"


class Chapter(msgspec.Struct, frozen=True):
    """The slug is the same in every language, the name is not."""

    slug: str
    name: str
    rules: list[Rule]


class Rulebook(msgspec.Struct, frozen=True):
    """All chapters of one game in one language."""

    game: str
    language: str
    title: str
    contents: Contents
    chapters: list[Chapter]

    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def rule(self, id: str) -> Rule:
        """Find a rule by its id in any case."""
        found = {rule.id: rule for rule in self.rules()}.get(id.upper())
        if found is None:
            raise UnknownRuleError(id, nearest(id, self.contents.kinds()))
        return found


def load_rulebook(game: str, language: str, folder: Path = TEXT) -> Rulebook:
    """Read the wording and hold it against the list of ids: same chapters, same ids, same order."""
    contents = load_contents(game, folder)
    wording = read_wording(folder / known(language) / "rules" / f"{game}.md")
    expect_chapters(wording, list(contents.chapters))
    chapters = [bound(wording, section, contents) for section in wording.sections]
    return Rulebook(game, language, wording.title, contents, chapters)


def marks(rule: Rule, language: str) -> list[str]:
    """Say in words what sets a rule apart from an ordinary one; most have no mark."""
    kind = [] if rule.kind is Kind.RULE else [catalogue(language).format(f"rules-kind-{rule.kind.value}")]
    return kind + ([catalogue(language).format("rules-house")] if rule.house else [])


def search(wanted: str, *books: Rulebook) -> list[Rule]:
    """Find rules by id, by the beginning of ids, by chapter or by a word: the first of these that fits any book."""
    for way in (with_id, beginning_with, in_chapter, speaking_of):
        if found := [rule for book in books for rule in way(book, wanted)]:
            return found
    if looks_like_an_id(wanted):
        raise UnknownRuleError(wanted, nearest(wanted, (id for book in books for id in book.contents.kinds())))
    raise NothingFoundError(wanted, dict.fromkeys(slug for book in books for slug in book.contents.chapters))


def nearest(id: str, known: Iterable[str]) -> list[str]:
    """Name the ids that look most like a wrong one."""
    return difflib.get_close_matches(id.upper(), list(known), n=3, cutoff=0.0)


def with_id(book: Rulebook, wanted: str) -> list[Rule]:
    return [rule for rule in book.rules() if rule.id == wanted.upper()]


def beginning_with(book: Rulebook, wanted: str) -> list[Rule]:
    return [rule for rule in book.rules() if rule.id.startswith(f"{wanted.upper()}-")]


def in_chapter(book: Rulebook, wanted: str) -> list[Rule]:
    names = [chapter for chapter in book.chapters if plain(wanted) in (chapter.slug, plain(chapter.name))]
    return [rule for chapter in names for rule in chapter.rules]


def speaking_of(book: Rulebook, wanted: str) -> list[Rule]:
    """Look for a word; an id is none, as KD-END-1 would be found in KKD-END-1."""
    if looks_like_an_id(wanted):
        return []
    return [rule for rule in book.rules() if plain(wanted) in plain(f"{rule.title} {rule.text}")]


def looks_like_an_id(wanted: str) -> bool:
    return wanted[0].isalpha() and "-" in wanted and wanted[-1].isdigit() and " " not in wanted


def plain(text: str) -> str:
    """Drop case and accents, so that a search need not type them."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def bound(wording: Wording, section: Section, contents: Contents) -> Chapter:
    """Join the wording of one chapter with the kinds of its ids."""
    kinds = contents.chapters[section.slug]
    expect_ids(wording, section, list(kinds))
    rules = [
        Rule(entry.id, section.name, kinds[entry.id], entry.title, entry.text, entry.id in contents.house_rules)
        for entry in section.entries
    ]
    return Chapter(section.slug, section.name, rules)


def expect_chapters(wording: Wording, expected: list[str]) -> None:
    places = [(section.slug, section.line) for section in wording.sections]
    expect_order(wording.path, "chapter", places, expected, 1)


def expect_ids(wording: Wording, section: Section, expected: list[str]) -> None:
    places = [(entry.id, entry.line) for entry in section.entries]
    expect_order(wording.path, "rule", places, expected, section.line)


def expect_order(path: Path, noun: str, places: list[tuple[str, int]], expected: list[str], start: int) -> None:
    """Compare name by name; `start` is the line to blame when the whole list is missing."""
    for (found, line), name in zip(places, expected, strict=False):
        if found != name:
            raise MalformedTextError(path, line, f"the {noun} {found}", name)
    last = places[-1][1] if places else start
    if len(places) < len(expected):
        raise MalformedTextError(path, last, f"no further {noun}", expected[len(places)])
    if len(places) > len(expected):
        extra, line = places[len(expected)]
        raise MalformedTextError(path, line, f"the {noun} {extra}", f"no further {noun}")
