"""Committed randomness: committed before the deal, mixed with the players' nonces, revealed at the end."""

import errno
import os
from pathlib import Path

import msgspec
import pytest

from knockbox.engine.rng import KeyedRng
from knockbox.records.commitment import (
    commitment_to,
    derive_key,
    matches_commitment,
    new_secret,
    read_secret,
    secret_path,
)
from knockbox.records.errors import BrokenPromiseError, SecretMissingError, StorageError
from knockbox.records.reader import read_record
from knockbox.records.record import CommittedStart
from knockbox.records.replay import branch, replay, resume
from knockbox.records.session import record_session
from knockbox.records.verify import DamagedVerdict, ExactVerdict, verify
from tests.records.matches import SECRET, committed_start, new_match, play_random, record_match, write_forged

START = committed_start(commitment_to(SECRET))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def test_secrets_are_new_each_time_and_promises_bind() -> None:
    first, second = new_secret(), new_secret()
    assert first != second
    assert len(bytes.fromhex(first)) == 32
    start = CommittedStart(commitment_to(first), [])
    assert matches_commitment(start, first)
    assert not matches_commitment(start, second)


def test_every_nonce_and_the_secret_change_the_key() -> None:
    keys = [
        derive_key(SECRET, ["ab", "c"]),
        derive_key(SECRET, ["a", "bc"]),
        derive_key(SECRET, ["abc"]),
        derive_key("00" * 32, ["ab", "c"]),
    ]
    assert len(set(keys)) == 4


def test_a_finished_keyed_match_verifies_as_fair(path: Path) -> None:
    record = record_match(path, start=START, secret=SECRET)
    assert record.end is not None
    assert record.end.secret == SECRET
    assert verify(path) == ExactVerdict(len(record.inputs), finished=True, fair=True)


def test_the_match_is_dealt_by_the_key() -> None:
    session = new_match(START, SECRET)
    assert isinstance(session.snapshot.state.rng, KeyedRng)
    assert session.snapshot.state.rng.key == derive_key(SECRET, START.nonces)


def test_the_secret_is_nowhere_in_the_record_before_the_end(path: Path) -> None:
    record_match(path, 20, START, SECRET)
    key = derive_key(SECRET, START.nonces).hex()
    assert SECRET not in path.read_text()
    assert key not in path.read_text()


def test_the_secret_is_next_to_the_record_for_its_owner_only(path: Path) -> None:
    record_match(path, 20, START, SECRET)
    assert read_secret(path) == SECRET
    assert secret_path(path).stat().st_mode & 0o077 == 0
    play_random(resume(path))
    assert not secret_path(path).exists()
    assert isinstance(verify(path), ExactVerdict)


def test_without_the_secret_a_match_under_seal_cannot_be_replayed(path: Path) -> None:
    record_match(path, 20, START, SECRET)
    secret_path(path).unlink()
    with pytest.raises(SecretMissingError, match="the match is not over"):
        replay(read_record(path))
    assert isinstance(verify(path, SECRET), ExactVerdict)


def test_another_commitment_is_found_even_under_right_seals(path: Path) -> None:
    record = record_match(path, start=START, secret=SECRET)
    forged = msgspec.structs.replace(record.header, start=committed_start(commitment_to("00" * 32)))
    write_forged(path, forged, record.inputs, record.end)
    with pytest.raises(BrokenPromiseError):
        replay(read_record(path))
    verdict = verify(path)
    assert isinstance(verdict, DamagedVerdict)
    assert verdict.problem == "BrokenPromise"


def test_another_nonce_is_another_match(path: Path) -> None:
    record = record_match(path, start=START, secret=SECRET)
    start = msgspec.structs.replace(START, nonces=["heads", "heads"])
    write_forged(path, msgspec.structs.replace(record.header, start=start), record.inputs, record.end)
    assert not isinstance(verify(path), ExactVerdict)


def test_a_wrong_secret_deals_nothing() -> None:
    with pytest.raises(ValueError, match="does not match the commitment"):
        new_match(START, "00" * 32)


def test_a_branch_of_a_keyed_match_can_be_replayed(path: Path, tmp_path: Path) -> None:
    record = record_match(path, start=START, secret=SECRET)
    play_random(branch(record, 15, tmp_path / "other.kbr"), 30, seed=4).close()
    assert verify(tmp_path / "other.kbr") == ExactVerdict(30, finished=False, fair=True)


def test_a_branch_of_a_match_under_seal_keeps_the_secret_beside_it(path: Path, tmp_path: Path) -> None:
    record, other = record_match(path, 20, START, SECRET), tmp_path / "other.kbr"
    session = branch(record, 15, other, secret=SECRET)
    assert SECRET not in other.read_text()
    assert (read_secret(other), read_secret(path)) == (SECRET, SECRET)
    play_random(session)
    assert not secret_path(other).exists()
    assert isinstance(verify(other), ExactVerdict)


def test_a_branch_that_does_not_come_about_leaves_no_secret(path: Path, tmp_path: Path) -> None:
    record, other = record_match(path, 20, START, SECRET), tmp_path / "other.kbr"
    other.write_text("mine")
    with pytest.raises(StorageError):
        branch(record, 15, other, secret=SECRET)
    assert not secret_path(other).exists()
    assert other.read_text() == "mine"


def test_a_secret_is_never_overwritten(path: Path) -> None:
    secret_path(path).write_text("mine")
    with pytest.raises(StorageError, match="File exists"):
        record_session(new_match(START, SECRET), path)
    assert secret_path(path).read_text() == "mine"
    assert not path.exists()


def test_no_secret_is_left_behind_where_no_record_could_begin(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(StorageError):
        record_session(new_match(START, SECRET), path)
    assert not secret_path(path).exists()


def test_a_secret_that_does_not_fit_on_the_disk_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(StorageError, match=r"\.secret` could not be written: No space left on device"):
        record_session(new_match(START, SECRET), path)
    assert not list(path.parent.iterdir())


@pytest.mark.parametrize("found", ["no hex", "abc", "ż", "5e"])
def test_a_secret_of_another_kind_keeps_no_promise(path: Path, found: str) -> None:
    record_match(path, 4, START, SECRET)
    verdict = verify(path, found)
    assert isinstance(verdict, DamagedVerdict)
    assert verdict.problem == "BrokenPromise"


def test_an_envelope_of_other_bytes_keeps_no_promise(path: Path) -> None:
    record_match(path, 4, START, SECRET)
    secret_path(path).write_bytes(b"\xff\x00")
    assert isinstance(verify(path), DamagedVerdict)
