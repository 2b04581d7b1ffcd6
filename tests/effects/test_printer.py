"""What is written from a tree reads back as that tree, and has one spelling."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.effects.check import understand
from knockbox.effects.printer import write
from knockbox.effects.tree import Node, Value
from knockbox.effects.vocabulary import Optional, Pattern, Piece, Plain, Shape, Slot, Vocabulary
from knockbox.games.knockdown.vocabulary import CONDITIONS, SLOTS, VERBS

VOCABULARY: Final = Vocabulary(SLOTS, VERBS, CONDITIONS)
TOKENS: Final = ("trap", "fog-bank", "rune2")


def values(kind: str) -> st.SearchStrategy[Value]:
    if kind == "number":
        return st.integers(1, 30)
    if kind == "range":
        return st.tuples(st.integers(0, 9), st.integers(0, 9)).map(lambda pair: (min(pair), max(pair)))
    return st.sampled_from(TOKENS if kind == "token" else SLOTS[kind])


@st.composite
def arguments(draw: st.DrawFn, pieces: tuple[Piece, ...]) -> tuple[tuple[str, Value], ...]:
    args: list[tuple[str, Value]] = []
    for piece in pieces:
        if isinstance(piece, Slot) and piece.type != "condition":
            args.append((piece.name, draw(values(piece.type))))
        elif isinstance(piece, Optional) and draw(st.booleans()):
            args.extend(draw(arguments(piece.pieces)))
    return tuple(args)


@st.composite
def conditions(draw: st.DrawFn) -> Node:
    pattern = draw(st.sampled_from(list(VOCABULARY.conditions.values())))
    return Node(pattern.name, draw(arguments(pattern.pieces)))


def block_counts(shape: Shape) -> st.SearchStrategy[int]:
    return {
        Shape.NONE: st.just(0),
        Shape.ONE: st.just(1),
        Shape.ALTERNATIVES: st.integers(2, 4),
        Shape.OTHERWISE: st.integers(1, 2),
    }[shape]


@st.composite
def nodes(draw: st.DrawFn, depth: int = 3) -> Node:
    patterns = [each for each in VOCABULARY.verbs.values() if depth or each.shape == Shape.NONE]
    pattern: Pattern = draw(st.sampled_from(patterns))
    count = draw(block_counts(pattern.shape))
    blocks = tuple(tuple(draw(st.lists(nodes(depth - 1), min_size=1, max_size=3))) for _ in range(count))
    conditional = Slot("condition", "condition") in pattern.pieces
    needed = tuple(draw(st.lists(conditions(), min_size=1, max_size=3))) if conditional else ()
    return Node(pattern.name, draw(arguments(pattern.pieces)), needed, blocks)


@given(st.lists(nodes(), max_size=4).map(tuple))
def test_reading_what_was_written_gives_the_same_tree(tree: tuple[Node, ...]) -> None:
    assert understand(write(tree, VOCABULARY), VOCABULARY, TOKENS) == tree


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
    assert write(understand(text, VOCABULARY, TOKENS), VOCABULARY) == canonical


def test_no_two_patterns_of_knockdown_begin_with_the_same_pieces_throughout() -> None:
    def shape(pattern: Pattern) -> str:
        return " ".join("/".join(piece.words) if isinstance(piece, Plain) else "_" for piece in pattern.pieces)

    shapes = [shape(pattern) for pattern in VOCABULARY.verbs.values()]
    assert len(set(shapes)) == len(shapes)
