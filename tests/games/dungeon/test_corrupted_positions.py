"""Corrupted positions of real dungeons raise PositionError or can be played on."""

import json
import random
from typing import Any

import pytest

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import LOST, PLAYING
from tests.games.corruption import position_errors

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
INPUTS = 25
TRIES = 8


def positions(game: Dungeon, chance: random.Random) -> list[dict[str, Any]]:
    """Return positions from all stages of one carefully played match, as JSON values."""
    state = game.start(make_rng(chance.randrange(1000)))
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
        for offer in game.side_actions(state, 0):
            if chance.random() < 0.03 and offer in game.side_actions(state, 0):
                game.apply_side_action(state, 0, offer)
    return [*found, json.loads(json.dumps(game.position(state)))]


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
        offers = game.side_actions(state, state.active)
        if offers and chance.random() < 0.2:
            game.apply_side_action(state, state.active, chance.choice(offers))
        else:
            game.step(state, chance.choice(state.question.options))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_spoilt_position_is_refused_in_words_or_played_on(game: Dungeon, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311  (nothing to protect)
    said = position_errors(
        positions(game, chance), ODD + TASKS, chance, lambda position: play_on(game, position, chance)
    )
    assert all("expected" in complaint for complaint in said)
