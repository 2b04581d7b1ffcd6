"""The fireball burns one creature, and what it had covered shows again."""

import pytest

from knockbox.games.dungeon.state import NOWHERE
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    WON,
    burnt_cards,
    cards_on_table,
    current_question,
    danger,
    dungeon,
    end,
    hand,
    lay,
    loss,
    mark,
    options,
    pool,
    round_trip,
    say,
    side_actions,
    take_side_action,
    time_on,
    tokens,
)

JOKERS = [["joker"], ["joker"]]
FIRE = {"adventure": "on", "tokens": "fireball"}


@pytest.mark.rule("KKD-GRIM-1")
def test_a_burnt_creature_leaves_the_table_and_its_time_goes_to_the_reserve() -> None:
    state = dungeon(laid=["room-1112", "beast-2222-3 1,1 time=2"], hands=JOKERS, options=FIRE)
    assert state.reserve == 10
    take_side_action(state, 1, "fireball 1,1")
    assert cards_on_table(state) == ["room-1112 0,0"]
    assert state.reserve == 12
    assert end(state) == PLAYING
    assert current_question(state) == (0, "choose_card")


@pytest.mark.rule("KKD-GRIM-1", "KKDR-21")
def test_a_burnt_card_leaves_the_game() -> None:
    state = dungeon(laid=["room-1112", "beast-2222-3 1,1"], hands=JOKERS, deck=["room-0014"], options=FIRE)
    take_side_action(state, 0, "fireball 1,1")
    assert burnt_cards(state) == burnt_cards(round_trip(state)) == ["beast-2222-3"]
    lay(state, "joker 1,1")
    assert hand(state, 0) == ["room-0014"]


@pytest.mark.rule("KKD-GRIM-1", "KKDR-35")
def test_the_black_knight_is_no_target_of_a_fireball() -> None:
    state = dungeon(laid=["beast-3111-6", "black-knight 1,1"], hands=JOKERS, deck=[], options=FIRE)
    for seat in (0, 1):
        assert [found for found in side_actions(state, seat) if found.startswith("fireball")] == ["fireball 0,0"]


@pytest.mark.rule("KKD-GRIM-1", "KKDR-35")
def test_every_other_creature_that_stands_is_a_target_and_no_room_or_beaten_one() -> None:
    cards = ["beast-3333-5", "room-1112 1,1", "beast-3111-3 -1,-1", "beast-3111-2 -1,1", "joker -2,-2"]
    state = dungeon(laid=cards, hands=[["room-1112"], []], options=FIRE)
    assert mark(state, "-1,-1") == "beaten"
    for seat in (0, 1):
        assert [found for found in side_actions(state, seat) if "ball" in found] == ["fireball 0,0", "fireball -1,1"]


@pytest.mark.rule("KKDR-21")
def test_a_room_that_grows_loud_when_the_fire_uncovers_it_loses() -> None:
    cards = ["room-0014", "beast-2222-3 1,1", "room-1112 -1,-1"]
    state = dungeon(laid=cards, hands=JOKERS, options=FIRE)
    assert danger(state, "0,0") == 5
    take_side_action(state, 1, "fireball 1,1")
    assert danger(state, "0,0") == 7
    assert end(state) == loss("KKD-END-2", "0,0")


@pytest.mark.rule("KKDR-21")
def test_all_rooms_that_the_fire_makes_loud_are_named() -> None:
    cards = ["room-0014", "joker 1,-1", "room-0041 2,0", "beast-2222-3 1,1", "room-1112 -1,-1", "room-1112 3,-1"]
    state = dungeon(laid=cards, hands=JOKERS, options=FIRE)
    take_side_action(state, 0, "fireball 1,1")
    assert end(state) == loss("KKD-END-2", "0,0", "2,0")


