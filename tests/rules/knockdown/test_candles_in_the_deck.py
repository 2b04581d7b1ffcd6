"""Candles among the cards: the end of the deck, blind draws, later rounds, and what everybody knows of them."""

import json
from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.engine.rng import seeded
from knockbox.games.knockdown.events import CandleDrawn, CandlesMoved, CandlesShuffled
from knockbox.games.knockdown.follow import rebuild
from knockbox.games.knockdown.position import lay_out, wake
from knockbox.testing.table import (
    asked,
    deck,
    events,
    game,
    game_of,
    hand,
    happened,
    log,
    match,
    options,
    row,
    say,
    seen,
    table,
)
from tests.rules.knockdown.candlelight import (
    ALL,
    ARENA,
    CANDLE,
    CENTRE,
    MORE,
    PACK,
    ROW,
    dark_wounds,
    moved,
    refilled,
    set_up,
)
from tests.rules.knockdown.refusing import BENCH, why

MIXED: dict[str, Any] = {"pack": f"{PACK},{BENCH}", "arena": PACK, "skill_set": "proving-ground"}


# The deck runs out


@pytest.mark.rule("KDR-45")
@pytest.mark.parametrize(
    ("lying", "drawn", "left", "place"),
    [
        (2, [CANDLE, *MORE[:2]], [], 0),
        (2, [MORE[0], CANDLE, MORE[1]], [], 0),
        (2, [*MORE[:2], CANDLE], [CANDLE], None),
        (2, [CANDLE, CANDLE, *MORE[:2], CANDLE], [CANDLE], 1),
        (3, [CANDLE, CANDLE, CANDLE, MORE[0]], [], 2),
        (4, [CANDLE], [CANDLE], None),
    ],
)
def test_play_goes_on_when_cards_behind_candles_fill_the_row(
    lying: int, drawn: list[str], left: list[str], place: int | None
) -> None:
    state = refilled(lying, drawn)
    assert (len(row(state)), deck(state), CANDLE in row(state)) == (4, left, False)
    assert (state.round, asked(state)) == (1, (0, "take_action"))
    assert game_of(state).view(state, 0).table.candle == place


@pytest.mark.rule("KDR-45", "KDR-34")
@pytest.mark.parametrize(
    ("lying", "drawn"),
    [
        (2, [CANDLE, MORE[0]]),
        (2, [MORE[0], CANDLE]),
        (2, [MORE[0], CANDLE, CANDLE]),
        (3, [CANDLE]),
        (3, [CANDLE] * 4),
        (0, [CANDLE, *MORE[:3]]),
    ],
)
def test_the_round_ends_when_only_candles_are_left_and_they_are_resolved_first(lying: int, drawn: list[str]) -> None:
    state = refilled(lying, drawn, light=[0, 1], candle=1)
    places = [note.first for note in log(state) if note.kind == "candle_drawn"]
    assert places == [min(2 + index, CENTRE) for index in range(drawn.count(CANDLE))]
    dealt = ["candle_drawn" if card == CANDLE else "row_dealt" for card in drawn]
    assert happened(state)[: len(drawn) + 2] == ["turn_started", *dealt, "round_won"]
    assert (state.round, state.victories) == (2, [1, 0])


# Blind draws


@pytest.mark.rule("KDR-62", "KDR-34")
def test_a_candle_met_by_a_blind_draw_is_resolved_and_the_next_card_drawn() -> None:
    draw = [{"task": "Draw", "seat": 0, "count": 1}]
    state = table(pack=PACK, row=ROW, deck=[CANDLE, CANDLE, *MORE], next=draw, places=[1, CENTRE])
    assert (hand(state, 0), seen(state, 0), deck(state), row(state)) == (MORE[:1], [], MORE[1:], ROW)
    assert (happened(state), state.candle) == (["candle_drawn", "candle_drawn", "card_drawn"], 1)
    say(state, "move 0", "move 1")
    assert dark_wounds(state) == [(0, 1)]


@pytest.mark.rule("KDR-62")
@pytest.mark.parametrize(("left", "is_open"), [([], False), ([CANDLE, CANDLE], False), ([CANDLE, MORE[0]], True)])
def test_a_blind_draw_is_offered_only_if_an_attack_card_is_left(left: list[str], is_open: bool) -> None:
    state = table(**MIXED, row=ROW, deck=left, skills=[["blind-throw"], []])
    assert ("blind blind-throw" in options(state)) == is_open
    assert why(state, "blind blind-throw") == ([] if is_open else [("KDR-62", "deck-empty")])


@pytest.mark.rule("KDR-62", "KDR-6")
def test_a_draw_that_meets_nothing_but_candles_fails_and_the_round_goes_on() -> None:
    draw = [{"task": "Draw", "seat": 0, "count": 2}]
    state = table(pack=PACK, row=ROW, deck=[MORE[0], CANDLE], next=draw)
    assert (hand(state, 0), deck(state), state.candle) == (MORE[:1], [], 0)
    assert (state.round, asked(state)) == (1, (0, "take_action"))


