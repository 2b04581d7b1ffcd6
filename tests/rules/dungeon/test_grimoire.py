"""Grimoire tokens: who may use them and when, the ball of silence, and where used tokens go."""

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.events import TalkFlipped
from knockbox.games.dungeon.state import DungeonState
from knockbox.testing.dungeon_table import (
    ALL_TOKENS,
    PLAYING,
    WON,
    cards_on_table,
    current_question,
    danger,
    dungeon,
    end,
    events,
    game_of,
    hand,
    lay,
    log,
    loss,
    mark,
    note_kinds,
    options,
    pool,
    round_trip,
    say,
    side_actions,
    take_side_action,
    tokens,
    utterances,
)

BALL = {"adventure": "on", "tokens": "silence"}
JOKERS = [["joker"], ["joker"], []]


def spells(offered: list[str]) -> list[str]:
    """The offers that use a token."""
    verbs = ("fireball", "ice", "poison", "silence-ball")
    return [found for found in offered if found.split()[0] in verbs]


# When and by whom


@pytest.mark.rule("KKD-GRIM-0", "KKDR-32")
def test_any_player_may_use_a_token_in_or_out_of_turn() -> None:
    for seat in (0, 1, 2):
        state = dungeon(laid=["beast-2222-3"], hands=JOKERS, options=ALL_TOKENS)
        take_side_action(state, seat, "ice 0,0")
        used = next(note for note in log(state) if note.kind == "token_used")
        assert (used.seat, used.rule) == (seat, "KKD-GRIM-0")
        assert current_question(state) == (0, "choose_card")


@pytest.mark.rule("KKDR-20")
def test_all_players_and_nobody_else_are_offered_the_same_tokens() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, options=ALL_TOKENS, silent=True)
    corners = ["poison 0,0", "poison 1,0", "poison 0,1", "poison 1,1"]
    for seat in (0, 1, 2):
        assert spells(side_actions(state, seat)) == ["fireball 0,0", "ice 0,0", *corners, "silence-ball"]
    assert spells(side_actions(state, PUBLIC)) == []


@pytest.mark.rule("KKD-GRIM-0", "KKD-ADV-3")
def test_a_token_takes_effect_at_once_and_is_given_up() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, options=ALL_TOKENS)
    take_side_action(state, 2, "ice 0,0")
    assert mark(state, "0,0") == "frozen"
    assert tokens(state) == ["fireball", "poison", "silence"]
    assert not any(found.startswith("ice") for found in side_actions(state, 2))


@pytest.mark.rule("KKDR-20", "KKD-ADV-3")
def test_several_tokens_may_be_used_in_a_row() -> None:
    state = dungeon(laid=["beast-3333-5", "beast-2222-6 1,1"], hands=JOKERS, options=ALL_TOKENS, silent=True)
    take_side_action(state, 1, "poison 0,0")
    take_side_action(state, 2, "ice 0,0")
    take_side_action(state, 0, "fireball 1,1")
    take_side_action(state, 1, "silence-ball")
    assert (tokens(state), cards_on_table(state), danger(state, "0,0")) == ([], ["beast-3333-5 0,0"], 9)
    assert current_question(state) == (0, "choose_card")


@pytest.mark.rule("KKDR-32")
def test_tokens_may_be_used_before_the_first_turn_and_between_turns() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, deck=["joker"], options=ALL_TOKENS)
    assert "fireball 0,0" in side_actions(state, 1)
    lay(state, "joker 1,1")
    assert current_question(state) == (1, "choose_card")
    assert "fireball 0,0" in side_actions(state, 0)


@pytest.mark.rule("KKDR-32")
def test_a_token_used_while_a_card_is_about_to_be_laid_lets_its_player_choose_anew() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=[["joker", "room-1112"], []], options=ALL_TOKENS)
    say(state, "card joker")
    take_side_action(state, 1, "fireball 0,0")
    assert (current_question(state), options(state)) == ((0, "choose_card"), ["card joker", "card room-1112"])