@pytest.mark.rule("KKDR-21")
def test_a_creature_is_beaten_if_the_fire_uncovers_a_lower_corner() -> None:
    cards = ["beast-3111-3", "beast-4400-4 1,1", "joker -1,-1"]
    state = dungeon(laid=cards, hands=JOKERS, options=FIRE)
    assert (danger(state, "0,0"), mark(state, "0,0")) == (6, "standing")
    take_side_action(state, 0, "fireball 1,1")
    assert (danger(state, "0,0"), mark(state, "0,0")) == (3, "beaten")
    assert state.reserve == 12


@pytest.mark.rule("KKDR-21")
def test_the_fire_may_beat_the_black_knight_by_what_it_uncovers() -> None:
    cards = ["joker", "black-knight 1,1", "beast-4400-4 2,2", "room-2003 3,3", "joker 2,0"]
    state = dungeon(laid=cards, hands=JOKERS, deck=[], options=FIRE)
    assert mark(state, "1,1") == "standing"
    take_side_action(state, 1, "fireball 2,2")
    assert end(state) == WON


@pytest.mark.rule("KKDR-21", "KKDR-36")
def test_a_beaten_creature_that_the_fire_makes_loud_again_loses() -> None:
    cards = ["beast-4004-4", "joker -1,-1", "beast-2222-3 1,1", "room-0203 -1,1"]
    state = dungeon(laid=cards, hands=JOKERS, options=FIRE)
    assert (danger(state, "0,0"), mark(state, "0,0")) == (4, "beaten")
    take_side_action(state, 1, "fireball 1,1")
    assert end(state) == loss("KKD-END-2", "0,0")


@pytest.mark.rule("KKDR-36")
def test_a_held_black_knight_that_the_fire_makes_loud_again_loses() -> None:
    cards = ["beast-2222-6 frozen", "black-knight 1,1", "beast-3120-3 2,2 turned"]
    state = dungeon(laid=cards, hands=JOKERS, deck=[], options=FIRE)
    assert (danger(state, "1,1"), mark(state, "1,1")) == (5, "beaten")
    take_side_action(state, 1, "fireball 2,2")
    assert end(state) == loss("KKD-END-2", "1,1")


@pytest.mark.rule("KKDR-21")
def test_cards_that_lie_on_the_burnt_one_stay_and_the_dungeon_may_fall_into_parts() -> None:
    cards = ["room-1112", "beast-2222-3 1,1", "room-0014 2,2 turned"]
    state = dungeon(laid=cards, hands=JOKERS, options=FIRE)
    take_side_action(state, 1, "fireball 1,1")
    assert cards_on_table(state) == ["room-1112 0,0", "room-0014 2,2"]
    assert (danger(state, "0,0"), danger(state, "2,2")) == (5, 5)
    say(state, "card joker")
    around = {"-1,-1", "1,-1", "-1,1", "1,1", "3,1", "1,3", "3,3"}
    assert set(options(state)) == {f"lay {cell}" for cell in around}


@pytest.mark.rule("KKDR-21", "KKDR-2")
def test_the_cell_of_a_burnt_card_is_free_and_a_card_there_covers_all_its_neighbours_anew() -> None:
    cards = ["room-1112", "beast-2222-3 1,1", "room-0014 2,2 turned"]
    state = dungeon(laid=cards, hands=[["room-0032"], ["joker"]], options=FIRE)
    take_side_action(state, 1, "fireball 1,1")
    lay(state, "room-0032 1,1")
    assert cards_on_table(state) == ["room-1112 0,0", "room-0014 2,2", "room-0032 1,1"]
    assert (danger(state, "0,0"), danger(state, "2,2"), danger(state, "1,1")) == (3, 3, 5)
    assert end(state) == PLAYING


@pytest.mark.rule("KKDR-34")
def test_the_only_card_may_burn_and_the_next_is_laid_in_the_middle() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=[["room-0014"], ["joker"]], deck=["joker"], options=FIRE)
    take_side_action(state, 1, "fireball 0,0")
    assert cards_on_table(state) == cards_on_table(round_trip(state)) == []
    say(state, "card room-0014")
    assert options(state) == ["lay 0,0", "lay 0,0 turned"]
    say(state, "lay 0,0 turned")
    assert cards_on_table(state) == ["room-0014 0,0"]
    assert hand(state, 0) == ["joker"]
    assert current_question(state) == (1, "choose_card")


