"""Adding up what several processes counted."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar


class Counted(Protocol):
    """Matches that have something in common, counted."""

    @property
    def key(self) -> tuple[Any, ...]: ...


CellT = TypeVar("CellT", bound=Counted)


def gathered(cells: Iterable[CellT], added: Callable[[CellT, CellT], CellT]) -> list[CellT]:
    """Cells of one key added up, in the order of their keys: who counted what does not matter."""
    found: dict[tuple[Any, ...], CellT] = {}
    for cell in cells:
        found[cell.key] = added(found[cell.key], cell) if cell.key in found else cell
    return [found[key] for key in sorted(found)]
