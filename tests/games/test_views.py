"""`views` equals `view` of every seat and the public."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.registry import build


@pytest.mark.parametrize(("key", "seats"), [("knockdown", 2), ("dungeon", 1), ("dungeon", 4)])
def test_all_places_see_at_once_what_each_of_them_sees(key: str, seats: int) -> None:
    game, rng = build(key, {}, [], seats), make_rng(7)
    state = game.start(make_rng(3))
    for _ in range(60):
        assert game.views(state) == [game.view(state, place) for place in [*range(seats), PUBLIC]]
        question = game.decision(state)
        if question is None:
            break
        game.step(state, question.options[rng.below(len(question.options))])
