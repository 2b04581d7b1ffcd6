"""The entrance of a dungeon in the terminal."""

from pathlib import Path

import pytest

from tests.cli.dungeon.piped import Entrance


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> Entrance:
    return Entrance(monkeypatch, capsys, home)
