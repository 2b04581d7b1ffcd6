"""When nobody has a card left, a token may still save the group."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    WON,
    current_question,
    dungeon,
    end,
    lay,
    loss,
    mark,
    note_kinds,
    options,
    round_trip,
    say,
    side_actions,
    take_side_action,
    time_on,
)

THREE_HANDS = [["room-1112"], [], []]
CARDS = ["beast-3333-6", "black-knight 1,1 turned"]
KNIGHT_POISONS = ["poison 1,1", "poison 2,1", "poison 1,2", "poison 2,2"]


def last_chance(tokens: str = "fireball,ice,poison,silence", cards: list[str] = CARDS) -> DungeonState:
    """Seat 0 of three has just laid the last card of all."""
    held = {"adventure": "on", "tokens": tokens}
    return lay(dungeon(laid=cards, hands=THREE_HANDS, deck=[], options=held), "room-1112 0,2")


@pytest.mark.rule("KKDR-33")
def test_the_seat_that_laid_last_is_asked_for_a_token_or_to_give_up() -> None:
    state = last_chance()
    assert current_question(state) == (0, "last_chance")
    beast = ["poison 0,0", "poison 1,0", "poison 0,1"]
    assert options(state) == ["fireball 0,0", "ice 0,0", *beast, *KNIGHT_POISONS, "give-up"]
    assert "last_chance_called" in note_kinds(state)


@pytest.mark.rule("KKDR-33")
def test_who_laid_the_black_knight_may_be_the_last_to_have_laid() -> None:
    state = dungeon(laid=["beast-2222-6"], hands=[[], [], []], deck=[], drawn=True, active=2, options=ALL_TOKENS)
    say(state, "lay 1,1 turned")
    assert current_question(state) == (2, "last_chance")


@pytest.mark.rule("KKDR-33")
def test_poison_on_the_black_knight_wins_in_the_last_chance() -> None:
    state = last_chance()
    assert end(say(state, "poison 1,2")) == WON


@pytest.mark.rule("KKDR-33")
def test_tokens_may_be_used_one_after_the_other_while_they_have_a_target() -> None:
    state = last_chance()
    say(state, "poison 0,0", "ice 0,0")
    assert (current_question(state), options(state)) == ((0, "last_chance"), ["fireball 0,0", "give-up"])
    say(state, "fireball 0,0")
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-33")
def test_another_seat_may_use_a_token_and_the_same_seat_is_asked_again() -> None:
    state = last_chance()
    take_side_action(state, 2, "ice 0,0")
    assert (mark(state, "0,0"), current_question(state)) == ("frozen", (0, "last_chance"))
    take_side_action(state, 1, "poison 2,1")
    assert (mark(state, "1,1"), end(state)) == ("beaten", PLAYING)
    take_side_action(state, 1, "fireball 0,0")
    assert end(state) == WON


@pytest.mark.rule("KKDR-33")
def test_the_last_token_used_in_vain_by_another_seat_loses() -> None:
    state = last_chance("ice")
    take_side_action(state, 1, "ice 0,0")
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-33")
def test_the_asked_seat_alone_decides_to_give_up() -> None:
    state = last_chance()
    take_side_action(state, 1, "give-up")
    take_side_action(state, 2, "give-up")
    assert end(state) == PLAYING
    say(state, "give-up")
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-33")
@pytest.mark.parametrize("tokens", ["none", "silence"])
def test_without_a_token_that_has_a_target_the_group_loses_at_once(tokens: str) -> None:
    assert end(last_chance(tokens)) == loss("KKDR-11")


@pytest.mark.rule("KKDR-33")
def test_fire_and_ice_give_no_chance_if_only_the_black_knight_stands() -> None:
    state = last_chance("fireball,ice,silence", ["room-1112", "black-knight 1,1 turned"])
    assert end(state) == loss("KKDR-11")


@pytest.mark.rule("KKDR-33")
def test_burning_the_frozen_creature_wins_in_the_last_chance_while_the_knight_is_held() -> None:
    state = last_chance("fireball", ["beast-2222-6 frozen", "black-knight 1,1", "joker 2,2"])
    assert options(state) == ["fireball 0,0", "give-up"]
    assert end(say(state, "fireball 0,0")) == WON


@pytest.mark.rule("KKDR-33")
def test_the_last_chance_is_no_turn_and_takes_no_time() -> None:
    state = last_chance()
    before = time_on(state, "0,0")
    say(state, "poison 0,0")
    assert (time_on(state, "0,0"), before) == (5, 5)


@pytest.mark.rule("KKDR-33")
def test_the_clock_may_end_the_last_chance() -> None:
    state = last_chance()
    assert side_actions(state, 0) == []
    take_side_action(state, PUBLIC, "time-up")
    assert end(state) == loss("KKD-END-5")


@pytest.mark.rule("KKDR-33")
def test_there_is_no_last_chance_in_a_position_without_a_target_or_with_cards_in_hand() -> None:
    state = last_chance()
    assert options(round_trip(state)) == options(state)
    ask = {"task": "LastChance"}
    with pytest.raises(PositionError, match="a token with a target"):
        dungeon(laid=CARDS, hands=[[], []], deck=[], asking=ask)
    with pytest.raises(PositionError, match="only with empty hands"):
        dungeon(laid=CARDS, hands=[["joker"], []], deck=[], options=ALL_TOKENS, asking=ask)
