"""By which names a server may be asked for."""

import pytest

from knockbox.server.guards.hosts import is_ours, names_of_machine

OURS = frozenset({"play.example.org"}) | names_of_machine("Kitchen.home.example")


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
        "",  # a program that names none; every browser does
    ],
)
def test_addresses_this_machine_and_names_that_are_listed_are_ours(host: str) -> None:
    assert is_ours(host, OURS)


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
def test_all_other_names_may_be_those_of_anybody(host: str) -> None:
    assert not is_ours(host, OURS)


def test_a_machine_without_a_name_has_no_names() -> None:
    assert names_of_machine("") == frozenset()
    assert not is_ours(".local", names_of_machine(""))
