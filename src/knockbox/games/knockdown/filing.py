"""The parts of texts by the numbers under which `compile.py` files them, so that a question can quote its part."""

from collections.abc import Iterable, Iterator

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack import Mixture
from knockbox.games.knockdown.pack.sentences import COUNTED
from knockbox.games.knockdown.state import NOTHING
from knockbox.games.knockdown.tasks.effect import Choose, May

Nodes = tuple[Node, ...]


def asked_block(task: object) -> int:
    """The number of the first part of a text that the asking task offers, or NOTHING if it offers none."""
    if isinstance(task, Choose):
        return task.first
    return task.block if isinstance(task, May) else NOTHING


def filed_blocks(mixture: Mixture) -> list[Nodes]:
    """Every text and every part of one, in the order of `compile.add_effects`: inner parts before what holds them."""
    return [block for nodes in texts(mixture) if nodes for block in (*inner_blocks(nodes), nodes)]


def texts(mixture: Mixture) -> Iterator[Nodes]:
    yield from (mixture.effect(f"attacks.toml, {id}.effect") for id in mixture.attacks)
    for id, fighter in mixture.fighters.items():
        yield from (mixture.effect(f"fighters.toml, {id}.{special.id}.effect") for special in fighter.specials)
        standing = [token for token in fighter.tokens if token.when not in COUNTED]
        yield from (mixture.effect(f"fighters.toml, {id}.{token.id}.effect") for token in standing)
    for id, skill in mixture.skills.items():
        if skill.when not in COUNTED:
            yield mixture.effect(f"skills.toml, {id}.effect")


def inner_blocks(nodes: Iterable[Node]) -> Iterator[Nodes]:
    for node in nodes:
        for block in node.blocks:
            yield from inner_blocks(block)
        yield from node.blocks
