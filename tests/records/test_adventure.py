"""Adventures: four dungeons in a row, saved between them and continued by name."""

import os
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from knockbox.games.errors import SetupError
from knockbox.records import adventure_store
from knockbox.records.adventure import (
    FIXED_OPTIONS,
    LAST_LEVEL,
    DungeonResult,
    SavedAdventure,
    new_adventure,
    next_options,
    record_dungeon,
)
from knockbox.records.adventure_store import (
    AdventureFile,
    create_adventure,
    hash_adventure,
    list_adventures,
    load_adventure,
    save_adventure,
)
from knockbox.records.errors import AdventureError, StorageError
from knockbox.records.folders import adventures_folder
from knockbox.records.reader import read_record
from knockbox.records.record import Player, SeedStart
from knockbox.records.replay import branch, undo
from knockbox.records.session import new_session, record_session
from knockbox.records.text import header_lines
from knockbox.records.verify import ExactVerdict, verify

FRIENDS = [Player("Ada", "person"), Player("Olek", "person")]


def make_adventure(**options: str) -> SavedAdventure:
    return new_adventure("Friday night", options, [], FRIENDS)


def at_level(level: int, *tokens: str, **options: str) -> SavedAdventure:
    return replace(make_adventure(**options), level=level, tokens=list(tokens))


def test_an_adventure_begins_at_the_first_level_with_nothing() -> None:
    adventure = make_adventure(timer="off", chest_hunt="true")
    assert (adventure.level, adventure.tokens, adventure.results, adventure.points) == (1, [], [], 0)
    assert adventure.packs == ["first-dungeon"]
    assert adventure.options["timer"] == "off"
    assert set(adventure.options) == set(FIXED_OPTIONS) - {"solo_silence_ball"}
    assert "solo_silence_ball" in new_adventure("Alone", {}, [], FRIENDS[:1]).options


