"""Tokens of seats."""

import re

import msgspec
import pytest

from knockbox.server.guards.tokens import bearer_token, hash_token, matches_hash, new_token
from knockbox.server.protocol import Token


def test_tokens_are_long_and_differ_and_fit_a_message() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{32}", token) for token in tokens)
    assert msgspec.convert(sorted(tokens), list[Token])


def test_a_hash_says_nothing_of_its_token_and_stays_the_same() -> None:
    """Stored logs of tables contain it, so it must never change."""
    assert hash_token("kestrel") == "6823b165dc0980e7d8e713997f2a1635afb5d8c9b2a855fe02ca9d74e95185fb"
    assert hash_token("kestrel") != hash_token("Kestrel")


def test_a_token_matches_its_own_hash_alone() -> None:
    token = new_token()
    assert matches_hash(token, hash_token(token))
    assert not matches_hash(new_token(), hash_token(token))
    assert not matches_hash(token, hash_token(token)[:-1])
    assert not matches_hash(token, token)
    assert not matches_hash("\ud800", hash_token(token))
    assert not matches_hash(token, "é\ud800")


def test_nothing_opens_nothing() -> None:
    assert not matches_hash("", "")
    assert not matches_hash(new_token(), "")
    assert not matches_hash("", hash_token(""))


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
    assert bearer_token(header) == token
