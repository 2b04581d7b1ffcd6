"""The special_scenes of Nemesis: what is printed on them, what they cost, and scenes with them."""

from typing import Any

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import options
from tests.cards import special_scenes
from tests.cards.attack_profiles import ALL_DISTANCES, AttackProfile
from tests.cards.nemesis.nemesis_scenes import FULL, NEMESIS_SCENE

ONE_OF_EACH = ["shakedown", "magboot-stomp", "rifle-butt", "crossfire"]
"""One card of each symbol: fist, foot, block, dash."""
FIST, FOOT, BLOCK, DASH = ONE_OF_EACH
GUN: dict[str, Any] = {"row": ["wrench-swing", "airlock-hook", "deck-sweep", "rivet-gun"]}

PRINTED_SPECIALS = {
    "imke/pop-the-hatch": AttackProfile(ALL_DISTANCES),
    "imke/out-of-nowhere": AttackProfile([1], light=2, heavy=1, blockable=FULL),
    "imke/vent-the-deck": AttackProfile([1, 2], light=1, heavy=1, blockable=FULL, ko=True),
    "skarn/flush-out": AttackProfile([1, 2, 3, 4]),
    "skarn/stun-net": AttackProfile([2, 3, 4], light=2),
    "skarn/take-the-trophy": AttackProfile([1], light=1, heavy=2, blockable=FULL, ko=True),
    "oolith/tend-the-nest": AttackProfile(ALL_DISTANCES),
    "oolith/drag-to-the-nest": AttackProfile([1, 2, 3], light=1, heavy=1, blockable=FULL),
    "oolith/they-wake": AttackProfile([1, 2, 3, 4], light=1, heavy=1, ko=True),
}
"""Range, pool, what of it can be blocked, and the K.O. icon of every special attack but Reactions."""
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
"""All ways to pay for a special attack with one card of each symbol."""


def sheet_pool(special: str, light: int = 0, heavy: int = 0) -> tuple[int, int]:
    """Return the printed pool of a special attack plus these wounds."""
    return PRINTED_SPECIALS[special].light + light, PRINTED_SPECIALS[special].heavy + heavy


def perform_special(special: str, paid: list[str], places: list[int], **parts: Any) -> KnockdownState:
    """Pay for the special out of a rich hand and resolve it up to the first question."""
    return special_scenes.perform(special, ONE_OF_EACH, paid, places, NEMESIS_SCENE, **parts)


def declare_against_special(special: str, trigger: str, places: list[int], **parts: Any) -> KnockdownState:
    """Let the rival declare something against a fighter with a rich hand."""
    return special_scenes.declare_against(special, ONE_OF_EACH, trigger, places, NEMESIS_SCENE, **parts)


def payment_sets(state: KnockdownState) -> list[set[str]]:
    """Return the legal payments."""
    return [set(option.removeprefix("pay ").split("+")) for option in options(state)]


def is_same_sets(found: list[set[str]], expected: list[set[str]]) -> bool:
    return sorted(map(sorted, found)) == sorted(map(sorted, expected))
