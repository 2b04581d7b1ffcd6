"""The sheets of Nemesis: what is printed on them, what they cost, and scenes in which they are played."""

from typing import Any

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import options
from tests.cards import sheets
from tests.cards.faces import EVERYWHERE, Face
from tests.cards.nemesis.silent_deck import FULL, SHIP

RICH = ["shakedown", "magboot-stomp", "rifle-butt", "crossfire"]
"""One card of each symbol: fist, foot, block, dash."""
FIST, FOOT, BLOCK, DASH = RICH
GUN: dict[str, Any] = {"row": ["wrench-swing", "airlock-hook", "deck-sweep", "rivet-gun"]}

SHEETS = {
    "imke/pop-the-hatch": Face(EVERYWHERE),
    "imke/out-of-nowhere": Face([1], light=2, heavy=1, blockable=FULL),
    "imke/vent-the-deck": Face([1, 2], light=1, heavy=1, blockable=FULL, ko=True),
    "skarn/flush-out": Face([1, 2, 3, 4]),
    "skarn/stun-net": Face([2, 3, 4], light=2),
    "skarn/take-the-trophy": Face([1], light=1, heavy=2, blockable=FULL, ko=True),
    "oolith/tend-the-nest": Face(EVERYWHERE),
    "oolith/drag-to-the-nest": Face([1, 2, 3], light=1, heavy=1, blockable=FULL),
    "oolith/they-wake": Face([1, 2, 3, 4], light=1, heavy=1, ko=True),
}
"""Range, pool, what of it can be blocked, and the K.O. icon of every special attack that is no Reaction."""
COSTS = {
    "imke/pop-the-hatch": [{FOOT}, {DASH}],
    "imke/out-of-nowhere": [{FIST, FOOT}, {FIST, BLOCK}, {FIST, DASH}, {FOOT, BLOCK}, {FOOT, DASH}],
    "imke/vent-the-deck": [{FIST, FOOT, BLOCK}, {FIST, FOOT, DASH}],
    "skarn/flush-out": [{FOOT}, {DASH}],
    "skarn/stun-net": [{BLOCK, FIST}, {BLOCK, FOOT}, {BLOCK, DASH}],
    "skarn/take-the-trophy": [{FIST, FOOT, BLOCK}, {FIST, FOOT, DASH}],
    "oolith/tend-the-nest": [{BLOCK}, {DASH}],
    "oolith/drag-to-the-nest": [{FIST, FOOT}, {FIST, BLOCK}, {FIST, DASH}, {FOOT, BLOCK}, {FOOT, DASH}],
    "oolith/they-wake": [{FIST, FOOT, BLOCK}, {FIST, FOOT, DASH}],
    "imke/gone-to-ground": [{BLOCK, FIST}, {BLOCK, FOOT}, {BLOCK, DASH}, {DASH, FIST}, {DASH, FOOT}],
    "skarn/on-your-heels": [{BLOCK}, {DASH}],
    "oolith/guard-the-clutch": [{BLOCK, FIST}, {BLOCK, FOOT}, {BLOCK, DASH}, {DASH, FIST}, {DASH, FOOT}],
}
"""All ways to pay for a special attack out of one card of each symbol."""


def sheet_pool(special: str, light: int = 0, heavy: int = 0) -> tuple[int, int]:
    """The printed pool of a special attack and so many wounds more."""
    return SHEETS[special].light + light, SHEETS[special].heavy + heavy


def perform(special: str, paid: list[str], places: list[int], **parts: Any) -> KnockdownState:
    """The special was paid for out of a rich hand and resolved up to the first question."""
    return sheets.perform(special, RICH, paid, places, SHIP, **parts)


def answer(special: str, trigger: str, places: list[int], **parts: Any) -> KnockdownState:
    """The rival declares something against a fighter with a rich hand."""
    return sheets.answer(special, RICH, trigger, places, SHIP, **parts)


def ways(state: KnockdownState) -> list[set[str]]:
    """The payments that are open."""
    return [set(option.removeprefix("pay ").split("+")) for option in options(state)]


def same(found: list[set[str]], expected: list[set[str]]) -> bool:
    return sorted(map(sorted, found)) == sorted(map(sorted, expected))