@pytest.mark.rule("KKDR-34")
def test_the_turn_on_an_empty_table_is_normal() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=[["beast-2222-4"], ["joker"]], deck=["joker"], options=FIRE)
    take_side_action(state, 0, "fireball 0,0")
    lay(state, "beast-2222-4 0,0")
    assert time_on(state, "0,0") == 3
    assert end(state) == PLAYING
    say(state, "card joker")
    assert options(state) == ["lay -1,-1", "lay 1,-1", "lay -1,1", "lay 1,1"]


@pytest.mark.rule("KKDR-34")
def test_while_the_black_knight_is_to_be_laid_his_table_may_burn_empty() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, deck=[], drawn=True, options=FIRE)
    take_side_action(state, 1, "fireball 0,0")
    assert options(state) == ["lay 0,0", "lay 0,0 turned"]
    say(state, "lay 0,0")
    assert (cards_on_table(state), time_on(state, "0,0")) == (["black-knight 0,0"], 3)
    assert current_question(state) == (1, "choose_card")


@pytest.mark.rule("KKDR-34")
def test_poison_stays_where_another_card_owns_the_vertex() -> None:
    state = dungeon(laid=["room-1112", "beast-2222-6 1,1"], hands=[["room-0014"], ["joker"]], options=ALL_TOKENS)
    take_side_action(state, 0, "poison 1,1")
    take_side_action(state, 0, "fireball 1,1")
    assert pool(state) == ["fireball"]
    assert danger(state, "0,0") == danger(round_trip(state), "0,0") == 3
    lay(state, "room-0014 1,1 turned")
    assert (danger(state, "0,0"), danger(state, "1,1")) == (3, 1)


@pytest.mark.rule("KKDR-34", "KKDR-38")
def test_poison_on_a_vertex_that_only_the_burnt_card_owned_goes_back_to_the_pool() -> None:
    state = dungeon(laid=["room-1112", "beast-2222-6 1,1"], hands=[["room-0014"], ["joker"]], options=ALL_TOKENS)
    take_side_action(state, 0, "poison 2,2")
    take_side_action(state, 0, "fireball 1,1")
    assert (pool(state), tokens(state)) == (["fireball", "poison"], ["ice", "silence"])
    assert state.poison == NOWHERE
    assert not any(found.startswith("poison") for found in side_actions(state, 0))
    lay(state, "room-0014 1,1")
    assert danger(state, "1,1") == 5


@pytest.mark.rule("KKDR-34", "KKD-GRIM-1")
def test_a_frozen_creature_may_burn_and_the_ice_goes_back_to_the_pool() -> None:
    state = dungeon(laid=["room-1112", "beast-2222-6 1,1 frozen"], hands=JOKERS, options=FIRE)
    assert pool(state) == ["poison", "silence"]
    take_side_action(state, 1, "fireball 1,1")
    assert pool(state) == ["fireball", "ice", "poison", "silence"]
    assert tokens(state) == []


@pytest.mark.rule("KKDR-34", "KKDR-14")
def test_burning_the_frozen_creature_wins_while_the_black_knight_is_held() -> None:
    cards = ["room-1112", "beast-2222-6 1,1 frozen", "black-knight 2,2", "joker 3,3"]
    state = dungeon(laid=cards, hands=JOKERS, deck=[], options=FIRE)
    assert end(state) == PLAYING
    take_side_action(state, 1, "fireball 1,1")
    assert end(state) == WON


@pytest.mark.rule("KKDR-34", "KKDR-21")
def test_a_room_that_burning_the_frozen_creature_makes_loud_loses_instead() -> None:
    cards = ["room-0014", "beast-2222-6 1,1 frozen", "room-1112 -1,-1", "black-knight 2,2", "joker 3,3"]
    state = dungeon(laid=cards, hands=JOKERS, deck=[], options=FIRE)
    take_side_action(state, 1, "fireball 1,1")
    assert end(state) == loss("KKD-END-2", "0,0")
