"""Ladder files are read back as written; damaged files and other ladders are refused."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO

import msgspec
import pytest

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.ladder_file import (
    check_plan,
    encode_ladder,
    ladder_checksum,
    locked_for_writing,
    read_ladder,
    write_ladder,
)
from knockbox.lab.ladder.plan import LadderPlan
from tests.lab.ladder.ladder_results import EVEN_TARGET, HARD_TARGET, duel_results, dungeon_results

FOUND = duel_results("ww", "wl")


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    for found in (FOUND, dungeon_results(random=["llll"], greedy=["wlwl"])):
        write_ladder(found, path)
        assert read_ladder(path) == found
        check_plan(path, read_ladder(path).plan, found.plan)
    assert [each.name for each in tmp_path.iterdir()] == ["ladder.json"]


def test_every_bout_has_its_line_and_who_was_quicker_does_not_matter() -> None:
    assert encode_ladder(FOUND).count(b"\n") == len(FOUND.cells) + 2
    turned = msgspec.structs.replace(FOUND, cells=FOUND.cells[::-1])
    assert encode_ladder(turned) == encode_ladder(FOUND)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[:-20], "is damaged: found .*; expected a ladder file; name another file"),
        (lambda text: b"", "is damaged: found Input data was truncated; expected a ladder"),
        (lambda text: b"\xff\xfe", "is damaged: found"),
        (lambda text: text.replace(b"[true,false]", b"[true,true]"), "is damaged: found hash [0-9a-f]+; expected hash"),
        (lambda text: b'{"ladder":{}}', "missing required field `hash`"),
    ],
    ids=["torn", "empty", "no text", "changed", "without hash"],
)
def test_a_damaged_file_is_refused(damage: Callable[[bytes], bytes], said: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_bytes(damage(encode_ladder(FOUND)))
    with pytest.raises(LabError, match=said):
        read_ladder(path)


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write_ladder(msgspec.structs.replace(FOUND, schema=2), path)
    with pytest.raises(LabError, match="has another version: found schema 2; expected schema 1"):
        read_ladder(path)


def test_a_right_hash_does_not_make_a_right_ladder(tmp_path: Path) -> None:
    ladder = b'{"schema":1,"plan":3}'
    path = tmp_path / "ladder.json"
    path.write_bytes(b'{"hash":"' + ladder_checksum(ladder).encode() + b'","ladder":' + ladder + b"}")
    with pytest.raises(LabError, match="is damaged: found Expected `object`, got `int`"):
        read_ladder(path)


def test_a_folder_and_a_file_that_is_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="is not a regular file"):
        read_ladder(tmp_path)
    with pytest.raises(LabError, match="cannot be read: No such file or directory"):
        read_ladder(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 2}, "found seed 2; expected 1"),
        ({"time": 1.0}, "found time 1.0; expected 0.1"),
        ({"engine": "compiled"}, "found engine compiled; expected interpreted"),
        ({"boxes": {"box": "abd"}}, "found boxes.box abd; expected abc"),
        ({"boxes": {"box": "abc", "bag": "abc"}}, "found boxes.bag abc; expected none"),
        ({"manner": {"greedy": "deg"}}, "found manner.greedy deg; expected def"),
        ({"rungs": (msgspec.structs.replace(EVEN_TARGET, looks=(2, 4)),)}, "found rungs.1.looks.2 4; expected 3"),
        ({"rungs": (EVEN_TARGET, HARD_TARGET)}, "found rungs.2.name open; expected none"),
    ],
)
def test_another_ladder_is_refused_with_what_differs(other: dict[str, object], said: str) -> None:
    found: LadderPlan = msgspec.structs.replace(FOUND.plan, **other)
    with pytest.raises(LabError, match=f"^`ladder.json` holds another ladder: {said}; name another file, or remove"):
        check_plan(Path("ladder.json"), found, FOUND.plan)


def test_a_ladder_goes_on_when_rungs_were_added_and_not_when_some_are_gone() -> None:
    plan = FOUND.plan
    further = msgspec.structs.replace(plan.rungs[0], name="further")
    grown = msgspec.structs.replace(plan, rungs=(*plan.rungs, further), manner=plan.manner | {"newcomer": "hash"})
    check_plan(Path("ladder.json"), plan, grown)
    with pytest.raises(LabError, match=r"holds another ladder: found manner\.newcomer hash; expected none"):
        check_plan(Path("ladder.json"), grown, plan)


def test_two_programs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    with (
        locked_for_writing(path),
        pytest.raises(LabError, match="is in use by another ladder"),
        locked_for_writing(path),
    ):
        pass
    with locked_for_writing(path):
        pass
    assert list(tmp_path.iterdir()) == []


def test_no_lock_file_is_left_next_to_another_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("a list")
    with pytest.raises(LabError, match="is damaged"), locked_for_writing(path):
        pass
    assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]


def test_a_removed_lock_file_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program opened the lock file, and its holder removed it before it could be locked."""
    path = tmp_path / "ladder.json"
    lock, flock, removed = tmp_path / ".ladder.json.lock", fcntl.flock, list[int]()

    def late(file: IO[bytes], how: int) -> None:
        if not removed:
            removed.append(lock.stat().st_ino)
            lock.unlink()
        flock(file, how)

    monkeypatch.setattr(fcntl, "flock", late)
    with locked_for_writing(path):
        assert removed
        assert lock.exists()
        with pytest.raises(LabError, match="is in use by another ladder"), locked_for_writing(path):
            pass


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ladder.json"
    write_ladder(FOUND, path)

    def refuse(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(LabError, match="could not be written: No space left on device; its old content is unchanged"):
        write_ladder(duel_results("ll"), path)
    assert read_ladder(path) == FOUND


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with (
        pytest.raises(LabError, match="cannot be written: No such file or directory"),
        locked_for_writing(tmp_path / "a" / "b"),
    ):
        pass
