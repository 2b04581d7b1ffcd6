"""What never stands in a log."""

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from knockbox.records.commitment import new_secret
from knockbox.server.guards.tokens import hash_token, new_token
from knockbox.server.redaction import (
    MAX_TEXT_LENGTH,
    REDACTED,
    redact_fields,
    redact_text,
    redact_value,
    remove_secrets,
)

SECRET_NAMES = ["token", "seat_token", "Secret", "invitation", "nonce", "nonces", "Authorization", "authorisation"]
OTHER_NAMES = ["password", "cookie", "set-cookie", "api_key", "body", "query", "query_string", "headers"]


@pytest.mark.parametrize("name", [*SECRET_NAMES, *OTHER_NAMES])
def test_a_field_of_that_name_is_not_shown(name: str) -> None:
    assert redact_fields({name: "x", "deeper": {name: 7}}) == {name: REDACTED, "deeper": {name: REDACTED}}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Authorization: Bearer abc.def-1", "Authorization: [redacted] [redacted]"),
        ("got bearer abc, then more", "got bearer [redacted], then more"),
        ("seat_token=abc&x=1", "seat_token=[redacted]&x=1"),
        ('{"nonce": "a b c", "seat": 1}', '{"nonce": [redacted], "seat": 1}'),
        ("invitation : abc", "invitation : [redacted]"),
        ("postgresql://kb:p@ss@db:5432/kb", "postgresql://[redacted]@db:5432/kb"),
        ("GET /api/x?a=1&b=2 HTTP/1.1", "GET /api/x?[redacted] HTTP/1.1"),
        ("https://play.example.org/t/kestrel#abc", "https://play.example.org/t/kestrel?[redacted]"),
        ("path=/a/b?c", "path=/a/b?[redacted]"),
    ],
)
def test_secrets_in_a_text_are_taken_out(text: str, expected: str) -> None:
    assert remove_secrets(text) == expected


@pytest.mark.parametrize(
    "text",
    ["really?! and/or? yes", "table #3", "the token is gone", "a_name_of_thirty_two_letters_abc", "1:30 left", "a=b"],
)
def test_other_texts_are_left_alone(text: str) -> None:
    assert redact_text(text) == text


def test_every_token_and_secret_is_recognised_and_no_short_hash_is() -> None:
    for _ in range(200):
        token, state = new_token(), new_secret()[:16]
        assert redact_text(f"({token})") == f"({REDACTED})"
        assert redact_text(f"KeyError: '{new_secret()}', {hash_token(token)}") == f"KeyError: '{REDACTED}', {REDACTED}"
        assert redact_text(f"{state} {2 * state}") == f"{state} {2 * state}"
        assert redact_text(hash_token(token)[:32]) == hash_token(token)[:32]


class Talkative:
    def __repr__(self) -> str:
        return "the secret"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (b"body", "<bytes>"),
        (Talkative(), "<Talkative>"),
        ({1, 2}, "<set>"),
        (float("nan"), "nan"),
        ((1, (2, (3, (4,)))), [1, [2, [3, "<tuple>"]]]),
        ({"a": {"b": {"c": {"d": 1}}}}, {"a": {"b": {"c": "<dict>"}}}),
        ([0] * 500, [0] * 100),
        ({"x\ny": True}, {"x\\ny": True}),
    ],
)
def test_only_plain_values_are_shown(value: object, expected: object) -> None:
    assert redact_value(value) == expected


def test_a_long_text_is_cut_and_no_half_of_a_token_stays() -> None:
    token = new_token()
    for before in range(MAX_TEXT_LENGTH - 40, MAX_TEXT_LENGTH + 5):
        cut = redact_text("a b " * (before // 4) + token + " c" * MAX_TEXT_LENGTH)
        assert len(cut) <= MAX_TEXT_LENGTH + 1
        assert token[:8] not in cut


PATTERN_PARTS = ["bearer ", "token", "=", ":", "/", "?", "#", "@", "://", '"', "'", REDACTED, "A" * 32, "&", ",", " "]
UNPRINTABLE = ["\r", "\n", "\t", "\x00", "\x85", "\xa0", "\u2028"]


@given(st.lists(st.sampled_from(PATTERN_PARTS + UNPRINTABLE) | st.text(max_size=3)).map("".join))
@example("/#\r")
@example("/\t?x")
def test_a_redacted_text_is_printable_and_stays_the_same_when_redacted_again(text: str) -> None:
    once = redact_text(text)
    assert once.isprintable()
    assert redact_text(once) == once


@pytest.mark.parametrize("part", ["token", "/", "bearer ", "://a", "?", "a", 'token="', "-A", " ", "/?", "token= "])
def test_no_text_takes_long(part: str) -> None:
    """What grows with the square of the length would take minutes here."""
    text = part * (400_000 // len(part))
    began = time.process_time()
    remove_secrets(text)
    assert time.process_time() - began < 5
