"""Tainted Grail's dying menhir: cards shuffled in and drawn, tokens on the track, the dark behind them."""

from typing import Any

import pytest

from knockbox.engine.errors import ChoiceError
from knockbox.games.knockdown.schema import Symbol
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    discards,
    game_of,
    hand,
    log,
    match,
    note_kinds,
    require_all_dice,
    row,
    say,
    table,
    wounds,
)
from tests.rules.knockdown.reason_checks import PROVING_GROUND
from tests.rules.knockdown.tainted_grail_tables import (
    ARENA,
    ATTACKS,
    CANDLE,
    CENTRE,
    LAST_SPACE,
    NEXT_CARDS,
    NUM_CARDS,
    PACK,
    ROW,
    dark_wounds,
    set_up,
    start_turn,
    table_with_moved_candles,
)

MIXED: dict[str, Any] = {"pack": f"{PACK},{PROVING_GROUND}", "arena": PACK, "skill_set": "proving-ground"}


def ended(seat: int, places: list[int], **parts: Any) -> KnockdownState:
    """The turn of a seat has just ended."""
    laid: dict[str, Any] = {"pack": PACK, "row": ROW, "question": "end_turn", "active": seat, "places": places, **parts}
    return table(**laid)


# Into the deck


@pytest.mark.rule("KD-TG-SETUP-1", "KDR-34")
@pytest.mark.parametrize("seed", range(3))
def test_candles_are_shuffled_in_after_the_opening_draft_and_the_refill(seed: int) -> None:
    state = set_up(match(pack=PACK, seed=seed), "draft_two")
    assert (len(row(state)), CANDLE in deck(state)) == (3, False)
    set_up(state, "take_action")
    assert (len(row(state)), len(deck(state)), deck(state).count(CANDLE)) == (
        4,
        NUM_CARDS - 8 + ARENA.candles,
        ARENA.candles,
    )
    steps = [note.rule for note in log(state) if note.kind in ("deck_shuffled", "row_dealt", "candles_shuffled")]
    assert steps == ["KD-SETUP-6"] * 5 + ["KD-SETUP-9"] * 4 + ["KD-TG-SETUP-1"]


@pytest.mark.rule("KD-TG-SETUP-1", "KDR-34")
def test_candles_lie_anywhere_in_the_deck() -> None:
    decks = [deck(set_up(match(pack=PACK, seed=seed), "take_action")) for seed in range(4)]
    places = {tuple(index for index, card in enumerate(cards) if card == CANDLE) for cards in decks}
    assert len(places) == 4


@pytest.mark.rule("KD-TG-SETUP-1")
def test_an_arena_without_candles_has_no_step_for_them() -> None:
    assert "candles_shuffled" not in note_kinds(set_up(match(seed=1), "take_action"))
    assert "candles_shuffled" in note_kinds(set_up(match(pack=PACK, seed=1), "take_action"))


@pytest.mark.rule("KD-TG-SETUP-1", "KDR-34")
def test_a_table_whose_deck_is_not_given_holds_the_candles_that_were_not_drawn() -> None:
    assert deck(table(pack=PACK)).count(CANDLE) == ARENA.candles
    assert deck(table(pack=PACK, candle=1)).count(CANDLE) == ARENA.candles - 2
    assert deck(table(pack=PACK, deck={"top": [CANDLE]})).count(CANDLE) == ARENA.candles


# Drawn


@pytest.mark.rule("KD-TG-CAND-1", "KDR-34")
def test_the_first_candle_is_replaced_and_its_tokens_lie_on_the_outermost_spaces() -> None:
    state = start_turn(3, [CANDLE, *NEXT_CARDS[:2]])
    assert (row(state), deck(state)) == ([*ROW[:3], NEXT_CARDS[0]], NEXT_CARDS[1:2])
    assert [(note.rule, note.first) for note in log(state) if note.kind == "candle_drawn"] == [("KD-TG-CAND-1", 0)]
    assert [ends_in_the_dark(0, space) for space in (0, 1, LAST_SPACE - 1, LAST_SPACE)] == [True, False, False, True]


def ends_in_the_dark(candle: int, space: int) -> bool:
    other = CENTRE if space != CENTRE else CENTRE + 1
    return bool(dark_wounds(ended(0, [space, other], candle=candle)))


@pytest.mark.rule("KD-TG-CAND-2", "KDR-34")
@pytest.mark.parametrize("candle", range(3))
def test_each_later_candle_moves_both_tokens_one_space_inwards(candle: int) -> None:
    state = start_turn(3, [CANDLE, *NEXT_CARDS], candle=candle)
    assert (row(state), state.candle) == ([*ROW[:3], NEXT_CARDS[0]], candle + 1)
    assert [note.rule for note in log(state) if note.kind == "candle_drawn"] == ["KD-TG-CAND-2"]
    for space in (candle + 1, LAST_SPACE - candle - 1):
        assert not ends_in_the_dark(candle, space)
        assert ends_in_the_dark(state.candle, space)


