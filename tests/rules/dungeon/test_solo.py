"""Alone in the dungeon: no talk token, dearer silence icons, and a ball of silence that stays out or draws."""

from collections.abc import Sequence

import pytest

from knockbox.engine.errors import OptionError, PositionError
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import (
    PLAYING,
    PROVING_DUNGEON,
    WON,
    cards_on_table,
    current_question,
    deck,
    dungeon,
    end,
    game,
    hand,
    lay,
    loss,
    match,
    note_kinds,
    options,
    pool,
    round_trip,
    say,
    side_actions,
    take_side_action,
    time_on,
    tokens,
    utterances,
)

ADVENTURE = {"adventure": "on"}
BALL = ADVENTURE | {"tokens": "silence", "solo_silence_ball": "draw"}
AIMED = ADVENTURE | {"tokens": "fireball,ice,poison"}


def alone(
    held: list[str], top: list[str], options: dict[str, str] | None = None, cards: Sequence[str] = ("room-1112",)
) -> DungeonState:
    """A player alone with these cards in hand, this deck and this table."""
    return dungeon(laid=cards, hands=[held], deck=top, options=options)


# Cards with the silence icon


@pytest.mark.rule("KKD-DRAW-2", "KKDR-19")
def test_after_a_card_with_the_silence_icon_one_does_not_draw() -> None:
    state = alone(["joker", "room-0014"], ["room-0023", "room-0032"])
    lay(state, "joker 1,1")
    assert (hand(state, 0), deck(state)) == (["room-0014"], ["room-0023", "room-0032", "black-knight"])
    assert "draw_skipped" in note_kinds(state)
    assert current_question(state) == (0, "choose_card")


@pytest.mark.rule("KKD-DRAW-2", "KKDR-19")
def test_the_hand_stays_one_card_smaller() -> None:
    state = alone(["joker", "room-0014", "room-0023"], ["room-0032", "room-0113"])
    lay(state, "joker 1,1", "room-0014 2,2")
    assert hand(state, 0) == ["room-0023", "room-0032"]


@pytest.mark.rule("KKD-DRAW-2")
def test_with_others_at_the_table_everybody_draws_after_the_icon() -> None:
    state = dungeon(hands=[["joker"], ["joker"]], deck=["room-0014", "room-0023"])
    lay(state, "joker 1,1")
    assert hand(state, 0) == ["room-0014"]


@pytest.mark.rule("KKDR-19")
def test_a_black_knight_who_was_not_drawn_merely_comes_later() -> None:
    state = alone(["joker", "room-1112", "room-0014"], [])
    lay(state, "joker 1,1")
    assert (deck(state), current_question(state)) == (["black-knight"], (0, "choose_card"))
    lay(state, "room-1112 2,2")
    assert (deck(state), current_question(state)) == ([], (0, "choose_cell"))


@pytest.mark.rule("KKDR-19", "KKD-TALK-2")
def test_alone_there_is_no_talk_token_and_nobody_to_talk_to() -> None:
    state = alone(["joker", "room-0014"], ["room-0023"])
    lay(state, "joker 1,1")
    assert not state.silent
    assert "talk_flipped" not in note_kinds(state)
    assert utterances(state, 0) == []
    assert not game(1).view(state, 0).may_speak


@pytest.mark.rule("KKDR-33", "KKDR-19")
def test_an_empty_hand_loses_even_if_cards_remain_in_the_deck() -> None:
    state = alone(["joker"], ["room-0023"])
    lay(state, "joker 1,1")
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-33")
def test_alone_too_an_aimed_token_gives_a_last_chance() -> None:
    cards = ["room-1112", "black-knight 1,1 turned"]
    state = alone(["room-1112"], [], options=AIMED, cards=cards)
    lay(state, "room-1112 0,2")
    assert current_question(state) == (0, "last_chance")
    assert end(say(state, "poison 2,2")) == WON


# The ball of silence


