"""Queries on a view agree with the rules."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.arena import distance, is_in_range, is_in_the_dark
from knockbox.games.knockdown.game import build
from knockbox.games.knockdown.queries import TableQueries
from knockbox.games.knockdown.state import KnockdownState

ALL = ("nemesis", "siege-storm", "tainted-grail")


def check(sight: TableQueries, state: KnockdownState) -> None:
    assert sight.distance() == distance(state)
    for seat in (0, 1):
        for number, attack in enumerate(state.rules.attacks):
            assert sight.reaches(seat, number) == is_in_range(state, seat, attack)
        assert sight.is_dark(state.places[seat]) == is_in_the_dark(state, seat)


@pytest.mark.rule("KD-SEQ-4", "KDR-2", "KDR-3", "KDR-57", "KDR-59", "KD-TG-CAND-3")
@pytest.mark.parametrize("arena", ALL)
def test_sight_agrees_with_the_rules_at_every_moment(arena: str) -> None:
    options = {"fighters": "mgielec,imke", "arena": arena}
    game = build(options | ({"range_through_corridors": "true"} if arena == "nemesis" else {}), *ALL)
    chance, state = make_rng(5), game.start(make_rng(3))
    while (question := game.decision(state)) is not None:
        check(TableQueries(game.rules, game.names, game.view(state, PUBLIC).table), state)
        game.step(state, question.options[chance.below(len(question.options))])
