"""Merging of counts from several processes."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar


class Keyed(Protocol):
    """Counts with a key."""

    @property
    def key(self) -> tuple[Any, ...]: ...


CellT = TypeVar("CellT", bound=Keyed)


def merge_cells(cells: Iterable[CellT], add: Callable[[CellT, CellT], CellT]) -> list[CellT]:
    """Merge cells with equal keys, sorted by key; the result does not depend on which process counted what."""
    merged: dict[tuple[Any, ...], CellT] = {}
    for cell in cells:
        merged[cell.key] = add(merged[cell.key], cell) if cell.key in merged else cell
    return [merged[key] for key in sorted(merged)]
