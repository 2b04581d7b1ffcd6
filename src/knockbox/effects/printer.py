"""Print nodes as text in canonical form."""

from collections.abc import Iterable

from knockbox.effects.tree import Node, Value
from knockbox.effects.vocabulary import LiteralWord, OptionalPart, Pattern, PatternPart, Shape, Slot, Vocabulary


def write_effect(nodes: Iterable[Node], vocabulary: Vocabulary) -> str:
    """Return the text of nodes; parsing it gives equal nodes."""
    return "; ".join(write_sentence(node, vocabulary) for node in nodes)


def write_sentence(node: Node, vocabulary: Vocabulary) -> str:
    pattern = vocabulary.verbs[node.verb]
    conditions = " and ".join(write_words(vocabulary.conditions[each.verb], each) for each in node.conditions)
    return " ".join(filter(None, [write_words(pattern, node), conditions, write_blocks(pattern, node, vocabulary)]))


def write_blocks(pattern: Pattern, node: Node, vocabulary: Vocabulary) -> str:
    blocks = [write_effect(block, vocabulary) for block in node.blocks]
    if pattern.shape == Shape.ALTERNATIVES:
        return f"{{ {' | '.join(blocks)} }}"
    return " else ".join(f"{{ {block} }}" for block in blocks)


def write_words(pattern: Pattern, node: Node) -> str:
    return " ".join(word for piece in pattern.pieces for word in write_piece(piece, node))


def write_piece(piece: PatternPart, node: Node) -> list[str]:
    if isinstance(piece, LiteralWord):
        return [piece.words[0]]
    if isinstance(piece, Slot):
        value = node.get(piece.name)
        return [] if value is None else [write_value(value)]
    words = [word for part in piece.pieces for word in write_piece(part, node)]
    return words if has_slot(piece, node) else []


def has_slot(piece: OptionalPart, node: Node) -> bool:
    """Return whether an optional part is present, judged by its slots."""
    return any(isinstance(part, Slot) and node.get(part.name) is not None for part in piece.pieces)


def write_value(value: Value) -> str:
    if isinstance(value, tuple):
        low, high = value
        return str(low) if low == high else f"{low}-{high}"
    return str(value)
