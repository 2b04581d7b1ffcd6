"""The notation reaches every place of the largest table, and nothing beyond it."""

from itertools import product

import pytest

from knockbox.engine.action import thing_of
from knockbox.engine.errors import ChoiceError
from knockbox.engine.state import ask_again
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.lattice import cell_at, coordinates
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import ALL_TOKENS, dungeon, game_of, options, refusal_rule, side_actions, utterances

BEAST = "beast-2222-6"
LAST = 62
"""The start card and 62 more in a line: all cards of a box."""
WAYS = [(1, 1), (-1, -1), (1, -1), (-1, 1)]


def in_a_row(x: int, y: int) -> DungeonState:
    """Return a table with jokers towards one corner, and a creature as the last card."""
    state = dungeon(laid=["joker"], hands=[["joker"], ["joker"]], options=ALL_TOKENS)
    kinds = game_of(state).names.kind_by_card
    for step in range(1, LAST + 1):
        lay_card(state, kinds[BEAST if step == LAST else "joker"], cell_at(x * step, y * step), 0)
    ask_again(state)
    return state


@pytest.mark.rule("KKDR-43")
@pytest.mark.parametrize(("x", "y"), WAYS)
def test_the_corners_and_cells_of_the_farthest_card_can_be_named(x: int, y: int) -> None:
    state = in_a_row(x, y)
    game = game_of(state)
    corner = f"{63 * (x > 0) - 62 * (x < 0)},{63 * (y > 0) - 62 * (y < 0)}"
    assert f"poison {corner}" in side_actions(state, 1)
    assert f"point-cell {63 * x},{63 * y}" in utterances(state, 1)
    for said in [*options(state), *side_actions(state, 1), *utterances(state, 1)]:
        assert game.action_to_string(game.string_to_action(said)) == said


@pytest.mark.rule("KKDR-43")
def test_every_place_within_63_steps_is_read_and_none_beyond() -> None:
    game = game_of(dungeon())
    for x, y in product((-63, -62, 0, 62, 63), repeat=2):
        assert coordinates(thing_of(game.string_to_action(f"poison {x},{y}"))) == (x, y)
    for words in ("64,0", "-64,0", "0,64", "0,-64", "99,99", "100,0"):
        with pytest.raises(ChoiceError, match="expected a place such as 1,-1"):
            game.string_to_action(f"poison {words}")


@pytest.mark.parametrize(("x", "y"), WAYS)
def test_a_card_laid_out_there_is_refused_like_any_other(x: int, y: int) -> None:
    state = dungeon(laid=["joker"], hands=[["joker"], ["joker"]])
    game = game_of(state)
    game.step(state, game.string_to_action("card joker"))
    assert refusal_rule(state, 0, f"lay {63 * x},{63 * y}") == "KKD-PLACE-2"
