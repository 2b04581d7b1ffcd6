"""`knockbox packs`, as people call it."""

import os
import shutil
import unicodedata
from pathlib import Path

import pytest

from knockbox.cli.main import main
from knockbox.cli.pack_lookup import builtin_packs
from knockbox.games.dungeon import pack as dungeon
from knockbox.games.knockdown.pack import PACKS_FOLDER, content_hash
from knockbox.testing.dungeon_table import PROVING_DUNGEON
from tests.content.pack_copies import PROVING_GROUND, SIEGE_STORM, corrupt_pack

Captured = pytest.CaptureFixture[str]
FIRST_DUNGEON = dungeon.find_pack("first-dungeon")


def test_the_list_gives_version_and_hash(capsys: Captured) -> None:
    assert main(["packs"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["nemesis", "siege-storm", "tainted-grail", "first-dungeon"]
    assert lines[1] == f"siege-storm    knockdown  version 2  {content_hash(SIEGE_STORM)}"
    assert lines[3] == f"first-dungeon  dungeon    version 1  {dungeon.content_hash(FIRST_DUNGEON)}"


def test_a_sound_pack_is_summed_up(capsys: Captured) -> None:
    assert main(["packs", "check", "siege-storm"]) == 0
    output = capsys.readouterr()
    assert output.out == (
        "siege-storm: version 2, 36 attack cards of 27 designs with 20 effect trees, 12 skills, 3 fighters with"
        f" 12 special attacks, 4 tokens, 7 spaces, hash {content_hash(SIEGE_STORM)}\n"
    )
    assert output.err == ""


def test_a_sound_pack_of_the_dungeon_is_summed_up(capsys: Captured) -> None:
    assert main(["packs", "check", PROVING_DUNGEON]) == 0
    assert capsys.readouterr().out == (
        "proving-dungeon: version 1, 41 rooms of 33 designs with 5 silence icons, 22 creatures, 9 chests,"
        f" 6 cards for later dungeons, hash {dungeon.content_hash(Path(PROVING_DUNGEON))}\n"
    )


def test_the_dungeon_of_the_house_is_sound_however_its_name_is_spelt(capsys: Captured) -> None:
    assert main(["packs", "check", "First-Dungeon"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("first-dungeon: version 1, 41 rooms of ")
    assert told.endswith(f" hash {dungeon.content_hash(FIRST_DUNGEON)}\n")


def test_ids_are_unique_over_all_games() -> None:
    assert len(set(builtin_packs())) == len(builtin_packs())


def test_a_folder_is_checked_by_the_game_it_names(tmp_path: Path, capsys: Captured) -> None:
    copy = tmp_path / "cellar"
    shutil.copytree(FIRST_DUNGEON, copy)
    assert main(["packs", "check", str(copy)]) == 0
    assert capsys.readouterr().out.startswith("first-dungeon: ")
    card = copy / "pack.toml"
    card.write_text(card.read_text(encoding="utf-8").replace('"dungeon"', '"chess"'), encoding="utf-8")
    assert main(["packs", "check", str(copy)]) == 2
    expected = f"error: {copy}: pack.toml, game: found 'chess', expected 'knockdown' or 'dungeon'\n"
    assert capsys.readouterr().err == expected


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (b"", "pack.toml, game: found nothing, expected a text in quotes"),
        (b"game = 5\n", "pack.toml, game: found 5, expected a text in quotes"),
        (b"\xff", "pack.toml: found the byte 0xff, expected UTF-8"),
        (b"a = " + b"[" * 5000, "pack.toml: found lists nested too deep or a number too long"),
        (b"a = " + b"9" * 5000, "pack.toml: found lists nested too deep or a number too long"),
    ],
)
def test_a_folder_that_names_no_game_is_checked_by_the_files_it_has(
    tmp_path: Path, capsys: Captured, card: bytes, problem: str
) -> None:
    copy = tmp_path / "cellar"
    shutil.copytree(FIRST_DUNGEON, copy)
    (copy / "pack.toml").write_bytes(card)
    assert main(["packs", "check", str(copy)]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert "arena.toml" not in told


def test_a_card_that_is_a_pipe_is_not_waited_for(tmp_path: Path, capsys: Captured) -> None:
    copy = tmp_path / "cellar"
    shutil.copytree(FIRST_DUNGEON, copy)
    (copy / "pack.toml").unlink()
    os.mkfifo(copy / "pack.toml")
    assert main(["packs", "check", str(copy)]) == 2
    assert "pack.toml: found something else, expected a file" in capsys.readouterr().err


def test_a_mark_at_the_beginning_of_a_card_does_not_hide_the_game(tmp_path: Path, capsys: Captured) -> None:
    copy = tmp_path / "cellar"
    shutil.copytree(FIRST_DUNGEON, copy)
    (copy / "pack.toml").write_bytes(b"\xef\xbb\xbf" + (copy / "pack.toml").read_bytes())
    assert main(["packs", "check", str(copy)]) == 0
    assert capsys.readouterr().out.startswith("first-dungeon: version 1, 41 rooms")


def test_a_name_too_long_for_a_path_is_told_as_any_other(capsys: Captured) -> None:
    assert main(["packs", "check", "x" * 5000]) == 2
    assert (
        "x': found something that cannot be opened (File name too long) there, expected a folder"
        in capsys.readouterr().err
    )


def test_packs_outside_the_package_are_checked_by_path(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not PROVING_GROUND.is_relative_to(PACKS_FOLDER)
    monkeypatch.chdir(PROVING_GROUND.parent)
    assert main(["packs", "check", str(PROVING_GROUND), "proving-ground", "."]) == 2
    output = capsys.readouterr()
    assert [line.partition(":")[0] for line in output.out.splitlines()] == ["proving-ground"] * 2
    assert output.err.endswith("error: .: 8 problems\n")


@pytest.mark.parametrize("name", ["all", "All"])
def test_all_is_every_box_of_the_house(name: str, capsys: Captured) -> None:
    assert main(["packs", "check", name, str(PROVING_GROUND)]) == 0
    checked = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert checked == [*builtin_packs(), "proving-ground"]


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
    pack = corrupt_pack(tmp_path, "attacks.toml", "copies = 2", "copies = 1")
    corrupt_pack(tmp_path, "text/pl.ftl", "skill-pavise = Pawęż\n", "")
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
    expected = (
        f"error: no pack 'nowhere': found nothing there, expected a folder or one of {', '.join(builtin_packs())}\n"
    )
    assert capsys.readouterr().err == expected
    assert main(["packs", "check"]) == 2
    assert capsys.readouterr().err.startswith("error: missing argument")


ESCAPE = "\x1b[2J"
SPOILT_WITH_CONTROLS = [
    ("pack.toml", 'id = "siege-storm"', 'id = "siege\\u001b[2J\\nerror: none"'),
    ("pack.toml", 'game = "knockdown"', 'game = "\\u001b[2J"'),
    ("pack.toml", "version =", '"\\u001b[2J" = 1\nversion ='),
    ("arena.toml", '"orange"', '"\\u001b[2J"'),
    ("attacks.toml", "[high-jab]", '["\\u001b[2J"]'),
    ("attacks.toml", 'effect = "worsen 1"', 'effect = "\\u001b[2J"'),
    ("skills.toml", "when =", '"\\u009b2J" = 1\nwhen ='),
    ("fighters.toml", 'id = "fists-of-fury"', 'id = "\\u001b[2J"'),
    ("text/en.ftl", "skill-pavise = Pavise", f"skill-pavise = {ESCAPE}"),
    ("text/en.ftl", "skill-pavise = Pavise", 'skill-pavise = { "\\u001b[2J" }'),
    ("text/en.ftl", "skill-pavise = Pavise", f"{ESCAPE}"),
]


@pytest.mark.parametrize(("name", "old", "new"), SPOILT_WITH_CONTROLS)
@pytest.mark.parametrize("command", ["packs check", "cards", "match knockdown --box", "terminal --lang en --box"])
def test_no_control_character_of_a_pack_reaches_the_terminal(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch, command: str, name: str, old: str, new: str
) -> None:
    monkeypatch.setenv("KNOCKBOX_HOME", str(tmp_path / "home"))
    pack = corrupt_pack(tmp_path, name, old, new)
    code = main([*command.split(), str(pack)])
    said = capsys.readouterr()
    assert [sign for sign in said.out + said.err if is_control(sign)] == []
    assert "\nerror: none" not in said.err
    if not command.startswith("match") or name.endswith("toml"):
        assert code == 2


def is_control(sign: str) -> bool:
    return unicodedata.category(sign) == "Cc" and sign not in "\n\t"


def test_braces_within_braces_are_a_problem_with_its_place(tmp_path: Path, capsys: Captured) -> None:
    words = "skill-pavise = " + "{ " * 5000 + '"a"' + " }" * 5000
    pack = corrupt_pack(tmp_path, "text/en.ftl", "skill-pavise = Pavise", words)
    assert main(["packs", "check", str(pack)]) == 2
    assert "text/en.ftl, line 43: found '{' inside 8 others; expected at most 8\n" in capsys.readouterr().err
