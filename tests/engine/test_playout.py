"""The fast path plays the same matches as the contract."""

from knockbox.engine.playout import playout, simulate
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.game import build
from knockbox.testing.laws.walk import apply_input, draw_input


def test_a_playout_asks_what_a_loop_asks() -> None:
    game = build({})
    fast, slow, rng = game.start(make_rng(8)), game.start(make_rng(8)), make_rng(9)
    asked = playout(fast, make_rng(9))
    steps = 0
    while game.decision(slow) is not None:
        apply_input(game, slow, draw_input(game, slow, rng, 0))
        steps += 1
    assert asked == steps
    assert game.position(fast) == game.position(slow)


def test_simulate_adds_payoffs_and_decisions_up() -> None:
    game = build({"fighters": "veroth,driana"})
    totals, asked = simulate(game, 12, 3)
    assert (totals, asked) == simulate(game, 12, 3)
    assert sum(totals) == 0
    assert abs(totals[0]) <= 12
    assert asked > 12 * 20
    assert simulate(game, 12, 4)[1] != asked
