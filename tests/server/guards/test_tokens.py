"""Secrets that open a seat."""

import re

import msgspec
import pytest

from knockbox.server.guards.tokens import bearer, hash_of, matches, new_token
from knockbox.server.protocol import Token


def test_tokens_are_long_and_differ_and_fit_a_message() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{32}", token) for token in tokens)
    assert msgspec.convert(sorted(tokens), list[Token])


def test_a_hash_says_nothing_of_its_token_and_stays_the_same() -> None:
    """It stands in logs of tables that outlive the program."""
    assert hash_of("kestrel") == "6823b165dc0980e7d8e713997f2a1635afb5d8c9b2a855fe02ca9d74e95185fb"
    assert hash_of("kestrel") != hash_of("Kestrel")


def test_a_token_matches_its_own_hash_alone() -> None:
    token = new_token()
    assert matches(token, hash_of(token))
    assert not matches(new_token(), hash_of(token))
    assert not matches(token, hash_of(token)[:-1])
    assert not matches(token, token)
    assert not matches("\ud800", hash_of(token))
    assert not matches(token, "é\ud800")


def test_nothing_opens_nothing() -> None:
    assert not matches("", "")
    assert not matches(new_token(), "")
    assert not matches("", hash_of(""))


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("Bearer abc", "abc"),
        (" bearer  abc ", "abc"),
        ("Basic abc", ""),
        ("Bearer", ""),
        ("Bearerabc", ""),
        ("", ""),
        (None, ""),
    ],
)
def test_a_bearer_is_read_from_its_header(header: str | None, token: str) -> None:
    assert bearer(header) == token
