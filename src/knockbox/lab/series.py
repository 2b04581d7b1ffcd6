"""Series of towers that take long: what was counted is noted, and whoever begins again goes on from there."""

from collections.abc import Generator, Sequence
from pathlib import Path

import msgspec

from knockbox.lab.runner import run
from knockbox.tower.measuring import Case, measured
from knockbox.tower.parameters import PHYSICS
from knockbox.tower.rates import Cell


class Label(msgspec.Struct, frozen=True):
    """What all series of a file have in common."""

    physics: int
    tests: int
    seed: int


class Notes:
    """Cells in a file, a line for each; of another study, or torn, they are nobody's."""

    def __init__(self, path: Path | None, label: Label) -> None:
        self.path = path
        self.label = label

    def read(self) -> list[Cell]:
        if self.path is None or not self.path.is_file():
            return []
        first, *rest = self.path.read_bytes().split(b"\n")
        if first != msgspec.json.encode(self.label):
            return []
        return [msgspec.json.decode(line, type=Cell) for line in rest[:-1]]

    def begin(self, cells: Sequence[Cell]) -> None:
        if self.path is not None:
            self.path.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in (self.label, *cells)))

    def add(self, cell: Cell) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(cell) + b"\n")

    def discard(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)


def counted(row: Sequence[Case], notes: Notes, jobs: int) -> Generator[Cell, None, None]:
    """The cell of every case: those that are noted first, then each as soon as it is there, and noted."""
    wanted = {key_of(case): case for case in row}
    known = {key_of(cell): cell for cell in notes.read() if key_of(cell) in wanted}
    notes.begin(list(known.values()))
    yield from known.values()
    for cell in run(measured, [case for key, case in wanted.items() if key not in known], jobs):
        notes.add(cell)
        yield cell


def key_of(each: Case | Cell) -> tuple[str, str, int, int]:
    return each.skill, each.device, each.cubes, each.seconds


def label_of(tests: int, seed: int) -> Label:
    return Label(PHYSICS, tests, seed)
