"""Tables of Tainted Grail shared by its scenarios; places are counted from the centre of the arena."""

from typing import Any, Final

import tests.cards.attack_profiles as attack_profiles
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, game, log, note_kinds, options, place, say, table
from tests.cards.attack_profiles import END_PROMPTS, SceneSetup

PACK: Final = "tainted-grail"
SPACES: Final = game(PACK).rules.arenas[0].spaces
LAST_SPACE: Final = SPACES - 1
CENTRE: Final = SPACES // 2
GRAIL_SCENE: Final = SceneSetup(
    pack=PACK,
    duel=["lost-knight", "mgielec"],
    blockers=["dead-lords-shield", "relit-wick"],
    fillers=["scythe-sweep", "rusted-gauntlet", "out-of-the-mist", "kick-into-the-mist", "blow-from-the-dark"],
    fist=("lost-knight/tainted-blade", ["relit-wick"]),
    foot=("czerwi/feast-of-worms", ["rusted-gauntlet", "relit-wick"]),
    rivals={"mgielec": "lost-knight", "czerwi": "mgielec", "lost-knight": "mgielec"},
)
ONE_OF_EACH: Final = ["weight-of-oaths", "snaring-roots", "grey-litany", "false-light"]
"""One card of each symbol: fist, foot, block, dash."""
FIST, FOOT, BLOCK, DASH = ONE_OF_EACH
SKILL_ROW: Final = ["oathbreaker", "scythe-sweep", "blow-from-the-dark", "bone-dart"]


def candle_place(radius: int) -> int:
    """Return the place of the candles when this many spaces on either side of the centre are lit."""
    return CENTRE - 1 - radius


def places_apart(apart: int) -> list[int]:
    """Return places with the first fighter just left of the centre, the second `apart` to the right."""
    return [CENTRE - 1, CENTRE - 1 + apart]


def knight_table(**parts: Any) -> KnockdownState:
    """Return the Lost Knight in their turn against Mgielec; hands are empty by default."""
    laid: dict[str, Any] = {
        "fighters": GRAIL_SCENE.duel,
        "row": GRAIL_SCENE.fillers[:4],
        "places": places_apart(1),
        **parts,
    }
    return table(pack=PACK, **laid)


def play_grail_attack(card: str, places: list[int], **parts: Any) -> KnockdownState:
    """Return a table on which the Lost Knight took a row card and Mgielec is on the second place."""
    return attack_profiles.play_attack(card, places, GRAIL_SCENE, **parts)


def table_with_skills(*mine: str, theirs: str = "", **parts: Any) -> KnockdownState:
    """Return the Lost Knight with these skills against Mgielec with `his`."""
    return knight_table(**{"skills": [list(mine), [theirs] if theirs else []], "row": SKILL_ROW, **parts})


def count_skills_used(state: KnockdownState) -> int:
    """Return how many times a skill was used."""
    return note_kinds(state).count("skill_used")


def effect_wounds(state: KnockdownState, seat: int) -> tuple[int, int]:
    """Return light and heavy wounds of a seat from anything but the pool of an attack."""
    found = [note for note in log(state) if note.kind == "wounded_note" and note.rule != "KD-SEQ-1"]
    amounts = [sum(note.second for note in found if note.seat == seat and note.first == kind) for kind in (0, 1)]
    return amounts[0], amounts[1]


def places_of(state: KnockdownState) -> list[int]:
    return [place(state, 0), place(state, 1)]


def play_out_text(state: KnockdownState) -> KnockdownState:
    """Do all that a text allows, but call no test, until the next step of the turn is open."""
    while current_question(state)[1] not in END_PROMPTS:
        say(state, "pass" if current_question(state)[1] == "call_test" else options(state)[-1])
    return state


def sheet_tokens(seat: int, kind: str, bearer: int, count: int = 1) -> list[dict[str, Any]]:
    """Return `count` tokens of a seat on the sheet of a bearer."""
    return [{"seat": seat, "kind": kind, "sheet": bearer}] * count


def space_tokens(seat: int, kind: str, *spaces: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "kind": kind, "space": space} for space in spaces]
