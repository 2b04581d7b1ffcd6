"""Which pages may talk to us."""

import pytest

from knockbox.server.guards.addresses import Caller
from knockbox.server.guards.origins import may_connect, normal


def may(origin: str | None, host: str = "play.example", scheme: str = "https", *allowed: str) -> bool:
    headers = [] if origin is None else [(b"origin", origin.encode("latin-1"))]
    return may_connect(headers, Caller("192.0.2.1", scheme, host), allowed)


def test_a_program_has_no_origin_and_may() -> None:
    assert may(None)


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
    assert may(origin, host, scheme)


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
    assert not may(origin)


def test_listed_pages_may() -> None:
    listed = ("https://other.example", "http://localhost:5173")
    assert may("https://Other.example:443", "play.example", "https", *listed)
    assert may("http://localhost:5173", "play.example", "https", *listed)
    assert may("https://play.example", "play.example", "https", *listed)
    assert not may("http://other.example", "play.example", "https", *listed)
    assert not may("http://localhost:5174", "play.example", "https", *listed)


@pytest.mark.parametrize("host", ["", "play.example, evil.example", "play.example@evil", "a b", "play.example:x"])
def test_if_nobody_knows_our_host_no_page_is_ours(host: str) -> None:
    assert not may(f"https://{host}", host)


def test_two_origins_are_none() -> None:
    ours = (b"origin", b"https://play.example")
    assert may_connect([ours], Caller("", "https", "play.example"), ())
    assert not may_connect([ours, ours], Caller("", "https", "play.example"), ())


def test_there_is_one_way_to_write_an_origin() -> None:
    assert normal("HTTP://[2001:DB8:0:0::1]:0080") == "http://[2001:db8::1]"
    assert normal("https://a_b.example:8443") == "https://a_b.example:8443"
    assert normal("https://\N{KELVIN SIGN}nockbox.example") is None  # its lower case is that of a plain letter
