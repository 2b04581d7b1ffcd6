"""Where the database is: a URL as people write it becomes one for the driver."""

from pathlib import Path
from typing import Final
from urllib.parse import unquote

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from knockbox.server.store.errors import AddressError

SQLITE: Final = "sqlite"
POSTGRES: Final = ("postgresql", "postgres")
SQLITE_FORM: Final = "sqlite:///folder/file.db"
POSTGRES_FORM: Final = "postgresql://user:password@host:port/name"
FORMS: Final = f"{SQLITE_FORM} or {POSTGRES_FORM}"
TLS: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


class Address(msgspec.Struct, frozen=True):
    """A database that can be opened."""

    url: URL  # with its driver, and with the password
    path: Path | None  # the file of SQLite
    told: str  # for people: without the password


def read_address(text: str) -> Address:
    """Understand a URL. What is wrong with it is told without its parts, for any of them may be a secret."""
    scheme, found, rest = text.partition("://")
    if not found or scheme not in (SQLITE, *POSTGRES):
        raise AddressError("an unknown form", FORMS)
    if rest.count("@") > 1:
        raise AddressError("more than one @", f"{FORMS}, with %40 for an @ in a password")
    if "\0" in unquote(rest):
        raise AddressError("a character that no name can have", FORMS)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise AddressError(f"a {scheme} URL that cannot be read", FORMS) from None
    return sqlite_address(url) if scheme == SQLITE else postgres_address(url)


def sqlite_address(url: URL) -> Address:
    if url.host or url.username or url.port:
        raise AddressError("an SQLite URL with a host", f"{SQLITE_FORM}, or four slashes before an absolute path")
    if not url.database or url.database == ":memory:" or url.database.endswith("/"):
        raise AddressError("an SQLite URL without a file", SQLITE_FORM)
    if url.query:
        raise AddressError(f"an SQLite URL with {', '.join(sorted(url.query))}", f"nothing after {SQLITE_FORM}")
    return Address(url.set(drivername="sqlite+aiosqlite"), Path(url.database), f"sqlite:///{url.database}")


def postgres_address(url: URL) -> Address:
    if not url.database:
        raise AddressError("a Postgres URL without the name of a database", POSTGRES_FORM)
    unknown = sorted(set(url.query) - {"host", "sslmode"})
    if unknown:
        raise AddressError(f"a Postgres URL with {', '.join(unknown)}", "nothing after ? but host and sslmode")
    if url.port is not None and not 0 < url.port < 2**16:
        raise AddressError("a Postgres URL with a port that there is not", "a port from 1 to 65535")
    if isinstance(url.query.get("host"), tuple):
        raise AddressError("a Postgres URL with several hosts", "one of them")
    told = url.set(drivername=POSTGRES[0], query={}).render_as_string(hide_password=True)
    return Address(with_tls(url).set(drivername="postgresql+asyncpg"), None, told)


def with_tls(url: URL) -> URL:
    """The driver calls it `ssl`; everybody else says `sslmode`."""
    if "sslmode" not in url.query:
        return url
    if url.query["sslmode"] not in TLS:
        raise AddressError("a Postgres URL with an unknown sslmode", f"sslmode to be one of {', '.join(TLS)}")
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": url.query["sslmode"]})
