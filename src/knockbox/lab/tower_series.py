"""Long series of tower tests, with a progress file from which an interrupted series resumes."""

from collections.abc import Generator, Sequence
from pathlib import Path

import msgspec

from knockbox.lab.runner import run_parts
from knockbox.tower.measurement import SeriesSpec, run_series
from knockbox.tower.parameters import PHYSICS_VERSION
from knockbox.tower.rates import SeriesResult


class SeriesHeader(msgspec.Struct, frozen=True):
    """The parameters shared by all series of a file."""

    physics: int
    tests: int
    seed: int


class SeriesFile:
    """Progress file with one cell per line; those of another study and torn lines are ignored."""

    def __init__(self, path: Path | None, header: SeriesHeader) -> None:
        self.path = path
        self.header = header

    def read(self) -> list[SeriesResult]:
        if self.path is None or not self.path.is_file():
            return []
        first, *rest = self.path.read_bytes().split(b"\n")
        if first != msgspec.json.encode(self.header):
            return []
        return [msgspec.json.decode(line, type=SeriesResult) for line in rest[:-1]]

    def begin(self, cells: Sequence[SeriesResult]) -> None:
        if self.path is not None:
            self.path.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in (self.header, *cells)))

    def add(self, cell: SeriesResult) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(cell) + b"\n")

    def discard(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)


def measure_series(cases: Sequence[SeriesSpec], file: SeriesFile, jobs: int) -> Generator[SeriesResult, None, None]:
    """Yield the cell of every case: those in the file first, then each new one after it is written there."""
    wanted = {key_of(case): case for case in cases}
    known = {key_of(cell): cell for cell in file.read() if key_of(cell) in wanted}
    file.begin(list(known.values()))
    yield from known.values()
    for cell in run_parts(run_series, [case for key, case in wanted.items() if key not in known], jobs):
        file.add(cell)
        yield cell


def key_of(each: SeriesSpec | SeriesResult) -> tuple[str, str, int, int]:
    return each.skill, each.device, each.cubes, each.seconds


def series_header(tests: int, seed: int) -> SeriesHeader:
    return SeriesHeader(PHYSICS_VERSION, tests, seed)