@pytest.mark.rule("KD-TG-CAND-2", "KDR-34")
def test_the_tokens_never_pass_the_centre_on_which_both_may_lie() -> None:
    state = start_turn(3, [CANDLE, *NEXT_CARDS], candle=CENTRE - 1)
    assert state.candle == LAST_SPACE - state.candle == CENTRE
    state = start_turn(3, [CANDLE, *NEXT_CARDS], candle=CENTRE)
    assert (state.candle, note_kinds(state).count("candle_drawn"), len(row(state))) == (CENTRE, 1, 4)


@pytest.mark.rule("KD-TG-CAND-1", "KD-TG-CAND-2", "KDR-34")
def test_the_fourth_candle_moves_the_tokens_like_the_others() -> None:
    state = start_turn(0, [card for pair in zip([CANDLE] * 4, NEXT_CARDS, strict=True) for card in pair])
    drawn = [(note.rule, note.first) for note in log(state) if note.kind == "candle_drawn"]
    assert drawn == [("KD-TG-CAND-1", 0), *[("KD-TG-CAND-2", min(place, CENTRE)) for place in (1, 2, 3)]]


@pytest.mark.rule("KDR-34", "KDR-61")
def test_two_candles_of_one_refill_are_resolved_one_after_the_other_before_the_replacement() -> None:
    state = start_turn(3, [CANDLE, CANDLE, *NEXT_CARDS], places=[1, CENTRE])
    assert note_kinds(state) == ["turn_started", "candle_drawn", "candle_drawn", "row_dealt"]
    assert (state.candle, row(state), current_question(state)) == (1, [*ROW[:3], NEXT_CARDS[0]], (0, "take_action"))
    say(state, "move 0", "move 1")
    assert dark_wounds(state) == [(0, 1)]


@pytest.mark.rule("KDR-34")
def test_a_candle_that_was_drawn_lies_in_no_row_no_hand_and_no_discards() -> None:
    state = start_turn(3, [CANDLE, *NEXT_CARDS], candle=0)
    assert (row(state), deck(state), hand(state, 0), hand(state, 1)) == (
        [*ROW[:3], NEXT_CARDS[0]],
        NEXT_CARDS[1:],
        [],
        [],
    )
    assert (state.candle, state.candles_left) == (1, 0)
    assert len(discards(state)) == NUM_CARDS - 7
    with pytest.raises(ChoiceError):
        game_of(state).string_to_action("attack candle")


# In the dark


@pytest.mark.rule("KD-TG-CAND-3", "KDR-34")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("candle", range(CENTRE))
def test_who_ends_his_turn_on_a_candle_or_farther_out_suffers_one_light_wound(seat: int, candle: int) -> None:
    for space in range(ARENA.spaces):
        places = [space, space]
        places[1 - seat] = CENTRE if space != CENTRE else CENTRE - 1
        state = ended(seat, places, candle=candle)
        is_dark = min(space, LAST_SPACE - space) <= candle
        assert wounds(state, seat) == (int(is_dark), 0)
        assert wounds(state, 1 - seat) == (0, 0)


@pytest.mark.rule("KD-TG-CAND-3", "KDR-61", "KDR-34")
def test_where_both_tokens_lie_together_the_wound_is_still_one() -> None:
    for space in (0, CENTRE, LAST_SPACE):
        state = ended(0, [space, 1], candle=CENTRE)
        assert dark_wounds(state) == [(0, 1)]


@pytest.mark.rule("KD-TG-CAND-3")
def test_without_tokens_on_the_track_nothing_is_dark() -> None:
    assert wounds(ended(0, [0, LAST_SPACE]), 0) == (0, 0)
    assert wounds(ended(0, [0, LAST_SPACE], candle=0), 0) == (1, 0)


@pytest.mark.rule("KD-TG-CAND-3", "KDR-34")
def test_the_wound_hits_only_the_fighter_whose_turn_ends() -> None:
    state = ended(0, [0, LAST_SPACE], candle=0)
    assert (wounds(state, 0), wounds(state, 1), current_question(state)) == ((1, 0), (0, 0), (1, "take_action"))
    say(state, f"move {LAST_SPACE - 1}", f"move {LAST_SPACE}")
    assert dark_wounds(state) == [(0, 1), (1, 1)]


@pytest.mark.rule("KD-TG-CAND-3", "KDR-34")
def test_the_wound_comes_after_the_second_action_and_not_before() -> None:
    state = table(pack=PACK, row=ROW, places=[0, CENTRE], candle=1)
    say(state, "move 1")
    assert wounds(state, 0) == (0, 0)
    say(state, "move 0")
    assert wounds(state, 0) == (1, 0)
    assert note_kinds(state)[-3:] == ["figure_moved", "wounded_note", "turn_started"]