@pytest.mark.parametrize(
    ("options", "seats", "said"),
    [
        ({"level": "3"}, 2, "option 'level' cannot be chosen for an adventure; expected timer, level_cards"),
        ({"timer": "soon"}, 2, "option 'timer': found 'soon'"),
        ({"solo_silence_ball": "draw"}, 2, "it is for one seat"),
        ({}, 7, "found 7 seats; expected 1 to 6"),
    ],
)
def test_an_adventure_that_cannot_be_played_does_not_begin(options: dict[str, str], seats: int, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        new_adventure("Friday night", options, [], FRIENDS[:1] * seats)


@pytest.mark.parametrize("name", ["a", "Friday night", "x" * 40, "2nd_try-b"])
def test_a_name_is_a_file_name_everywhere(name: str) -> None:
    assert new_adventure(name, {}, [], FRIENDS).name == name


@pytest.mark.parametrize("name", ["", " ", " a", "a ", "x" * 41, "../up", "a/b", "a.b", "żółw", "a\n", "a\0b"])
def test_any_other_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(AdventureError, match=r"the name of an adventure: found .*; expected 1 to 40 of A-Z, a-z, 0-9"):
        new_adventure(name, {}, [], FRIENDS)
    with pytest.raises(AdventureError):
        load_adventure(tmp_path, name)


def test_only_the_beginning_of_a_long_name_is_quoted(tmp_path: Path) -> None:
    with pytest.raises(AdventureError, match=r"found 'x{60}…'; expected 1 to 40"):
        load_adventure(tmp_path, "x" * 10_000)


@pytest.mark.rule("KKD-ADV-6", "KKDR-48")
def test_the_next_dungeon_has_the_level_and_the_tokens_that_were_noted() -> None:
    options = next_options(at_level(3, "ice", "poison", timer="10"))
    assert (options["adventure"], options["level"], options["tokens"]) == ("on", "3", "ice,poison")
    assert options["timer"] == "10"
    assert next_options(make_adventure())["tokens"] == "none"


@pytest.mark.rule("KKD-ADV-6", "KKDR-48")
def test_a_victory_leads_to_the_next_level_with_the_tokens_held() -> None:
    won = record_dungeon(at_level(2, "ice"), 2, True, ["ice", "fireball"], 5, "b.kbr")
    assert (won.level, won.tokens, won.points, won.finished) == (3, ["ice", "fireball"], 5, False)
    assert won.results == [DungeonResult("b.kbr", 2, True)]


@pytest.mark.rule("KKDR-48")
def test_every_try_is_a_record_of_its_own() -> None:
    adventure = make_adventure()
    for index, won in enumerate([False, True, False, False, True]):
        adventure = record_dungeon(adventure, adventure.level, won, [], 2, f"{index}.kbr")
    assert [(each.record, each.level, each.won) for each in adventure.results] == [
        ("0.kbr", 1, False),
        ("1.kbr", 1, True),
        ("2.kbr", 2, False),
        ("3.kbr", 2, False),
        ("4.kbr", 2, True),
    ]
    assert (adventure.level, adventure.points) == (3, 4)


def test_after_the_last_dungeon_the_adventure_is_over() -> None:
    adventure = record_dungeon(at_level(LAST_LEVEL, "ice"), LAST_LEVEL, True, ["ice"], 3, "d.kbr")
    assert (adventure.finished, adventure.level, adventure.points) == (True, LAST_LEVEL, 3)
    with pytest.raises(AdventureError, match="found a dungeon of level 4; expected none, as the adventure is over"):
        record_dungeon(adventure, LAST_LEVEL, True, [], 0, "e.kbr")


@pytest.mark.rule("KKDR-25", "KKDR-45")
def test_after_a_loss_the_dungeon_is_tried_again_with_the_tokens_held_when_it_began() -> None:
    lost = record_dungeon(at_level(3, "ice", "poison"), 3, False, [], 0, "c.kbr")
    assert (lost.level, lost.tokens) == (3, ["ice", "poison"])
    assert lost.results == [DungeonResult("c.kbr", 3, False)]
    assert next_options(lost)["tokens"] == "ice,poison"


@pytest.mark.rule("KKDR-25")
def test_in_the_hard_mode_a_loss_leads_back_to_the_start() -> None:
    adventure = replace(at_level(3, "ice", adventure_loss="restart"), points=9)
    lost = record_dungeon(adventure, 3, False, ["ice"], 0, "c.kbr")
    assert (lost.level, lost.tokens, lost.points) == (1, [], 0)


def test_a_dungeon_that_was_not_next_or_was_noted_already_is_not_noted() -> None:
    adventure = record_dungeon(at_level(2), 2, False, [], 0, "b.kbr")
    with pytest.raises(AdventureError, match="adventure 'Friday night': found a dungeon of level 3; expected one of"):
        record_dungeon(adventure, 3, True, [], 0, "c.kbr")
    with pytest.raises(AdventureError, match=r"found the record b\.kbr a second time"):
        record_dungeon(adventure, 2, True, [], 0, "b.kbr")


@pytest.mark.rule("KKD-ADV-6")
def test_an_adventure_is_saved_and_gone_on_with_by_its_name(tmp_path: Path) -> None:
    folder = adventures_folder({"KNOCKBOX_HOME": str(tmp_path)})
    create_adventure(folder, make_adventure(timer="off"))
    noted = record_dungeon(load_adventure(folder, "Friday night"), 1, True, ["poison"], 4, "a.kbr")
    assert save_adventure(folder, noted) == tmp_path / "adventures" / "Friday night.json"
    assert load_adventure(folder, "Friday night") == noted
    assert list_adventures(folder) == ["Friday night"]
    assert [path.name for path in folder.iterdir()] == ["Friday night.json"]


@pytest.mark.rule("KKDR-48")
def test_a_dungeon_of_an_adventure_names_it_in_its_record(tmp_path: Path) -> None:
    adventure = at_level(2, "ice")
    setup = ("dungeon", next_options(adventure), adventure.packs, adventure.seats, SeedStart(5))
    session = new_session(*setup, adventure=adventure.name)
    record_session(session, tmp_path / "a.kbr")
    session.close()
    record = read_record(tmp_path / "a.kbr")
    assert record.header.adventure == "Friday night"
    assert "adventure: Friday night" in header_lines(record.header)
    assert isinstance(verify(tmp_path / "a.kbr"), ExactVerdict)
    lonely = msgspec.json.decode(msgspec.json.encode(new_session(*setup).header))
    assert "adventure" not in lonely
    assert lonely["origin"] is None


@pytest.mark.rule("KKDR-48")
def test_a_copy_of_a_dungeon_is_no_try_of_its_adventure(tmp_path: Path) -> None:
    adventure = at_level(2, "ice")
    session = new_session("dungeon", next_options(adventure), [], FRIENDS, SeedStart(5), adventure=adventure.name)
    question = session.snapshot.questions()[0]
    session.choose(question.seat, question.options[0])
    session.save(tmp_path / "a.kbr")
    record = read_record(tmp_path / "a.kbr")
    branch(record, 1, tmp_path / "b.kbr").close()
    undo(record, tmp_path / "c.kbr").close()
    assert record.header.adventure == "Friday night"
    assert [read_record(tmp_path / name).header.adventure for name in ("b.kbr", "c.kbr")] == ["", ""]


def test_an_adventure_that_is_there_is_not_begun_again(tmp_path: Path) -> None:
    create_adventure(tmp_path, at_level(2))
    with pytest.raises(StorageError, match="adventure 'Friday night' already exists"):
        create_adventure(tmp_path, make_adventure())
    assert load_adventure(tmp_path, "Friday night").level == 2


def test_a_missing_adventure_is_named_with_those_that_exist(tmp_path: Path) -> None:
    with pytest.raises(AdventureError, match="found no adventure 'Monday'; expected one that exists: none yet"):
        load_adventure(tmp_path, "Monday")
    create_adventure(tmp_path, make_adventure())
    with pytest.raises(AdventureError, match="expected one that exists: Friday night"):
        load_adventure(tmp_path, "Monday")


def rewrite_file(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"level": 2', '"level": 3', "found an adventure that was changed after it was written; expected hash "),
        ('"level": 2', '"level": 7', r"json`, `\$\.adventure\.level`: found Expected `int` <= 4; expected"),
        ('"level": 2', '"level": "two"', r"`\$\.adventure\.level`: found Expected `int`, got `str`"),
        ('"level": 2', '"depth": 2', r"`\$\.adventure`: found Object contains unknown field `depth`"),
        ('"schema": 2', '"schema": 9', "found schema 9; expected schema 2; another version wrote this"),
        ('"adventure": {', '"adventure": {{', "found JSON is malformed"),
        ('"hash": "', '"hash": "0', "changed after it was written"),
    ],
)
def test_a_damaged_or_edited_file_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    rewrite_file(create_adventure(tmp_path, at_level(2, "ice")), old, new)
    with pytest.raises(AdventureError, match=said):
        load_adventure(tmp_path, "Friday night")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tokens": ["ice", "ice"]}, r"json`: found an unplayable adventure \(option 'tokens': found 'ice,ice'"),
        ({"tokens": ["luck"]}, "option 'tokens': found 'luck'"),
        ({"seats": FRIENDS * 4}, r"found 8 seats; expected 1 to 6\); expected a valid adventure"),
        ({"packs": ["/no/where"]}, "no pack '/no/where'"),
        ({"game": "knockdown"}, "no pack "),
        ({"options": {"timer": "soon"}}, "option 'timer': found 'soon'"),
        ({"finished": True}, "json`, finished: found true; expected false, by the last dungeon tried"),
        ({"results": [DungeonResult("a.kbr", 4, True)]}, "json`, finished: found false; expected true"),
    ],
)
def test_a_forged_file_that_cannot_be_played_is_refused(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    save_adventure(tmp_path, replace(at_level(2, "ice"), **changes))
    with pytest.raises(AdventureError, match=said):
        load_adventure(tmp_path, "Friday night")


def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "Friday night.json")
    with pytest.raises(AdventureError, match="found something else; expected a file"):
        load_adventure(tmp_path, "Friday night")


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b'"adventure"'])
def test_a_foreign_file_is_no_adventure(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "Friday night.json").write_bytes(content)
    with pytest.raises(AdventureError, match=r"Friday night\.json`.*: found .*; expected an? (valid )?adventure"):
        load_adventure(tmp_path, "Friday night")


