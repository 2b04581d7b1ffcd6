"""Setting up a dungeon, up to the first question."""

from collections import Counter
from pathlib import Path

import pytest

from knockbox.engine.errors import OptionError, PositionError
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.events import FirstPlayerDecided, StartCardLaid
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.text.names import token_names
from knockbox.games.packs.errors import PackError
from knockbox.testing.dungeon_table import (
    KNIGHT_ID,
    PROVING_DUNGEON,
    cards_on_table,
    current_question,
    deck,
    dungeon,
    events,
    game,
    game_of,
    hand,
    lay,
    mark,
    match,
    match_from_deck,
    options,
    parse_laid_card,
    refusal_rule,
    time_on,
)

SHALLOW = str(Path(PROVING_DUNGEON).parent / "shallow-dungeon")
"""A box whose first dungeon has thirteen cards beside the Black Knight."""
NINE = ["room-1112", "joker", "joker", "room-0014", "room-0023", "joker", "room-0032", "room-0041", "beast-2222-3"]
"""Two hands and a start card."""


def everything(state: DungeonState) -> Counter[str]:
    """All cards of a match, wherever they are."""
    whole = deck(state) + [card.split()[0] for card in cards_on_table(state)]
    return Counter(whole + [card for seat in range(game_of(state).num_players) for card in hand(state, seat)])


# Tokens


@pytest.mark.rule("KKD-SETUP-1")
def test_all_time_tokens_are_in_the_reserve_but_those_of_the_start_card() -> None:
    assert match_from_deck([*NINE[:8], "room-1112"]).reserve == 12
    assert match_from_deck(NINE).reserve == 9


@pytest.mark.rule("KKD-SETUP-1")
def test_tokens_that_are_on_no_card_are_in_the_reserve() -> None:
    assert dungeon(laid=["beast-2222-3", "beast-2112-5 1,1 time=4"]).reserve == 5
    with pytest.raises(PositionError, match="reserve: found 12"):
        dungeon(laid=["beast-2222-3"], reserve=12)


