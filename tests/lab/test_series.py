"""Series that take long are noted, and whoever begins again goes on from there."""

from pathlib import Path

import pytest

from knockbox.lab.series import Label, Notes, counted, label_of
from knockbox.tower.measuring import Case
from knockbox.tower.rates import Cell

ROW = [Case("normal", "pointer", 2, 1, 1), Case("normal", "pointer", 3, 1, 1), Case("easy", "keys", 2, 1, 1)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rates.part"


def keys(cells: list[Cell]) -> set[tuple[str, str, int]]:
    return {(cell.skill, cell.device, cell.cubes) for cell in cells}


def test_what_is_noted_is_not_counted_again(path: Path) -> None:
    notes = Notes(path, label_of(1, 1))
    first = counted(ROW, notes, jobs=1)
    begun = [next(first), next(first)]
    first.close()
    forged = Cell("normal", "pointer", 2, 1, 77, {})
    path.write_text(path.read_text().replace('"cubes":2,"tests":1,"stood":1', '"cubes":2,"tests":1,"stood":77'))
    again = list(counted(ROW, notes, jobs=1))
    assert forged in again
    assert keys(begun) < keys(again)
    assert len(again) == len(ROW)
    assert Notes(path, label_of(1, 1)).read() == again


@pytest.mark.parametrize("label", [Label(0, 1, 1), label_of(2, 1), label_of(1, 2)])
def test_the_notes_of_another_study_are_nobody_s(path: Path, label: Label) -> None:
    Notes(path, label).begin([Cell("normal", "pointer", 2, 1, 77, {})])
    assert all(cell.stood <= 1 for cell in counted(ROW, Notes(path, label_of(1, 1)), jobs=1))


def test_a_line_that_was_not_written_to_its_end_is_left_out(path: Path) -> None:
    notes = Notes(path, label_of(1, 1))
    whole = list(counted(ROW, notes, jobs=1))
    path.write_bytes(path.read_bytes()[:-9])
    assert notes.read() == whole[:-1]


def test_without_a_file_nothing_is_noted() -> None:
    notes = Notes(None, label_of(1, 1))
    assert len(list(counted(ROW[:1], notes, jobs=1))) == 1
    assert notes.read() == []
    notes.discard()
