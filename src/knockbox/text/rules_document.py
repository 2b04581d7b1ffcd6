"""Parse the Markdown file with a game's rules in one language."""

import re
from pathlib import Path
from typing import Final

import msgspec

from knockbox.text.errors import MalformedTextError

TITLE_PATTERN: Final = re.compile(r"# (?P<title>\S.*)")
CHAPTER_PATTERN: Final = re.compile(r"## (?P<name>\S.*?) <!-- (?P<slug>[a-z-]+) -->")
ENTRY_PATTERN: Final = re.compile(
    r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)*-\d+)\*\* (?:\*(?P<title>[^*]+)\* )?(?P<text>[^\s*].*)"
)
LINE_KINDS: Final = "`# title`, `## chapter <!-- slug -->`, `- **ID** text` or an empty line"


class RuleEntry(msgspec.Struct, frozen=True):
    """One bullet: an id and its text; rulings also have a short title."""

    id: str
    title: str
    text: str
    line: int


class Section(msgspec.Struct, frozen=True):
    """One chapter; the slug is the same in every language."""

    slug: str
    name: str
    line: int
    entries: list[RuleEntry]


class RulesDocument(msgspec.Struct, frozen=True):
    """A whole file."""

    path: Path
    title: str
    sections: list[Section]

    def entries(self) -> list[RuleEntry]:
        return [entry for section in self.sections for entry in section.entries]


def read_rules_document(path: Path) -> RulesDocument:
    """Parse the file line by line; raise MalformedTextError for any other line than those in `LINE_KINDS`."""
    lines = path.read_text(encoding="utf-8").splitlines()
    title = TITLE_PATTERN.fullmatch(lines[0]) if lines else None
    if title is None:
        raise MalformedTextError(path, 1, quote_line(lines[0]) if lines else "an empty file", "`# title`")
    wording = RulesDocument(path, title["title"], [])
    for number, line in enumerate(lines[1:], start=2):
        if line:
            read_line(wording, number, line)
    return wording


def read_line(wording: RulesDocument, number: int, line: str) -> None:
    if chapter := CHAPTER_PATTERN.fullmatch(line):
        wording.sections.append(Section(chapter["slug"], chapter["name"], number, []))
    elif (entry := ENTRY_PATTERN.fullmatch(line)) and wording.sections:
        title = (entry["title"] or "").removesuffix(".")
        wording.sections[-1].entries.append(RuleEntry(entry["id"], title, entry["text"], number))
    elif entry:
        raise MalformedTextError(
            wording.path, number, f"{entry['id']} before any chapter", "`## chapter <!-- slug -->`"
        )
    else:
        raise MalformedTextError(wording.path, number, quote_line(line), LINE_KINDS)


def quote_line(line: str) -> str:
    return f"`{line[:60]}…`" if len(line) > 60 else f"`{line}`"
