"""Chance under seal: promised before the deal, mixed with the players' nonces, revealed at the end."""

import errno
import os
from pathlib import Path

import msgspec
import pytest

from knockbox.engine.rng import KeyedRng
from knockbox.records.errors import BrokenPromiseError, SecretMissingError, StorageError
from knockbox.records.fair import commitment_to, envelope, keeps_promise, kept_secret, key_from, new_secret
from knockbox.records.reader import read_record
from knockbox.records.record import Committed
from knockbox.records.replay import branch, replay, resume
from knockbox.records.session import record_to
from knockbox.records.verify import Damaged, Exact, verify
from tests.records.matches import SECRET, committed, forge, fresh, play, recorded

START = committed(commitment_to(SECRET))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def test_secrets_are_new_each_time_and_promises_bind() -> None:
    first, second = new_secret(), new_secret()
    assert first != second
    assert len(bytes.fromhex(first)) == 32
    start = Committed(commitment_to(first), [])
    assert keeps_promise(start, first)
    assert not keeps_promise(start, second)


def test_every_nonce_and_the_secret_change_the_key() -> None:
    keys = [
        key_from(SECRET, ["ab", "c"]),
        key_from(SECRET, ["a", "bc"]),
        key_from(SECRET, ["abc"]),
        key_from("00" * 32, ["ab", "c"]),
    ]
    assert len(set(keys)) == 4


def test_a_finished_keyed_match_verifies_as_fair(path: Path) -> None:
    record = recorded(path, start=START, secret=SECRET)
    assert record.end is not None
    assert record.end.secret == SECRET
    assert verify(path) == Exact(len(record.inputs), finished=True, fair=True)


def test_the_match_is_dealt_by_the_key() -> None:
    session = fresh(START, SECRET)
    assert isinstance(session.moment.state.rng, KeyedRng)
    assert session.moment.state.rng.key == key_from(SECRET, START.nonces)


def test_the_secret_is_nowhere_in_the_record_before_the_end(path: Path) -> None:
    recorded(path, 20, START, SECRET)
    key = key_from(SECRET, START.nonces).hex()
    assert SECRET not in path.read_text()
    assert key not in path.read_text()


def test_the_secret_waits_beside_the_record_for_its_owner_only(path: Path) -> None:
    recorded(path, 20, START, SECRET)
    assert kept_secret(path) == SECRET
    assert envelope(path).stat().st_mode & 0o077 == 0
    play(resume(path))
    assert not envelope(path).exists()
    assert isinstance(verify(path), Exact)


def test_without_the_secret_a_match_under_seal_cannot_be_replayed(path: Path) -> None:
    recorded(path, 20, START, SECRET)
    envelope(path).unlink()
    with pytest.raises(SecretMissingError, match="the match is not over"):
        replay(read_record(path))
    assert isinstance(verify(path, SECRET), Exact)


def test_another_commitment_is_found_even_under_right_seals(path: Path) -> None:
    record = recorded(path, start=START, secret=SECRET)
    forged = msgspec.structs.replace(record.header, start=committed(commitment_to("00" * 32)))
    forge(path, forged, record.inputs, record.end)
    with pytest.raises(BrokenPromiseError):
        replay(read_record(path))
    verdict = verify(path)
    assert isinstance(verdict, Damaged)
    assert verdict.problem == "BrokenPromise"


def test_another_nonce_is_another_match(path: Path) -> None:
    record = recorded(path, start=START, secret=SECRET)
    start = msgspec.structs.replace(START, nonces=["heads", "heads"])
    forge(path, msgspec.structs.replace(record.header, start=start), record.inputs, record.end)
    assert not isinstance(verify(path), Exact)


def test_a_wrong_secret_deals_nothing() -> None:
    with pytest.raises(ValueError, match="not the one promised"):
        fresh(START, "00" * 32)


def test_a_branch_of_a_keyed_match_can_be_replayed(path: Path, tmp_path: Path) -> None:
    record = recorded(path, start=START, secret=SECRET)
    play(branch(record, 15, tmp_path / "other.kbr"), 30, seed=4).close()
    assert verify(tmp_path / "other.kbr") == Exact(30, finished=False, fair=True)


def test_a_branch_of_a_match_under_seal_keeps_the_secret_beside_it(path: Path, tmp_path: Path) -> None:
    record, other = recorded(path, 20, START, SECRET), tmp_path / "other.kbr"
    session = branch(record, 15, other, secret=SECRET)
    assert SECRET not in other.read_text()
    assert (kept_secret(other), kept_secret(path)) == (SECRET, SECRET)
    play(session)
    assert not envelope(other).exists()
    assert isinstance(verify(other), Exact)


def test_a_branch_that_does_not_come_about_leaves_no_secret(path: Path, tmp_path: Path) -> None:
    record, other = recorded(path, 20, START, SECRET), tmp_path / "other.kbr"
    other.write_text("mine")
    with pytest.raises(StorageError):
        branch(record, 15, other, secret=SECRET)
    assert not envelope(other).exists()
    assert other.read_text() == "mine"


def test_a_secret_is_never_overwritten(path: Path) -> None:
    envelope(path).write_text("mine")
    with pytest.raises(StorageError, match="File exists"):
        record_to(fresh(START, SECRET), path)
    assert envelope(path).read_text() == "mine"
    assert not path.exists()


def test_no_secret_is_left_behind_where_no_record_could_begin(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(StorageError):
        record_to(fresh(START, SECRET), path)
    assert not envelope(path).exists()


def test_a_secret_that_does_not_fit_on_the_disk_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(StorageError, match=r"\.secret` could not be written: No space left on device"):
        record_to(fresh(START, SECRET), path)
    assert not list(path.parent.iterdir())


@pytest.mark.parametrize("found", ["no hex", "abc", "ż", "5e"])
def test_a_secret_of_another_kind_keeps_no_promise(path: Path, found: str) -> None:
    recorded(path, 4, START, SECRET)
    verdict = verify(path, found)
    assert isinstance(verdict, Damaged)
    assert verdict.problem == "BrokenPromise"


def test_an_envelope_of_other_bytes_keeps_no_promise(path: Path) -> None:
    recorded(path, 4, START, SECRET)
    envelope(path).write_bytes(b"\xff\x00")
    assert isinstance(verify(path), Damaged)
