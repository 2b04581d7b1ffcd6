"""Files are written atomically."""

import os
from pathlib import Path

import pytest

from knockbox.lab.atomic_files import check_writable, write_atomically
from knockbox.lab.errors import LabError


def refuse(number: int) -> None:
    raise OSError(28, "No space left on device")


def test_what_is_written_is_there(tmp_path: Path) -> None:
    write_atomically(tmp_path / "found.json", b"new")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("found.json", b"new")]


def test_what_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "found.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(LabError, match="could not be written: No space left on device; its old content is unchanged"):
        write_atomically(path, b"new")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("found.json", b"old")]


def test_a_place_that_is_none_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_writable(tmp_path / "found.json")
    with pytest.raises(LabError, match="nowhere` does not exist"):
        check_writable(tmp_path / "nowhere" / "found.json")
    with pytest.raises(LabError, match="is a folder; expected a file"):
        check_writable(tmp_path)
    monkeypatch.setattr(os, "access", lambda *words: False)
    with pytest.raises(LabError, match="is not writable"):
        check_writable(tmp_path / "found.json")
