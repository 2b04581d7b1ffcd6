"""Tables of results for the terminal and for pages."""

from typing import TypeAlias

import msgspec

from knockbox.lab.shares import Share

CellValue: TypeAlias = Share | float | str


class ResultTable(msgspec.Struct, frozen=True):
    """A table whose first column names the rows; the others hold shares or means."""

    title: str
    head: list[str]
    rows: list[list[CellValue]]


def format_cell(value: CellValue) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)
