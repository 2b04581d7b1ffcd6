"""A home and a screen for whoever plays by pipe."""

from pathlib import Path

import pytest

from tests.cli.piped import Table


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
