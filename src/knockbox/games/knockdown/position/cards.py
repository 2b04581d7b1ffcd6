"""Where the attack cards lie in a position; whatever is left out is dealt from the cards that remain."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.engine.knowledge import Hand
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.position.agenda import Duty, has
from knockbox.games.knockdown.state import CANDLE, FRAME, HAND_LIMIT, NOBODY, NOTHING, ROW, SEATS, WITH, KnockdownState
from knockbox.games.knockdown.tasks.row import ObeyLimit, TakeCard
from knockbox.games.positions.parts import Part, numbers

HAND_FIELDS: Final = ("cards", "seen")
DECK_FIELDS: Final = ("top",)
CANDLE_CARD: Final = "candle"
DRAFTED: Final = {"OpenDraft": 4, "DraftOne": 4, "DraftTwo": 3, "DraftLast": 1}
"""How many cards of the row each step of the opening draft counts on."""
ZONES: Final = "hands, row, deck, discards and cards being taken"


def write_hand(hand: Hand, names: Names) -> dict[str, object]:
    return {"cards": [names.cards[kind] for kind in hand.cards], "seen": [names.cards[kind] for kind in hand.seen]}


def read_hands(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[Duty]) -> None:
    """Cards in hand; a plain list is a hand that everybody has seen."""
    if "hands" not in parts:
        return
    for seat, part in enumerate(parts["hands"].by_seat(SEATS)):
        state.hands[seat] = read_hand(part, names)
        held = len(state.hands[seat].cards)
        late = any(isinstance(task, ObeyLimit) and task.seat == seat for task in tasks)
        if held > HAND_LIMIT and not late and state.winner == NOBODY:
            raise PositionError(f"{part.path}: found {held} cards, expected at most {HAND_LIMIT} (KD-HAND-2)")


def read_hand(part: Part, names: Names) -> Hand:
    if not isinstance(part.value, Mapping):
        cards = sorted(numbers(part, names.cards, "card"))
        return Hand(cards, cards[:])
    fields = part.fields(HAND_FIELDS)
    cards = sorted(numbers(fields.get("cards", Part(part.path, [])), names.cards, "card"))
    seen = sorted(numbers(fields["seen"], names.cards, "card")) if "seen" in fields else []
    if Counter(seen) - Counter(cards):
        raise fields["seen"].wrong("only cards that are held")
    return Hand(cards, seen)


def read_cards(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[Duty]) -> None:
    """Row, deck and discards; the cards of the box are all somewhere, and no more of them than there are."""
    read_hands(state, names, parts, tasks)
    state.row = numbers(parts["row"], names.cards, "card", 0, ROW) if "row" in parts else []
    state.discards = numbers(parts["discards"], names.cards, "card") if "discards" in parts else []
    top = read_top(names, parts)
    read_candle(state, parts)
    state.candles_left = top.count(CANDLE)
    left = remaining(state, names, tasks, top)
    if has(tasks, "SetUp", "ShuffleDeck"):
        state.deck = top
        check_row(state, tasks)
        return
    if "row" not in parts:
        state.row = pick_row(left)
    rest = sorted(left.elements())
    if "deck" in parts and isinstance(parts["deck"].value, list | tuple):
        settle_rest(state, names, parts, rest)
        rest = []
    add_candles(state, parts, tasks, rest, top)
    state.rng.shuffle(rest)
    state.deck = rest + top
    check_row(state, tasks)


def check_row(state: KnockdownState, tasks: Sequence[Duty]) -> None:
    """A draft that is to come finds its cards (KD-SETUP-8)."""
    if has(tasks, "SetUp", "LayRow", "NextRound"):
        return
    needed = max((DRAFTED.get(type(task).__name__, 0) for task in tasks if task is not state.asking), default=0)
    if len(state.row) < needed:
        raise PositionError(f"row: found {len(state.row)} cards, expected {needed} for the draft to come (KD-SETUP-8)")


def read_top(names: Names, parts: Mapping[str, Part]) -> list[int]:
    """The cards of the deck that are named, the last one on top."""
    if "deck" not in parts:
        return []
    deck = parts["deck"]
    if isinstance(deck.value, Mapping):
        fields = deck.fields(DECK_FIELDS)
        deck = fields.get("top", Part(deck.path, []))
    known = [*names.cards, CANDLE_CARD]
    return [kind if kind < len(names.cards) else CANDLE for kind in numbers(deck, known, "card")[::-1]]


def read_candle(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    """KDR-34 The candle tokens lie on the track of an arena that has one, never beyond the centre."""
    if "candle" not in parts or parts["candle"].value is None:
        return
    if not state.ground.candles:
        raise parts["candle"].wrong("nothing, for this arena has no candles")
    state.candle = parts["candle"].whole(0, state.ground.spaces // 2)


def add_candles(
    state: KnockdownState, parts: Mapping[str, Part], tasks: Sequence[Duty], rest: list[int], top: list[int]
) -> None:
    """KD-TG-SETUP-1 The candles that have not been seen are in the deck, unless it is given whole."""
    most = state.ground.candles
    if top.count(CANDLE) > most:
        raise PositionError(f"deck: found {top.count(CANDLE)} candles, expected at most {most}")
    whole = "deck" in parts and isinstance(parts["deck"].value, list | tuple)
    if whole or has(tasks, "ShuffleCandles", "NextRound"):
        return
    seen = min(state.candle + 1, most)
    missing = max(0, most - seen - top.count(CANDLE))
    rest += [CANDLE] * missing
    state.candles_left += missing


def remaining(state: KnockdownState, names: Names, tasks: Sequence[Duty], top: list[int]) -> "Counter[int]":
    """The cards of the box that lie nowhere yet."""
    taken = [task.kind for task in tasks if isinstance(task, TakeCard)]
    used = Counter(state.row + state.discards + taken + [kind for kind in top if kind != CANDLE])
    for hand in state.hands:
        used.update(hand.cards)
    copies = Counter(state.ground.deck)
    for kind, count in used.items():
        if count > copies[kind]:
            card = names.cards[kind]
            expected = f"at most {copies[kind]}" if copies[kind] else "only cards of this arena (KD-MERGE-3)"
            raise PositionError(f"cards: found {count} of '{card}' in {ZONES}, expected {expected}")
    return copies - used


def check_deck(state: KnockdownState, names: Names) -> None:
    """KD-MERGE-3 A card of another arena was neither taken nor does it attack."""
    attacking = state.frames[WITH + FRAME :: FRAME]
    for kind in [state.last_taken, *attacking]:
        if NOTHING < kind < len(names.cards) and kind not in state.ground.deck:
            expected = "only cards of this arena (KD-MERGE-3)"
            raise PositionError(f"cards: found '{names.cards[kind]}' in last_taken or frames, expected {expected}")


def pick_row(left: "Counter[int]") -> list[int]:
    """Take the first four different kinds out of what is left."""
    row = sorted(kind for kind, count in left.items() if count)[:ROW]
    left.subtract(row)
    return row


def settle_rest(state: KnockdownState, names: Names, parts: Mapping[str, Part], rest: list[int]) -> None:
    """With a whole deck given, cards that lie nowhere are discards, unless those are given too."""
    if "discards" not in parts:
        state.discards = rest
    elif rest and state.winner == NOBODY:
        total = len(state.ground.deck)
        missing = ", ".join(names.cards[kind] for kind in rest)
        found = f"found {total - len(rest)} cards in {ZONES}"
        raise PositionError(f"deck: {found}, expected all {total}; missing: {missing}")


def empty_hands() -> list[Hand]:
    return [Hand([], []) for _ in range(SEATS)]
