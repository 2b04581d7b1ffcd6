"""Positions with parts changed, lost, doubled and exchanged: whoever reads them must refuse in words or play on."""

import copy
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from knockbox.engine.errors import PositionError

Position: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]
ROUNDS = 300


def complaints(
    real: Sequence[Position], odd: Sequence[Any], chance: random.Random, play_on: Callable[[Position], None]
) -> list[str]:
    """What was said against spoilt copies of real positions; some must be refused, and some played on."""
    said = []
    for _ in range(ROUNDS):
        position = copy.deepcopy(chance.choice(real))
        for _ in range(chance.choice((1, 1, 2, 4))):
            spoil(position, chance.choice(real), odd, chance)
        try:
            play_on(position)
        except PositionError as error:
            said.append(str(error))
    assert 0 < len(said) < ROUNDS
    return said


def spoil(position: Position, other: Position, odd: Sequence[Any], chance: random.Random) -> None:
    """One change somewhere; `other` lends parts that would fit elsewhere, `odd` some that fit nowhere."""
    *way, last = chance.choice(list(places(position)))
    whole = at(position, tuple(way))
    if chance.random() < 0.25:
        del whole[last]
    elif isinstance(whole, list) and chance.random() < 0.4:
        whole.insert(chance.randrange(len(whole) + 1), chance.choice(whole))
        chance.shuffle(whole)
    else:
        lent = at(other, chance.choice(list(places(other))))
        whole[last] = copy.deepcopy(chance.choice([*odd, lent, other.get(str(last))]))


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from places(part, (*path, key))


def at(position: Any, path: Path) -> Any:
    for key in path:
        position = position[key]
    return position
