"""Hypothesis strategies for effect trees of Knockdown."""

from typing import Final

from hypothesis import strategies as st

from knockbox.effects.tree import Node, Value
from knockbox.effects.vocabulary import OptionalPart, Pattern, PatternPart, Shape, Slot, Vocabulary
from knockbox.games.knockdown.vocabulary import CONDITION_PATTERNS, SLOTS, VERB_PATTERNS

VOCABULARY: Final = Vocabulary(SLOTS, VERB_PATTERNS, CONDITION_PATTERNS)
TOKENS: Final = ("trap", "fog-bank", "rune2")


def values(kind: str) -> st.SearchStrategy[Value]:
    if kind == "number":
        return st.integers(1, 30)
    if kind == "range":
        return st.tuples(st.integers(0, 9), st.integers(0, 9)).map(lambda pair: (min(pair), max(pair)))
    return st.sampled_from(TOKENS if kind == "token" else SLOTS[kind])


@st.composite
def arguments(draw: st.DrawFn, pieces: tuple[PatternPart, ...]) -> tuple[tuple[str, Value], ...]:
    args: list[tuple[str, Value]] = []
    for piece in pieces:
        if isinstance(piece, Slot) and piece.type != "condition":
            args.append((piece.name, draw(values(piece.type))))
        elif isinstance(piece, OptionalPart) and draw(st.booleans()):
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


def texts() -> st.SearchStrategy[tuple[Node, ...]]:
    return st.lists(nodes(), min_size=1, max_size=4).map(tuple)
