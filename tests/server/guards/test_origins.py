"""Allowed origins."""

import pytest

from knockbox.server.guards.addresses import Caller
from knockbox.server.guards.origins import is_allowed_origin, normalize_origin


def is_allowed(origin: str | None, host: str = "play.example", scheme: str = "https", *allowed: str) -> bool:
    headers = [] if origin is None else [(b"origin", origin.encode("latin-1"))]
    return is_allowed_origin(headers, Caller("192.0.2.1", scheme, host), allowed)


def test_a_program_has_no_origin_and_may() -> None:
    assert is_allowed(None)


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("https://play.example", "play.example", "https"),
        ("https://PLAY.example", "Play.Example", "https"),
        ("https://play.example:443", "play.example", "https"),
        ("https://play.example", "play.example:443", "https"),
        ("http://play.example", "play.example:80", "http"),
        ("http://localhost:8080", "localhost:8080", "http"),
        ("http://[::1]:8080", "[0:0::1]:8080", "http"),
    ],
)
def test_our_own_pages_may(origin: str, host: str, scheme: str) -> None:
    assert is_allowed(origin, host, scheme)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://play.example",  # another scheme
        "https://play.example:8443",  # another port
        "https://play.example:80",
        "https://play.example:99999",
        "https://play.example:0",
        "https://play.example:",
        "https://play.example.evil.example",
        "https://evilplay.example",
        "https://play.example.",
        "https://play.example/",
        "https://play.example@evil.example",
        "https://evil.example/play.example",
        "https://play.example evil.example",
        "https://play.example, https://evil.example",
        "https://play.example\n",
        "https://pl\xe4y.example",
        "file://play.example",
        "chrome-extension://play.example",
        "ws://play.example",
        "play.example",
        "https://",
        "https://[::1",
        "https://[::::]",
    ],
)
def test_all_others_may_not(origin: str) -> None:
    assert not is_allowed(origin)


def test_listed_pages_may() -> None:
    listed = ("https://other.example", "http://localhost:5173")
    assert is_allowed("https://Other.example:443", "play.example", "https", *listed)
    assert is_allowed("http://localhost:5173", "play.example", "https", *listed)
    assert is_allowed("https://play.example", "play.example", "https", *listed)
    assert not is_allowed("http://other.example", "play.example", "https", *listed)
    assert not is_allowed("http://localhost:5174", "play.example", "https", *listed)


@pytest.mark.parametrize("host", ["", "play.example, evil.example", "play.example@evil", "a b", "play.example:x"])
def test_without_a_valid_host_no_origin_is_allowed(host: str) -> None:
    assert not is_allowed(f"https://{host}", host)


def test_two_origins_are_none() -> None:
    ours = (b"origin", b"https://play.example")
    assert is_allowed_origin([ours], Caller("", "https", "play.example"), ())
    assert not is_allowed_origin([ours, ours], Caller("", "https", "play.example"), ())


def test_there_is_one_way_to_write_an_origin() -> None:
    assert normalize_origin("HTTP://[2001:DB8:0:0::1]:0080") == "http://[2001:db8::1]"
    assert normalize_origin("https://a_b.example:8443") == "https://a_b.example:8443"
    assert (
        normalize_origin("https://\N{KELVIN SIGN}nockbox.example") is None
    )  # its lower case is that of a plain letter
