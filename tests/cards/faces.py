"""What an attack turns out to be when it is played: its reach, pool, type and K.O. icon."""

from typing import Any, NamedTuple

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import asked, game_of, log, options, say, table

ENDS = ("take_action", "continue_combo")
EVERYWHERE = [1, 2, 3, 4, 5, 6]


class Stage(NamedTuple):
    """A box and what a scene of it needs: who fights and what lies about."""

    pack: str
    duel: list[str]
    """The second has no Reaction to an attack."""
    blockers: list[str]
    fillers: list[str]
    """Kinds of which there are two; the first is a Strike that hits at 1."""
    fist: tuple[str, list[str]]
    """A special attack, and cards that lack only a fist to pay for it."""
    foot: tuple[str, list[str]]
    rivals: dict[str, str]
    """Whom each fighter meets: none who would answer what he does."""


SIEGE_STORM = Stage(
    pack="siege-storm",
    duel=["veroth", "driana"],
    blockers=["hold-the-rampart", "shield-bash"],
    fillers=["low-sweep", "gut-punch", "high-jab", "sortie", "gate-breaker"],
    fist=("driana/tripwire-arrow", ["hold-the-rampart"]),
    foot=("driana/heartseeker", ["gut-punch", "hold-the-rampart"]),
    rivals={"veroth": "driana", "xingo": "driana", "driana": "xingo"},
)


class Face(NamedTuple):
    """An attack as its target meets it."""

    reach: list[int]
    light: int = 0
    heavy: int = 0
    blockable: str = ""
    ko: bool = False


def attack(card: str, places: list[int], stage: Stage = SIEGE_STORM, **parts: Any) -> KnockdownState:
    """The first fighter of the stage has taken a row card; the other stands on the second place."""
    row = [card, *[other for other in stage.fillers if other != card][:3]]
    laid: dict[str, Any] = {"fighters": stage.duel, "row": row, "places": places, **parts}
    return say(table(pack=stage.pack, **laid), f"attack {card}")


def face_of(card: str, stage: Stage = SIEGE_STORM) -> Face:
    """Play a row card at every distance, and once against a defender who could block."""
    reach = [apart for apart in EVERYWHERE if resolved(attack(card, [0, apart], stage), "attack_declared")]
    state = attack(card, [2, 2 + reach[0]], stage, hands=[[], stage.blockers])
    return look(state, reach)


def resolved(state: KnockdownState, kind: str) -> bool:
    """Whether the attack just declared found the opponent in range."""
    return [note.second for note in log(state) if note.kind == kind] == [1]


def look(state: KnockdownState, reach: list[int]) -> Face:
    """Follow the attack to its end, declining whatever can be declined."""
    attacker, blockable, ko = state.active, "", False
    while asked(state)[1] not in ENDS:
        if asked(state)[1] == "declare_block":
            blockable = parts_of(options(state))
        ko = ko or asked(state) == (attacker, "call_test")
        game_of(state).step(state, game_of(state).default(state))
    light, heavy = pool(state, 1 - attacker)
    return Face(reach, light, heavy, blockable, ko)


def parts_of(offered: list[str]) -> str:
    modes = {option.split()[1] for option in offered if option.startswith("block")} - {"both"}
    return " ".join(sorted(modes, reverse=True))


def pool(state: KnockdownState, seat: int) -> tuple[int, int]:
    """Light and heavy wounds that came from the pool of an attack."""
    found = [note for note in log(state) if note.kind == "wounded_note" and note.rule == "KD-SEQ-1"]
    amounts = [sum(note.second for note in found if note.seat == seat and note.first == kind) for kind in (0, 1)]
    return amounts[0], amounts[1]


def symbols_of(card: str, stage: Stage = SIEGE_STORM) -> list[str]:
    """The symbols of a card in hand, by what it buys: a special that lacks one, a block, a step."""
    strike = attack(stage.fillers[0], [2, 3], stage, hands=[[], [card]])
    bought = {
        "fist": is_bought(stage.fist, card, stage),
        "foot": is_bought(stage.foot, card, stage),
        "block": f"block wounds {card}" in options(strike),
        "dash": f"dash {card} 1" in combo_of(stage.duel[0], [card], stage),
    }
    return [symbol for symbol, works in bought.items() if works]


def is_bought(wanted: tuple[str, list[str]], card: str, stage: Stage) -> bool:
    """Whether the card is just what a special attack lacks."""
    special, beside = wanted
    return f"perform {special}" in combo_of(special.split("/")[0], [*beside, card], stage)


def combo_of(fighter: str, held: list[str], stage: Stage) -> list[str]:
    """All that a fighter could do in a Combo with these cards, beside the opponent."""
    rival = next(other for other in stage.duel if other != fighter)
    state = table(pack=stage.pack, fighters=[fighter, rival], hands=[held, []], places=[2, 3])
    return options(say(state, "combo")) if "combo" in options(state) else []