@pytest.mark.rule("KKD-SETUP-2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_talk_side_is_up(seats: int) -> None:
    state = match(seats)
    assert not state.silent
    assert all(game_of(state).view(state, seat).may_speak for seat in range(seats))


@pytest.mark.rule("KKD-SETUP-2")
def test_alone_there_is_no_talk_token() -> None:
    state = dungeon(hands=[["joker", "room-1112"]])
    assert not game_of(state).view(state, 0).may_speak
    assert refusal_rule(state, 0, "stuck") == "KKD-SETUP-2"
    assert not lay(state, "joker 1,1").silent
    with pytest.raises(PositionError, match="no talk token"):
        dungeon(seats=1, silent=True)


@pytest.mark.rule("KKD-SETUP-2")
def test_a_table_can_be_laid_out_with_the_silence_side_up() -> None:
    assert dungeon(silent=True).silent


# The deck


@pytest.mark.rule("KKD-SETUP-4")
def test_cards_with_a_level_mark_stay_in_the_box() -> None:
    box, cards = game().box, everything(match())
    marked = [id for id, card in (box.rooms | box.creatures).items() if card.level > 1]
    assert len(marked) == 6
    assert not set(marked) & set(cards)
    assert sum(cards.values()) == 63 - 6


@pytest.mark.rule("KKD-SETUP-4")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_black_knight_is_set_aside_while_the_others_are_dealt(seats: int) -> None:
    state = match(seats)
    assert everything(state)[KNIGHT_ID] == 1
    assert deck(state)[-1] == KNIGHT_ID


@pytest.mark.rule("KKD-SETUP-5")
def test_the_deck_is_shuffled_and_the_black_knight_is_at_the_bottom() -> None:
    decks = [deck(match(seed=seed)) for seed in range(5)]
    assert len({tuple(cards) for cards in decks}) == 5
    assert [cards[-1] for cards in decks] == [KNIGHT_ID] * 5
    assert everything(match(seed=0)) == everything(match(seed=1))


@pytest.mark.rule("KKD-SETUP-5")
def test_nobody_can_lay_out_a_deck_with_another_card_below_the_black_knight() -> None:
    with pytest.raises(PositionError, match="KKD-SETUP-5"):
        game().set_up({"cards": [parse_laid_card("room-1112")], "hands": [["joker"], []], "deck": [KNIGHT_ID, "joker"]})


# Hands and start card


@pytest.mark.rule("KKD-SETUP-6")
@pytest.mark.parametrize(("seats", "size"), [(1, 6), (2, 4), (3, 4), (4, 4), (5, 4), (6, 3)])
def test_one_gets_six_cards_up_to_five_get_four_each_six_get_three_each(seats: int, size: int) -> None:
    for state in (match(seats), dungeon(seats=seats)):
        assert [len(hand(state, seat)) for seat in range(seats)] == [size] * seats
    assert len(deck(match(seats))) == 57 - seats * size - 1


@pytest.mark.rule("KKD-SETUP-6")
@pytest.mark.parametrize(("seats", "most"), [(1, 6), (4, 4), (6, 3)])
def test_nobody_holds_more_than_was_dealt(seats: int, most: int) -> None:
    cards = ["room-0014", "room-0023", "room-0032", "room-0041", "room-0104", "room-0113", "room-0122"]
    others: list[list[str]] = [[] for _ in range(seats - 1)]
    assert len(hand(dungeon(hands=[cards[:most], *others]), 0)) == most
    with pytest.raises(PositionError, match="hands"):
        dungeon(hands=[cards[: most + 1], *others])


@pytest.mark.rule("KKD-SETUP-6", "KKD-SETUP-7")
def test_a_box_must_have_cards_for_every_hand_and_the_start_card() -> None:
    assert deck(game(3, pack=SHALLOW).start(make_rng(0))) == [KNIGHT_ID]
    for seats, needed in ((4, 17), (5, 21), (6, 19)):
        with pytest.raises(PackError, match=rf"found 13 cards .* expected at least {needed}: .* \(KKD-SETUP-6\)"):
            game(seats, pack=SHALLOW)
    assert len(deck(game(6, {"level": "4"}, SHALLOW).start(make_rng(0)))) == 44


@pytest.mark.rule("KKD-SETUP-6", "KKDR-44")
def test_a_given_deck_is_dealt_in_whole_hands_from_the_top_seat_by_seat() -> None:
    state = match_from_deck(NINE)
    assert hand(state, 0) == sorted(NINE[:4], key=list(game().names.cards).index)
    assert hand(state, 1) == sorted(NINE[4:8], key=list(game().names.cards).index)
    assert deck(state)[-1] == KNIGHT_ID


@pytest.mark.rule("KKD-SETUP-7", "KKDR-44")
def test_after_the_hands_the_top_card_is_turned_into_the_middle() -> None:
    state = match_from_deck([*NINE[:8], "room-0311", "room-0131"])
    assert cards_on_table(state) == ["room-0311 0,0"]
    assert deck(state)[0] == "room-0131"


@pytest.mark.rule("KKD-SETUP-7")
def test_the_start_card_lies_upright() -> None:
    state = match(seed=3)
    (start,) = [event for event in events(state) if isinstance(event, StartCardLaid)]
    box = game().box
    card = box.rooms.get(start.card) or box.creatures[start.card]
    assert (start.cell, tuple(start.corners)) == ((0, 0), card.corners)


@pytest.mark.rule("KKD-SETUP-7", "KKD-CREA-1")
def test_a_creature_that_is_the_start_card_gets_its_tokens() -> None:
    state = match_from_deck(NINE)
    assert (mark(state, "0,0"), time_on(state, "0,0"), state.reserve) == ("standing", 3, 9)


@pytest.mark.rule("KKD-SETUP-7", "KKD-CREA-1")
def test_so_it_is_in_every_match() -> None:
    starts = [match(seed=seed) for seed in range(12)]
    assert {mark(state, "0,0") for state in starts} == {"room", "standing"}
    assert all(time_on(state, "0,0") == state.rules.time[state.kinds[0]] for state in starts)
    assert all(state.reserve == 12 - time_on(state, "0,0") for state in starts)


@pytest.mark.rule("KKD-SETUP-7")
def test_a_table_of_which_only_the_hands_are_known_gets_a_start_card() -> None:
    state = game().set_up({"hands": [["joker"], ["joker"]]})
    assert len(state.cells) == 1


@pytest.mark.rule("KKDR-5")
def test_the_silence_icon_of_the_start_card_does_not_flip_the_token() -> None:
    state = match_from_deck([*NINE[:8], "joker"])
    assert cards_on_table(state) == ["joker 0,0"]
    assert not state.silent


@pytest.mark.rule("KKDR-5")
def test_alone_the_icon_of_the_start_card_costs_no_draw_in_the_first_turn() -> None:
    state = match_from_deck(["room-1112"] * 3 + ["room-0014", "room-0023", "room-0032", "joker"], seats=1)
    assert len(hand(lay(state, "room-1112 1,1"), 0)) == 6


@pytest.mark.rule("KKDR-5")
def test_nothing_is_removed_from_the_start_card_before_the_alarm_of_the_first_turn() -> None:
    state = match_from_deck(NINE, options={"first_player": "0"})
    assert (current_question(state), time_on(state, "0,0")) == ((0, "choose_card"), 3)
    lay(state, "room-1112 1,1")
    assert (time_on(state, "0,0"), len(hand(state, 0))) == (2, 4)


# Grimoire tokens


@pytest.mark.rule("KKD-SETUP-8")
def test_grimoire_tokens_stay_in_the_box_outside_the_adventure() -> None:
    state = match()
    assert (state.held_tokens, state.pool) == (0, 0)
    with pytest.raises(OptionError, match="KKD-SETUP-8"):
        game(options={"tokens": "ice"})


@pytest.mark.rule("KKD-SETUP-8")
def test_in_the_adventure_the_tokens_are_held_or_in_the_pool() -> None:
    state = match(options={"adventure": "on", "tokens": "ice,silence"})
    assert (token_names(state.held_tokens), token_names(state.pool)) == (["ice", "silence"], ["fireball", "poison"])


# Hands are secret


@pytest.mark.rule("KKD-SETUP-10", "KKDR-17")
def test_no_hand_is_displayed_to_others() -> None:
    state = dungeon(hands=[["room-0014", "joker"], ["room-0023"], ["room-0032"]], deck=["room-0041"])
    for seat in (-1, 0, 1, 2):
        view = game_of(state).view(state, seat)
        own = [card.card for card in view.own.hand] if view.own else []
        assert own == (hand(state, seat) if seat >= 0 else [])
        assert [(held.size, held.shown) for held in view.table.hands] == [(2, ""), (1, ""), (1, "")]
        others = {"room-0014", "room-0023", "room-0032", "room-0041", "joker"} - set(own)
        assert not [card for card in others if card in str(view)]


@pytest.mark.rule("KKD-SETUP-10", "KKDR-17")
def test_the_card_about_to_be_laid_is_seen_by_its_owner_alone() -> None:
    state = dungeon(hands=[["room-0014", "joker"], ["room-0023"]])
    rules = game_of(state)
    rules.step(state, rules.string_to_action("card room-0014"))
    own, other = rules.view(state, 0), rules.view(state, 1)
    assert own.own is not None and own.own.chosen is not None and own.own.chosen.card == "room-0014"
    assert other.question is not None and other.question.options is None
    assert "room-0014" not in str(other)


@pytest.mark.rule("KKD-SETUP-10")
def test_the_others_see_only_the_backs_of_cards_that_are_dealt_and_drawn() -> None:
    state = dungeon(hands=[["room-1112"], ["room-1112"]], deck=["room-0014"])
    drawn = [event for event in events(lay(state, "room-1112 1,1")) if "room-0014" in str(event)]
    assert len(drawn) == 1
    assert "room-0014" in str(drawn[0].seen_by(0))
    assert not [seat for seat in (-1, 1) if "room-0014" in str(drawn[0].seen_by(seat))]


@pytest.mark.rule("KKD-SETUP-10")
def test_what_a_seat_cannot_see_may_be_anything_that_is_left() -> None:
    state = dungeon(hands=[["room-0014"], ["room-0023"]], deck=["room-0032", "room-0041"])
    worlds = [game_of(state).determinize(state, 0, make_rng(seed)) for seed in range(30)]
    assert {hand(world, 1)[0] for world in worlds} == {"room-0023", "room-0032", "room-0041"}
    assert all(hand(world, 0) == ["room-0014"] and deck(world)[-1] == KNIGHT_ID for world in worlds)
    assert all(everything(world) == everything(state) for world in worlds)


# Who begins


@pytest.mark.rule("KKD-SETUP-11", "KKDR-28")
@pytest.mark.parametrize("seat", range(3))
def test_a_chosen_player_begins_and_play_goes_to_the_left(seat: int) -> None:
    state = match(3, {"first_player": str(seat)})
    assert [event.seat for event in events(state) if isinstance(event, FirstPlayerDecided)] == [seat]
    for step in range(4):
        assert current_question(state) == ((seat + step) % 3, "choose_card")
        rules = game_of(state)
        rules.step(state, rules.string_to_action(options(state)[0]))
        rules.step(state, quiet_choice(state))


def quiet_choice(state: DungeonState) -> int:
    """A place for the chosen card that does not end the dungeon."""
    rules = game_of(state)
    assert state.question is not None
    for choice in state.question.options:
        world = rules.clone(state)
        rules.step(world, choice)
        if world.question is not None:
            return choice
    raise AssertionError("every place ends the dungeon")


@pytest.mark.rule("KKDR-28")
def test_without_a_choice_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(match(3, seed=seed).first for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert all(current_question(match(3, seed=seed))[0] == match(3, seed=seed).first for seed in range(5))


@pytest.mark.rule("KKDR-28")
def test_a_table_laid_out_keeps_to_the_chosen_first_player() -> None:
    assert current_question(dungeon(seats=3, options={"first_player": "2"}))[0] == 2
    with pytest.raises(PositionError, match="first: found 1, expected 2, as the options say"):
        dungeon(seats=3, options={"first_player": "2"}, first=1)


@pytest.mark.rule("KKD-SETUP-11")
def test_nobody_else_moves_first() -> None:
    with pytest.raises(PositionError, match="active: found 1, expected 0, who begins"):
        dungeon(seats=3, first=0, active=1)


@pytest.mark.rule("KKD-SETUP-11", "KKDR-44")
def test_nobody_is_passed_over_who_has_a_card() -> None:
    two = ["room-1112", "room-1112 1,1"]
    assert current_question(dungeon(laid=two, seats=3, last_layer=1, active=2))[0] == 2
    with pytest.raises(PositionError, match="active: found 0, expected 2 after seat 1"):
        dungeon(laid=two, seats=3, last_layer=1, active=0)