@pytest.mark.rule("KD-TG-CAND-3")
def test_who_steps_back_into_the_light_in_time_suffers_nothing() -> None:
    state = table(pack=PACK, row=ROW, places=[0, LAST_SPACE - 1], candle=1)
    say(state, "move 1", "move 2")
    assert (wounds(state, 0), current_question(state)) == ((0, 0), (1, "take_action"))
    say(state, f"move {LAST_SPACE}", f"move {LAST_SPACE - 1}")
    assert dark_wounds(state) == [(1, 1)]


@pytest.mark.rule("KDR-43", "KD-TG-CAND-3")
def test_wounds_on_yourself_are_neither_blocked_nor_tested() -> None:
    mine, his = [id for id, card in ATTACKS.items() if Symbol.BLOCK in card.symbols][:2]
    own = [{"task": "Wound", "seat": 0, "kind": "heavy", "amount": 1, "rule": "KD-SEQ-2"}]
    state = ended(0, [0, 1], candle=1, next=own, heavy=[20, 20], hands=[[mine], [his]])
    assert (wounds(state, 0), current_question(state)) == ((1, 21), (1, "take_action"))
    assert note_kinds(state) == ["wounded_note", "wounded_note", "turn_started"]


@pytest.mark.rule("KDR-61", "KD-TG-CAND-3")
def test_the_dark_comes_last_after_all_other_ends_of_the_turn() -> None:
    hands: list[list[str]] = [[], [NEXT_CARDS[0]]]
    state = ended(0, [0, 1], **MIXED, candle=0, skills=[["hard-corner"], []], hands=hands)
    wounded = [(note.rule, note.seat) for note in log(state) if note.kind == "wounded_note"]
    assert wounded == [("KD-SKILL-3", 1), ("KD-TG-CAND-3", 0)]


@pytest.mark.rule("KDR-61", "KD-TG-CAND-3")
def test_the_dark_comes_after_a_token_that_waits_for_the_end_of_the_turn() -> None:
    poison = [{"seat": 0, "kind": "poison", "sheet": 1}]
    state = ended(1, [CENTRE, 0], fighters=["czerwi", "mgielec"], candle=0, tokens=poison)
    assert note_kinds(state)[0] == "token_used"
    assert (dark_wounds(state), note_kinds(state)[-2:]) == ([(1, 1)], ["wounded_note", "turn_started"])


@pytest.mark.rule("KDR-34", "KD-TG-CAND-3")
@pytest.mark.parametrize(("dice", "suffered"), [([1, 1, 1], []), ([6, 6, 6], [(0, 1)])])
def test_there_is_no_wound_when_the_round_has_already_ended(dice: list[int], suffered: list[tuple[int, int]]) -> None:
    blow = next(id for id, card in ATTACKS.items() if card.ko and card.range == "1" and not card.effect)
    lying = [blow, *[card for card in ROW if card != blow][:3]]
    state = table(pack=PACK, row=lying, places=[0, 1], candle=0, actions=1, light=[0, 6], dice=dice)
    with require_all_dice(state):
        say(state, f"attack {blow}", "call")
    assert (state.round, dark_wounds(state)) == (1 + (not suffered), suffered)


@pytest.mark.rule("KDR-34", "KD-TG-CAND-3")
@pytest.mark.parametrize(("candle", "winner"), [(0, 0), (1, 1)])
def test_the_wound_of_the_last_turn_counts_when_the_deck_has_run_out(candle: int, winner: int) -> None:
    state = ended(0, [1, CENTRE], row=ROW[:3], deck=[], candle=candle, light=[4, 5])
    assert [note.seat for note in log(state) if note.kind == "round_won"] == [winner]


@pytest.mark.rule("KDR-4", "KD-TG-CAND-3")
def test_the_wound_of_the_dark_is_light_unless_the_option_says_heavy() -> None:
    assert wounds(ended(0, [0, CENTRE], candle=0), 0) == (1, 0)
    assert wounds(ended(0, [0, CENTRE], candle=0, options={"candle_wound": "heavy"}), 0) == (0, 1)


# Texts


@pytest.mark.rule("KD-GOLD-1", "KDR-34")
@pytest.mark.parametrize(
    ("inwards", "before", "after"), [(True, 0, 1), (False, 2, 1), (True, CENTRE, CENTRE), (False, 0, 0)]
)
def test_a_text_moves_the_tokens_between_the_ends_and_the_centre(inwards: bool, before: int, after: int) -> None:
    state = table_with_moved_candles(inwards, before)
    assert state.candle == after
    assert note_kinds(state) == (["candles_moved"] if before != after else [])


def test_a_text_moves_no_tokens_that_are_not_on_the_track() -> None:
    for inwards in (True, False):
        state = table_with_moved_candles(inwards, None)
        assert (state.candle, note_kinds(state)) == (-1, [])
