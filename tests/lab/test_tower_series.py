"""Long series write a progress file, from which an interrupted one resumes."""

from pathlib import Path

import pytest

from knockbox.lab.tower_series import SeriesFile, SeriesHeader, measure_series, series_header
from knockbox.tower.measurement import SeriesSpec
from knockbox.tower.rates import SeriesResult

ROW = [
    SeriesSpec("normal", "pointer", 2, 1, 1),
    SeriesSpec("normal", "pointer", 3, 1, 1),
    SeriesSpec("easy", "keys", 2, 1, 1),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rates.part"


def keys(cells: list[SeriesResult]) -> set[tuple[str, str, int]]:
    return {(cell.skill, cell.device, cell.cubes) for cell in cells}


def test_what_is_noted_is_not_counted_again(path: Path) -> None:
    notes = SeriesFile(path, series_header(1, 1))
    first = measure_series(ROW, notes, jobs=1)
    begun = [next(first), next(first)]
    first.close()
    forged = SeriesResult("normal", "pointer", 2, 1, 77, {})
    path.write_text(path.read_text().replace('"cubes":2,"tests":1,"stood":1', '"cubes":2,"tests":1,"stood":77'))
    again = list(measure_series(ROW, notes, jobs=1))
    assert forged in again
    assert keys(begun) < keys(again)
    assert len(again) == len(ROW)
    assert SeriesFile(path, series_header(1, 1)).read() == again


@pytest.mark.parametrize("label", [SeriesHeader(0, 1, 1), series_header(2, 1), series_header(1, 2)])
def test_a_progress_file_of_another_study_is_ignored(path: Path, label: SeriesHeader) -> None:
    SeriesFile(path, label).begin([SeriesResult("normal", "pointer", 2, 1, 77, {})])
    assert all(cell.stood <= 1 for cell in measure_series(ROW, SeriesFile(path, series_header(1, 1)), jobs=1))


def test_a_line_that_was_not_written_to_its_end_is_left_out(path: Path) -> None:
    notes = SeriesFile(path, series_header(1, 1))
    whole = list(measure_series(ROW, notes, jobs=1))
    path.write_bytes(path.read_bytes()[:-9])
    assert notes.read() == whole[:-1]


def test_without_a_file_nothing_is_noted() -> None:
    notes = SeriesFile(None, series_header(1, 1))
    assert len(list(measure_series(ROW[:1], notes, jobs=1))) == 1
    assert notes.read() == []
    notes.discard()
