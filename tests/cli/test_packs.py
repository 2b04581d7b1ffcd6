"""`knockbox packs`, as people call it."""

import shutil
from pathlib import Path

import pytest

from knockbox.cli.main import main
from knockbox.games.knockdown.pack import BOXES, boxes, content_hash
from tests.content.walk import PROVING_GROUND, SIEGE_STORM, spoilt

Captured = pytest.CaptureFixture[str]


def test_the_list_gives_version_and_hash(capsys: Captured) -> None:
    assert main(["packs"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["nemesis", "siege-storm", "tainted-grail"]
    assert lines[1] == f"siege-storm  knockdown  version 2  {content_hash(SIEGE_STORM)}"


def test_a_sound_pack_is_summed_up(capsys: Captured) -> None:
    assert main(["packs", "check", "siege-storm"]) == 0
    output = capsys.readouterr()
    assert output.out == (
        "siege-storm: version 2, 36 attack cards of 27 designs with 20 effect trees, 12 skills, 3 fighters with"
        f" 12 special attacks, 4 tokens, 7 spaces, hash {content_hash(SIEGE_STORM)}\n"
    )
    assert output.err == ""


def test_packs_outside_the_package_are_checked_by_path(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not PROVING_GROUND.is_relative_to(BOXES)
    monkeypatch.chdir(PROVING_GROUND.parent)
    assert main(["packs", "check", str(PROVING_GROUND), "proving-ground", "."]) == 2
    output = capsys.readouterr()
    assert [line.partition(":")[0] for line in output.out.splitlines()] == ["proving-ground"] * 2
    assert output.err.endswith("error: .: 8 problems\n")


@pytest.mark.parametrize("name", ["all", "All"])
def test_all_is_every_box_of_the_house(name: str, capsys: Captured) -> None:
    assert main(["packs", "check", name, str(PROVING_GROUND)]) == 0
    checked = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert checked == [*boxes(), "proving-ground"]


def test_a_folder_goes_before_an_id_in_other_letters(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["packs", "check", "Nemesis"]) == 0
    assert capsys.readouterr().out.startswith("nemesis: ")
    shutil.copytree(PROVING_GROUND, tmp_path / "Nemesis")
    assert main(["packs", "check", "Nemesis"]) == 0
    assert capsys.readouterr().out.startswith("proving-ground: ")


def test_every_problem_is_listed_and_nothing_is_changed(tmp_path: Path, capsys: Captured) -> None:
    pack = spoilt(tmp_path, "attacks.toml", "copies = 2", "copies = 1")
    spoilt(tmp_path, "text/pl.ftl", "skill-pavise = Pawęż\n", "")
    before = {path: path.read_bytes() for path in pack.rglob("*") if path.is_file()}
    assert main(["packs", "check", str(pack)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == (
        f"{pack}: attacks.toml: found 35 cards (copies added up), expected 36\n"
        f"{pack}: text/pl.ftl, skill-pavise: found no such message, expected one\n"
        f"error: {pack}: 2 problems\n"
    )
    assert {path: path.read_bytes() for path in pack.rglob("*") if path.is_file()} == before


def test_nothing_to_check_is_wrong_input(capsys: Captured) -> None:
    assert main(["packs", "check", "nowhere"]) == 2
    expected = f"error: no pack 'nowhere': found nothing there, expected a folder or one of {', '.join(boxes())}\n"
    assert capsys.readouterr().err == expected
    assert main(["packs", "check"]) == 2
    assert capsys.readouterr().err.startswith("error: missing argument")
