"""URLs as people write them, and what is said about those that are wrong."""

import asyncio
import traceback
from pathlib import Path

import pytest

from knockbox.server.store.address import parse_address
from knockbox.server.store.database import open_database
from knockbox.server.store.errors import AddressError, TemporarilyUnavailableError

SECRET = "hunter2"  # noqa: S105  (nobody's)


def test_three_slashes_are_a_path_from_here_and_four_an_absolute_one() -> None:
    assert parse_address("sqlite:///var/tables.db").path == Path("var/tables.db")
    assert parse_address("sqlite:////var/tables.db").path == Path("/var/tables.db")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_postgres_may_be_reached_over_the_net(scheme: str) -> None:
    url = parse_address(f"{scheme}://kb:p%40ss@db.example:6432/tables?sslmode=require").url
    assert (url.username, url.password, url.host, url.port, url.database) == (
        "kb",
        "p@ss",
        "db.example",
        6432,
        "tables",
    )
    assert (url.drivername, dict(url.query)) == ("postgresql+asyncpg", {"ssl": "require"})


def test_postgres_may_be_reached_by_a_socket() -> None:
    address = parse_address("postgresql://kb@/tables?host=/run/postgres")
    assert address.path is None
    assert dict(address.url.query) == {"host": "/run/postgres"}


@pytest.mark.parametrize(
    ("url", "found"),
    [
        (SECRET, "an unknown form"),
        ("", "an unknown form"),
        (f"mysql://kb:{SECRET}@host/tables", "an unknown form"),
        (f"sqlite+{SECRET}:///tables.db", "an unknown form"),
        ("sqlite://", "an SQLite URL without a file"),
        ("sqlite:///:memory:", "an SQLite URL without a file"),
        ("sqlite:///folder/", "an SQLite URL without a file"),
        ("sqlite://folder/tables.db", "an SQLite URL with a host"),
        ("sqlite:///tables.db?mode=ro", "an SQLite URL with mode"),
        (f"postgresql://kb:{SECRET}@host", "a Postgres URL without a database name"),
        (f"postgresql://kb:{SECRET}@host/", "a Postgres URL without a database name"),
        (f"postgresql://kb:{SECRET}@host:port/tables", "a malformed postgresql URL"),
        (f"postgresql://kb:{SECRET}@host:0/tables", "a Postgres URL with an invalid port"),
        (f"postgresql://kb:{SECRET}@host:65536/tables", "a Postgres URL with an invalid port"),
        (f"postgresql://kb:{SECRET}@/tables?host=/run/{SECRET}&host=/run", "a Postgres URL with several hosts"),
        (f"postgresql://kb:{SECRET}%00@host/tables", "a NUL character"),
        (f"sqlite:///{SECRET}%00.db", "a NUL character"),
        (f"postgresql://kb:a@{SECRET}@host/tables", "more than one @"),
        (f"postgresql://host/tables?password={SECRET}", "a Postgres URL with password"),
        (f"postgresql://kb:{SECRET}@host/tables?sslmode={SECRET}", "a Postgres URL with an unknown sslmode"),
    ],
)
def test_a_wrong_url_is_refused_without_its_secrets(url: str, found: str) -> None:
    with pytest.raises(AddressError) as caught:
        parse_address(url)
    assert str(caught.value).startswith(f"database: found {found}; expected ")
    assert SECRET not in "".join(traceback.format_exception(caught.value))


def test_a_server_that_cannot_be_reached_is_named_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(TemporarilyUnavailableError) as caught:  # its socket may be there in a moment
        asyncio.run(open_database(f"postgresql://kb:{SECRET}@/tables?host={tmp_path}"))
    assert str(caught.value).startswith("postgresql://kb:***@/tables: ")
    assert SECRET not in "".join(traceback.format_exception(caught.value))


def test_an_address_hides_its_password_when_printed() -> None:
    address = parse_address(f"postgresql://kb:{SECRET}@host/tables")
    assert SECRET not in f"{address} {address!r} {address.url} {address.display_url}"
