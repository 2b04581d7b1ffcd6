"""A card that was shown to the others must be played."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.events import CardShown
from knockbox.testing.dungeon_table import (
    current_question,
    dungeon,
    events,
    game_of,
    hand,
    lay,
    options,
    refusal_rule,
    say,
    side_actions,
    take_side_action,
)

HANDS = [["room-0014", "room-1112"], ["room-0023", "room-0032"]]
SHOWS = "show "


def shown(offered: list[str]) -> list[str]:
    return [words for words in offered if words.startswith(SHOWS)]


@pytest.mark.rule("KKD-SHOW-1", "KKDR-17")
def test_a_shown_card_is_the_only_one_its_owner_may_lay() -> None:
    state = take_side_action(dungeon(hands=HANDS), 0, "show room-1112")
    assert options(state) == ["card room-1112"]
    assert refusal_rule(state, 0, "card room-0014") == "KKD-SHOW-1"


@pytest.mark.rule("KKD-SHOW-1", "KKDR-40")
def test_it_is_played_in_the_next_turn_of_its_owner_and_then_the_duty_is_over() -> None:
    state = take_side_action(dungeon(hands=HANDS, deck=["joker", "joker", "joker"]), 1, "show room-0032")
    assert options(state) == ["card room-0014", "card room-1112"]
    lay(state, "room-1112 1,1")
    assert (current_question(state)[0], options(state)) == (1, ["card room-0032"])
    lay(state, "room-0032 2,2")
    lay(state, "joker -1,-1")
    assert options(state) == ["card joker", "card room-0023"]
    assert shown(side_actions(state, 1)) == ["show joker", "show room-0023"]


@pytest.mark.rule("KKDR-40")
def test_any_player_may_show_any_card_of_his_own_at_any_moment() -> None:
    for state in (dungeon(hands=HANDS), dungeon(hands=HANDS, silent=True), say(dungeon(hands=HANDS), "card room-0014")):
        assert shown(side_actions(state, 0)) == ["show room-0014", "show room-1112"]
        assert shown(side_actions(state, 1)) == ["show room-0023", "show room-0032"]
        assert shown(side_actions(state, PUBLIC)) == []


@pytest.mark.rule("KKDR-40")
def test_one_card_of_each_player_is_shown_at_a_time() -> None:
    state = take_side_action(dungeon(hands=HANDS), 1, "show room-0023")
    assert shown(side_actions(state, 1)) == []
    assert refusal_rule(state, 1, "show room-0032") == "KKDR-40"
    assert shown(side_actions(state, 0)) == ["show room-0014", "show room-1112"]


@pytest.mark.rule("KKDR-40")
def test_a_shown_card_is_public_and_the_rest_of_the_hand_is_not() -> None:
    state = take_side_action(dungeon(hands=HANDS), 1, "show room-0023")
    (told,) = [event for event in events(state) if isinstance(event, CardShown)]
    assert told.seen_by(PUBLIC) == told.seen_by(0) == told
    for seat in (PUBLIC, 0):
        view = game_of(state).view(state, seat)
        assert [held.shown for held in view.table.hands] == ["", "room-0023"]
        assert "room-0032" not in str(view)
    worlds = [game_of(state).determinize(state, 0, make_rng(seed)) for seed in range(5)]
    assert all("room-0023" in hand(world, 1) for world in worlds)


@pytest.mark.rule("KKDR-17")
def test_only_the_card_that_was_shown_is_displayed() -> None:
    state = take_side_action(dungeon(hands=HANDS), 1, "show room-0023")
    assert "room-0023" in str(game_of(state).view(state, 0))
    assert "room-0032" not in str(game_of(state).view(state, 0))


@pytest.mark.rule("KKDR-40")
def test_whoever_shows_another_card_than_the_one_chosen_lays_the_shown_one_this_turn() -> None:
    state = say(dungeon(hands=HANDS), "card room-0014")
    take_side_action(state, 0, "show room-1112")
    assert (current_question(state), options(state)) == ((0, "choose_card"), ["card room-1112"])


@pytest.mark.rule("KKDR-40")
def test_a_card_shown_by_another_does_not_disturb_who_is_about_to_lay() -> None:
    state = take_side_action(say(dungeon(hands=HANDS), "card room-0014"), 1, "show room-0023")
    assert current_question(state) == (0, "choose_cell")


@pytest.mark.rule("KKD-SHOW-1", "KKDR-40")
def test_a_black_knight_drawn_meanwhile_is_laid_as_usual_and_the_shown_card_waits() -> None:
    hands = [["room-1112", "room-0014", "joker"], ["joker"]]
    state = lay(dungeon(laid=["joker"], hands=hands, deck=[]), "room-1112 1,1")
    assert current_question(state) == (0, "choose_cell")
    take_side_action(state, 0, "show joker")
    assert (current_question(state), refusal_rule(state, 0, "card joker")) == ((0, "choose_cell"), "KKD-DRAW-3")
    lay(state, "black-knight -1,1")
    assert state.shown[0] >= 0
    lay(state, "joker -1,-1")
    assert (current_question(state)[0], options(state)) == (0, ["card joker"])


@pytest.mark.rule("KKDR-40")
def test_of_two_equal_cards_one_is_shown_and_one_stays() -> None:
    state = take_side_action(dungeon(hands=[["joker", "joker"], ["room-1112"]], deck=["room-0014"]), 0, "show joker")
    lay(state, "joker 1,1")
    assert (hand(state, 0), state.shown) == (["joker", "room-0014"], [-1, -1])


@pytest.mark.rule("KKDR-40")
def test_alone_there_is_nobody_to_show_a_card() -> None:
    state = dungeon(hands=[["joker"]])
    assert shown(side_actions(state, 0)) == []
    with pytest.raises(PositionError, match="no one to show it to"):
        dungeon(hands=[["joker"]], shown=["joker"])


@pytest.mark.rule("KKDR-40")
def test_a_table_can_be_laid_out_with_a_shown_card_of_the_own_hand() -> None:
    state = dungeon(hands=HANDS, shown=["room-0014", None])
    assert options(state) == ["card room-0014"]
    with pytest.raises(PositionError, match="a card of that hand"):
        dungeon(hands=HANDS, shown=["room-0023", None])
