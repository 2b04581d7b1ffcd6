"""Effects read as a person would write them, in three languages."""

import os
import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.effects.check import understand
from knockbox.effects.prose import describe
from knockbox.effects.tree import Node
from knockbox.games.knockdown.vocabulary import CONDITIONS, MOMENTS, VERBS
from knockbox.text.catalogue import Catalogue
from knockbox.text.contents import TEXT
from knockbox.text.language import LANGUAGES
from tests.effects.trees import VOCABULARY, texts

HERE: Final = Path(__file__).parent
GOLDEN: Final = HERE / "prose.txt"
DOMAINS: Final = ("effects", "knockdown-effects")


def words(language: str) -> Catalogue:
    house = [TEXT / language / f"{domain}.ftl" for domain in DOMAINS]
    return Catalogue(language, [*house, HERE / "pack" / "text" / f"{language}.ftl"])


def samples() -> list[tuple[str, tuple[Node, ...]]]:
    lines = (HERE / "samples.txt").read_text(encoding="utf-8").splitlines()
    return [read_sample(line) for line in lines if not line.startswith("#")]


def read_sample(line: str) -> tuple[str, tuple[Node, ...]]:
    when, _, text = line.removeprefix("[").rpartition("] ")
    return when, understand(text, VOCABULARY, ["trap"], line)


def written() -> str:
    catalogues = [words(language) for language in LANGUAGES]
    lines = (HERE / "samples.txt").read_text(encoding="utf-8").splitlines()[1:]
    told = ["\n".join(f"  {describe(nodes, when, each)}" for each in catalogues) for when, nodes in samples()]
    return "\n\n".join(f"{line}\n{text}" for line, text in zip(lines, told, strict=True)) + "\n"


def test_the_prose_of_every_sample_is_as_reviewed() -> None:
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(written(), encoding="utf-8")
    assert written() == GOLDEN.read_text(encoding="utf-8")


def every_node(nodes: tuple[Node, ...]) -> list[Node]:
    inner = [each for node in nodes for block in node.blocks for each in every_node(block)]
    return [*nodes, *inner]


def test_the_samples_use_every_verb_condition_and_moment() -> None:
    nodes = [node for _, sample in samples() for node in every_node(sample)]
    assert {node.verb for node in nodes} == set(VERBS)
    assert {condition.verb for node in nodes for condition in node.conditions} == set(CONDITIONS)
    assert {when for when, _ in samples()} == {"", *MOMENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_condition_and_moment_has_a_message(language: str) -> None:
    catalogue = words(language)
    needed = [f"effect-{verb}" for verb in VERBS] + [f"condition-{name}" for name in CONDITIONS]
    needed += [f"moment-{moment.replace(' ', '-')}" for moment in MOMENTS]
    assert [key for key in needed if not catalogue.has(key)] == []


@pytest.mark.parametrize("language", ["es", "pl"])
def test_every_verb_can_follow_you_may_where_the_infinitive_is_a_form_of_its_own(language: str) -> None:
    catalogue = words(language)
    told_otherwise = {"if", "may"}
    missing = [verb for verb in VERBS if not catalogue.has(f"effect-{verb}.infinitive")]
    assert set(missing) == told_otherwise


@pytest.mark.parametrize("language", ["es", "pl"])
def test_languages_have_the_same_messages(language: str) -> None:
    def keys(catalogue: Catalogue) -> set[str]:
        return {key for key in catalogue.keys() if not key.endswith(".infinitive")}  # noqa: SIM118  not a mapping

    assert keys(words(language)) == keys(words("en"))


CATALOGUES: Final = [words(language) for language in LANGUAGES]


@given(texts(), st.sampled_from(["", *MOMENTS]))
def test_whatever_can_be_said_can_be_told(tree: tuple[Node, ...], when: str) -> None:
    for told in (describe(tree, when, each) for each in CATALOGUES):
        assert told[0].isupper()
        assert told.endswith(".")
        assert told.count("(") == told.count(")")
        assert not re.search(r"\s\s|\s[.,;:]|none|\$", told)


def test_nothing_to_tell_is_an_empty_text() -> None:
    assert describe((), "", words("en")) == ""
