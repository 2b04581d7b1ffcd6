"""The chest hunt: which chests count, and when."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import (
    WON,
    dungeon,
    end,
    game,
    game_of,
    lay,
    loss,
    mark,
    note_kinds,
    round_trip,
    take_side_action,
)

HUNT = {"chest_hunt": "true"}
FIRE = HUNT | {"adventure": "on", "tokens": "fireball"}
BEYOND = ["room-1112 2,2", "room-1112 3,3", "black-knight 4,4 turned"]
"""Two rooms without a chest, and the Black Knight, whom a joker on 5,5 beats."""


def hunt(cards: list[str], options: dict[str, str] = HUNT) -> DungeonState:
    """A table at which seat 0 holds the joker that beats the Black Knight."""
    return dungeon(laid=cards, hands=[["joker"], ["joker"]], deck=[], options=options)


def win(state: DungeonState) -> DungeonState:
    lay(state, "joker 5,5")
    assert end(state) == WON
    return state


@pytest.mark.rule("KKD-CHEST-1", "KKD-CHEST-3")
def test_each_card_of_the_chain_gives_a_point_for_each_chest_on_it() -> None:
    state = win(hunt(["chest-1", "chest-3 1,1", *BEYOND]))
    assert state.points == round_trip(state).points == 4
    assert note_kinds(state)[-1] == "chests_counted"


@pytest.mark.rule("KKD-CHEST-2", "KKDR-46")
def test_a_card_without_a_chest_is_a_gap_and_only_one_chain_scores() -> None:
    state = win(hunt(["chest-3", "room-1112 1,1", "chest-1 2,2", "chest-1 3,3", "black-knight 4,4 turned"]))
    assert state.points == 3


@pytest.mark.rule("KKDR-27", "KKD-CHEST-2")
def test_the_group_with_the_most_chests_scores_not_the_one_with_the_most_cards() -> None:
    cards = ["chest-1", "chest-1 1,-1", "chest-1 -1,1", "room-1112 1,1", "chest-3 2,2", "chest-2 3,3"]
    state = win(hunt([*cards, "black-knight 4,4 turned"]))
    assert state.points == 5


@pytest.mark.rule("KKDR-27", "KKDR-46")
def test_a_chain_may_have_branches() -> None:
    cards = ["chest-1", "chest-1 1,-1", "chest-2 -1,1", "chest-3 1,1", *BEYOND]
    assert win(hunt(cards)).points == 7


@pytest.mark.rule("KKDR-46")
def test_chest_cards_in_a_ring_count_once_each() -> None:
    cards = ["chest-1", "chest-1 1,-1", "chest-1 1,1", "chest-2 2,0", *BEYOND]
    assert win(hunt(cards)).points == 5


@pytest.mark.rule("KKDR-46")
def test_two_cells_apart_in_a_row_is_no_link() -> None:
    cards = ["chest-1", "room-1112 1,1", "chest-2 2,0", "room-1112 2,2", "room-1112 3,3", "black-knight 4,4 turned"]
    assert win(hunt(cards)).points == 2


@pytest.mark.rule("KKD-CHEST-1", "KKDR-46")
def test_chests_on_creatures_count_beaten_or_not() -> None:
    state = hunt(["chest-1", "chest-beast 1,1", *BEYOND])
    assert mark(state, "1,1") == "standing"
    assert win(state).points == 2
    state = hunt(["chest-1", "chest-beast 1,1", "joker 0,2", "room-0014 2,0 turned", *BEYOND])
    assert mark(state, "1,1") == "beaten"
    assert win(state).points == 2


@pytest.mark.rule("KKDR-27")
def test_a_burnt_card_is_gone_from_its_chain() -> None:
    state = hunt(["chest-1", "chest-beast 1,1", "chest-1 2,2", "room-1112 3,3", "black-knight 4,4 turned"], FIRE)
    assert game_of(state).view(state, 0).chain == 3
    take_side_action(state, 0, "fireball 1,1")
    assert game_of(state).view(state, 0).chain == 1
    assert win(state).points == 1


@pytest.mark.rule("KKD-CHEST-3", "KKDR-27")
def test_only_a_dungeon_that_was_won_gives_points() -> None:
    state = hunt(["chest-1", "chest-3 1,1", *BEYOND])
    assert (state.points, game_of(state).view(state, 0).chain) == (0, 4)
    take_side_action(state, PUBLIC, "time-up")
    assert (end(state), state.points) == (loss("KKD-END-5"), 0)
    assert "chests_counted" not in note_kinds(state)


@pytest.mark.rule("KKD-CHEST-3")
def test_without_the_chest_hunt_there_is_no_score() -> None:
    state = win(hunt(["chest-1", "chest-3 1,1", *BEYOND], {}))
    assert (state.points, game_of(state).view(state, 0).chain) == (0, 0)
    assert "chests_counted" not in note_kinds(state)


@pytest.mark.rule("KKD-CHEST-3")
def test_a_dungeon_without_chests_gives_no_points() -> None:
    assert win(hunt(["joker", "joker 1,1", *BEYOND])).points == 0


@pytest.mark.rule("KKD-CHEST-3")
def test_a_position_with_other_points_than_its_chests_is_refused() -> None:
    state = win(hunt(["chest-1", "chest-3 1,1", *BEYOND]))
    written = game_of(state).position(state)
    with pytest.raises(PositionError, match="expected 4"):
        game(2, HUNT).set_up(written | {"points": 5})
