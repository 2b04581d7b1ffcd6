"""Tainted Grail in words that several chapters of tests share; cards are named by what they show."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec

import knockbox
from knockbox.games.knockdown.schema import Arena, AttackCard, Symbol
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import asked, log, options, say, table

PACK: Final = "tainted-grail"
BOX: Final = Path(knockbox.__file__).parent / "content" / "knockdown" / PACK
ARENA: Final = msgspec.toml.decode((BOX / "arena.toml").read_bytes(), type=Arena)
ATTACKS: Final = msgspec.toml.decode((BOX / "attacks.toml").read_bytes(), type=dict[str, AttackCard])
CARDS: Final = list(ATTACKS)
ROW: Final = CARDS[:4]
MORE: Final = CARDS[4:8]
LAST: Final = ARENA.spaces - 1
CENTRE: Final = ARENA.spaces // 2
CANDLE: Final = "candle"
ALL: Final = sum(card.copies for card in ATTACKS.values())


def showing(*symbols: Symbol) -> list[str]:
    """The cards of the box that show exactly these symbols, in any order."""
    return [id for id, card in ATTACKS.items() if Counter(card.symbols) == Counter(symbols)]


FISTS: Final = showing(Symbol.FIST)
FEET: Final = showing(Symbol.FOOT)
GUARDS: Final = showing(Symbol.BLOCK)
DASHES: Final = showing(Symbol.DASH)
DOUBLE_DASH: Final = showing(Symbol.DASH, Symbol.DASH)[0]
DASH_AND_FOOT: Final = showing(Symbol.DASH, Symbol.FOOT)[0]


def refilled(lying: int, drawn: list[str], **parts: Any) -> KnockdownState:
    """A turn begins with so many cards in the row and these in the deck."""
    return table(pack=PACK, question="start_turn", row=ROW[:lying], deck=drawn, **parts)


def dark_wounds(state: KnockdownState) -> list[tuple[int, int]]:
    """Whom the dark wounded, and how much each time."""
    wounded = [note for note in log(state) if note.kind == "wounded_note"]
    return [(note.seat, note.second) for note in wounded if note.rule == "KD-TG-CAND-3"]


def set_up(state: KnockdownState, prompt: str) -> KnockdownState:
    """Answer anything until a question with this name is open."""
    while asked(state)[1] != prompt:
        say(state, options(state)[0])
    return state


def moved(inwards: bool, candle: int | None) -> KnockdownState:
    """A text of seat 0 has told the candles to move."""
    told = [{"task": "MoveCandles", "seat": 0, "inwards": inwards, "rule": "KD-SEQ-2"}]
    return table(pack=PACK, row=ROW, candle=candle, next=told)


def combo(held: list[str], **parts: Any) -> KnockdownState:
    """Mgielec, with these cards in hand, has begun a Combo against Czerwi, who holds `his`."""
    laid: dict[str, Any] = {"row": [*FEET[:2], FISTS[-1], GUARDS[-1]], "places": [2, 5], **parts}
    hands = [held, laid.pop("his", [])]
    return say(table(pack=PACK, fighters=["mgielec", "czerwi"], hands=hands, **laid), "combo")


def both(first: str, second: str) -> str:
    """Two cards as a payment names them: in the order of the box."""
    return "+".join(sorted([first, second], key=CARDS.index))


def past_reactions(state: KnockdownState) -> KnockdownState:
    """A Reaction that is asked about is not used."""
    return say(state, "pass") if asked(state)[1] == "use_reaction" else state
