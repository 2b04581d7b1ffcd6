"""The language of the locale, and messages in it."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

from knockbox.text.catalogue import load_catalogue
from knockbox.text.contents import TEXT_FOLDER
from knockbox.text.errors import TextError, UnknownLanguageError
from knockbox.text.language import LANGUAGES, preferred_language


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
    assert preferred_language(environment) == language


class Words(Visitor):
    """The messages of one file, and those that other messages of it refer to."""

    def __init__(self, language: str, name: str) -> None:
        self.defined: set[str] = set()
        self.used: set[str] = set()
        self.visit(FluentParser().parse((TEXT_FOLDER / language / name).read_text(encoding="utf-8")))

    def visit_Message(self, node: Message) -> None:  # noqa: N802 the visitor finds methods by class name
        self.defined.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.used.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_files_and_messages(language: str) -> None:
    """Only messages that others of the same language refer to may be missing elsewhere."""
    names = {path.name for path in (TEXT_FOLDER / "en").glob("*.ftl")}
    assert {path.name for path in (TEXT_FOLDER / language).glob("*.ftl")} == names
    for name in names:
        ours, english = Words(language, name), Words("en", name)
        assert ours.defined - english.defined <= ours.used, name
        assert english.defined - ours.defined <= english.used, name


def test_a_message_speaks_its_language() -> None:
    assert load_catalogue("pl").format("rules-house") == "zasada domowa"


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(TextError, match="no message 'rules-nonsense' in es"):
        load_catalogue("es").format("rules-nonsense")
    with pytest.raises(UnknownLanguageError):
        load_catalogue("xx").format("rules-house")