@pytest.mark.rule("KDR-62")
def test_how_many_attack_cards_are_left_is_public() -> None:
    draw = [{"task": "Draw", "seat": 0, "count": 1}]
    state = table(pack=PACK, row=ROW, deck=[CANDLE, *MORE, CANDLE], next=draw)
    for seat in (PUBLIC, 0, 1):
        shown = game_of(state).view(state, seat).table
        assert (shown.deck, shown.candles_left) == (4, 1)


# A new round


@pytest.mark.rule("KDR-34", "KD-TG-SETUP-1")
@pytest.mark.parametrize("seed", range(3))
def test_a_new_round_takes_the_tokens_off_and_lays_the_row_before_the_candles_go_in(seed: int) -> None:
    state = refilled(3, [CANDLE], candle=2, light=[0, 1], seed=seed)
    assert (state.round, state.candle, state.candles_left) == (2, -1, ARENA.candles)
    assert (len(row(state)), len(deck(state)), deck(state).count(CANDLE)) == (4, ALL - 4 + ARENA.candles, ARENA.candles)
    steps = [note.kind for note in log(state) if note.rule in ("KD-NEXT-3", "KD-TG-SETUP-1")]
    assert steps == ["deck_shuffled", *["row_dealt"] * 4, "candles_shuffled"]


@pytest.mark.rule("KDR-63", "KD-TG-SETUP-1")
def test_with_redraft_the_candles_go_in_after_draft_and_refill() -> None:
    state = refilled(3, [], candle=1, light=[0, 1], options={"redraft": "true"})
    for prompt in ("draft_one", "draft_two"):
        set_up(state, prompt)
        assert (state.candle, CANDLE in deck(state)) == (-1, False)
    set_up(state, "take_action")
    assert (len(deck(state)), deck(state).count(CANDLE), len(row(state))) == (ALL - 8 + ARENA.candles, ARENA.candles, 4)
    steps = [note.rule for note in log(state) if note.kind in ("row_dealt", "candles_shuffled")]
    assert steps == ["KD-NEXT-3"] * 4 + ["KD-SETUP-9"] * 4 + ["KD-TG-SETUP-1"]


# What everybody knows


def test_everybody_sees_the_tokens_and_how_many_candles_are_left() -> None:
    before = table(pack=PACK, row=ROW)
    after = refilled(3, [CANDLE, *MORE, CANDLE, CANDLE])
    for seat in (PUBLIC, 0, 1):
        shown = game_of(before).view(before, seat).table
        assert (shown.candle, shown.candles_left, shown.deck) == (None, ARENA.candles, ALL - 4 + ARENA.candles)
        shown = game_of(after).view(after, seat).table
        assert (shown.candle, shown.candles_left, shown.deck) == (0, 2, 5)


def test_the_public_events_tell_of_candles_and_rebuild_the_table() -> None:
    state = lay_out(game(PACK), {"row": ROW[:2], "deck": [CANDLE, CANDLE, *MORE], "question": "start_turn"})
    before = game(PACK).view(state, PUBLIC).table
    state.log = []
    wake(state)
    told = events(state)
    assert [event for event in told if isinstance(event, CandleDrawn)] == [
        CandleDrawn("KD-TG-CAND-1", 0),
        CandleDrawn("KD-TG-CAND-2", 1),
    ]
    seen_by_all = [seen for event in told if (seen := event.seen_by(PUBLIC)) is not None]
    assert rebuild(before, seen_by_all) == game(PACK).view(state, PUBLIC).table


def test_the_events_of_set_up_and_texts_tell_of_candles() -> None:
    assert CandlesShuffled("KD-TG-SETUP-1", ARENA.candles) in events(set_up(match(pack=PACK), "take_action"))
    assert events(moved(True, 0)) == [CandlesMoved("KD-SEQ-2", 0, 1)]


def test_a_position_keeps_the_candles_in_their_places() -> None:
    state = table(pack=PACK, row=ROW, deck=[MORE[0], CANDLE, *MORE[1:], CANDLE], candle=1)
    rules = game_of(state)
    written = json.loads(json.dumps(rules.position(state)))
    assert (written["deck"], written["candle"]) == ([MORE[0], CANDLE, *MORE[1:], CANDLE], 1)
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
    held = [{"cards": MORE[:2], "seen": []}, {"cards": MORE[2:], "seen": MORE[2:3]}]
    state = table(pack=PACK, row=ROW, hands=held, candle=0)
    orders = set()
    for seed in range(20):
        world = game_of(state).imagine(state, seat, seeded(seed))
        held_kinds = world.hands[0].cards + world.hands[1].cards
        assert (len(held_kinds), min(held_kinds) >= 0, len(deck(world))) == (4, True, len(deck(state)))
        assert (deck(world).count(CANDLE), world.candles_left, world.candle) == (3, 3, 0)
        orders.add(tuple(index for index, card in enumerate(deck(world)) if card == CANDLE))
    assert len(orders) > 10
