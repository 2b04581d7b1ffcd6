"""The attack cards in a position; what is left out is dealt from the remaining cards."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.engine.knowledge import Hand
from knockbox.games.knockdown.position.task_codec import KnockdownTask, has_task
from knockbox.games.knockdown.state import (
    CANDLE,
    FRAME_ATTACK,
    FRAME_SIZE,
    HAND_LIMIT,
    NOBODY,
    NOTHING,
    ROW_SIZE,
    SEATS,
    KnockdownState,
)
from knockbox.games.knockdown.tasks.row import ObeyLimit, TakeCard
from knockbox.games.knockdown.text.names import Names
from knockbox.games.positions.parts import Part, read_name_list

HAND_FIELDS: Final = ("cards", "seen")
DECK_FIELDS: Final = ("top",)
CANDLE_CARD: Final = "candle"
DRAFT_ROW_SIZES: Final = {"OpenDraft": 4, "DraftOne": 4, "DraftTwo": 3, "DraftLast": 1}
"""How many row cards each step of the opening draft needs."""
ZONE_NAMES: Final = "hands, row, deck, discards and cards being taken"


def write_hand(hand: Hand, names: Names) -> dict[str, object]:
    return {"cards": [names.cards[kind] for kind in hand.cards], "seen": [names.cards[kind] for kind in hand.seen]}


def read_hands(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[KnockdownTask]) -> None:
    """Read the hands; a plain list is a hand that everyone has seen."""
    if "hands" not in parts:
        return
    for seat, part in enumerate(parts["hands"].read_by_seat(SEATS)):
        state.hands[seat] = read_hand(part, names)
        held = len(state.hands[seat].cards)
        late = any(isinstance(task, ObeyLimit) and task.seat == seat for task in tasks)
        if held > HAND_LIMIT and not late and state.winner == NOBODY:
            raise PositionError(f"{part.path}: found {held} cards, expected at most {HAND_LIMIT} (KD-HAND-2)")


def read_hand(part: Part, names: Names) -> Hand:
    if not isinstance(part.value, Mapping):
        cards = sorted(read_name_list(part, names.cards, "card"))
        return Hand(cards, cards[:])
    fields = part.read_fields(HAND_FIELDS)
    cards = sorted(read_name_list(fields.get("cards", Part(part.path, [])), names.cards, "card"))
    seen = sorted(read_name_list(fields["seen"], names.cards, "card")) if "seen" in fields else []
    if Counter(seen) - Counter(cards):
        raise fields["seen"].error("only cards that are held")
    return Hand(cards, seen)


def read_cards(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[KnockdownTask]) -> None:
    """Read row, deck and discards; every card of the box is somewhere, and no more copies than there are."""
    read_hands(state, names, parts, tasks)
    state.row = read_name_list(parts["row"], names.cards, "card", 0, ROW_SIZE) if "row" in parts else []
    state.discards = read_name_list(parts["discards"], names.cards, "card") if "discards" in parts else []
    top = read_deck_top(names, parts)
    read_candle(state, parts)
    state.candles_left = top.count(CANDLE)
    left = remaining_cards(state, names, tasks, top)
    if has_task(tasks, "SetUp", "ShuffleDeck"):
        state.deck = top
        check_row(state, tasks)
        return
    if "row" not in parts:
        state.row = pick_row(left)
    rest = sorted(left.elements())
    if "deck" in parts and isinstance(parts["deck"].value, list | tuple):
        assign_rest(state, names, parts, rest)
        rest = []
    add_candles(state, parts, tasks, rest, top)
    state.rng.shuffle(rest)
    state.deck = rest + top
    check_row(state, tasks)


def check_row(state: KnockdownState, tasks: Sequence[KnockdownTask]) -> None:
    """A draft still to come needs its cards (KD-SETUP-8)."""
    if has_task(tasks, "SetUp", "LayRow", "NextRound"):
        return
    needed = max((DRAFT_ROW_SIZES.get(type(task).__name__, 0) for task in tasks if task is not state.asking), default=0)
    if len(state.row) < needed:
        raise PositionError(f"row: found {len(state.row)} cards, expected {needed} for the draft to come (KD-SETUP-8)")


def read_deck_top(names: Names, parts: Mapping[str, Part]) -> list[int]:
    """Return the named cards of the deck, the last one on top."""
    if "deck" not in parts:
        return []
    deck = parts["deck"]
    if isinstance(deck.value, Mapping):
        fields = deck.read_fields(DECK_FIELDS)
        deck = fields.get("top", Part(deck.path, []))
    known = [*names.cards, CANDLE_CARD]
    return [kind if kind < len(names.cards) else CANDLE for kind in read_name_list(deck, known, "card")[::-1]]


def read_candle(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    """KDR-34 The candle tokens are on the track of an arena that has one, never beyond the centre."""
    if "candle" not in parts or parts["candle"].value is None:
        return
    if not state.arena.candles:
        raise parts["candle"].error("nothing, for this arena has no candles")
    state.candle = parts["candle"].read_int(0, state.arena.spaces // 2)


def add_candles(
    state: KnockdownState, parts: Mapping[str, Part], tasks: Sequence[KnockdownTask], rest: list[int], top: list[int]
) -> None:
    """KD-TG-SETUP-1 Candles not seen yet are in the deck, unless the whole deck is given."""
    most = state.arena.candles
    if top.count(CANDLE) > most:
        raise PositionError(f"deck: found {top.count(CANDLE)} candles, expected at most {most}")
    whole = "deck" in parts and isinstance(parts["deck"].value, list | tuple)
    if whole or has_task(tasks, "ShuffleCandles", "NextRound"):
        return
    seen = min(state.candle + 1, most)
    missing = max(0, most - seen - top.count(CANDLE))
    rest += [CANDLE] * missing
    state.candles_left += missing


def remaining_cards(
    state: KnockdownState, names: Names, tasks: Sequence[KnockdownTask], top: list[int]
) -> "Counter[int]":
    """Return the cards of the box that have no place yet."""
    taken = [task.kind for task in tasks if isinstance(task, TakeCard)]
    used = Counter(state.row + state.discards + taken + [kind for kind in top if kind != CANDLE])
    for hand in state.hands:
        used.update(hand.cards)
    copies = Counter(state.arena.deck)
    for kind, count in used.items():
        if count > copies[kind]:
            card = names.cards[kind]
            expected = f"at most {copies[kind]}" if copies[kind] else "only cards of this arena (KD-MERGE-3)"
            raise PositionError(f"cards: found {count} of '{card}' in {ZONE_NAMES}, expected {expected}")
    return copies - used


def check_deck(state: KnockdownState, names: Names) -> None:
    """KD-MERGE-3 A card of another arena was neither taken nor does it attack."""
    attacking = state.frames[FRAME_ATTACK + FRAME_SIZE :: FRAME_SIZE]
    for kind in [state.last_taken, *attacking]:
        if NOTHING < kind < len(names.cards) and kind not in state.arena.deck:
            expected = "only cards of this arena (KD-MERGE-3)"
            raise PositionError(f"cards: found '{names.cards[kind]}' in last_taken or frames, expected {expected}")


def pick_row(left: "Counter[int]") -> list[int]:
    """Take the first four different kinds out of what is left."""
    row = sorted(kind for kind, count in left.items() if count)[:ROW_SIZE]
    left.subtract(row)
    return row


def assign_rest(state: KnockdownState, names: Names, parts: Mapping[str, Part], rest: list[int]) -> None:
    """With the whole deck given, cards without a place are discards, unless those are given too."""
    if "discards" not in parts:
        state.discards = rest
    elif rest and state.winner == NOBODY:
        total = len(state.arena.deck)
        missing = ", ".join(names.cards[kind] for kind in rest)
        found = f"found {total - len(rest)} cards in {ZONE_NAMES}"
        raise PositionError(f"deck: {found}, expected all {total}; missing: {missing}")


def empty_hands() -> list[Hand]:
    return [Hand([], []) for _ in range(SEATS)]
