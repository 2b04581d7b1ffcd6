"""Draw the log: sentences with the rule behind each."""

from typing import Protocol

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.cli.table.layout import HangingLine
from knockbox.cli.table.styles import BOLD, DIM

NEW_MARK = "» "
OLD_MARK = "  "


class LogSentence(Protocol):
    """A sentence with its rule and kind of event, as the log of every game produces."""

    @property
    def text(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def kind(self) -> str: ...


class RemarkLine(msgspec.Struct, frozen=True):
    """A line that belongs to no event."""

    text: str
    rule: str = ""
    kind: str = ""


class LogRow(msgspec.Struct, frozen=True):
    """A line of the log; it is new if it came after the last answer of the player to move."""

    line: LogSentence
    is_new: bool


def draw_log(entries: list[LogRow], more: str) -> RenderableType:
    """Draw the entries below a note about those left out."""
    head = [Text(f"{OLD_MARK}{more}", style=DIM)] if more else []
    return Group(*head, *[entry_line(entry) for entry in entries])


def entry_line(entry: LogRow) -> HangingLine:
    return HangingLine(entry_text(entry))


def entry_text(entry: LogRow) -> Text:
    text = Text().append(NEW_MARK if entry.is_new else OLD_MARK, style=BOLD)
    text.append(entry.line.text, style="" if entry.is_new else DIM)
    return text.append(f" [{entry.line.rule}]" if entry.line.rule else "", style=DIM)


def truncated_line(entry: LogRow) -> Text:
    """Return an entry truncated to one line."""
    text = entry_text(entry)
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def last_entries(entries: list[LogRow], count: int) -> list[LogRow]:
    return entries[-count:] if count > 0 else []
