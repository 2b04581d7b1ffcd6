"""Read the Markdown file that words a game's rules in one language."""

import re
from pathlib import Path
from typing import Final

import msgspec

from knockbox.text.errors import MalformedTextError

TITLE: Final = re.compile(r"# (?P<title>\S.*)")
CHAPTER: Final = re.compile(r"## (?P<name>\S.*?) <!-- (?P<slug>[a-z-]+) -->")
ENTRY: Final = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)*-\d+)\*\* (?:\*(?P<title>[^*]+)\* )?(?P<text>[^\s*].*)")
LINE_KINDS: Final = "`# title`, `## chapter <!-- slug -->`, `- **ID** text` or an empty line"


class Entry(msgspec.Struct, frozen=True):
    """One bullet: an id and what it says; rulings also have a short title."""

    id: str
    title: str
    text: str
    line: int


class Section(msgspec.Struct, frozen=True):
    """One chapter; the slug is the same in every language."""

    slug: str
    name: str
    line: int
    entries: list[Entry]


class Wording(msgspec.Struct, frozen=True):
    """A whole file."""

    path: Path
    title: str
    sections: list[Section]

    def entries(self) -> list[Entry]:
        return [entry for section in self.sections for entry in section.entries]


def read_wording(path: Path) -> Wording:
    """Parse the file line by line; anything that is not of the agreed form is an error."""
    lines = path.read_text(encoding="utf-8").splitlines()
    title = TITLE.fullmatch(lines[0]) if lines else None
    if title is None:
        raise MalformedTextError(path, 1, quoted(lines[0]) if lines else "an empty file", "`# title`")
    wording = Wording(path, title["title"], [])
    for number, line in enumerate(lines[1:], start=2):
        if line:
            read_line(wording, number, line)
    return wording


def read_line(wording: Wording, number: int, line: str) -> None:
    if chapter := CHAPTER.fullmatch(line):
        wording.sections.append(Section(chapter["slug"], chapter["name"], number, []))
    elif (entry := ENTRY.fullmatch(line)) and wording.sections:
        title = (entry["title"] or "").removesuffix(".")
        wording.sections[-1].entries.append(Entry(entry["id"], title, entry["text"], number))
    elif entry:
        raise MalformedTextError(
            wording.path, number, f"{entry['id']} before any chapter", "`## chapter <!-- slug -->`"
        )
    else:
        raise MalformedTextError(wording.path, number, quoted(line), LINE_KINDS)


def quoted(line: str) -> str:
    return f"`{line[:60]}…`" if len(line) > 60 else f"`{line}`"
