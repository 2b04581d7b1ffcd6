"""What is kept comes back, and what is damaged or of another ladder is refused by name."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO

import msgspec
import pytest

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.keeping import check_plan, hash_of, in_hand, packed, read, write
from knockbox.lab.ladder.plan import Plan
from tests.lab.ladder.ladders import EVEN, OPEN, duels, tours

FOUND = duels("ww", "wl")


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    for found in (FOUND, tours(random=["llll"], greedy=["wlwl"])):
        write(found, path)
        assert read(path) == found
        check_plan(path, read(path).plan, found.plan)
    assert [each.name for each in tmp_path.iterdir()] == ["ladder.json"]


def test_every_bout_has_its_line_and_who_was_quicker_does_not_matter() -> None:
    assert packed(FOUND).count(b"\n") == len(FOUND.cells) + 2
    turned = msgspec.structs.replace(FOUND, cells=FOUND.cells[::-1])
    assert packed(turned) == packed(FOUND)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[:-20], "is damaged: found .*; expected a ladder as it was kept; name another file"),
        (lambda text: b"", "is damaged: found Input data was truncated; expected a ladder"),
        (lambda text: b"\xff\xfe", "is damaged: found"),
        (lambda text: text.replace(b"[true,false]", b"[true,true]"), "is damaged: found hash [0-9a-f]+; expected hash"),
        (lambda text: b'{"ladder":{}}', "missing required field `hash`"),
    ],
    ids=["torn", "empty", "no text", "changed", "without hash"],
)
def test_a_damaged_file_is_refused(damage: Callable[[bytes], bytes], said: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_bytes(damage(packed(FOUND)))
    with pytest.raises(LabError, match=said):
        read(path)


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write(msgspec.structs.replace(FOUND, schema=2), path)
    with pytest.raises(LabError, match="is of another version: found schema 2; expected schema 1"):
        read(path)


def test_a_right_hash_does_not_make_a_right_ladder(tmp_path: Path) -> None:
    ladder = b'{"schema":1,"plan":3}'
    path = tmp_path / "ladder.json"
    path.write_bytes(b'{"hash":"' + hash_of(ladder).encode() + b'","ladder":' + ladder + b"}")
    with pytest.raises(LabError, match="is damaged: found Expected `object`, got `int`"):
        read(path)


def test_a_folder_and_a_file_that_is_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="found something else, expected a file"):
        read(tmp_path)
    with pytest.raises(LabError, match="cannot be read: No such file or directory"):
        read(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 2}, "found seed 2; expected 1"),
        ({"time": 1.0}, "found time 1.0; expected 0.1"),
        ({"engine": "compiled"}, "found engine compiled; expected interpreted"),
        ({"boxes": {"box": "abd"}}, "found boxes.box abd; expected abc"),
        ({"boxes": {"box": "abc", "bag": "abc"}}, "found boxes.bag abc; expected none"),
        ({"manner": {"greedy": "deg"}}, "found manner.greedy deg; expected def"),
        ({"rungs": (msgspec.structs.replace(EVEN, looks=(2, 4)),)}, "found rungs.1.looks.2 4; expected 3"),
        ({"rungs": (EVEN, OPEN)}, "found rungs.2.name open; expected none"),
    ],
)
def test_another_ladder_is_refused_with_what_differs(other: dict[str, object], said: str) -> None:
    found: Plan = msgspec.structs.replace(FOUND.plan, **other)
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
    with in_hand(path), pytest.raises(LabError, match="is being written by another ladder"), in_hand(path):
        pass
    with in_hand(path):
        pass
    assert list(tmp_path.iterdir()) == []


def test_beside_a_file_that_is_no_ladder_nothing_is_left(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("a list")
    with pytest.raises(LabError, match="is damaged"), in_hand(path):
        pass
    assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]


def test_a_lock_that_was_removed_meanwhile_keeps_nobody_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody opened it, and whoever held it removed it and was done, before it could be locked."""
    path = tmp_path / "ladder.json"
    lock, flock, removed = tmp_path / ".ladder.json.lock", fcntl.flock, list[int]()

    def late(file: IO[bytes], how: int) -> None:
        if not removed:
            removed.append(lock.stat().st_ino)
            lock.unlink()
        flock(file, how)

    monkeypatch.setattr(fcntl, "flock", late)
    with in_hand(path):
        assert removed
        assert lock.exists()
        with pytest.raises(LabError, match="is being written by another ladder"), in_hand(path):
            pass


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ladder.json"
    write(FOUND, path)

    def refuse(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(LabError, match="could not be written: No space left on device; what it held is still there"):
        write(duels("ll"), path)
    assert read(path) == FOUND


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="cannot be written: No such file or directory"), in_hand(tmp_path / "a" / "b"):
        pass
