"""Fixtures of the store tests, which run on SQLite and Postgres."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"