@pytest.mark.rule("KKDR-39", "KKDR-24")
def test_alone_the_pool_is_of_three_tokens() -> None:
    assert pool(match(1, ADVENTURE)) == ["fireball", "ice", "poison"]
    assert pool(match(1, ADVENTURE | {"solo_silence_ball": "out"})) == ["fireball", "ice", "poison"]
    assert pool(match(2, ADVENTURE)) == ["fireball", "ice", "poison", "silence"]


@pytest.mark.rule("KKDR-39")
def test_a_ball_that_draws_is_in_the_pool() -> None:
    state = match(1, ADVENTURE | {"solo_silence_ball": "draw"})
    assert pool(state) == ["fireball", "ice", "poison", "silence"]


@pytest.mark.rule("KKDR-19")
def test_a_ball_that_is_left_out_cannot_be_held() -> None:
    with pytest.raises(OptionError, match="KKDR-19"):
        build(ADVENTURE | {"tokens": "silence"}, 1, PROVING_DUNGEON)
    assert tokens(match(1, BALL)) == ["silence"]


@pytest.mark.rule("KKDR-39")
def test_the_ball_draws_one_card_and_the_turn_is_not_over() -> None:
    held = ["room-0014", "room-0023", "room-0032", "room-0041", "room-0104", "room-0113"]
    state = alone(held, ["room-0122"], options=BALL)
    take_side_action(state, 0, "silence-ball")
    assert hand(state, 0) == hand(round_trip(state), 0) == [*held, "room-0122"]
    assert (current_question(state), deck(state)) == ((0, "choose_card"), ["black-knight"])
    assert (tokens(state), "silence" in pool(state)) == ([], True)


@pytest.mark.rule("KKDR-39")
def test_a_black_knight_drawn_by_the_ball_is_laid_at_once_and_the_turn_goes_on() -> None:
    state = alone(["room-0014", "room-1112"], [], BALL, ["beast-2222-3"])
    say(state, "card room-0014")
    take_side_action(state, 0, "silence-ball")
    assert (current_question(state), current_question(round_trip(state))) == ((0, "choose_cell"), (0, "choose_cell"))
    say(state, "lay 1,1 turned")
    assert (time_on(state, "1,1"), time_on(state, "0,0")) == (3, 3)
    assert (current_question(state), options(state)) == ((0, "choose_card"), ["card room-0014", "card room-1112"])
    lay(state, "room-1112 0,2")
    assert (time_on(state, "1,1"), end(state), hand(state, 0)) == (2, PLAYING, ["room-0014"])


@pytest.mark.rule("KKDR-39", "KKDR-37")
def test_the_ball_is_of_no_use_on_an_empty_deck() -> None:
    state = alone(["room-0014"], [], BALL, ["room-1112", "black-knight 1,1 turned"])
    assert "silence-ball" not in side_actions(state, 0)
    state = alone(["room-0014"], [], options=BALL)
    assert "silence-ball" in side_actions(state, 0)


@pytest.mark.rule("KKDR-39", "KKDR-33")
def test_the_ball_gives_no_last_chance() -> None:
    state = alone(["joker"], ["room-0023"], options=BALL)
    lay(state, "joker 1,1")
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-39")
def test_a_ball_used_before_the_last_card_is_laid_saves_the_hand() -> None:
    state = alone(["joker"], ["room-0023"], options=BALL)
    take_side_action(state, 0, "silence-ball")
    lay(state, "joker 1,1")
    assert (end(state), hand(state, 0), cards_on_table(state)) == (
        PLAYING,
        ["room-0023"],
        ["room-1112 0,0", "joker 1,1"],
    )


@pytest.mark.rule("KKDR-39")
def test_only_a_ball_that_draws_lets_a_turn_go_on_after_the_black_knight() -> None:
    going_on = [{"task": "ChooseCard"}]
    state = dungeon(hands=[["room-0014"]], deck=[], drawn=True, agenda=going_on, options=BALL)
    assert current_question(say(state, "lay 1,1 turned")) == (0, "choose_card")
    with pytest.raises(PositionError, match="agenda: found ChooseCard, expected NextTurn"):
        dungeon(hands=[["room-0014"]], deck=[], drawn=True, agenda=going_on, options=AIMED)
