"""Corrupt positions by changing, dropping, doubling and swapping parts; readers must raise PositionError or play on."""

import copy
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from knockbox.engine.errors import PositionError

Position: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]
NUM_ROUNDS = 300


def position_errors(
    real: Sequence[Position], odd_values: Sequence[Any], chance: random.Random, play_on: Callable[[Position], None]
) -> list[str]:
    """Return the errors of corrupted copies of real positions; some must be refused, and some playable."""
    messages = []
    for _ in range(NUM_ROUNDS):
        position = copy.deepcopy(chance.choice(real))
        for _ in range(chance.choice((1, 1, 2, 4))):
            corrupt(position, chance.choice(real), odd_values, chance)
        try:
            play_on(position)
        except PositionError as error:
            messages.append(str(error))
    assert 0 < len(messages) < NUM_ROUNDS
    return messages


def corrupt(position: Position, other: Position, odd_values: Sequence[Any], chance: random.Random) -> None:
    """Make one random change; `other` supplies parts that fit elsewhere, `odd` parts that fit nowhere."""
    *parent_path, last = chance.choice(list(paths_in(position)))
    parent = value_at(position, tuple(parent_path))
    if chance.random() < 0.25:
        del parent[last]
    elif isinstance(parent, list) and chance.random() < 0.4:
        parent.insert(chance.randrange(len(parent) + 1), chance.choice(parent))
        chance.shuffle(parent)
    else:
        borrowed = value_at(other, chance.choice(list(paths_in(other))))
        parent[last] = copy.deepcopy(chance.choice([*odd_values, borrowed, other.get(str(last))]))


def paths_in(value: Any, path: Path = ()) -> Iterator[Path]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from paths_in(part, (*path, key))


def value_at(position: Any, path: Path) -> Any:
    for key in path:
        position = position[key]
    return position
