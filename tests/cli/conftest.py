"""A home and a screen for whoever plays by pipe, and a match for programs."""

from pathlib import Path

import pytest

from tests.cli.piped import Table
from tests.cli.talk import Talk


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KNOCKBOX_HOME", str(tmp_path))
    monkeypatch.setenv("KNOCKBOX_PROGRAM", "./kb")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> Table:
    return Table(monkeypatch, capsys, home)


@pytest.fixture
def talk() -> Talk:
    """A match at its twentieth input."""
    talk = Talk()
    talk.ok(do="new", game="knockdown", seed=4)
    talk.play(20)
    return talk
