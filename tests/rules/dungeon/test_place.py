"""Phase 1: where a card may be laid, and how it lies there."""

import pytest

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.lattice import coordinates
from knockbox.games.dungeon.queries import corner_at
from knockbox.games.dungeon.text.questions import Wording
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    cards_on_table,
    current_question,
    danger,
    dungeon,
    end,
    game_of,
    hand,
    lay,
    loss,
    options,
    parse_place,
    refusal_rule,
    say,
    take_side_action,
)

CROSS = ["joker", "joker 1,1", "joker 2,0", "joker 3,1"]
"""A row in which the cell 2,2 touches two cards, and so does 1,-1."""


def cells(open_answers: list[str]) -> set[str]:
    return {answer.split()[1] for answer in open_answers}


def corners(visible: list[int]) -> str:
    return "".join(str(value) for value in visible)


# One card of the hand


@pytest.mark.rule("KKD-PLACE-1")
def test_a_player_lays_one_card_of_his_own_hand() -> None:
    state = dungeon(hands=[["room-0014", "room-0023"], ["room-0032"]], deck=["joker"])
    assert options(state) == ["card room-0014", "card room-0023"]
    assert refusal_rule(state, 0, "card room-0032") == "KKD-PLACE-1"
    lay(state, "room-0014 -1,-1 turned")
    assert cards_on_table(state) == ["room-1112 0,0", "room-0014 -1,-1"]
    assert hand(state, 0) == ["joker", "room-0023"]
    assert current_question(state) == (1, "choose_card")


@pytest.mark.rule("KKD-PLACE-1")
def test_of_two_equal_cards_one_is_laid() -> None:
    state = dungeon(hands=[["room-1112", "room-1112"], ["joker"]], deck=["joker"])
    assert options(state) == ["card room-1112"]
    assert hand(lay(state, "room-1112 1,1"), 0) == ["joker", "room-1112"]


@pytest.mark.rule("KKDR-12")
def test_a_card_that_loses_must_be_laid_if_there_is_no_other() -> None:
    state = dungeon(laid=["room-1112"], hands=[["beast-3333-5"], ["joker"]], deck=["joker"])
    assert options(state) == ["card beast-3333-5"]
    assert refusal_rule(state, 0, "pass") == "KKDR-12"
    say(state, "card beast-3333-5")
    assert refusal_rule(state, 0, "pass") == "KKDR-12"
    assert cells(options(state)) == {"1,1", "1,-1", "-1,1", "-1,-1"}
    say(state, "lay 1,1")
    assert end(state) == loss("KKD-END-2", "0,0")


# Corner on corner


@pytest.mark.rule("KKD-PLACE-2", "KKD-PLACE-3")
def test_a_card_covers_a_corner_of_a_laid_card_and_only_one_of_each() -> None:
    state = say(dungeon(hands=[["joker"], ["joker"]]), "card joker")
    assert cells(options(state)) == {"1,1", "1,-1", "-1,1", "-1,-1"}
    assert {refusal_rule(state, 0, f"lay {cell}") for cell in ("1,0", "0,1", "-1,0", "0,-1")} == {"KKD-PLACE-3"}
    assert {refusal_rule(state, 0, f"lay {cell}") for cell in ("2,0", "2,2", "-3,1", "5,5")} == {"KKD-PLACE-2"}


@pytest.mark.rule("KKD-PLACE-2", "KKD-PLACE-3", "KKDR-1")
def test_a_cell_may_touch_several_cards_with_a_corner_each() -> None:
    state = say(dungeon(laid=CROSS, hands=[["joker"], ["room-1112"]]), "card joker")
    diagonal = {"-1,-1", "1,-1", "-1,1", "0,2", "2,2", "3,-1", "4,0", "4,2"}
    assert cells(options(state)) == diagonal
    assert len(options(state)) == len(diagonal)


@pytest.mark.rule("KKD-PLACE-2")
def test_what_was_just_laid_can_be_covered_next() -> None:
    state = dungeon(hands=[["room-1112"], ["joker"]], deck=["joker"])
    say(lay(state, "room-1112 1,1"), "card joker")
    assert {"2,2", "2,0", "0,2"} <= cells(options(state))


@pytest.mark.rule("KKDR-1")
def test_a_cell_holds_one_card() -> None:
    state = say(dungeon(laid=["joker", "room-1112 1,1"], hands=[["joker"], ["joker"]]), "card joker")
    assert refusal_rule(state, 0, "lay 1,1") == refusal_rule(state, 0, "lay 0,0") == "KKDR-1"
    state = dungeon(hands=[["room-1112"], ["joker"]], deck=["joker"])
    say(lay(state, "room-1112 1,1"), "card joker")
    assert "1,1" not in cells(options(state))


@pytest.mark.rule("KKDR-1")
def test_all_cards_lie_on_cells_of_one_colour() -> None:
    state = say(dungeon(laid=CROSS, hands=[["joker"], ["room-1112"]]), "card joker")
    for answer in cells(options(state)):
        x, y = coordinates(parse_place(answer))
        assert (x + y) % 2 == 0
    with pytest.raises(PositionError, match="no card shares a side with another"):
        dungeon(laid=["joker", "room-1112 1,0"])
    with pytest.raises(PositionError, match="a cell without a card"):
        dungeon(laid=["joker", "room-1112 1,1", "room-0014 1,1"])


@pytest.mark.rule("KKD-PLACE-4", "KKDR-2")
def test_the_card_laid_later_lies_on_top_and_both_count_its_value() -> None:
    state = dungeon(laid=["beast-3003-3"], hands=[["room-1112"], ["joker"]], deck=["joker"])
    lay(state, "room-1112 1,1")
    below, above = game_of(state).view(state, 0).table.cards
    assert (corners(below.corners), corners(below.printed), below.danger) == ("3001", "3003", 4)
    assert (corners(above.corners), corners(above.printed), above.danger) == ("1112", "1112", 5)


