"""Tables of results, for a terminal or a page."""

from typing import TypeAlias

import msgspec

from knockbox.lab.shares import Share

Value: TypeAlias = Share | float | str


class Table(msgspec.Struct, frozen=True):
    """Rows under a head; the first column names things, in the others stand shares or means."""

    title: str
    head: list[str]
    rows: list[list[Value]]


def spell(value: Value) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)
