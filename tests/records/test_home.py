"""The data folder, and errors if it is unusable."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from knockbox.records.errors import StorageError
from knockbox.records.folders import data_folder, ensure_writable, new_record_path, records_folder


def test_the_folder_is_found_in_order() -> None:
    everything = {"KNOCKBOX_HOME": "/a", "XDG_DATA_HOME": "/b", "HOME": "/c"}
    assert data_folder(everything) == Path("/a")
    assert data_folder({**everything, "KNOCKBOX_HOME": ""}) == Path("/b/knockbox")
    assert data_folder({"HOME": "/c"}) == Path("/c/.local/share/knockbox")


def test_the_folder_of_records_is_made(tmp_path: Path) -> None:
    folder = records_folder({"KNOCKBOX_HOME": str(tmp_path / "new")})
    assert folder == tmp_path / "new" / "records"
    assert folder.is_dir()


def test_a_data_folder_that_is_a_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot hold records: Not a directory; set KNOCKBOX_HOME"):
        records_folder({"KNOCKBOX_HOME": str(tmp_path / "file")})


@pytest.mark.parametrize("variable", ["KNOCKBOX_HOME", "XDG_DATA_HOME", "HOME"])
def test_an_unknown_home_folder_is_reported(variable: str) -> None:
    with pytest.raises(StorageError, match=r"`~nobody-of-that-name` cannot hold records: that .*; set KNOCKBOX_HOME"):
        records_folder({variable: "~nobody-of-that-name"})


def test_a_read_only_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(StorageError, match="you may not write to it; set KNOCKBOX_HOME"):
        records_folder({"KNOCKBOX_HOME": str(tmp_path)})


def test_a_folder_that_was_named_for_once_has_nothing_to_do_with_the_home(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match=r"cannot hold records: File exists$"):
        ensure_writable(tmp_path / "file")


def test_new_names_are_free(tmp_path: Path) -> None:
    now = datetime(2031, 5, 4, 3, 2, 1)
    first = new_record_path(tmp_path, "knockdown", now)
    assert first.name == "knockdown-20310504-030201.kbr"
    first.touch()
    assert new_record_path(tmp_path, "knockdown", now).name == "knockdown-20310504-030201-2.kbr"
