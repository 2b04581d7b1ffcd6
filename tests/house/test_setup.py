"""The set-up: what it needs, what it says where something is missing, and what it leaves in .venv."""

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace

import pytest

from tools.house import engine, paths, setup, start, web
from tools.house.paths import ROOT, LauncherError, explain_failure, explain_os_error, run_quietly
from tools.house.progress import (
    BUILD_WEB_APP,
    COMPILE_ENGINE,
    CREATE_VENV,
    INSTALL_PACKAGES,
    INSTALL_UV,
    INSTALL_WEB_PACKAGES,
)

PIP_OFFLINE = """WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(HTTPSConnection:
Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')
ERROR: No matching distribution found for uv==0.9.1"""
UV_OFFLINE = "error: Request failed after 3 retries\n  Caused by: dns error: failed to lookup address information"
NPM_OFFLINE = "npm error code EAI_AGAIN\nnpm error errno EAI_AGAIN\nnpm error request to the registry failed"
UV_FULL = "error: Failed to install: mypy\n  Caused by: failed to copy file: No space left on device (os error 28)"
NPM_FULL = "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write"


@pytest.mark.parametrize("output", [PIP_OFFLINE, UV_OFFLINE, NPM_OFFLINE])
def test_what_fails_for_want_of_a_network_says_so_in_one_sentence(output: str) -> None:
    with pytest.raises(LauncherError) as caught:
        run_quietly("install the packages", [sys.executable, "-c", f"print({output!r}); raise SystemExit(1)"])
    assert str(caught.value) == ("could not install the packages: no network, and a required download is missing")


@pytest.mark.parametrize("output", [UV_FULL, NPM_FULL])
def test_what_fails_for_want_of_room_says_so_in_one_sentence(output: str) -> None:
    assert explain_failure(output) == f"the disk of {ROOT} is full"


def test_whatever_else_fails_is_shown_in_its_own_words() -> None:
    assert explain_failure("error: hash mismatch for mypy") == ""
    with pytest.raises(LauncherError, match=r"could not sync: last lines of `python[\d.]*`:\n    hash mismatch"):
        run_quietly("sync", [sys.executable, "-c", "print('hash mismatch'); raise SystemExit(1)"])


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), f"the disk of {ROOT} is full"),
        (OSError(errno.EROFS, "Read-only file system", "/x/.build"), "/x/.build is not writable; run `./kb build` as"),
        (PermissionError(errno.EACCES, "Permission denied", "/x/.build"), "/x/.build is not writable"),
        (FileNotFoundError(errno.ENOENT, "No such file", "/x"), "[Errno 2] No such file: '/x'"),
    ],
)
def test_trouble_with_files_is_one_sentence(error: OSError, sentence: str) -> None:
    assert explain_os_error(error).startswith(sentence)


def test_a_read_only_checkout_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(extras: list[str]) -> None:
        raise OSError(errno.EROFS, "Read-only file system", "/x/.build")

    monkeypatch.setattr(start, "set_up", refuse)
    assert start.main(["rules"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert said[0].startswith("kb: error: /x/.build is not writable; run `./kb build` as the owner of ")


def test_too_little_room_is_noticed_before_anything_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=300_000_000))
    with pytest.raises(LauncherError, match=f"needs about {setup.MIN_FREE_MB} MB in .*; only 300 MB are free"):
        setup.check_disk()
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=3_000_000_000))
    setup.check_disk()


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment without anything in it."""
    (tmp_path / "lib" / "python3.11" / "site-packages").mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    monkeypatch.setattr(setup, "VENV", tmp_path)
    return tmp_path


def test_the_environment_finds_the_sources_and_has_a_program(environment: Path) -> None:
    for _ in range(2):
        setup.make_importable()
    assert (environment / "lib/python3.11/site-packages/knockbox-src.pth").read_text() == f"{ROOT / 'src'}\n"
    assert os.access(environment / "bin" / "knockbox", os.X_OK)
    assert sorted(path.name for path in (environment / "bin").iterdir()) == ["knockbox"]


def test_an_environment_that_may_only_be_read_stays_as_it_is(
    environment: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "write_text", refuse)
    setup.make_importable()
    assert list((environment / "bin").iterdir()) == []


def test_the_program_of_the_environment_runs_the_commands() -> None:
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    program = ROOT / ".venv" / "bin" / "knockbox"
    done = subprocess.run([program, "--version"], env=plain, cwd="/", capture_output=True, text=True, check=True)
    assert done.stdout == "knockbox 0.1.0 (interpreted)\n"


def test_where_uv_does_not_find_packages_pip_is_asked_and_that_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def run(what: str, command: paths.Command, *_: object) -> None:
        asked.append(Path(command[0]).name)
        if asked == ["uv"]:
            raise LauncherError(f"could not {what}: last lines of `uv`:\n    this\n    that")

    monkeypatch.setattr(setup, "run_quietly", run)
    setup.sync([Path("one.lock"), Path("two.lock")])
    assert asked == ["uv", "python", "python"]
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_unpacked_packages_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "UV_CACHE", tmp_path)
    lock = tmp_path / "x.lock"
    lock.write_text("one==1 \\\n    --hash=sha256:00\n    # via two\ntwo==2 \\\n    --hash=sha256:00\n")
    assert setup.unpacked_share([lock]) == 0
    (tmp_path / "archive-v0" / "one").mkdir(parents=True)
    assert setup.unpacked_share([lock]) == 0.5


@pytest.mark.parametrize(
    ("arguments", "steps"),
    [
        (["rules"], [CREATE_VENV, INSTALL_UV, INSTALL_PACKAGES]),
        (["play", "--lan"], [CREATE_VENV, INSTALL_UV, INSTALL_PACKAGES, INSTALL_WEB_PACKAGES, BUILD_WEB_APP]),
        (["play", "--help"], [CREATE_VENV, INSTALL_UV, INSTALL_PACKAGES]),
        (["match"], [CREATE_VENV, INSTALL_UV, INSTALL_PACKAGES, COMPILE_ENGINE]),
        (["serve"], [CREATE_VENV, INSTALL_UV, INSTALL_PACKAGES, INSTALL_WEB_PACKAGES, BUILD_WEB_APP, COMPILE_ENGINE]),
    ],
)
def test_what_a_command_waits_for_in_a_clean_clone_is_known_beforehand(
    arguments: list[str], steps: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("KNOCKBOX_ENGINE", "KNOCKBOX_WEB"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(setup, "is_set_up", lambda extras: False)
    monkeypatch.setattr(setup, "has_pip", lambda: False)
    monkeypatch.setattr(web, "BUILD", tmp_path)
    monkeypatch.setattr(web, "MODULES_STAMP", tmp_path / "none")
    monkeypatch.setattr(engine, "compiled_copy", lambda: tmp_path / "none")
    monkeypatch.setattr(engine, "missing_packages", list)
    assert start.missing_steps(arguments) == steps


def test_waiting_for_another_process_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "BUILD", tmp_path)
    seen = Event()

    def notice(line: str) -> None:
        assert line == "waiting for another process that is building the same (engine)"
        seen.set()

    def wait() -> None:
        with paths.exclusive_lock("engine"):
            pass

    monkeypatch.setattr(paths, "print_message", notice)
    with paths.exclusive_lock("engine"):
        waiting = Thread(target=wait)
        waiting.start()
        assert seen.wait(60)
    waiting.join(60)
    assert not waiting.is_alive()
