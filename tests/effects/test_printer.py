"""The text of a tree parses to that tree, and is canonical."""

import pytest
from hypothesis import given

from knockbox.effects.check import parse_effect
from knockbox.effects.printer import write_effect
from knockbox.effects.tree import Node
from knockbox.effects.vocabulary import LiteralWord, Pattern
from tests.effects.strategies import TOKENS, VOCABULARY, texts


@given(texts())
def test_reading_what_was_written_gives_the_same_tree(tree: tuple[Node, ...]) -> None:
    assert parse_effect(write_effect(tree, VOCABULARY), VOCABULARY, TOKENS) == tree


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("draw  1 ;push 2", "draw 1; push 2"),
        ("if you at edge{draw 1}else{push 1}", "if you at edge { draw 1 } else { push 1 }"),
        ("choose {draw 1|push 1; swap}", "choose { draw 1 | push 1; swap }"),
        ("place trap within 2-2", "place trap within 2"),
        ("spend 2 fist{\n  wound heavy 1 to you\n}", "spend 2 fist { wound heavy 1 to you }"),
    ],
)
def test_a_text_has_one_spelling(text: str, canonical: str) -> None:
    assert write_effect(parse_effect(text, VOCABULARY, TOKENS), VOCABULARY) == canonical


def test_no_two_patterns_of_knockdown_begin_with_the_same_pieces_throughout() -> None:
    def shape(pattern: Pattern) -> str:
        return " ".join("/".join(piece.words) if isinstance(piece, LiteralWord) else "_" for piece in pattern.pieces)

    shapes = [shape(pattern) for pattern in VOCABULARY.verbs.values()]
    assert len(set(shapes)) == len(shapes)
