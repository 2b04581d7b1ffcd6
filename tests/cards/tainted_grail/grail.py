"""A table of Tainted Grail in words that its scenarios share; places are counted from the centre of the arena."""

from typing import Any, Final

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import asked, game, happened, log, options, place, say, table
from tests.cards import faces
from tests.cards.faces import ENDS, Stage

PACK: Final = "tainted-grail"
SPACES: Final = game(PACK).rules.grounds[0].spaces
LAST: Final = SPACES - 1
CENTRE: Final = SPACES // 2
GRAIL: Final = Stage(
    pack=PACK,
    duel=["lost-knight", "mgielec"],
    blockers=["dead-lords-shield", "relit-wick"],
    fillers=["scythe-sweep", "rusted-gauntlet", "out-of-the-mist", "kick-into-the-mist", "blow-from-the-dark"],
    fist=("lost-knight/tainted-blade", ["relit-wick"]),
    foot=("czerwi/feast-of-worms", ["rusted-gauntlet", "relit-wick"]),
    rivals={"mgielec": "lost-knight", "czerwi": "mgielec", "lost-knight": "mgielec"},
)
RICH: Final = ["weight-of-oaths", "snaring-roots", "grey-litany", "false-light"]
"""One card of each symbol: fist, foot, block, dash."""
FIST, FOOT, BLOCK, DASH = RICH
SKILL_ROW: Final = ["oathbreaker", "scythe-sweep", "blow-from-the-dark", "bone-dart"]


def lit(radius: int) -> int:
    """Where the candles are when so many spaces on either side of the centre are in the light."""
    return CENTRE - 1 - radius


def beside(apart: int) -> list[int]:
    """The first fighter just left of the centre, the second so far to the right of him."""
    return [CENTRE - 1, CENTRE - 1 + apart]


def fight(**parts: Any) -> KnockdownState:
    """The Lost Knight in his turn against Mgielec; nobody holds a card unless it is said."""
    laid: dict[str, Any] = {"fighters": GRAIL.duel, "row": GRAIL.fillers[:4], "places": beside(1), **parts}
    return table(pack=PACK, **laid)


def attack(card: str, places: list[int], **parts: Any) -> KnockdownState:
    """The Lost Knight has taken a row card; Mgielec stands on the second place."""
    return faces.attack(card, places, GRAIL, **parts)


def skilled(*mine: str, his: str = "", **parts: Any) -> KnockdownState:
    """The Lost Knight with these skills against Mgielec with his."""
    return fight(**{"skills": [list(mine), [his] if his else []], "row": SKILL_ROW, **parts})


def used(state: KnockdownState) -> int:
    """How many times a skill was told of."""
    return happened(state).count("skill_used")


def by_effect(state: KnockdownState, seat: int) -> tuple[int, int]:
    """Light and heavy wounds that a seat suffered from anything but the pool of an attack."""
    found = [note for note in log(state) if note.kind == "wounded_note" and note.rule != "KD-SEQ-1"]
    amounts = [sum(note.second for note in found if note.seat == seat and note.first == kind) for kind in (0, 1)]
    return amounts[0], amounts[1]


def places_of(state: KnockdownState) -> list[int]:
    return [place(state, 0), place(state, 1)]


def settle(state: KnockdownState) -> KnockdownState:
    """Do all that a text allows, but call no test, until the next step of the turn is open."""
    while asked(state)[1] not in ENDS:
        say(state, "pass" if asked(state)[1] == "call_test" else options(state)[-1])
    return state


def on_sheet(seat: int, kind: str, bearer: int, count: int = 1) -> list[dict[str, Any]]:
    """So many tokens of a seat on the sheet of a bearer."""
    return [{"seat": seat, "kind": kind, "sheet": bearer}] * count


def on_space(seat: int, kind: str, *spaces: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "kind": kind, "space": space} for space in spaces]
