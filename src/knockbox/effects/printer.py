"""Nodes back to text, in the one spelling that every equal tree shares."""

from collections.abc import Iterable

from knockbox.effects.tree import Node, Value
from knockbox.effects.vocabulary import Optional, Pattern, Piece, Plain, Shape, Slot, Vocabulary


def write(nodes: Iterable[Node], vocabulary: Vocabulary) -> str:
    """Write nodes so that reading them gives the same nodes."""
    return "; ".join(write_sentence(node, vocabulary) for node in nodes)


def write_sentence(node: Node, vocabulary: Vocabulary) -> str:
    pattern = vocabulary.verbs[node.verb]
    conditions = " and ".join(write_words(vocabulary.conditions[each.verb], each) for each in node.conditions)
    return " ".join(filter(None, [write_words(pattern, node), conditions, write_blocks(pattern, node, vocabulary)]))


def write_blocks(pattern: Pattern, node: Node, vocabulary: Vocabulary) -> str:
    blocks = [write(block, vocabulary) for block in node.blocks]
    if pattern.shape == Shape.ALTERNATIVES:
        return f"{{ {' | '.join(blocks)} }}"
    return " else ".join(f"{{ {block} }}" for block in blocks)


def write_words(pattern: Pattern, node: Node) -> str:
    return " ".join(word for piece in pattern.pieces for word in write_piece(piece, node))


def write_piece(piece: Piece, node: Node) -> list[str]:
    if isinstance(piece, Plain):
        return [piece.words[0]]
    if isinstance(piece, Slot):
        value = node.maybe(piece.name)
        return [] if value is None else [write_value(value)]
    written = [word for part in piece.pieces for word in write_piece(part, node)]
    return written if has_slot(piece, node) else []


def has_slot(piece: Optional, node: Node) -> bool:
    """Tell whether a part that may be left out was written: its slots say so."""
    return any(isinstance(part, Slot) and node.maybe(part.name) is not None for part in piece.pieces)


def write_value(value: Value) -> str:
    if isinstance(value, tuple):
        low, high = value
        return str(low) if low == high else f"{low}-{high}"
    return str(value)
