"""Candles among the cards: the end of the deck, blind draws, later rounds, and what everybody knows of them."""

import json
from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.events import CandleDrawn, CandlesMoved, CandlesShuffled
from knockbox.games.knockdown.position import ask_question, read_state
from knockbox.games.knockdown.table_reducer import rebuild_table
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    events,
    game,
    game_of,
    hand,
    log,
    match,
    note_kinds,
    options,
    public_hand,
    row,
    say,
    table,
)
from tests.rules.knockdown.reason_checks import PROVING_GROUND, refusal_codes
from tests.rules.knockdown.tainted_grail_tables import (
    ARENA,
    CANDLE,
    CENTRE,
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


# The deck runs out


@pytest.mark.rule("KDR-45")
@pytest.mark.parametrize(
    ("lying", "drawn", "left", "place"),
    [
        (2, [CANDLE, *NEXT_CARDS[:2]], [], 0),
        (2, [NEXT_CARDS[0], CANDLE, NEXT_CARDS[1]], [], 0),
        (2, [*NEXT_CARDS[:2], CANDLE], [CANDLE], None),
        (2, [CANDLE, CANDLE, *NEXT_CARDS[:2], CANDLE], [CANDLE], 1),
        (3, [CANDLE, CANDLE, CANDLE, NEXT_CARDS[0]], [], 2),
        (4, [CANDLE], [CANDLE], None),
    ],
)
def test_play_goes_on_when_cards_behind_candles_fill_the_row(
    lying: int, drawn: list[str], left: list[str], place: int | None
) -> None:
    state = start_turn(lying, drawn)
    assert (len(row(state)), deck(state), CANDLE in row(state)) == (4, left, False)
    assert (state.round, current_question(state)) == (1, (0, "take_action"))
    assert game_of(state).view(state, 0).table.candle == place


@pytest.mark.rule("KDR-45", "KDR-34")
@pytest.mark.parametrize(
    ("lying", "drawn"),
    [
        (2, [CANDLE, NEXT_CARDS[0]]),
        (2, [NEXT_CARDS[0], CANDLE]),
        (2, [NEXT_CARDS[0], CANDLE, CANDLE]),
        (3, [CANDLE]),
        (3, [CANDLE] * 4),
        (0, [CANDLE, *NEXT_CARDS[:3]]),
    ],
)
def test_the_round_ends_when_only_candles_are_left_and_they_are_resolved_first(lying: int, drawn: list[str]) -> None:
    state = start_turn(lying, drawn, light=[0, 1], candle=1)
    places = [note.first for note in log(state) if note.kind == "candle_drawn"]
    assert places == [min(2 + index, CENTRE) for index in range(drawn.count(CANDLE))]
    dealt = ["candle_drawn" if card == CANDLE else "row_dealt" for card in drawn]
    assert note_kinds(state)[: len(drawn) + 2] == ["turn_started", *dealt, "round_won"]
    assert (state.round, state.victories) == (2, [1, 0])


# Blind draws


@pytest.mark.rule("KDR-62", "KDR-34")
def test_a_candle_met_by_a_blind_draw_is_resolved_and_the_next_card_drawn() -> None:
    draw = [{"task": "Draw", "seat": 0, "count": 1}]
    state = table(pack=PACK, row=ROW, deck=[CANDLE, CANDLE, *NEXT_CARDS], next=draw, places=[1, CENTRE])
    assert (hand(state, 0), public_hand(state, 0), deck(state), row(state)) == (NEXT_CARDS[:1], [], NEXT_CARDS[1:], ROW)
    assert (note_kinds(state), state.candle) == (["candle_drawn", "candle_drawn", "card_drawn"], 1)
    say(state, "move 0", "move 1")
    assert dark_wounds(state) == [(0, 1)]


@pytest.mark.rule("KDR-62")
@pytest.mark.parametrize(("left", "is_open"), [([], False), ([CANDLE, CANDLE], False), ([CANDLE, NEXT_CARDS[0]], True)])
def test_a_blind_draw_is_offered_only_if_an_attack_card_is_left(left: list[str], is_open: bool) -> None:
    state = table(**MIXED, row=ROW, deck=left, skills=[["blind-throw"], []])
    assert ("blind blind-throw" in options(state)) == is_open
    assert refusal_codes(state, "blind blind-throw") == ([] if is_open else [("KDR-62", "deck-empty")])


@pytest.mark.rule("KDR-62", "KDR-6")
def test_a_draw_that_meets_nothing_but_candles_fails_and_the_round_goes_on() -> None:
    draw = [{"task": "Draw", "seat": 0, "count": 2}]
    state = table(pack=PACK, row=ROW, deck=[NEXT_CARDS[0], CANDLE], next=draw)
    assert (hand(state, 0), deck(state), state.candle) == (NEXT_CARDS[:1], [], 0)
    assert (state.round, current_question(state)) == (1, (0, "take_action"))


@pytest.mark.rule("KDR-62")
def test_how_many_attack_cards_are_left_is_public() -> None:
    draw = [{"task": "Draw", "seat": 0, "count": 1}]
    state = table(pack=PACK, row=ROW, deck=[CANDLE, *NEXT_CARDS, CANDLE], next=draw)
    for seat in (PUBLIC, 0, 1):
        shown = game_of(state).view(state, seat).table
        assert (shown.deck, shown.candles_left) == (4, 1)


# A new round


@pytest.mark.rule("KDR-34", "KD-TG-SETUP-1")
@pytest.mark.parametrize("seed", range(3))
def test_a_new_round_takes_the_tokens_off_and_lays_the_row_before_the_candles_go_in(seed: int) -> None:
    state = start_turn(3, [CANDLE], candle=2, light=[0, 1], seed=seed)
    assert (state.round, state.candle, state.candles_left) == (2, -1, ARENA.candles)
    assert (len(row(state)), len(deck(state)), deck(state).count(CANDLE)) == (
        4,
        NUM_CARDS - 4 + ARENA.candles,
        ARENA.candles,
    )
    steps = [note.kind for note in log(state) if note.rule in ("KD-NEXT-3", "KD-TG-SETUP-1")]
    assert steps == ["deck_shuffled", *["row_dealt"] * 4, "candles_shuffled"]


@pytest.mark.rule("KDR-63", "KD-TG-SETUP-1")
def test_with_redraft_the_candles_go_in_after_draft_and_refill() -> None:
    state = start_turn(3, [], candle=1, light=[0, 1], options={"redraft": "true"})
    for prompt in ("draft_one", "draft_two"):
        set_up(state, prompt)
        assert (state.candle, CANDLE in deck(state)) == (-1, False)
    set_up(state, "take_action")
    assert (len(deck(state)), deck(state).count(CANDLE), len(row(state))) == (
        NUM_CARDS - 8 + ARENA.candles,
        ARENA.candles,
        4,
    )
    steps = [note.rule for note in log(state) if note.kind in ("row_dealt", "candles_shuffled")]
    assert steps == ["KD-NEXT-3"] * 4 + ["KD-SETUP-9"] * 4 + ["KD-TG-SETUP-1"]


# What everybody knows


def test_everybody_sees_the_tokens_and_how_many_candles_are_left() -> None:
    before = table(pack=PACK, row=ROW)
    after = start_turn(3, [CANDLE, *NEXT_CARDS, CANDLE, CANDLE])
    for seat in (PUBLIC, 0, 1):
        shown = game_of(before).view(before, seat).table
        assert (shown.candle, shown.candles_left, shown.deck) == (None, ARENA.candles, NUM_CARDS - 4 + ARENA.candles)
        shown = game_of(after).view(after, seat).table
        assert (shown.candle, shown.candles_left, shown.deck) == (0, 2, 5)


def test_the_public_events_tell_of_candles_and_rebuild_the_table() -> None:
    state = read_state(game(PACK), {"row": ROW[:2], "deck": [CANDLE, CANDLE, *NEXT_CARDS], "question": "start_turn"})
    before = game(PACK).view(state, PUBLIC).table
    state.log = []
    ask_question(state)
    told = events(state)
    assert [event for event in told if isinstance(event, CandleDrawn)] == [
        CandleDrawn("KD-TG-CAND-1", 0),
        CandleDrawn("KD-TG-CAND-2", 1),
    ]
    seen_by_all = [seen for event in told if (seen := event.seen_by(PUBLIC)) is not None]
    assert rebuild_table(before, seen_by_all) == game(PACK).view(state, PUBLIC).table


def test_the_events_of_set_up_and_texts_tell_of_candles() -> None:
    assert CandlesShuffled("KD-TG-SETUP-1", ARENA.candles) in events(set_up(match(pack=PACK), "take_action"))
    assert events(table_with_moved_candles(True, 0)) == [CandlesMoved("KD-SEQ-2", 0, 1)]


def test_a_position_keeps_the_candles_in_their_places() -> None:
    state = table(pack=PACK, row=ROW, deck=[NEXT_CARDS[0], CANDLE, *NEXT_CARDS[1:], CANDLE], candle=1)
    rules = game_of(state)
    written = json.loads(json.dumps(rules.position(state)))
    assert (written["deck"], written["candle"]) == ([NEXT_CARDS[0], CANDLE, *NEXT_CARDS[1:], CANDLE], 1)
    again = rules.set_up(written)
    assert (deck(again), again.candle, again.candles_left) == (deck(state), 1, 2)
    assert rules.position(again) == rules.position(state)


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"pack": PACK, "candle": CENTRE + 1}, "candle"),
        ({"pack": PACK, "candle": -1}, "candle"),
        ({"candle": 0}, "this arena has no candles"),
        ({"pack": PACK, "deck": {"top": [CANDLE] * 5}}, "found 5 candles, expected at most 4"),
        ({"deck": {"top": [CANDLE]}}, "found 1 candles, expected at most 0"),
        ({"pack": PACK, "row": [CANDLE, *ROW[:3]]}, "row"),
        ({"pack": PACK, "hands": [[CANDLE], []]}, "hands"),
        ({"pack": PACK, "discards": [CANDLE]}, "discards"),
    ],
)
def test_candles_lie_in_the_deck_and_on_the_track_and_nowhere_else(parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        table(**parts)


@pytest.mark.parametrize("seat", [PUBLIC, 0, 1])
def test_imagined_hands_hold_no_candles_and_the_deck_keeps_those_not_seen(seat: int) -> None:
    held = [{"cards": NEXT_CARDS[:2], "seen": []}, {"cards": NEXT_CARDS[2:], "seen": NEXT_CARDS[2:3]}]
    state = table(pack=PACK, row=ROW, hands=held, candle=0)
    orders = set()
    for seed in range(20):
        world = game_of(state).determinize(state, seat, make_rng(seed))
        held_kinds = world.hands[0].cards + world.hands[1].cards
        assert (len(held_kinds), min(held_kinds) >= 0, len(deck(world))) == (4, True, len(deck(state)))
        assert (deck(world).count(CANDLE), world.candles_left, world.candle) == (3, 3, 0)
        orders.add(tuple(index for index, card in enumerate(deck(world)) if card == CANDLE))
    assert len(orders) > 10
