"""The arena of the dying menhir in words that several chapters of tests share."""

from pathlib import Path
from typing import Any, Final

import msgspec

import knockbox
from knockbox.games.knockdown.schema import Arena, AttackCard
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
