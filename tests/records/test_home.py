"""Where data live, and what is said when they cannot."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from knockbox.records.errors import StorageError
from knockbox.records.home import free_path, home, records_folder, writable


def test_the_folder_is_found_in_order() -> None:
    everything = {"KNOCKBOX_HOME": "/a", "XDG_DATA_HOME": "/b", "HOME": "/c"}
    assert home(everything) == Path("/a")
    assert home({**everything, "KNOCKBOX_HOME": ""}) == Path("/b/knockbox")
    assert home({"HOME": "/c"}) == Path("/c/.local/share/knockbox")


def test_the_folder_of_records_is_made(tmp_path: Path) -> None:
    folder = records_folder({"KNOCKBOX_HOME": str(tmp_path / "new")})
    assert folder == tmp_path / "new" / "records"
    assert folder.is_dir()


def test_a_home_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot hold records: Not a directory; set KNOCKBOX_HOME"):
        records_folder({"KNOCKBOX_HOME": str(tmp_path / "file")})


@pytest.mark.parametrize("variable", ["KNOCKBOX_HOME", "XDG_DATA_HOME", "HOME"])
def test_a_home_of_nobody_is_said(variable: str) -> None:
    with pytest.raises(StorageError, match=r"`~nobody-of-that-name` cannot hold records: nobody .*; set KNOCKBOX_HOME"):
        records_folder({variable: "~nobody-of-that-name"})


def test_a_folder_that_may_not_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(StorageError, match="may not be written to by you; set KNOCKBOX_HOME"):
        records_folder({"KNOCKBOX_HOME": str(tmp_path)})


def test_a_folder_that_was_named_for_once_has_nothing_to_do_with_the_home(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match=r"cannot hold records: File exists$"):
        writable(tmp_path / "file")


def test_new_names_are_free(tmp_path: Path) -> None:
    now = datetime(2031, 5, 4, 3, 2, 1)
    first = free_path(tmp_path, "knockdown", now)
    assert first.name == "knockdown-20310504-030201.kbr"
    first.touch()
    assert free_path(tmp_path, "knockdown", now).name == "knockdown-20310504-030201-2.kbr"
