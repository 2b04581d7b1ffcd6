"""The blocks of card texts by the indexes that `compile` gives them, so that a question can quote a block."""

from collections.abc import Iterable, Iterator

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack import CardPool
from knockbox.games.knockdown.pack.effect_texts import COUNTING_MOMENTS
from knockbox.games.knockdown.state import NOTHING
from knockbox.games.knockdown.tasks.effect import Choose, May

Nodes = tuple[Node, ...]


def offered_block(task: object) -> int:
    """Return the index of the first block that the asking task offers, or NOTHING."""
    if isinstance(task, Choose):
        return task.first
    return task.block if isinstance(task, May) else NOTHING


def list_blocks(card_pool: CardPool) -> list[Nodes]:
    """Return every text and inner block in the order of `compile.add_effects`: inner blocks before outer ones."""
    return [block for nodes in effect_texts(card_pool) if nodes for block in (*inner_blocks(nodes), nodes)]


def effect_texts(card_pool: CardPool) -> Iterator[Nodes]:
    yield from (card_pool.effect(f"attacks.toml, {id}.effect") for id in card_pool.attacks)
    for id, fighter in card_pool.fighters.items():
        yield from (card_pool.effect(f"fighters.toml, {id}.{special.id}.effect") for special in fighter.specials)
        standing = [token for token in fighter.tokens if token.when not in COUNTING_MOMENTS]
        yield from (card_pool.effect(f"fighters.toml, {id}.{token.id}.effect") for token in standing)
    for id, skill in card_pool.skills.items():
        if skill.when not in COUNTING_MOMENTS:
            yield card_pool.effect(f"skills.toml, {id}.effect")


def inner_blocks(nodes: Iterable[Node]) -> Iterator[Nodes]:
    for node in nodes:
        for block in node.blocks:
            yield from inner_blocks(block)
        yield from node.blocks
