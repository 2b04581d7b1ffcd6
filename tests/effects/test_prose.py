"""Effects read naturally in three languages."""

import os
import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.effects.check import parse_effect
from knockbox.effects.prose import describe
from knockbox.effects.tree import Node
from knockbox.games.knockdown.vocabulary import CONDITION_PATTERNS, MOMENTS, VERB_PATTERNS
from knockbox.text.catalogue import MessageCatalogue
from knockbox.text.contents import TEXT_FOLDER
from knockbox.text.language import LANGUAGES
from tests.effects.strategies import VOCABULARY, texts

HERE: Final = Path(__file__).parent
GOLDEN: Final = HERE / "prose.txt"
DOMAINS: Final = ("effects", "knockdown-effects")


def effect_catalogue(language: str) -> MessageCatalogue:
    house = [TEXT_FOLDER / language / f"{domain}.ftl" for domain in DOMAINS]
    return MessageCatalogue(language, [*house, HERE / "pack" / "text" / f"{language}.ftl"])


def samples() -> list[tuple[str, tuple[Node, ...]]]:
    lines = (HERE / "samples.txt").read_text(encoding="utf-8").splitlines()
    return [read_sample(line) for line in lines if not line.startswith("#")]


def read_sample(line: str) -> tuple[str, tuple[Node, ...]]:
    when, _, text = line.removeprefix("[").rpartition("] ")
    return when, parse_effect(text, VOCABULARY, ["trap"], line)


def render_samples() -> str:
    catalogues = [effect_catalogue(language) for language in LANGUAGES]
    lines = (HERE / "samples.txt").read_text(encoding="utf-8").splitlines()[1:]
    told = ["\n".join(f"  {describe(nodes, when, each)}" for each in catalogues) for when, nodes in samples()]
    return "\n\n".join(f"{line}\n{text}" for line, text in zip(lines, told, strict=True)) + "\n"


def test_the_prose_of_every_sample_is_as_reviewed() -> None:
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(render_samples(), encoding="utf-8")
    assert render_samples() == GOLDEN.read_text(encoding="utf-8")


def every_node(nodes: tuple[Node, ...]) -> list[Node]:
    inner = [each for node in nodes for block in node.blocks for each in every_node(block)]
    return [*nodes, *inner]


def test_the_samples_use_every_verb_condition_and_moment() -> None:
    nodes = [node for _, sample in samples() for node in every_node(sample)]
    assert {node.verb for node in nodes} == set(VERB_PATTERNS)
    assert {condition.verb for node in nodes for condition in node.conditions} == set(CONDITION_PATTERNS)
    assert {when for when, _ in samples()} == {"", *MOMENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_condition_and_moment_has_a_message(language: str) -> None:
    catalogue = effect_catalogue(language)
    needed = [f"effect-{verb}" for verb in VERB_PATTERNS] + [f"condition-{name}" for name in CONDITION_PATTERNS]
    needed += [f"moment-{moment.replace(' ', '-')}" for moment in MOMENTS]
    assert [key for key in needed if not catalogue.has(key)] == []


@pytest.mark.parametrize("language", ["es", "pl"])
def test_every_verb_can_follow_you_may_where_the_infinitive_is_a_form_of_its_own(language: str) -> None:
    catalogue = effect_catalogue(language)
    told_otherwise = {"if", "may"}
    missing = [verb for verb in VERB_PATTERNS if not catalogue.has(f"effect-{verb}.infinitive")]
    assert set(missing) == told_otherwise


@pytest.mark.parametrize("language", ["es", "pl"])
def test_languages_have_the_same_messages(language: str) -> None:
    def keys(catalogue: MessageCatalogue) -> set[str]:
        return {key for key in catalogue.keys() if not key.endswith(".infinitive")}  # noqa: SIM118  not a mapping

    assert keys(effect_catalogue(language)) == keys(effect_catalogue("en"))


CATALOGUES: Final = [effect_catalogue(language) for language in LANGUAGES]


@given(texts(), st.sampled_from(["", *MOMENTS]))
def test_every_effect_has_prose(tree: tuple[Node, ...], when: str) -> None:
    for told in (describe(tree, when, each) for each in CATALOGUES):
        assert told[0].isupper()
        assert told.endswith(".")
        assert told.count("(") == told.count(")")
        assert not re.search(r"\s\s|\s[.,;:]|none|\$", told)


def test_no_effect_has_empty_prose() -> None:
    assert describe((), "", effect_catalogue("en")) == ""
