"""Positions of real matches with parts changed, lost, doubled and exchanged: refused with a message, or playable."""

import json
import random
from typing import Any

import pytest

from knockbox.engine.rng import make_rng
from knockbox.games.registry import build
from tests.games.corruption import position_errors

GAME = build("knockdown", {"ko_test": "tower", "block_windows": "2"})
ODD: tuple[Any, ...] = (None, True, -1, 7, 10**30, 1.5, "", "A", "veroth", "TakeAction", [], {}, [[]], {"task": "Swap"})
INPUTS = 25
WORDS = ("expected", "this request fails", "brings")


def positions(chance: random.Random) -> list[dict[str, Any]]:
    """Return positions from a whole match, as JSON."""
    state = GAME.start(make_rng(chance.randrange(1000)))
    found = []
    while (question := GAME.decision(state)) is not None:
        found.append(json.loads(json.dumps(GAME.position(state))))
        GAME.step(state, chance.choice(question.options))
    return found


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
    said = position_errors(positions(chance), ODD, chance, lambda position: play_on(position, chance))
    assert all(any(word in complaint for word in WORDS) for complaint in said)
