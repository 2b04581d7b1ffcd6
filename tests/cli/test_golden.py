"""`knockbox golden` compares playthroughs and writes them anew."""

import shutil
from pathlib import Path

import pytest

from knockbox.cli.main import main

NAME = "knockdown-siege-storm-1.txt"
KEPT = Path(__file__).parents[1] / "golden" / NAME


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(KEPT, tmp_path)
    return tmp_path


def test_playthroughs_as_written_exit_0(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["golden", str(folder)]) == 0
    assert capsys.readouterr().err == "1 of 1 playthroughs match\n"


def test_a_difference_is_shown_and_exits_1(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / NAME).write_text(KEPT.read_text().replace("payoffs [", "payoffs [0,", 1))
    assert main(["golden", str(folder)]) == 1
    assert f"{NAME}, line " in capsys.readouterr().out


def test_update_mends_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / NAME).write_text(KEPT.read_text().splitlines()[0])
    assert main(["golden", str(folder), "--update"]) == 0
    assert capsys.readouterr().out == f"{NAME}\n"
    assert (folder / NAME).read_text() == KEPT.read_text()


@pytest.mark.parametrize("setup", ["", "not json", '{"game": "knockdown"}', '{"game":"knockdown","packs":1,"seed":1}'])
def test_a_file_without_a_setup_exits_2_and_stays(
    setup: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / NAME).write_text(setup)
    assert main(["golden", str(tmp_path), "--update"]) == 2
    assert "error: a playthrough does not start with a set-up" in capsys.readouterr().err
    assert (tmp_path / NAME).read_text() == setup


def test_an_unknown_pack_exits_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / NAME).write_text('{"game":"knockdown","packs":["nowhere"],"seed":1}')
    assert main(["golden", str(tmp_path)]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_folder_without_playthroughs_exits_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["golden", str(tmp_path)]) == 2
    assert "no playthroughs" in capsys.readouterr().err
