"""The address of a caller, and trust in proxies."""

from ipaddress import ip_network

import pytest

from knockbox.server.guards.addresses import Caller, caller_of, client_address, group_of

NONE = ()
TRUSTED = (ip_network("10.0.0.0/8"), ip_network("::1"))


def caller(
    headers: dict[str, str] | list[tuple[str, str]], peer: str | None = "10.0.0.1", scheme: str = "http"
) -> Caller:
    pairs = headers.items() if isinstance(headers, dict) else headers
    raw = [(name.encode(), value.encode("latin-1")) for name, value in pairs]
    return caller_of({"client": (peer, 5) if peer else None, "scheme": scheme, "headers": raw}, TRUSTED)


@pytest.mark.parametrize(
    ("peer", "entries", "expected"),
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),  # an untrusted peer cannot forward
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["1.1.1.1", "198.51.100.7"], "198.51.100.7"),  # anyone could have written what is left of it
        ("10.0.0.1", ["1.1.1.1", "198.51.100.7", "10.0.0.2"], "198.51.100.7"),
        ("10.0.0.1", ["10.0.0.3", "10.0.0.2"], "10.0.0.3"),  # a caller inside the trusted network
        ("10.0.0.1", ["10.9.9.9", "198.51.100.7"], "198.51.100.7"),  # a forged trusted address is ignored
        ("10.0.0.1", ["198.51.100.7", "unknown"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7", ""], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7", "10.0.0.2", "<b>"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7", "999.1.1.1", "10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
        ("10.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("10.0.0.1", ["2001:DB8:0::7"], "2001:db8::7"),
        ("10.0.0.1", ["fe80::1%<script>"], "10.0.0.1"),
        ("10.0.0.1", ["::ffff:198.51.100.7"], "198.51.100.7"),
        ("::ffff:10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("::1", ["198.51.100.7"], "198.51.100.7"),
        ("", ["198.51.100.7"], ""),
    ],
)
def test_only_trusted_proxies_are_believed(peer: str, entries: list[str], expected: str) -> None:
    assert client_address(peer, entries, TRUSTED) == expected


def test_without_trusted_proxies_no_header_is_believed() -> None:
    assert client_address("10.0.0.1", ["198.51.100.7"], NONE) == "10.0.0.1"


def test_a_request_without_a_proxy_is_what_it_says() -> None:
    assert caller({"host": "play.example:8080"}, "192.0.2.1") == Caller("192.0.2.1", "http", "play.example:8080")
    assert caller({"host": "play.example"}, "192.0.2.1", "wss") == Caller("192.0.2.1", "https", "play.example")


FORWARDED = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https", "x-forwarded-host": "play.example"}


def test_a_trusted_proxy_says_how_it_was_reached() -> None:
    told = caller(FORWARDED | {"host": "inside:8080"})
    assert told == Caller("198.51.100.7", "https", "play.example")


@pytest.mark.parametrize("peer", ["192.0.2.1", None])
def test_a_stranger_does_not(peer: str | None) -> None:
    assert caller(FORWARDED | {"host": "inside:8080"}, peer) == Caller(peer or "", "http", "inside:8080")


def test_a_caller_cannot_forge_the_entries_of_an_appending_proxy() -> None:
    forged = {
        "x-forwarded-for": "9.9.9.9, 198.51.100.7",
        "x-forwarded-proto": "https, http",
        "x-forwarded-host": "a, b",
    }
    assert caller(forged) == Caller("198.51.100.7", "http", "b")


def test_of_two_trusted_proxies_the_outer_one_says_how_it_was_reached() -> None:
    chain = {"x-forwarded-for": "198.51.100.7, 10.0.0.2", "x-forwarded-proto": "http, https, http"}
    assert caller(chain | {"x-forwarded-host": "evil, play.example, inner"}) == Caller(
        "198.51.100.7", "https", "play.example"
    )


def test_several_lines_are_one_list() -> None:
    lines = [("x-forwarded-for", "9.9.9.9"), ("X-Forwarded-For", "198.51.100.7"), ("x-forwarded-for", "10.0.0.2")]
    assert caller(lines).address == "198.51.100.7"


@pytest.mark.parametrize("scheme", ["javascript", "", "HTTPS "])
def test_a_scheme_that_is_none_is_http(scheme: str) -> None:
    assert caller({"x-forwarded-proto": scheme}).scheme == ("https" if scheme.strip() == "HTTPS" else "http")


def test_two_hosts_are_no_host() -> None:
    assert caller([("host", "a"), ("host", "b")]).host == ""
    assert caller({}).host == ""


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_one_home_is_one_caller(address: str, group: str) -> None:
    assert group_of(address) == group
