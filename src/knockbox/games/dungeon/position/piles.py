"""Hands and deck in a position; missing parts are dealt from the remaining cards."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.engine.state import advance
from knockbox.games.dungeon.choices import UPRIGHT
from knockbox.games.dungeon.lattice import START
from knockbox.games.dungeon.position.table import add_card
from knockbox.games.dungeon.state import LOST, NOTHING, DungeonState
from knockbox.games.dungeon.tasks.setup import fill_reserve, plan_deal, take_tokens
from knockbox.games.dungeon.text.names import Names
from knockbox.games.positions.parts import Part, read_name_list

PILE_FIELDS: Final = ("top",)


def deal_deck(state: DungeonState, names: Names, part: Part) -> None:
    """KKDR-44 Deal a given deck: whole hands from the top, the start card, the Black Knight at the bottom."""
    knight = state.rules.knight
    listed, is_whole = read_pile(names, part)
    top = listed[:-1] if is_whole and listed[-1:] == [knight] else listed
    left = remaining_cards(state, names, [*top, knight])
    rest = [] if is_whole else sorted(left.elements())
    needed = state.rules.seats * state.rules.hand_size + 1
    if len(top) + len(rest) < needed:
        raise PositionError(f"deal: found {len(top)} cards, expected at least {needed} for hands and start card")
    state.rng.shuffle(rest)
    fill_reserve(state)
    take_tokens(state)
    state.deck = [knight, *rest, *reversed(top)]
    plan_deal(state)
    advance(state)


def read_pile(names: Names, part: Part) -> tuple[list[int], bool]:
    """Return the cards of a deck from the top, and whether it is complete: a list is, `{"top": [...]}` is not."""
    if not isinstance(part.value, Mapping):
        return read_name_list(part, names.cards, "card"), True
    fields = part.read_fields(PILE_FIELDS)
    return read_name_list(fields["top"], names.cards, "card") if "top" in fields else [], False


def read_piles(state: DungeonState, names: Names, parts: Mapping[str, Part], is_knight_drawn: bool) -> None:
    """Read hands, deck and, if no card is laid, the start card; no card may occur more often than in the dungeon."""
    if "hands" in parts:
        read_hands(state, names, parts["hands"])
    if "shown" in parts:
        read_shown(state, names, parts["shown"])
    knight = state.rules.knight
    listed, is_whole = read_pile(names, parts.get("deck", Part("deck", {})))
    is_gone = is_knight_drawn or knight in state.kinds
    left = remaining_cards(state, names, listed + [knight] * is_knight_drawn)
    if not is_whole or "hands" not in parts or "cards" not in parts:
        rest = sorted((left - Counter([knight])).elements())
        state.rng.shuffle(rest)
        deal_missing(state, parts, rest)
        state.deck = [] if is_whole or is_gone else [knight, *rest]
    state.deck += reversed(listed)
    check_knight(state, names, is_gone)


def deal_missing(state: DungeonState, parts: Mapping[str, Part], rest: list[int]) -> None:
    """KKD-SETUP-6, KKD-SETUP-7 Deal the hands and the start card if the position has none."""
    if "hands" not in parts:
        size = state.rules.hand_size
        for seat in range(state.rules.seats):
            state.hands[seat] = sorted(rest[-size:])
            del rest[-size:]
    if "cards" not in parts:
        if not rest:
            raise PositionError("cards: found no card left to be the start card, expected one (KKD-SETUP-7)")
        add_card(state, rest.pop(), START, UPRIGHT)


def read_hands(state: DungeonState, names: Names, part: Part) -> None:
    """KKD-SETUP-6, KKDR-39 No hand is larger than at set-up; a ball of silence that draws adds one card."""
    most = state.rules.hand_size + state.rules.silence_ball_draws
    state.hands = [
        sorted(read_name_list(hand, names.cards, "card", 0, most)) for hand in part.read_by_seat(state.rules.seats)
    ]


def read_shown(state: DungeonState, names: Names, part: Part) -> None:
    """KKDR-40 One card of each hand may be shown; a solo player has no one to show it to."""
    for seat, item in enumerate(part.read_by_seat(state.rules.seats)):
        kind = item.read_optional_name("card", names.cards)
        if kind == NOTHING:
            continue
        if state.rules.seats == 1:
            raise item.error("null for one seat: there is no one to show it to (KKDR-40)")
        if kind not in state.hands[seat]:
            raise item.error("a card of that hand (KKDR-40)")
        state.shown[seat] = kind


def remaining_cards(state: DungeonState, names: Names, others: list[int]) -> "Counter[int]":
    """Return the cards of this dungeon that have no place yet."""
    used = Counter(others + state.kinds + state.burnt)
    for hand in state.hands:
        used.update(hand)
    copies = Counter([*state.rules.deck, state.rules.knight])
    for kind, count in used.items():
        if count > copies[kind]:
            expected = f"at most {copies[kind]}" if copies[kind] else "only cards of this dungeon (KKD-SETUP-4)"
            raise PositionError(f"cards: found {count} of '{names.cards[kind]}' in all, expected {expected}")
    return copies - used


def check_knight(state: DungeonState, names: Names, is_gone: bool) -> None:
    """KKD-SETUP-5, KKD-DRAW-3 The Black Knight is at the bottom of the deck until drawn, and never in a hand."""
    knight = state.rules.knight
    for seat, hand in enumerate(state.hands):
        if knight in hand:
            raise PositionError(f"hands[{seat}]: found the Black Knight, expected him to be laid at once (KKD-DRAW-3)")
    if is_gone and state.deck:
        raise PositionError(
            f"deck: found {len(state.deck)} cards, expected none once the Black Knight was drawn (KKDR-11)"
        )
    if is_gone or state.deck[:1] == [knight] or (state.outcome == LOST and not state.deck):
        return
    found = f"'{names.cards[state.deck[0]]}'" if state.deck else "nothing"
    raise PositionError(f"deck: found {found} at the bottom, expected the Black Knight (KKD-SETUP-5)")
