"""Acknowledged inputs are in the file; a failure leaves file and match unchanged."""

import errno
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from knockbox.records import writer as module
from knockbox.records.errors import StorageError, WriteError
from knockbox.records.reader import read_record
from knockbox.records.replay import resume
from knockbox.records.session import record_session
from knockbox.records.writer import reopen_record
from tests.records.matches import new_match, play_random, record_match

ROOT = Path(__file__).resolve().parents[2]
CHILD = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
from pathlib import Path
from tests.records.matches import new_match, play_random
from knockbox.records.session import record_session
session = new_match()
record_session(session, Path(sys.argv[1]))
while len(session.inputs) < 40:
    play_random(session, len(session.inputs) + 1, len(session.inputs))
    print(len(session.inputs), flush=True)
sys.stdin.read()
"""
"""Plays 40 inputs and then waits, so that it never ends before it is killed."""


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    path.write_text("mine")
    with pytest.raises(StorageError, match="never overwritten"):
        record_session(new_match(), path)
    assert path.read_text() == "mine"


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"nowhere/match\.kbr` cannot be written: No such file"):
        record_session(new_match(), tmp_path / "nowhere" / "match.kbr")


def test_two_programs_never_write_one_record(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    session = new_match()
    record_session(session, path)
    with pytest.raises(StorageError, match="another program"):
        reopen_record(read_record(path))
    session.close()


def test_what_another_program_wrote_in_the_meantime_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    record_match(path, 6)
    early = read_record(path)
    play_random(resume(path), 8).close()
    with pytest.raises(StorageError, match="another program while it was read"):
        reopen_record(early)
    assert len(read_record(path).inputs) == 8


@pytest.mark.parametrize("durable", [False, True])
def test_an_input_is_in_the_file_as_soon_as_it_counts(tmp_path: Path, durable: bool) -> None:
    path = tmp_path / "match.kbr"
    session = new_match()
    record_session(session, path, durable)
    for count in range(1, 6):
        play_random(session, count)
        assert len(read_record(path).inputs) == count
    session.close()


def test_a_full_disk_changes_neither_file_nor_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.kbr"
    session = new_match()
    record_session(session, path)
    play_random(session, 4)
    before, state = path.read_bytes(), session.snapshot.state

    def half(file: BinaryIO, line: bytes) -> None:
        file.write(line[: len(line) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module, "write_fully", half)
        with pytest.raises(WriteError, match="No space left on device; nothing was added"):
            play_random(session, 5)
    assert path.read_bytes() == before
    assert session.snapshot.state is state
    assert len(session.inputs) == 4
    play_random(session, 5).close()
    assert len(read_record(path).inputs) == 5


@pytest.mark.parametrize("lines", [0, 3])
def test_a_copy_that_does_not_fit_on_the_disk_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: int
) -> None:
    left = iter(range(lines))

    def fill(file: BinaryIO, line: bytes) -> None:
        if next(left, None) is None:
            raise OSError(errno.ENOSPC, "No space left on device")
        file.write(line)

    monkeypatch.setattr(module, "write_fully", fill)
    with pytest.raises(WriteError, match="No space left on device"):
        play_random(new_match(), 6).save(tmp_path / "copy.kbr")
    assert not list(tmp_path.iterdir())


def test_a_killed_program_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    command = [sys.executable, "-c", CHILD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        heard = [int(child.stdout.readline()) for _ in range(25)]
        child.kill()
    session = resume(path)
    assert len(session.inputs) >= heard[-1] == 25
    play_random(session)
    assert read_record(path).end is not None


def test_after_a_torn_line_the_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    record_match(path, 6)
    path.write_bytes(path.read_bytes()[:-30])
    session = resume(path)
    assert len(session.inputs) == 5
    play_random(session)
    record = read_record(path)
    assert record.torn_bytes == 0
    assert record.end is not None


def test_a_match_that_stopped_before_its_end_was_written_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "match.kbr"
    record_match(path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    resume(path)
    assert path.read_bytes() == b"".join(lines)
