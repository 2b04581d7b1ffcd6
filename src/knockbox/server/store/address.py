"""Database URLs: parse what people write, and turn it into a URL for the driver."""

from pathlib import Path
from typing import Final
from urllib.parse import unquote

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from knockbox.server.store.errors import AddressError

SQLITE_SCHEME: Final = "sqlite"
POSTGRES_SCHEMES: Final = ("postgresql", "postgres")
SQLITE_URL_FORM: Final = "sqlite:///folder/file.db"
POSTGRES_URL_FORM: Final = "postgresql://user:password@host:port/name"
URL_FORMS: Final = f"{SQLITE_URL_FORM} or {POSTGRES_URL_FORM}"
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


class Address(msgspec.Struct, frozen=True):
    """A database that can be opened."""

    url: URL  # with driver and password
    path: Path | None  # the SQLite file
    display_url: str  # for display, without the password


def parse_address(text: str) -> Address:
    """Parse a URL. Raise `AddressError`, whose message never quotes the URL, as any part of it may be a secret."""
    scheme, separator, rest = text.partition("://")
    if not separator or scheme not in (SQLITE_SCHEME, *POSTGRES_SCHEMES):
        raise AddressError("an unknown form", URL_FORMS)
    if rest.count("@") > 1:
        raise AddressError("more than one @", f"{URL_FORMS}, with %40 for an @ in a password")
    if "\0" in unquote(rest):
        raise AddressError("a NUL character", URL_FORMS)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise AddressError(f"a malformed {scheme} URL", URL_FORMS) from None
    return sqlite_address(url) if scheme == SQLITE_SCHEME else postgres_address(url)


def sqlite_address(url: URL) -> Address:
    if url.host or url.username or url.port:
        raise AddressError("an SQLite URL with a host", f"{SQLITE_URL_FORM}, or four slashes before an absolute path")
    if not url.database or url.database == ":memory:" or url.database.endswith("/"):
        raise AddressError("an SQLite URL without a file", SQLITE_URL_FORM)
    if url.query:
        raise AddressError(f"an SQLite URL with {', '.join(sorted(url.query))}", f"nothing after {SQLITE_URL_FORM}")
    return Address(url.set(drivername="sqlite+aiosqlite"), Path(url.database), f"sqlite:///{url.database}")


def postgres_address(url: URL) -> Address:
    if not url.database:
        raise AddressError("a Postgres URL without a database name", POSTGRES_URL_FORM)
    unknown = sorted(set(url.query) - {"host", "sslmode"})
    if unknown:
        raise AddressError(f"a Postgres URL with {', '.join(unknown)}", "only host and sslmode after the ?")
    if url.port is not None and not 0 < url.port < 2**16:
        raise AddressError("a Postgres URL with an invalid port", "a port from 1 to 65535")
    if isinstance(url.query.get("host"), tuple):
        raise AddressError("a Postgres URL with several hosts", "one host")
    display_url = url.set(drivername=POSTGRES_SCHEMES[0], query={}).render_as_string(hide_password=True)
    return Address(with_ssl_option(url).set(drivername="postgresql+asyncpg"), None, display_url)


def with_ssl_option(url: URL) -> URL:
    """Rename `sslmode` to `ssl`, as the driver calls it."""
    if "sslmode" not in url.query:
        return url
    if url.query["sslmode"] not in SSL_MODES:
        raise AddressError("a Postgres URL with an unknown sslmode", f"sslmode to be one of {', '.join(SSL_MODES)}")
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": url.query["sslmode"]})
