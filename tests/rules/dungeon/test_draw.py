"""Phase 4: a card is drawn, and the Black Knight is laid at once."""

import pytest

from knockbox.engine.errors import PositionError
from knockbox.testing.dungeon_table import (
    WON,
    cards_on_table,
    current_question,
    danger,
    deck,
    dungeon,
    end,
    game,
    game_of,
    hand,
    lay,
    loss,
    mark,
    note_kinds,
    options,
    refusal_rule,
    say,
    time_on,
)


@pytest.mark.rule("KKD-DRAW-1")
def test_the_player_draws_the_top_card_of_the_deck() -> None:
    state = dungeon(hands=[["room-1112"], ["joker"]], deck=["room-0014", "room-0023"])
    lay(state, "room-1112 1,1")
    assert (hand(state, 0), hand(state, 1)) == (["room-0014"], ["joker"])
    assert deck(state) == ["room-0023", "black-knight"]


@pytest.mark.rule("KKD-DRAW-1")
def test_nobody_draws_after_a_loss() -> None:
    state = dungeon(hands=[["beast-3333-5"], ["joker"]], deck=["room-0014"])
    lay(state, "beast-3333-5 1,1")
    assert (hand(state, 0), deck(state)) == ([], ["room-0014", "black-knight"])


@pytest.mark.rule("KKD-DRAW-2")
def test_alone_a_card_with_the_silence_icon_costs_the_draw_for_good() -> None:
    state = dungeon(hands=[["joker", "room-1112", "room-1112"]], deck=["room-0014", "room-0023"])
    lay(state, "joker 1,1")
    assert (len(hand(state, 0)), deck(state)) == (2, ["room-0014", "room-0023", "black-knight"])
    assert "draw_skipped" in note_kinds(state)
    lay(state, "room-1112 2,2")
    assert (hand(state, 0), deck(state)) == (["room-0014", "room-1112"], ["room-0023", "black-knight"])


@pytest.mark.rule("KKD-DRAW-2")
def test_together_a_card_with_the_silence_icon_costs_no_draw() -> None:
    state = dungeon(hands=[["joker"], ["room-1112"]], deck=["room-0014"])
    lay(state, "joker 1,1")
    assert hand(state, 0) == ["room-0014"]


@pytest.mark.rule("KKD-DRAW-2")
def test_alone_a_black_knight_that_would_have_been_drawn_comes_later() -> None:
    state = dungeon(hands=[["joker", "room-1112"]], deck=[])
    lay(state, "joker 1,1")
    assert (current_question(state), deck(state)) == ((0, "choose_card"), ["black-knight"])
    lay(state, "room-1112 2,2")
    assert (current_question(state), deck(state)) == ((0, "choose_cell"), [])


@pytest.mark.rule("KKD-DRAW-3")
def test_whoever_draws_the_black_knight_lays_him_at_once_and_the_turn_passes_on() -> None:
    state = dungeon(hands=[["room-1112", "joker"], ["joker"]], deck=[])
    lay(state, "room-1112 1,1")
    assert current_question(state) == (0, "choose_cell")
    assert (hand(state, 0), deck(state)) == (["joker"], [])
    assert refusal_rule(state, 0, "card joker") == "KKD-DRAW-3"
    lay(state, "black-knight 2,2 turned")
    assert cards_on_table(state)[-1] == "black-knight 2,2"
    assert current_question(state) == (1, "choose_card")
    assert hand(state, 0) == ["joker"]


@pytest.mark.rule("KKD-DRAW-3")
def test_no_table_has_the_black_knight_in_a_hand_or_waits_for_anything_else_after_him() -> None:
    with pytest.raises(PositionError, match="expected him to be laid at once"):
        game().set_up({"hands": [["black-knight"], ["joker"]], "deck": []})
    with pytest.raises(PositionError, match="agenda: found ChooseCard, expected NextTurn"):
        dungeon(hands=[["joker"], ["joker"]], deck=[], drawn=True, agenda=[{"task": "ChooseCard"}])


# How he is laid


@pytest.mark.rule("KKDR-10")
def test_the_black_knight_gets_his_tokens_and_gives_none_back_in_that_turn() -> None:
    state = dungeon(laid=["room-1112", "beast-2222-4 1,1"], hands=[["room-0014", "joker"], ["joker"]], deck=[])
    lay(state, "room-0014 2,2")
    assert time_on(state, "1,1") == 3
    lay(state, "black-knight 3,3 turned")
    assert (time_on(state, "3,3"), time_on(state, "1,1")) == (3, 3)
    assert note_kinds(state).count("time_passed") == 1


@pytest.mark.rule("KKDR-10")
def test_the_cards_he_covers_are_evaluated() -> None:
    state = dungeon(laid=["beast-3111-6"], hands=[["joker"], ["joker"]], deck=[], drawn=True)
    lay(state, "black-knight -1,-1")
    assert (danger(state, "0,0"), mark(state, "0,0")) == (4, "beaten")


@pytest.mark.rule("KKDR-10")
def test_after_him_nobody_draws() -> None:
    state = dungeon(hands=[["room-1112", "joker"], ["joker"]], deck=[])
    lay(state, "room-1112 1,1", "black-knight 2,2 turned", "joker -1,-1")
    assert (hand(state, 0), hand(state, 1)) == (["joker"], [])
    assert "card_drawn" not in note_kinds(state)


@pytest.mark.rule("KKDR-10", "KKD-DRAW-3")
def test_he_is_laid_by_the_normal_rules_of_placement() -> None:
    state = dungeon(laid=["joker"], hands=[["joker"], ["joker"]], deck=[], drawn=True)
    assert options(state) == [f"lay {cell}{turn}" for cell in CORNERS for turn in ("", " turned")]
    assert refusal_rule(state, 0, "lay 1,0") == "KKD-PLACE-3"
    assert refusal_rule(state, 0, "put-back") == "KKD-DRAW-3"


CORNERS = ("-1,-1", "1,-1", "-1,1", "1,1")


@pytest.mark.rule("KKDR-10", "KKDR-12")
def test_he_must_be_laid_even_if_every_cell_would_break_a_room() -> None:
    """Four rooms in a ring at 5, with nothing but zeros on the outside."""
    ring = ["room-0014", "room-0203 -1,1", "deep-2 1,1 turned", "room-0023 0,2 turned"]
    state = dungeon(laid=ring, hands=[["joker"], ["joker"]], deck=[], drawn=True, options={"level": "2"})
    assert state.dangers == [5, 5, 5, 5]
    assert len(options(state)) == 16
    assert {end(say(state.clone(), answer)).rule for answer in options(state)} == {"KKD-END-2"}
    assert refusal_rule(state, 0, "pass") == "KKDR-12"


@pytest.mark.rule("KKDR-10")
def test_a_room_that_he_makes_loud_is_lost() -> None:
    state = dungeon(laid=["room-1112"], hands=[["joker"], ["joker"]], deck=[], drawn=True)
    lay(state, "black-knight 1,1")
    assert end(state) == loss("KKD-END-2", "0,0")


@pytest.mark.rule("KKDR-10")
def test_he_is_beaten_later_like_any_other() -> None:
    state = dungeon(laid=["joker"], hands=[["room-1112", "joker"], ["joker"]], deck=[])
    lay(state, "room-1112 1,1", "black-knight 2,2 turned", "joker 3,3")
    assert end(state) == WON
    assert game_of(state).returns(state) == [1.0, 1.0]