@pytest.mark.rule("KKDR-2")
def test_each_corner_shows_what_was_laid_on_it() -> None:
    state = dungeon(
        laid=["beast-3333-5"], hands=[["room-0014"], ["room-0203"]], deck=["room-1112", "room-1112", "joker", "joker"]
    )
    lay(state, "room-0014 -1,-1", "room-0203 1,-1", "room-1112 -1,1", "room-1112 1,1")
    assert corners(game_of(state).view(state, 0).table.cards[0].corners) == "4011"
    assert danger(state, "0,0") == 6


@pytest.mark.rule("KKDR-2")
def test_a_vertex_belongs_to_the_two_cards_that_meet_there() -> None:
    state = dungeon(laid=["beast-3333-5", "beast-2222-3 1,-1"], hands=[["joker"], ["joker"]], options=ALL_TOKENS)
    assert (danger(state, "0,0"), danger(state, "1,-1")) == (11, 8)
    take_side_action(state, 1, "poison 1,0")
    assert (danger(state, "0,0"), danger(state, "1,-1")) == (9, 6)


@pytest.mark.rule("KKDR-2")
def test_after_a_fireball_a_corner_is_covered_again() -> None:
    laid_cards = ["room-1112", "beast-1113-4 1,1"]
    hands = [["room-0014"], ["joker"]]
    state = dungeon(laid=laid_cards, hands=hands, deck=["joker"], options=ALL_TOKENS)
    assert danger(state, "0,0") == 4
    assert danger(take_side_action(state, 0, "fireball 1,1"), "0,0") == 5
    assert danger(lay(state, "room-0014 1,1"), "0,0") == 3


# Which way round


@pytest.mark.rule("KKD-PLACE-5", "KKDR-43")
def test_a_card_lies_upright_or_turned_by_180_degrees() -> None:
    for words, seen in (("1,1", "0113"), ("1,1 turned", "3110")):
        state = dungeon(laid=["joker"], hands=[["room-0113"], ["joker"]], deck=["joker"])
        lay(state, f"room-0113 {words}")
        assert corners(game_of(state).view(state, 0).table.cards[1].corners) == seen
        assert danger(state, "0,0") == int(seen[0])


@pytest.mark.rule("KKD-PLACE-5")
def test_a_quarter_turn_is_never_open() -> None:
    state = say(dungeon(hands=[["room-0113"], ["joker"]]), "card room-0113")
    assert len(options(state)) == 8
    assert {answer.partition(" turned")[1] for answer in options(state)} == {"", " turned"}
    assert (
        refusal_rule(state, 0, "lay 1,1 quarter") == refusal_rule(state, 0, "lay 1,1 three-quarters") == "KKD-PLACE-5"
    )


@pytest.mark.rule("KKDR-43")
@pytest.mark.parametrize("card", ["joker", "beast-2112-2", "beast-3003-3", "beast-2222-2", "beast-4004-4"])
def test_a_card_that_reads_the_same_turned_is_laid_upright_only(card: str) -> None:
    state = say(dungeon(laid=["room-1112"], hands=[[card], ["room-0014"]]), f"card {card}")
    assert options(state) == ["lay -1,-1", "lay 1,-1", "lay -1,1", "lay 1,1"]
    assert refusal_rule(state, 0, "lay 1,1 turned") == "KKDR-43"


@pytest.mark.rule("KKDR-43")
@pytest.mark.parametrize(
    ("cell", "covered", "covering"), [("-1,-1", 3, 4), ("1,-1", 1, 1), ("-1,1", 2, 0), ("1,1", 0, 0)]
)
def test_corners_are_in_reading_order_and_y_points_downwards(cell: str, covered: int, covering: int) -> None:
    state = dungeon(laid=["beast-3120-3"], hands=[["room-0014"], ["joker"]], deck=["joker"])
    lay(state, f"room-0014 {cell}")
    assert danger(state, "0,0") == 6 - covered + covering


@pytest.mark.rule("KKDR-43")
@pytest.mark.parametrize(("vertex", "left"), [("0,0", 7), ("1,0", 7), ("0,1", 8), ("1,1", 8)])
def test_the_vertices_of_a_cell_are_its_corners_in_reading_order(vertex: str, left: int) -> None:
    state = dungeon(laid=["beast-3322-5"], hands=[["joker"], ["joker"]], options=ALL_TOKENS)
    take_side_action(state, 0, f"poison {vertex}")
    assert danger(state, "0,0") == left


@pytest.mark.rule("KKDR-43")
def test_people_are_told_places_as_seen_from_the_start_card() -> None:
    state = dungeon(laid=["joker", "beast-3120-3 1,-1"], hands=[["joker"], ["joker"]], options=ALL_TOKENS)
    rules, words = game_of(state), Wording(game_of(state).box, "en")
    table = rules.view(state, 0).table
    assert words.place_values((1, -1)) == {"place": "1,-1", "where": "1,-1 (1 right, 1 up)"}
    assert [corner_at(table, vertex) for vertex in ((1, -1), (2, -1), (1, 0), (2, 0))] == [
        (table.cards[1], corner) for corner in range(4)
    ]


@pytest.mark.rule("KKDR-43")
def test_the_start_card_is_at_zero_zero() -> None:
    assert coordinates(dungeon().cells[0]) == (0, 0)
    with pytest.raises(PositionError, match="where the start card lies"):
        dungeon(laid=["joker 1,1"])
    assert end(dungeon()) == PLAYING
