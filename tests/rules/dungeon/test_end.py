"""The end: how a dungeon is won or lost, and which rule is named if several apply."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import OptionError, PositionError
from knockbox.games.dungeon.events import CardBlamed, DungeonLost, DungeonWon
from knockbox.games.dungeon.pack import find_pack, load_box
from knockbox.games.dungeon.text.log import Cast, render_event
from knockbox.games.dungeon.text.questions import Wording
from knockbox.testing.dungeon_table import (
    PLAYING,
    WON,
    danger,
    dungeon,
    end,
    events,
    game,
    lay,
    loss,
    mark,
    note_kinds,
    refusal_rule,
    say,
    side_actions,
    take_side_action,
    time_on,
)
from knockbox.text.language import LANGUAGES


@pytest.mark.rule("KKD-END-1")
def test_the_group_wins_when_the_black_knight_is_beaten() -> None:
    state = dungeon(laid=["black-knight"], hands=[["room-0122"], ["joker"]], deck=[])
    lay(state, "room-0122 -1,-1")
    assert end(state) == WON
    assert (state.question, side_actions(state, 0), side_actions(state, PUBLIC)) == (None, [], [])
    assert isinstance(events(state)[-1], DungeonWon)


@pytest.mark.rule("KKD-END-1", "KKDR-42")
def test_the_very_last_card_may_win() -> None:
    state = dungeon(laid=["black-knight 0,0 time=1"], hands=[["joker"], []], deck=[])
    lay(state, "joker -1,-1")
    assert end(state) == WON


@pytest.mark.rule("KKD-END-2")
def test_the_group_loses_by_a_room_at_six() -> None:
    state = dungeon(laid=["room-1112"], hands=[["room-0122"], ["joker"]], deck=["joker"])
    lay(state, "room-0122 1,-1")
    assert (danger(state, "0,0"), end(state)) == (6, loss("KKD-END-2", "0,0"))
    assert isinstance(events(state)[-1], DungeonLost)


@pytest.mark.rule("KKD-END-3")
def test_the_group_loses_by_a_creature_at_six_without_time() -> None:
    state = dungeon(laid=["beast-2112-2 0,0 time=1"], hands=[["room-0113"], ["joker"]], deck=["joker"])
    lay(state, "room-0113 1,-1")
    assert (danger(state, "0,0"), end(state)) == (6, loss("KKD-END-3", "0,0"))


@pytest.mark.rule("KKD-END-4")
def test_the_group_loses_when_the_reserve_cannot_supply_the_tokens() -> None:
    laid = ["joker", "beast-3333-6 1,1", "beast-3322-5 2,2"]
    state = dungeon(laid=laid, hands=[["beast-2222-2"], ["joker"]], deck=["joker"])
    lay(state, "beast-2222-2 -1,-1")
    assert end(state) == loss("KKD-END-4", "-1,-1")


@pytest.mark.rule("KKD-END-5")
def test_the_group_loses_when_the_time_is_over_and_the_black_knight_is_not_beaten() -> None:
    for state in (dungeon(), dungeon(laid=["black-knight"], hands=[["joker"], []], deck=[])):
        take_side_action(state, PUBLIC, "time-up")
        assert end(state) == loss("KKD-END-5")


# The clock


@pytest.mark.rule("KKDR-15", "KKD-END-5")
def test_time_is_called_while_the_table_waits_also_for_a_cell_or_for_the_black_knight() -> None:
    chosen = say(dungeon(laid=["black-knight"], hands=[["joker"], []], deck=[]), "card joker")
    drawn = dungeon(hands=[["joker"], ["joker"]], deck=[], drawn=True)
    for state in (chosen, drawn):
        take_side_action(state, PUBLIC, "time-up")
        assert end(state) == loss("KKD-END-5")
        assert state.question is None


@pytest.mark.rule("KKDR-15")
def test_a_card_laid_before_the_call_is_evaluated_and_its_win_counts() -> None:
    state = dungeon(laid=["black-knight"], hands=[["joker"], ["joker"]], deck=[])
    lay(state, "joker -1,-1")
    assert (end(state), side_actions(state, PUBLIC)) == (WON, [])
    state = take_side_action(dungeon(), PUBLIC, "time-up")
    assert end(state) == loss("KKD-END-5")


@pytest.mark.rule("KKDR-15")
def test_the_clock_decides_and_nobody_else() -> None:
    state = take_side_action(dungeon(), 0, "give-up")
    assert "time-up" not in side_actions(state, 0) + side_actions(state, 1)
    assert refusal_rule(state, 0, "time-up") == "KKDR-15"
    take_side_action(state, PUBLIC, "time-up")
    assert end(state) == loss("KKD-END-5")


@pytest.mark.rule("KKDR-15")
@pytest.mark.parametrize("minutes", ["6", "10", "15", "1", "90"])
def test_the_timer_may_be_any_number_of_minutes(minutes: str) -> None:
    assert end(take_side_action(dungeon(options={"timer": minutes}), PUBLIC, "time-up")) == loss("KKD-END-5")


@pytest.mark.rule("KKDR-15")
def test_the_timer_may_be_off_and_nothing_else() -> None:
    assert side_actions(dungeon(options={"timer": "off"}), PUBLIC) == []
    assert end(take_side_action(dungeon(), PUBLIC, "time-up")) == loss("KKD-END-5")
    for wrong in ("0", "-1", "soon", "6.5"):
        with pytest.raises(OptionError, match="timer"):
            game(options={"timer": wrong})


# Which rule is named


@pytest.mark.rule("KKDR-42")
def test_a_loud_room_comes_before_a_creature_out_of_time() -> None:
    laid = ["room-1112", "beast-2222-3 1,1 time=1"]
    state = dungeon(laid=laid, hands=[["room-0122"], ["joker"]], deck=["joker"])
    lay(state, "room-0122 1,-1")
    assert end(state) == loss("KKD-END-2", "0,0")
    assert time_on(state, "1,1") == 1


@pytest.mark.rule("KKDR-42")
def test_a_creature_out_of_time_comes_before_the_draw_and_before_empty_hands() -> None:
    state = dungeon(laid=["joker", "black-knight 1,1 time=1"], hands=[["joker"], []], deck=[])
    lay(state, "joker -1,-1")
    assert end(state) == loss("KKD-END-3", "1,1")
    state = dungeon(laid=["joker", "beast-2222-3 1,1 time=1"], hands=[["joker"], ["joker"]], deck=[])
    lay(state, "joker -1,-1")
    assert end(state) == loss("KKD-END-3", "1,1")
    assert "knight_drawn" not in note_kinds(state)


@pytest.mark.rule("KKDR-42")
def test_the_black_knight_is_drawn_and_laid_before_empty_hands_are_looked_at() -> None:
    state = dungeon(laid=["room-1112"], hands=[["room-1112"], []], deck=[])
    lay(state, "room-1112 1,1")
    assert (end(state), note_kinds(state)[-1]) == (PLAYING, "knight_drawn")
    lay(state, "black-knight 2,2")
    assert end(state) == loss("KKD-END-2", "1,1")


@pytest.mark.rule("KKDR-42")
def test_every_loud_room_is_named_also_a_beaten_creature() -> None:
    laid = ["joker", "beast-3111-3 1,1", "room-1112 -1,1", "joker 2,2"]
    state = dungeon(laid=laid, hands=[["room-0023"], ["joker"]], deck=["joker"])
    assert (mark(state, "1,1"), danger(state, "1,1"), danger(state, "-1,1")) == ("beaten", 5, 5)
    lay(state, "room-0023 0,2 turned")
    assert end(state) == loss("KKD-END-2", "-1,1", "1,1")
    blamed = [event for event in events(state) if isinstance(event, CardBlamed)]
    assert sorted(event.card for event in blamed) == ["beast-3111-3", "room-1112"]


@pytest.mark.rule("KKDR-42")
def test_a_table_laid_out_as_lost_names_the_rule_and_the_cards() -> None:
    state = dungeon(laid=["room-1112", "room-0122 1,-1"], outcome="lost", verdict="KKD-END-2", blamed=[[0, 0]])
    assert end(state) == loss("KKD-END-2", "0,0")
    with pytest.raises(PositionError, match="blamed"):
        dungeon(laid=["room-1112"], outcome="lost", verdict="KKD-END-5", blamed=[[0, 0]])
    with pytest.raises(PositionError, match="verdict: found 'KKD-END-2', expected null"):
        dungeon(verdict="KKD-END-2")


@pytest.mark.rule("KKDR-11", "KKDR-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_with_empty_hands_is_told_without_the_black_knight(language: str) -> None:
    """He may stand, or be held, or still lie in the deck of a single player."""
    told = render_event(DungeonLost("KKDR-11"), Cast([]), Wording(load_box(find_pack("first-dungeon")), language))
    assert not [name for name in ("Knight", "Caballero", "Rycerz") if name in told]
