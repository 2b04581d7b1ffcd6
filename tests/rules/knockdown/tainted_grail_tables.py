"""Tables of Tainted Grail shared by several test chapters; cards are named by their symbols."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec

import knockbox
from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, Symbol
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, log, options, say, table

PACK: Final = "tainted-grail"
BOX: Final = Path(knockbox.__file__).parent / "content" / "knockdown" / PACK
ARENA: Final = msgspec.toml.decode((BOX / "arena.toml").read_bytes(), type=ArenaLayout)
ATTACKS: Final = msgspec.toml.decode((BOX / "attacks.toml").read_bytes(), type=dict[str, AttackCard])
CARDS: Final = list(ATTACKS)
ROW: Final = CARDS[:4]
NEXT_CARDS: Final = CARDS[4:8]
LAST_SPACE: Final = ARENA.spaces - 1
CENTRE: Final = ARENA.spaces // 2
CANDLE: Final = "candle"
NUM_CARDS: Final = sum(card.copies for card in ATTACKS.values())


def cards_with_symbols(*symbols: Symbol) -> list[str]:
    """Return the cards of the box with exactly these symbols, in any order."""
    return [id for id, card in ATTACKS.items() if Counter(card.symbols) == Counter(symbols)]


FISTS: Final = cards_with_symbols(Symbol.FIST)
FEET: Final = cards_with_symbols(Symbol.FOOT)
GUARDS: Final = cards_with_symbols(Symbol.BLOCK)
DASHES: Final = cards_with_symbols(Symbol.DASH)
DOUBLE_DASH: Final = cards_with_symbols(Symbol.DASH, Symbol.DASH)[0]
DASH_AND_FOOT: Final = cards_with_symbols(Symbol.DASH, Symbol.FOOT)[0]


def start_turn(lying: int, drawn: list[str], **parts: Any) -> KnockdownState:
    """Start a turn with this many cards in the row and these in the deck."""
    return table(pack=PACK, question="start_turn", row=ROW[:lying], deck=drawn, **parts)


def dark_wounds(state: KnockdownState) -> list[tuple[int, int]]:
    """Return which seats the dark wounded, and how much each time."""
    wounded = [note for note in log(state) if note.kind == "wounded_note"]
    return [(note.seat, note.second) for note in wounded if note.rule == "KD-TG-CAND-3"]


def set_up(state: KnockdownState, prompt: str) -> KnockdownState:
    """Take the first option until a question with this prompt is open."""
    while current_question(state)[1] != prompt:
        say(state, options(state)[0])
    return state


def table_with_moved_candles(inwards: bool, candle: int | None) -> KnockdownState:
    """Return a table on which a text of seat 0 has moved the candles."""
    tasks = [{"task": "MoveCandles", "seat": 0, "inwards": inwards, "rule": "KD-SEQ-2"}]
    return table(pack=PACK, row=ROW, candle=candle, next=tasks)


def start_combo(held: list[str], **parts: Any) -> KnockdownState:
    """Return a Combo started by Mgielec, with these cards in hand, against Czerwi, who holds `theirs`."""
    laid: dict[str, Any] = {"row": [*FEET[:2], FISTS[-1], GUARDS[-1]], "places": [2, 5], **parts}
    hands = [held, laid.pop("theirs", [])]
    return say(table(pack=PACK, fighters=["mgielec", "czerwi"], hands=hands, **laid), "combo")


def two_card_payment(first: str, second: str) -> str:
    """Return two cards as a payment names them: in the order of the box."""
    return "+".join(sorted([first, second], key=CARDS.index))


def decline_reaction(state: KnockdownState) -> KnockdownState:
    """Decline a Reaction if one is asked about."""
    return say(state, "pass") if current_question(state)[1] == "use_reaction" else state