@pytest.mark.rule("KKDR-32")
def test_tokens_may_be_used_between_drawing_and_laying_the_black_knight() -> None:
    hands = [["room-1112"], ["joker"]]
    state = dungeon(laid=["beast-2222-3"], hands=hands, deck=[], options=ALL_TOKENS)
    lay(state, "room-1112 1,1")
    assert current_question(state) == (0, "choose_cell")
    take_side_action(state, 1, "poison 0,0")
    assert (mark(state, "0,0"), current_question(state)) == ("beaten", (0, "choose_cell"))
    assert "lay 2,2" in options(state)


@pytest.mark.rule("KKDR-20")
def test_no_token_helps_once_the_dungeon_is_lost() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, options=ALL_TOKENS)
    take_side_action(state, PUBLIC, "time-up")
    assert [side_actions(state, seat) for seat in (0, 1, 2)] == [[], [], []]


@pytest.mark.rule("KKD-GRIM-0")
def test_silence_still_holds_while_a_token_is_used() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, options=ALL_TOKENS, silent=True)
    take_side_action(state, 1, "ice 0,0")
    assert mark(state, "0,0") == "frozen"
    assert "have-joker" not in utterances(state, 1)
    assert "nod" in utterances(state, 1)


@pytest.mark.rule("KKDR-35")
def test_without_a_standing_creature_fire_ice_and_poison_have_no_target() -> None:
    state = dungeon(laid=["room-1112", "beast-3111-3 1,1 turned", "joker 2,2"], hands=JOKERS, options=ALL_TOKENS)
    assert mark(state, "1,1") == "beaten"
    assert spells(side_actions(state, 0)) == []


def closed(state: DungeonState, seat: int) -> list[tuple[str, str, str]]:
    """What a seat is told of tokens that have no use: how it was tried, why not, and by which rule."""
    tried = game_of(state).disabled_side_actions(state, seat)
    return [(each.notation, reason.code, reason.rule) for each in tried for reason in each.reasons[:1]]


@pytest.mark.rule("KKD-GRIM-0", "KKDR-35")
def test_a_token_without_a_use_says_why() -> None:
    beaten = dungeon(laid=["room-1112", "beast-3111-3 1,1 turned", "joker 2,2"], hands=JOKERS, options=ALL_TOKENS)
    assert closed(beaten, 2) == [
        ("fireball 1,1", "beaten-already", "KKDR-21"),
        ("ice 1,1", "beaten-already", "KKD-GRIM-2"),
        ("poison 1,1", "no-creature-corner", "KKD-GRIM-3"),
        ("silence-ball", "talking-already", "KKD-GRIM-4"),
    ]
    knight = dungeon(laid=["joker", "black-knight 1,1"], hands=JOKERS, deck=[], options=ALL_TOKENS, silent=True)
    assert closed(knight, 1) == [
        ("fireball 1,1", "knight-defies-fire", "KKD-GRIM-1"),
        ("ice 1,1", "knight-defies-ice", "KKDR-23"),
    ]


@pytest.mark.rule("KKD-GRIM-0")
def test_nothing_is_told_of_tokens_that_are_used_nobodys_or_no_business_of_an_onlooker() -> None:
    laid = ["beast-2222-3"]
    assert closed(dungeon(laid=laid, hands=JOKERS, options=ALL_TOKENS, silent=True), 0) == []
    assert closed(dungeon(laid=laid, hands=JOKERS), 0) == []
    assert closed(dungeon(laid=["room-1112"], hands=JOKERS, options=ALL_TOKENS), PUBLIC) == []


# The ball of silence


@pytest.mark.rule("KKD-GRIM-4", "KKDR-38")
def test_the_ball_of_silence_allows_talking_again_and_goes_back_to_the_pool_at_once() -> None:
    state = dungeon(hands=JOKERS, options=BALL, silent=True)
    assert "stuck" not in utterances(state, 0)
    take_side_action(state, 2, "silence-ball")
    assert not state.silent
    assert "stuck" in utterances(state, 0)
    assert (tokens(state), "silence" in pool(state)) == ([], True)


@pytest.mark.rule("KKD-GRIM-4", "KKDR-20")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_used_the_ball_of_silence_is_told_to_have_broken_the_silence(seat: int) -> None:
    state = take_side_action(dungeon(hands=JOKERS, options=BALL, silent=True), seat, "silence-ball")
    assert state.active == 0
    assert [(event.seat, event.silent) for event in events(state) if isinstance(event, TalkFlipped)] == [(seat, False)]


