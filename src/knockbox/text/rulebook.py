"""A game's rules in one language, by chapter and id."""

import difflib
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import msgspec

from knockbox.text.catalogue import load_catalogue
from knockbox.text.contents import TEXT_FOLDER, RuleIndex, RuleKind, load_rule_index
from knockbox.text.errors import MalformedTextError, NothingFoundError, UnknownRuleError
from knockbox.text.language import check_language
from knockbox.text.rules_document import RulesDocument, Section, read_rules_document


class Rule(msgspec.Struct, frozen=True):
    """One rule; only rulings have a title. The chapter's name is in the language of the rulebook."""

    id: str
    chapter: str
    kind: RuleKind
    title: str
    text: str
    house: bool

    def full_text(self) -> str:
        """Return the text, preceded by the title if there is one."""
        if not self.title:
            return self.text
        stop = "" if self.title.endswith("?") else "."
        return f"{self.title}{stop} {self.text}"


class Chapter(msgspec.Struct, frozen=True):
    """A chapter; the slug is the same in every language, the name is not."""

    slug: str
    name: str
    rules: list[Rule]


class Rulebook(msgspec.Struct, frozen=True):
    """All chapters of one game in one language."""

    game: str
    language: str
    title: str
    index: RuleIndex
    chapters: list[Chapter]

    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def rule(self, id: str) -> Rule:
        """Return the rule with this id, ignoring case; raise UnknownRuleError if there is none."""
        found = {rule.id: rule for rule in self.rules()}.get(id.upper())
        if found is None:
            raise UnknownRuleError(id, closest_ids(id, self.index.kinds()))
        return found


def load_rulebook(game: str, language: str, folder: Path = TEXT_FOLDER) -> Rulebook:
    """Read the wording; raise MalformedTextError unless chapters, ids and order match the list of rules."""
    contents = load_rule_index(game, folder)
    wording = read_rules_document(folder / check_language(language) / "rules" / f"{game}.md")
    check_chapters(wording, list(contents.chapters))
    chapters = [bind_chapter(wording, section, contents) for section in wording.sections]
    return Rulebook(game, language, wording.title, contents, chapters)


def rule_labels(rule: Rule, language: str) -> list[str]:
    """Return labels for what distinguishes a rule from an ordinary one; most have none."""
    kind = [] if rule.kind is RuleKind.RULE else [load_catalogue(language).format(f"rules-kind-{rule.kind.value}")]
    return kind + ([load_catalogue(language).format("rules-house")] if rule.house else [])


def search_rules(query: str, *books: Rulebook) -> list[Rule]:
    """Find rules by id, prefix of ids, chapter or word: the first method with a result; raise TextError if none has."""
    for method in (find_by_id, find_by_prefix, find_by_chapter, find_by_word):
        if found := [rule for book in books for rule in method(book, query)]:
            return found
    if looks_like_an_id(query):
        raise UnknownRuleError(query, closest_ids(query, (id for book in books for id in book.index.kinds())))
    raise NothingFoundError(query, dict.fromkeys(slug for book in books for slug in book.index.chapters))


def closest_ids(id: str, known: Iterable[str]) -> list[str]:
    """Return the ids closest to a wrong one."""
    return difflib.get_close_matches(id.upper(), list(known), n=3, cutoff=0.0)


def find_by_id(book: Rulebook, query: str) -> list[Rule]:
    return [rule for rule in book.rules() if rule.id == query.upper()]


def find_by_prefix(book: Rulebook, query: str) -> list[Rule]:
    return [rule for rule in book.rules() if rule.id.startswith(f"{query.upper()}-")]


def find_by_chapter(book: Rulebook, query: str) -> list[Rule]:
    names = [chapter for chapter in book.chapters if fold_text(query) in (chapter.slug, fold_text(chapter.name))]
    return [rule for chapter in names for rule in chapter.rules]


def find_by_word(book: Rulebook, query: str) -> list[Rule]:
    """Find rules by a word, but not by an id, as KD-END-1 would match KKD-END-1."""
    if looks_like_an_id(query):
        return []
    return [rule for rule in book.rules() if fold_text(query) in fold_text(f"{rule.title} {rule.text}")]


def looks_like_an_id(query: str) -> bool:
    return query[0].isalpha() and "-" in query and query[-1].isdigit() and " " not in query


def fold_text(text: str) -> str:
    """Remove case and accents for searching."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def bind_chapter(wording: RulesDocument, section: Section, contents: RuleIndex) -> Chapter:
    """Combine the wording of one chapter with the kinds of its rules."""
    kinds = contents.chapters[section.slug]
    check_ids(wording, section, list(kinds))
    rules = [
        Rule(entry.id, section.name, kinds[entry.id], entry.title, entry.text, entry.id in contents.house_rules)
        for entry in section.entries
    ]
    return Chapter(section.slug, section.name, rules)


def check_chapters(wording: RulesDocument, expected: list[str]) -> None:
    places = [(section.slug, section.line) for section in wording.sections]
    check_order(wording.path, "chapter", places, expected, 1)


def check_ids(wording: RulesDocument, section: Section, expected: list[str]) -> None:
    places = [(entry.id, entry.line) for entry in section.entries]
    check_order(wording.path, "rule", places, expected, section.line)


def check_order(path: Path, noun: str, places: list[tuple[str, int]], expected: list[str], start: int) -> None:
    """Raise MalformedTextError at the first difference; `start` is the line to report if the whole list is missing."""
    for (found, line), name in zip(places, expected, strict=False):
        if found != name:
            raise MalformedTextError(path, line, f"the {noun} {found}", name)
    last = places[-1][1] if places else start
    if len(places) < len(expected):
        raise MalformedTextError(path, last, f"no further {noun}", expected[len(places)])
    if len(places) > len(expected):
        extra, line = places[len(expected)]
        raise MalformedTextError(path, line, f"the {noun} {extra}", f"no further {noun}")
