"""Cleaning of names and chat."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.server.errors import RequestRefusedError
from knockbox.server.guards.user_text import MAX_COMBINING_MARKS, clean_chat, clean_name
from knockbox.server.protocol import MAX_CHAT_LENGTH, MAX_NAME_LENGTH


def refusal_of(text: str) -> tuple[str, str]:
    with pytest.raises(RequestRefusedError) as caught:
        clean_chat(text)
    return caught.value.code, caught.value.text


@pytest.mark.parametrize(
    "text",
    ["Ada", "Łukasz Żółć", "María José", "O'Neill", "<b>&amp;", "李雷", "שלום", "Nguyễn", "😀 👍🏽", "a\u0323\u0301"],
)
def test_words_of_people_are_left_alone(text: str) -> None:
    assert clean_name(text) == clean_chat(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  a \t\n b  ", "a b"),
        ("a\r\n\u2028\u2029\x85b", "a b"),
        ("a\u00a0\u3000\u2003b", "a b"),
        ("a\x00\x07\x1b[31mb\x7f", "a[31mb"),
        ("\u202eabc\u202c", "abc"),
        ("\u2066a\u2069\u200e\u200f\u061c", "a"),
        ("a\u200b\u200c\u200d\u2060\ufeff\u00adb", "ab"),
        ("a\U000e0041\U000e007fb", "ab"),
        ("a\u3164\u115f\u1160\uffa0\u2800\u034fb", "ab"),
        ("a\ue000\ufffeb", "ab"),
        ("a\ud800b", "ab"),
        ("e\u0301", "é"),
        ("e\u200b\u0301", "é"),
        ("\u212b", "Å"),
    ],
)
def test_what_cannot_be_seen_is_dropped(text: str, cleaned: str) -> None:
    assert clean_name(text) == clean_chat(text) == cleaned


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\u3164", "\n\t", "\u202e"])
def test_a_name_may_be_empty_but_chat_may_not(text: str) -> None:
    assert clean_name(text) == ""
    assert refusal_of(text) == ("chat-empty", "chat: found no visible text; expected at least one character")


def test_length_is_counted_after_cleaning() -> None:
    assert clean_name("e\u0301" * MAX_NAME_LENGTH) == "é" * MAX_NAME_LENGTH
    assert clean_chat(" \u200bx" + "a" * (MAX_CHAT_LENGTH - 1)) == "x" + "a" * (MAX_CHAT_LENGTH - 1)
    with pytest.raises(RequestRefusedError) as caught:
        clean_name("a" * (MAX_NAME_LENGTH + 1))
    assert caught.value.code == "name-too-long"
    assert caught.value.text == "name: found 41 characters; expected at most 40"
    assert refusal_of("a" * 501) == ("chat-too-long", "chat: found 501 characters; expected at most 500")


@pytest.mark.parametrize(
    "text", ["x" + "\u0323" * (MAX_COMBINING_MARKS + 1), "\u0301a", "a \u0301", "ab\u20dd\u20dd\u20dd\u20ddc"]
)
def test_towers_of_marks_are_refused(text: str) -> None:
    assert refusal_of(text)[0] == "chat-marks"
    with pytest.raises(
        RequestRefusedError, match="name: found too many combining marks; expected at most 3 on a letter"
    ):
        clean_name(text)


def test_as_many_marks_as_a_letter_may_bear_stay() -> None:
    word = ("x" + "\u0323" * MAX_COMBINING_MARKS) * 3
    assert clean_chat(word) == word


@given(st.text(st.characters(exclude_categories=()), max_size=60))
def test_clean_words_are_clean(text: str) -> None:
    try:
        cleaned = clean_chat(text)
    except RequestRefusedError:
        return
    assert clean_chat(cleaned) == cleaned
    assert unicodedata.is_normalized("NFC", cleaned)
    assert cleaned.isprintable()
    assert "  " not in cleaned
    assert cleaned == cleaned.strip()
