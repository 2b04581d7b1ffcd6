"""Fixture: the dungeon in a piped terminal."""

from pathlib import Path

import pytest

from tests.cli.dungeon.piped_dungeon import PipedDungeon


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> PipedDungeon:
    return PipedDungeon(monkeypatch, capsys, home)
