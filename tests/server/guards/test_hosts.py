"""Host names under which a server accepts requests."""

import pytest

from knockbox.server.guards.hosts import is_known_host, is_local_request, machine_names

OURS = frozenset({"play.example.org"}) | machine_names("Kitchen.home.example")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8080",
        "192.168.1.20:8080",
        "203.0.113.9",
        "[::1]:8080",
        "[2001:DB8::1]",
        "localhost",
        "LocalHost:5173",
        "localhost.:8080",
        "app.localhost:8080",
        "kitchen:8080",
        "kitchen.local:8080",
        "Kitchen.home.example",
        "play.example.org",
        "Play.Example.org.:8443",
        "",  # a program may send none; every browser does
    ],
)
def test_addresses_this_machine_and_names_that_are_listed_are_ours(host: str) -> None:
    assert is_known_host(host, OURS)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8080",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "notlocalhost",
        "play.example.org.evil.example",
        "evil-play.example.org",
        "kitchen.evil.example",
        "kitchen.local.evil.example",
        "other.local",
        "home.example",
        "127.0.0.1:x",
        "127.0.0.1 evil.example",
        "127.0.0.1@evil.example",
        "localhost/evil.example",
        "local\xadhost",
        "[::1",
        "[::1].evil.example",
        ".",
        ":8080",
        "a" * 254 + ".localhost",
    ],
)
def test_all_other_names_are_unknown(host: str) -> None:
    assert not is_known_host(host, OURS)


def test_a_machine_without_a_name_has_no_names() -> None:
    assert machine_names("") == frozenset()
    assert not is_known_host(".local", machine_names(""))


@pytest.mark.parametrize(
    ("peer", "headers", "expected"),
    [
        ("127.0.0.1", [], True),
        ("::1", [], True),
        ("192.0.2.7", [], False),
        ("127.0.0.1", [(b"x-forwarded-for", b"127.0.0.1")], False),
        ("127.0.0.1", [(b"Via", b"1.1 proxy")], False),
        ("127.0.0.1", [(b"host", b"127.0.0.1:8080")], True),
        ("127.0.0.1", [(b"host", b"localhost:8080")], True),
        ("::1", [(b"host", b"[::1]:8080")], True),
        ("127.0.0.1", [(b"host", b"evil.test:8080")], False),  # a foreign name that points at this machine
        ("127.0.0.1", [(b"host", b"127.0.0.1.evil.test")], False),
        ("127.0.0.1", [(b"host", b"play.example.org")], True),
        ("127.0.0.1", [(b"host", b"kitchen.local:8080")], True),
        ("127.0.0.1", [(b"host", b"192.168.1.20:8080")], True),
        ("192.168.1.20", [(b"host", b"192.168.1.20:8080")], False),
        ("127.0.0.1", [(b"host", b"localhost"), (b"host", b"evil.test")], False),
    ],
)
def test_a_local_request_comes_directly_from_this_machine(
    peer: str, headers: list[tuple[bytes, bytes]], expected: bool
) -> None:
    assert is_local_request({"client": (peer, 4000), "headers": headers}, OURS) is expected
    assert not is_local_request({"client": None, "headers": headers}, OURS)
