"""The page on the effect language tells the truth."""

import re

import pytest

from knockbox.effects.check import understand
from knockbox.effects.errors import EffectError
from knockbox.effects.prose import describe
from knockbox.text.catalogue import catalogue
from tools.make_effect_docs import PAGE, VOCABULARY, page

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_are_up_to_date() -> None:
    assert page(TEXT) == TEXT


def test_the_opening_example_reads_as_the_page_says() -> None:
    (effect,) = re.findall(r'^effect = "(.*)"$', TEXT, re.MULTILINE)
    (quoted,) = re.findall(r"^> (.*)$", TEXT, re.MULTILINE)
    assert describe(understand(effect, VOCABULARY), "", catalogue("en")) == quoted


@pytest.mark.parametrize("text", ["psuh 1", "wound lihgt 1", "may { }"])
def test_the_mistakes_are_told_as_the_page_says(text: str) -> None:
    with pytest.raises(EffectError) as caught:
        understand(text, VOCABULARY, (), "attacks.toml, jab.effect")
    shortened = re.sub(r"known: add, advance, .*;", "known: add, advance, …;", str(caught.value))
    assert shortened in TEXT.splitlines()
