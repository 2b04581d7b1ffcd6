"""A Chromium for tests in a browser: found, got, or missed aloud."""

import os
import shutil
from pathlib import Path

import pytest

from tools.house import chromium
from tools.house.paths import Command, LauncherError


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are looked for."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "MAC_PATH", Path("nowhere"))
    return tmp_path


def program(folder: Path, name: str) -> Path:
    found = folder / name
    found.touch(mode=0o755)
    return found


def test_the_one_that_is_named_counts_before_the_others(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, "chromium")
    own = program(path, "my-chromium")
    monkeypatch.setenv("CHROMIUM", str(own))
    assert chromium.find_chromium() == own


def test_one_that_is_named_and_not_there_is_an_error(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, "chromium")
    monkeypatch.setenv("CHROMIUM", str(path / "nothing"))
    with pytest.raises(LauncherError, match="is not executable"):
        chromium.find_chromium()


@pytest.mark.parametrize("name", ["chromium-headless-shell", "google-chrome"])
def test_one_that_is_installed_is_found(path: Path, name: str) -> None:
    found = program(path, name)
    assert chromium.find_chromium() == found


def test_root_installs_the_package(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(chromium, "apt_install", lambda packages: [program(path, name) for name in packages])
    assert chromium.find_chromium() == path / "chromium-headless-shell"


def test_a_package_without_the_program_is_an_error(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path, "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(chromium, "apt_install", lambda packages: None)
    with pytest.raises(LauncherError, match="none of chromium-headless-shell"):
        chromium.find_chromium()


def test_everybody_else_gets_one_from_playwright(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Command] = []
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(chromium, "run_quietly", lambda what, command: asked.append(command))
    assert shutil.which("chromium") is None
    assert chromium.find_chromium() is None
    assert asked[0][1:] == ["-m", "playwright", "install", "chromium-headless-shell"]
