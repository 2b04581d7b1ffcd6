"""The page on the effect language is correct."""

import re

import pytest

from knockbox.effects.check import parse_effect
from knockbox.effects.errors import EffectError
from knockbox.effects.prose import describe
from knockbox.text.catalogue import load_catalogue
from tools.make_effect_docs import PAGE, VOCABULARY, update_page

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_are_up_to_date() -> None:
    assert update_page(TEXT) == TEXT


def test_the_opening_example_reads_as_the_page_says() -> None:
    (effect,) = re.findall(r'^effect = "(.*)"$', TEXT, re.MULTILINE)
    (quoted,) = re.findall(r"^> (.*)$", TEXT, re.MULTILINE)
    assert describe(parse_effect(effect, VOCABULARY), "", load_catalogue("en")) == quoted


@pytest.mark.parametrize("text", ["psuh 1", "wound lihgt 1", "may { }"])
def test_errors_are_worded_as_on_the_page(text: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse_effect(text, VOCABULARY, (), "attacks.toml, jab.effect")
    shortened = re.sub(r"known: add, advance, .*;", "known: add, advance, …;", str(caught.value))
    assert shortened in TEXT.splitlines()
