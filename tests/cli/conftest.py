"""Fixtures: a home folder, a piped terminal game, and a `stdio` session."""

from pathlib import Path

import pytest

from tests.cli.piped_game import PipedGame
from tests.cli.stdio_client import StdioClient


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KNOCKBOX_HOME", str(tmp_path))
    monkeypatch.setenv("KNOCKBOX_PROGRAM", "./kb")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> PipedGame:
    return PipedGame(monkeypatch, capsys, home)


@pytest.fixture
def talk() -> StdioClient:
    """Return a session with a match at its twentieth input."""
    talk = StdioClient()
    talk.ok(do="new", game="knockdown", seed=4)
    talk.play(20)
    return talk
