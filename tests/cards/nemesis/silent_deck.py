"""What scenes on the Silent Deck need: who fights there, what is printed on its attack cards, who is adrift."""

from typing import Any

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import table
from tests.cards.faces import EVERYWHERE, Face, Stage, attack

SHIP = Stage(
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

PRINTED = {
    "wrench-swing": Face([1, 2], light=2, blockable=STRIKE),
    "airlock-hook": Face([1], light=2, blockable=FULL),
    "overcharged-fist": Face([1], light=1, heavy=2, blockable=FULL, ko=True),
    "bulkhead-uppercut": Face([1], heavy=2, blockable=STRIKE, ko=True),
    "cutting-torch": Face([1], light=2, blockable=FULL, ko=True),
    "shakedown": Face([1], light=2, blockable=FULL),
    "out-of-the-vent": Face([1, 2], light=1, blockable=FULL, ko=True),
    "visor-kick": Face([2], light=1, heavy=1, blockable=STRIKE, ko=True),
    "deck-sweep": Face([1], light=2, blockable=FULL),
    "blast-door-kick": Face([1], light=1, blockable=FULL),
    "magboot-stomp": Face([1], heavy=1, ko=True),
    "zero-g-somersault": Face([2, 3], light=2, blockable=FULL),
    "through-the-legs": Face([1], heavy=1, blockable=FULL, ko=True),
    "ricochet-kick": Face([1, 2], light=1, blockable=FULL),
    "riot-shield": Face([1], light=1, blockable=FULL),
    "first-aid-locker": Face(EVERYWHERE),
    "rifle-butt": Face([1], light=1, blockable=STRIKE),
    "contamination": Face([1]),
    "red-alert": Face(EVERYWHERE),
    "raid-the-stores": Face(EVERYWHERE),
    "gangway-rush": Face([2], light=2, blockable=FULL),
    "duct-crawl": Face(EVERYWHERE),
    "rivet-gun": Face(EVERYWHERE, light=1, blockable=FULL),
    "tow-cable": Face([2, 3, 4], light=1, blockable=FULL),
    "decompression": Face([1, 2, 3, 4], light=1),
    "bite-and-vanish": Face([1], light=2, blockable=FULL),
    "crossfire": Face([2, 3, 4, 5, 6], light=1),
}
"""Range, pool, what of it can be blocked, and the K.O. icon of every attack card."""

PACKS = "siege-storm,nemesis"
ELSEWHERE = {"arena": "siege-storm", "skills": "siege-storm"}


def taken(card: str, places: list[int], **parts: Any) -> KnockdownState:
    """Oolith has taken a row card; Skarn stands on the second place."""
    return attack(card, places, SHIP, **parts)


def pool_and(card: str, light: int = 0, heavy: int = 0) -> tuple[int, int]:
    """The printed pool of a card and so many wounds more."""
    return PRINTED[card].light + light, PRINTED[card].heavy + heavy


def after(card: str) -> tuple[int, str]:
    """What is asked when all else of a card is done: the test, if it may be called."""
    return 0, "call_test" if PRINTED[card].ko else "take_action"


def adrift(fighters: list[str], **parts: Any) -> KnockdownState:
    """Fighters in the arena of Siege Storm, with its deck."""
    return table(pack=PACKS, options=ELSEWHERE, fighters=fighters, **parts)


def lying(kind: str, seat: int, *spaces: int) -> list[dict[str, Any]]:
    """Tokens of a kind on these spaces."""
    return [{"seat": seat, "kind": kind, "space": space} for space in spaces]
