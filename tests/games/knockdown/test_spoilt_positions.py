"""Positions of real matches with parts changed, lost, doubled and exchanged: refused in words, or played on."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import seeded
from knockbox.games.registry import build

Path: TypeAlias = tuple[str | int, ...]

GAME = build("knockdown", {"ko_test": "tower", "block_windows": "2"})
ODD: tuple[Any, ...] = (None, True, -1, 7, 10**30, 1.5, "", "A", "veroth", "TakeAction", [], {}, [[]], {"task": "Swap"})
ROUNDS = 300
INPUTS = 25


def positions(chance: random.Random) -> list[dict[str, Any]]:
    """Tables from all over one match, as JSON writes them."""
    state = GAME.start(seeded(chance.randrange(1000)))
    found = []
    while (question := GAME.decision(state)) is not None:
        found.append(json.loads(json.dumps(GAME.position(state))))
        GAME.step(state, chance.choice(question.options))
    return found


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from places(part, (*path, key))


def at(position: Any, path: Path) -> Any:
    for key in path:
        position = position[key]
    return position


def spoil(position: dict[str, Any], other: dict[str, Any], chance: random.Random) -> None:
    """One change somewhere; `other` lends parts that would fit elsewhere."""
    *way, last = chance.choice(list(places(position)))
    whole = at(position, tuple(way))
    if chance.random() < 0.2:
        del whole[last]
    elif isinstance(whole, list) and chance.random() < 0.4:
        whole.insert(chance.randrange(len(whole) + 1), chance.choice(whole))
        chance.shuffle(whole)
    else:
        lent = at(other, chance.choice(list(places(other))))
        whole[last] = copy.deepcopy(chance.choice([*ODD, lent, other.get(str(last))]))


def play_on(position: dict[str, Any], chance: random.Random) -> None:
    state = GAME.set_up(position)
    for _ in range(INPUTS):
        question = GAME.decision(state)
        if question is None:
            return
        GAME.candidates(state)
        GAME.view(state, question.seat)
        GAME.step(state, chance.choice(question.options))


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_position_is_refused_in_words_or_played_on(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311  (nothing to protect)
    real, refused = positions(chance), 0
    for _ in range(ROUNDS):
        position = copy.deepcopy(chance.choice(real))
        for _ in range(chance.choice((1, 1, 2, 4))):
            spoil(position, chance.choice(real), chance)
        try:
            play_on(position, chance)
        except PositionError as error:
            assert any(word in str(error) for word in ("expected", "cannot be carried out", "brings"))
            refused += 1
    assert 0 < refused < ROUNDS