def test_a_file_of_unreasonable_size_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    create_adventure(tmp_path, make_adventure())
    monkeypatch.setattr(adventure_store, "MAX_ADVENTURE_BYTES", 100)
    with pytest.raises(AdventureError, match="found a file of over"):
        load_adventure(tmp_path, "Friday night")


def test_a_file_under_another_name_is_refused(tmp_path: Path) -> None:
    create_adventure(tmp_path, make_adventure()).rename(tmp_path / "Monday.json")
    with pytest.raises(AdventureError, match="name: found 'Friday night'; expected 'Monday', the name of the file"):
        load_adventure(tmp_path, "Monday")


def test_an_edit_cannot_hide_among_the_tries() -> None:
    adventure = record_dungeon(at_level(2), 2, False, [], 0, "b.kbr")
    changed = replace(adventure, results=[DungeonResult("b.kbr", 2, True)])
    assert hash_adventure(adventure) != hash_adventure(changed)
    assert (
        msgspec.json.decode(msgspec.json.encode(AdventureFile(adventure, "")), type=AdventureFile).adventure
        == adventure
    )


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    create_adventure(tmp_path, at_level(2))

    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(StorageError, match="could not be written: No space left on device; nothing was changed"):
        save_adventure(tmp_path, at_level(3))
    assert load_adventure(tmp_path, "Friday night").level == 2
    assert [path.name for path in tmp_path.iterdir()] == ["Friday night.json"]


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="could not be written: No such file or directory"):
        save_adventure(tmp_path / "gone", make_adventure())