@pytest.mark.rule("KKDR-37")
def test_the_ball_of_silence_is_for_silence_only() -> None:
    state = dungeon(hands=JOKERS, deck=["joker"], options=BALL)
    assert "silence-ball" not in side_actions(state, 0)
    lay(state, "joker 1,1")
    assert state.silent
    assert "silence-ball" in side_actions(state, 0)


# Where tokens go


@pytest.mark.rule("KKDR-38", "KKD-ADV-4")
def test_a_used_fireball_goes_to_the_pool_at_once_and_does_not_come_back_before_the_end() -> None:
    state = dungeon(laid=["beast-2222-3", "beast-3333-5 1,1"], hands=JOKERS, options=ALL_TOKENS)
    take_side_action(state, 0, "fireball 0,0")
    assert (pool(state), tokens(state)) == (["fireball"], ["ice", "poison", "silence"])
    assert "fireball 1,1" not in side_actions(state, 0)


@pytest.mark.rule("KKDR-38")
def test_ice_and_poison_are_neither_held_nor_in_the_pool_while_they_lie_on_the_table() -> None:
    state = dungeon(laid=["beast-3333-5"], hands=JOKERS, options=ALL_TOKENS)
    take_side_action(state, 0, "ice 0,0")
    take_side_action(state, 0, "poison 0,0")
    for found in (state, round_trip(state)):
        assert (pool(found), tokens(found)) == ([], ["fireball", "silence"])


@pytest.mark.rule("KKDR-38", "KKD-ADV-4")
def test_poison_on_the_table_goes_back_before_a_token_is_drawn_after_a_win() -> None:
    cards = ["joker", "black-knight 1,1"]
    state = dungeon(laid=cards, hands=[["joker"], []], deck=[], options=ALL_TOKENS)
    take_side_action(state, 0, "poison 1,1")
    assert end(state) == WON
    assert note_kinds(state)[-2:] == ["token_returned", "token_drawn"]
    assert tokens(state) == ["fireball", "ice", "poison", "silence"], "the only token in the pool was drawn"


@pytest.mark.rule("KKDR-38")
def test_a_dungeon_won_with_poison_shows_its_cards_without_it_and_comes_back() -> None:
    cards = ["room-1112", "black-knight 1,1 turned"]
    state = dungeon(laid=cards, hands=[["joker"], []], deck=[], options=ALL_TOKENS)
    take_side_action(state, 0, "poison 2,2")
    assert (end(state), danger(state, "1,1")) == (WON, 6)
    assert (end(round_trip(state)), danger(round_trip(state), "1,1")) == (WON, 6)


@pytest.mark.rule("KKDR-38", "KKDR-14")
def test_ice_that_the_winning_card_frees_is_in_the_pool_before_a_token_is_drawn() -> None:
    cards = ["beast-3111-6 frozen", "room-1112 -1,1", "black-knight -2,0"]
    held = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
    state = dungeon(laid=cards, hands=[["joker"], ["joker"]], deck=[], options=held)
    assert pool(state) == []
    lay(state, "joker -1,-1")
    assert (end(state), tokens(state)) == (WON, ["fireball", "ice", "poison", "silence"])


@pytest.mark.rule("KKDR-38")
def test_a_lost_dungeon_gives_nothing_and_clears_nothing() -> None:
    state = dungeon(laid=["beast-3333-5"], hands=JOKERS, options=ALL_TOKENS)
    take_side_action(state, 0, "poison 0,0")
    take_side_action(state, PUBLIC, "time-up")
    assert (end(state), danger(state, "0,0")) == (loss("KKD-END-5"), 9)
    assert "token_drawn" not in note_kinds(state)


@pytest.mark.rule("KKD-GRIM-0")
def test_a_group_without_tokens_is_offered_none() -> None:
    state = dungeon(laid=["beast-2222-3"], hands=JOKERS, options={"adventure": "on"}, silent=True)
    assert spells(side_actions(state, 0)) == []
    assert (end(state), hand(state, 0)) == (PLAYING, ["joker"])
