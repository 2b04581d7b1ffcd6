"""A pack whose words or files are wrong is refused with its place, what was found and what was expected."""

import os
from pathlib import Path

import pytest

from knockbox.games.knockdown.game import build
from knockbox.games.knockdown.pack import content_hash, find_pack, load_box, mix_boxes
from knockbox.games.knockdown.pack.contents import CHARACTERS_FILE
from knockbox.games.knockdown.pack.inspection import check_pack
from knockbox.games.knockdown.text.questions import Wording
from knockbox.games.packs.errors import PackError
from tests.content.pack_copies import SIEGE_STORM, corrupt_pack

PACK, ARENA, CARDS, SKILLS, SHEETS = "pack.toml", "arena.toml", "attacks.toml", "skills.toml", "fighters.toml"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"aggressive"', '"angry"', 'veroth: found "angry", expected aggressive, patient or tricky'),
        ('"aggressive"', "3", "veroth: found 3, expected aggressive, patient or tricky"),
        ("veroth =", "verroth =", "verroth: found no such fighter in the box, expected VEROTH; did you mean 'veroth'?"),
        ("veroth =", "veroth", "line 3, column 8: found something that is not TOML (expected '=' after a key in a"),
    ],
)
def test_characters_are_checked(tmp_path: Path, old: str, new: str, problem: str) -> None:
    pack = corrupt_pack(tmp_path, CHARACTERS_FILE, old, new)
    (found,) = check_pack(pack)
    assert found.startswith(f"{CHARACTERS_FILE}, {problem.replace('VEROTH', 'veroth, xingo or driana')}")
    with pytest.raises(PackError):
        build({}, str(pack))


def test_a_box_may_leave_its_characters_open(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CHARACTERS_FILE, "veroth =", "# veroth =")
    assert check_pack(pack) == []
    assert sorted(load_box(pack).characters) == ["driana", "xingo"]
    (pack / CHARACTERS_FILE).unlink()
    assert check_pack(pack) == []
    load_box.cache_clear()
    assert load_box(pack).characters == {}
    assert content_hash(pack) == content_hash(SIEGE_STORM)


