"""Positions of real dungeons with parts changed, lost, doubled and exchanged: refused in words, or played on."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import LOST, PLAYING

Path: TypeAlias = tuple[str | int, ...]

TOKENS = {"adventure": "on", "tokens": "fireball,ice,poison,silence", "chest_hunt": "true"}
GAMES = [build(TOKENS, 2), build({"level": "4"}, 6), build(TOKENS | {"solo_silence_ball": "draw"}, 1)]
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    7,
    10**30,
    1.5,
    "",
    "A",
    "joker",
    "ice",
    [],
    {},
    [[]],
    [0, 0],
    "lost",
    "KKDR-11",
)
TASKS: tuple[Any, ...] = (
    {"task": "LastChance"},
    {"task": "ChooseCell", "kind": "black-knight"},
    [{"task": "NextTurn"}],
)
ROUNDS = 300
INPUTS = 25
TRIES = 8


def positions(game: Dungeon, chance: random.Random) -> list[dict[str, Any]]:
    """Tables from all over one match played with some care, as JSON writes them."""
    state = game.start(seeded(chance.randrange(1000)))
    found = []
    while state.question is not None:
        found.append(json.loads(json.dumps(game.position(state))))
        for _ in range(TRIES):
            choice = chance.choice(state.question.options)
            world = state.clone()
            game.step(world, choice)
            if world.outcome != LOST:
                break
        game.step(state, choice)
        for offer in game.offers(state, 0):
            if chance.random() < 0.03 and offer in game.offers(state, 0):
                game.accept(state, 0, offer)
    return [*found, json.loads(json.dumps(game.position(state)))]


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
    if chance.random() < 0.3:
        del whole[last]
    elif isinstance(whole, list) and chance.random() < 0.4:
        whole.insert(chance.randrange(len(whole) + 1), chance.choice(whole))
        chance.shuffle(whole)
    else:
        lent = at(other, chance.choice(list(places(other))))
        whole[last] = copy.deepcopy(chance.choice([*ODD, *TASKS, lent, other.get(str(last))]))


def play_on(game: Dungeon, position: dict[str, Any], chance: random.Random) -> None:
    state = game.set_up(position)
    written = game.position(state)
    assert game.position(game.set_up(json.loads(json.dumps(written)))) == written
    for _ in range(INPUTS):
        if state.question is None:
            assert state.outcome != PLAYING
            return
        game.candidates(state)
        game.view(state, state.question.seat)
        offers = game.offers(state, state.active)
        if offers and chance.random() < 0.2:
            game.accept(state, state.active, chance.choice(offers))
        else:
            game.step(state, chance.choice(state.question.options))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_spoilt_position_is_refused_in_words_or_played_on(game: Dungeon, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311  (nothing to protect)
    real, refused = positions(game, chance), 0
    for _ in range(ROUNDS):
        position = copy.deepcopy(chance.choice(real))
        for _ in range(chance.choice((1, 1, 2, 4))):
            spoil(position, chance.choice(real), chance)
        try:
            play_on(game, position, chance)
        except PositionError as error:
            assert "expected" in str(error)
            refused += 1
    assert 0 < refused < ROUNDS
