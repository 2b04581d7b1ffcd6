"""What happened last, in words, each line with the rule behind it."""

from typing import Protocol

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.cli.table.lines import Hanging
from knockbox.cli.table.styles import BOLD, DIM

NEW = "» "
OLD = "  "


class Line(Protocol):
    """One sentence, the rule behind it, and the kind of event it tells; every game's chronicle writes such lines."""

    @property
    def text(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def kind(self) -> str: ...


class Remark(msgspec.Struct, frozen=True):
    """A line that tells no event."""

    text: str
    rule: str = ""
    kind: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One line of the log; new ones came after the last answer of whoever is asked."""

    line: Line
    is_new: bool


def draw_log(entries: list[Entry], more: str) -> RenderableType:
    """The entries, under a word about those that are left out."""
    head = [Text(f"{OLD}{more}", style=DIM)] if more else []
    return Group(*head, *[entry_line(entry) for entry in entries])


def entry_line(entry: Entry) -> Hanging:
    return Hanging(entry_text(entry))


def entry_text(entry: Entry) -> Text:
    text = Text().append(NEW if entry.is_new else OLD, style=BOLD)
    text.append(entry.line.text, style="" if entry.is_new else DIM)
    return text.append(f" [{entry.line.rule}]" if entry.line.rule else "", style=DIM)


def cut_line(entry: Entry) -> Text:
    """An entry in one line, whatever it takes."""
    text = entry_text(entry)
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def last(entries: list[Entry], count: int) -> list[Entry]:
    return entries[-count:] if count > 0 else []
