"""The language of the locale, and messages in it."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from knockbox.text.catalogue import catalogue
from knockbox.text.contents import TEXT
from knockbox.text.errors import TextError, UnknownLanguageError
from knockbox.text.language import LANGUAGES, preferred


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "es-MX"}, "es"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def messages(language: str, name: str) -> set[str]:
    resource = FluentParser().parse((TEXT / language / name).read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_files_and_messages(language: str) -> None:
    names = {path.name for path in (TEXT / "en").glob("*.ftl")}
    assert {path.name for path in (TEXT / language).glob("*.ftl")} == names
    for name in names:
        assert messages(language, name) == messages("en", name), name


def test_a_message_speaks_its_language() -> None:
    assert catalogue("pl").format("rules-house") == "zasada domowa"


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(TextError, match="no message 'rules-nonsense' in es"):
        catalogue("es").format("rules-nonsense")
    with pytest.raises(UnknownLanguageError):
        catalogue("xx").format("rules-house")