def test_without_fighters_nobody_is_called_a_stranger(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, SHEETS, "[veroth]", "[")
    assert not [problem for problem in check_pack(pack) if CHARACTERS_FILE in problem]
    (pack / SHEETS).write_text("", encoding="utf-8")
    strange = "veroth: found no such fighter in the box, expected one of fighters.toml"
    assert f"{CHARACTERS_FILE}, {strange}" in check_pack(pack)


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        ("skill-pavise = Pavés\n", "", ["text/es.ftl, skill-pavise: found no such message, expected one"]),
        ("    .class = Arquera\n", "", ["text/es.ftl, fighter-driana.class: found no such message, expected one"]),
        (
            "    .own = una de tus fichas de Trampa",
            "",
            ["text/es.ftl, token-trap.own: found no such message, expected one"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = Pavés\nskill-pavis = P\n",
            ["text/es.ftl, skill-pavis: found a message that nothing in the pack needs, expected none"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = { $luck }\n",
            [
                "text/es.ftl, skill-pavise: found a message that cannot be formatted (message 'skill-pavise' in es:"
                " Unknown external: luck), expected a name"
            ],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = { skill-pavise }\n",
            [
                "text/es.ftl, skill-pavise: found a message that cannot be formatted (message 'skill-pavise' in es:"
                " it refers to itself), expected a name"
            ],
        ),
        (
            "skill-pavise = Pavés\n",
            'skill-pavise = { "" }\n',
            ["text/es.ftl, skill-pavise: found no words, expected a name"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = {\n",
            ["text/es.ftl, line 44: found 'skill-riposte = Contragolpe'; expected a message (Expected token: \"}\")"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = Pavés\nskill-pavise = P\n",
            ["text/es.ftl: message 'skill-pavise' is already in text/es.ftl"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = Pavés" + "{ " * 2000 + '"a"' + " }" * 2000 + "\n",
            ["text/es.ftl, line 43: found '{' inside 8 others; expected at most 8"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = Pavés { " + "NUMBER(" * 2000 + "1" + ")" * 2000 + " }\n",
            ["text/es.ftl, line 43: found '(' inside 8 others; expected at most 8"],
        ),
        (
            "skill-pavise = Pavés\n",
            'skill-pavise = Pavés { "\\\\" }' + "{ " * 2000 + '"a"' + " }" * 2000 + "\n",
            ["text/es.ftl, line 43: found '{' inside 8 others; expected at most 8"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = Pavés\x1b[2J\n",
            ["text/es.ftl, line 43: found the control character \\x1b; expected none"],
        ),
        (
            "skill-pavise = Pavés\n",
            'skill-pavise = Pavés { "\\u009b2J" }\n',
            ["text/es.ftl, line 43: found the control character \\x9b; expected none"],
        ),
        (
            "skill-pavise = Pavés\n",
            "skill-pavise = Pavés\u202e\n",
            ["text/es.ftl, line 43: found the control character \\u202e; expected none"],
        ),
        (
            "skill-pavise = Pavés\n",
            f"skill-pavise = {'P' * 1001}\n",
            ["text/es.ftl, skill-pavise: found 1,001 characters, expected at most 1,000"],
        ),
    ],
)
def test_words_are_checked_apart_from_play(tmp_path: Path, old: str, new: str, problems: list[str]) -> None:
    pack = corrupt_pack(tmp_path, "text/es.ftl", old, new)
    assert check_pack(pack) == problems
    box = mix_boxes([load_box(pack)])
    assert Wording(box, "pl").skill(5) == "Pawęż"
    with pytest.raises(PackError) as refused:
        Wording(box, "es")
    assert refused.value.problems == problems


def test_a_file_is_missing(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "", "")
    (pack / SKILLS).unlink()
    (pack / "text" / "pl.ftl").unlink()
    problems = check_pack(pack)
    assert "skills.toml: found no such file, expected a file" in problems
    assert "text/pl.ftl: found no such file, expected a file" in problems


def test_a_file_is_not_utf8(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "", "")
    (pack / ARENA).write_bytes(b'id = "\xff"')
    (pack / "text" / "es.ftl").write_bytes(b"skill-pavise = Pav\xe9s")
    problems = check_pack(pack)
    assert "arena.toml: found the byte 0xff, expected UTF-8" in problems
    assert "text/es.ftl: found the byte 0xe9, expected UTF-8" in problems


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "", "")
    (pack / CARDS).write_bytes(b"\xef\xbb\xbf" + (pack / CARDS).read_bytes())
    assert check_pack(pack) == []


def test_a_folder_or_a_pipe_stands_where_a_file_should(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "", "")
    (pack / SKILLS).unlink()
    (pack / SKILLS).mkdir()
    (pack / ARENA).unlink()
    os.mkfifo(pack / ARENA)
    problems = check_pack(pack)
    assert "skills.toml: found something else, expected a file" in problems
    assert "arena.toml: found something else, expected a file" in problems


def test_a_link_may_not_lead_out_of_the_pack(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "", "")
    outside = tmp_path / "elsewhere.toml"
    outside.write_text("secret = 1")
    (pack / ARENA).unlink()
    (pack / ARENA).symlink_to(outside)
    problem = f"arena.toml: found a link to {outside.resolve()}, expected a file inside the pack"
    assert problem in check_pack(pack)


def test_a_folder_on_the_way_may_not_lead_out_of_the_pack_either(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "", "")
    (pack / "text").rename(tmp_path / "words")
    (pack / "text").symlink_to(tmp_path / "words")
    outside = (tmp_path / "words" / "en.ftl").resolve()
    assert check_pack(pack)[0] == f"text/en.ftl: found a link to {outside}, expected a file inside the pack"


def test_a_link_may_not_lead_to_itself(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "", "")
    (pack / ARENA).unlink()
    (pack / ARENA).symlink_to(ARENA)
    [problem] = [problem for problem in check_pack(pack) if problem.startswith("arena.toml")]
    assert problem.endswith(", expected a file")


def test_a_link_to_the_whole_pack_is_fine(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(corrupt_pack(tmp_path, CARDS, "", ""))
    assert check_pack(tmp_path / "link") == []
    assert build({}, str(tmp_path / "link")).card_pool.packs[0] == "siege-storm"


def test_a_pack_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("")
    assert check_pack(tmp_path / "pack.toml") == ["found a file, expected a folder"]
    assert check_pack(tmp_path / "nowhere") == ["found nothing there, expected a folder"]
    with pytest.raises(PackError, match=r"pack.toml': found a file there, expected a folder or one of nemesis, siege"):
        find_pack(str(tmp_path / "pack.toml"))
    with pytest.raises(
        PackError, match=r"^no pack 'seige-storm': found nothing there, expected a folder or one of nemesis"
    ):
        find_pack("seige-storm")
    with pytest.raises(PackError, match=r"^no pack '': found nothing there"):
        find_pack("")


@pytest.mark.parametrize("name", ["text/en.ftl", "attacks.toml"])
def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, name: str) -> None:
    pack = corrupt_pack(tmp_path, PACK, "version", "version")
    with (pack / name).open("a", encoding="utf-8") as file:
        file.write("# " + "x" * (1 << 20) + "\n")
    (problem,) = [problem for problem in check_pack(pack) if problem.startswith(f"{name}:")]
    assert problem.endswith(" bytes, expected at most 1,048,576")


def test_quotes_and_brackets_in_a_message_are_not_counted_twice(tmp_path: Path) -> None:
    words = "skill-pavise = Pavés" + '{ "{" }' * 20 + "\n"
    assert check_pack(corrupt_pack(tmp_path, "text/es.ftl", "skill-pavise = Pavés\n", words)) == []
