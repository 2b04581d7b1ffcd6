"""The scenario helpers of the dungeon report the state and reject illegal input."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.pack import check_pack, find_pack
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    PROVING_DUNGEON,
    WON,
    cards_on_table,
    current_question,
    danger,
    deck,
    dungeon,
    end,
    events,
    game_of,
    hand,
    lay,
    log,
    loss,
    mark,
    match,
    match_from_deck,
    note_kinds,
    options,
    refusal_rule,
    say,
    side_actions,
    take_side_action,
    time_on,
    utterances,
)


def test_the_pack_of_the_words_is_whole() -> None:
    assert check_pack(find_pack(PROVING_DUNGEON)) == []


def test_a_table_is_laid_out_as_the_words_say() -> None:
    state = dungeon(
        laid=["room-0014", "beast-2222-3 1,1 time=2", "room-0113 2,0 turned"],
        hands=[["joker"], ["room-1112"]],
        deck=["room-0023"],
    )
    assert cards_on_table(state) == ["room-0014 0,0", "beast-2222-3 1,1", "room-0113 2,0"]
    assert [danger(state, cell) for cell in ("0,0", "1,1", "2,0")] == [3, 7, 5]
    assert (mark(state, "1,1"), time_on(state, "1,1"), state.reserve) == ("standing", 2, 10)
    assert (hand(state, 0), deck(state)) == (["joker"], ["room-0023", "black-knight"])
    assert current_question(state) == (0, "choose_card")
    assert end(state) == PLAYING


def test_marks_and_the_drawn_black_knight_are_laid_out() -> None:
    frozen = dungeon(laid=["beast-2222-3 0,0 frozen"], hands=[["joker"], []], options=ALL_TOKENS, deck=[])
    assert mark(frozen, "0,0") == "frozen"
    drawn = dungeon(hands=[["joker"], ["joker"]], deck=[], drawn=True)
    assert (deck(drawn), current_question(drawn)) == ([], (0, "choose_cell"))
    assert end(lay(drawn, "black-knight 1,1 turned")) == PLAYING


def test_answers_and_offers_must_be_open() -> None:
    state = dungeon(hands=[["joker"], ["room-1112"]], deck=[])
    with pytest.raises(AssertionError, match="'card room-1112' is not legal; seat 0 is asked choose_card: card joker"):
        say(state, "card room-1112")
    with pytest.raises(AssertionError, match="not offered to seat 1"):
        take_side_action(state, 1, "show joker")
    assert refusal_rule(state, 0, "card room-1112") == "KKD-PLACE-1"
    assert options(state) == ["card joker"]
    assert side_actions(state, PUBLIC) == ["time-up"]
    assert "nod" in utterances(state, 0)


def test_the_end_is_told_with_rule_and_cells() -> None:
    state = dungeon(laid=["room-0113"], hands=[["room-0014"], ["joker"]], deck=[])
    lay(state, "room-0014 -1,-1")
    assert end(state) == loss("KKD-END-2", "0,0") != WON
    assert options(state) == []
    assert note_kinds(state)[0] == "card_laid"
    assert log(state)[0].rule == events(state)[0].rule == "KKD-PLACE-1"
    with pytest.raises(AssertionError, match="no question is open"):
        say(state, "card joker")


def test_a_deck_is_dealt_and_a_match_begins() -> None:
    state = match_from_deck(["joker"] * 4 + ["room-1112"], seats=1, options={"level": "2"})
    assert hand(state, 0)[:4] == ["joker"] * 4
    assert note_kinds(match(3)) == ["deck_shuffled", *["card_dealt"] * 12, "start_laid", *note_kinds(match(3))[14:]]


def test_what_no_words_set_up_is_not_theirs() -> None:
    with pytest.raises(AssertionError, match="was not set up"):
        game_of(build({}, 2).start(make_rng(1)))
    with pytest.raises(PositionError, match="cards"):
        dungeon(laid=["joker"] * 2)
