"""Scenes on the Silent Deck: its fighters, its printed attack cards, and fighters in another arena."""

from typing import Any

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import table
from tests.cards.attack_profiles import ALL_DISTANCES, AttackProfile, SceneSetup, play_attack

NEMESIS_SCENE = SceneSetup(
    pack="nemesis",
    duel=["oolith", "skarn"],
    blockers=["riot-shield", "first-aid-locker"],
    fillers=["wrench-swing", "airlock-hook", "deck-sweep", "blast-door-kick", "visor-kick"],
    fist=("skarn/take-the-trophy", ["deck-sweep", "riot-shield"]),
    foot=("oolith/they-wake", ["wrench-swing", "riot-shield"]),
    rivals={"imke": "skarn", "oolith": "skarn", "skarn": "imke"},
)
STRIKE = "wounds"
FULL = "wounds effect"

PRINTED_ATTACKS = {
    "wrench-swing": AttackProfile([1, 2], light=2, blockable=STRIKE),
    "airlock-hook": AttackProfile([1], light=2, blockable=FULL),
    "overcharged-fist": AttackProfile([1], light=1, heavy=2, blockable=FULL, ko=True),
    "bulkhead-uppercut": AttackProfile([1], heavy=2, blockable=STRIKE, ko=True),
    "cutting-torch": AttackProfile([1], light=2, blockable=FULL, ko=True),
    "shakedown": AttackProfile([1], light=2, blockable=FULL),
    "out-of-the-vent": AttackProfile([1, 2], light=1, blockable=FULL, ko=True),
    "visor-kick": AttackProfile([2], light=1, heavy=1, blockable=STRIKE, ko=True),
    "deck-sweep": AttackProfile([1], light=2, blockable=FULL),
    "blast-door-kick": AttackProfile([1], light=1, blockable=FULL),
    "magboot-stomp": AttackProfile([1], heavy=1, ko=True),
    "zero-g-somersault": AttackProfile([2, 3], light=2, blockable=FULL),
    "through-the-legs": AttackProfile([1], heavy=1, blockable=FULL, ko=True),
    "ricochet-kick": AttackProfile([1, 2], light=1, blockable=FULL),
    "riot-shield": AttackProfile([1], light=1, blockable=FULL),
    "first-aid-locker": AttackProfile(ALL_DISTANCES),
    "rifle-butt": AttackProfile([1], light=1, blockable=STRIKE),
    "contamination": AttackProfile([1]),
    "red-alert": AttackProfile(ALL_DISTANCES),
    "raid-the-stores": AttackProfile(ALL_DISTANCES),
    "gangway-rush": AttackProfile([2], light=2, blockable=FULL),
    "duct-crawl": AttackProfile(ALL_DISTANCES),
    "rivet-gun": AttackProfile(ALL_DISTANCES, light=1, blockable=FULL),
    "tow-cable": AttackProfile([2, 3, 4], light=1, blockable=FULL),
    "decompression": AttackProfile([1, 2, 3, 4], light=1),
    "bite-and-vanish": AttackProfile([1], light=2, blockable=FULL),
    "crossfire": AttackProfile([2, 3, 4, 5, 6], light=1),
}
"""Range, pool, what of it can be blocked, and the K.O. icon of every attack card."""

PACKS = "siege-storm,nemesis"
SIEGE_STORM_OPTIONS = {"arena": "siege-storm", "skills": "siege-storm"}


def play_nemesis_attack(card: str, places: list[int], **parts: Any) -> KnockdownState:
    """Return a table on which Oolith took a row card and Skarn is on the second place."""
    return play_attack(card, places, NEMESIS_SCENE, **parts)


def pool_plus(card: str, light: int = 0, heavy: int = 0) -> tuple[int, int]:
    """Return the printed pool of a card plus these wounds."""
    return PRINTED_ATTACKS[card].light + light, PRINTED_ATTACKS[card].heavy + heavy


def prompt_after(card: str) -> tuple[int, str]:
    """Return what is asked once a card is resolved: the test, if it may be called."""
    return 0, "call_test" if PRINTED_ATTACKS[card].ko else "take_action"


def siege_storm_table(fighters: list[str], **parts: Any) -> KnockdownState:
    """Return fighters in the arena of Siege Storm, with its deck."""
    return table(pack=PACKS, options=SIEGE_STORM_OPTIONS, fighters=fighters, **parts)


def space_tokens(kind: str, seat: int, *spaces: int) -> list[dict[str, Any]]:
    """Return tokens of a kind on these spaces."""
    return [{"seat": seat, "kind": kind, "space": space} for space in spaces]
