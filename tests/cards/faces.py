"""What an attack turns out to be when it is played: its reach, pool, type and K.O. icon."""

from typing import Any, NamedTuple

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import asked, game_of, log, options, say, table

DUEL = ["veroth", "driana"]
"""Driana has no Reaction to an attack."""
BLOCKERS = ["hold-the-rampart", "shield-bash"]
FILLERS = ["low-sweep", "gut-punch", "high-jab", "sortie", "gate-breaker"]
"""Kinds of which there are two."""
ENDS = ("take_action", "continue_combo")
EVERYWHERE = [1, 2, 3, 4, 5, 6]


class Face(NamedTuple):
    """An attack as its target meets it."""

    reach: list[int]
    light: int = 0
    heavy: int = 0
    blockable: str = ""
    ko: bool = False


def attack(card: str, places: list[int], **parts: Any) -> KnockdownState:
    """Veroth has taken a row card; Driana stands on the second place."""
    row = [card, *[other for other in FILLERS if other != card][:3]]
    laid: dict[str, Any] = {"fighters": DUEL, "row": row, "places": places, **parts}
    return say(table(**laid), f"attack {card}")


def face_of(card: str) -> Face:
    """Play a row card at every distance, and once against a defender who could block."""
    reach = [apart for apart in EVERYWHERE if resolved(attack(card, [0, apart]), "attack_declared")]
    state = attack(card, [2, 2 + reach[0]], hands=[[], BLOCKERS])
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


def symbols_of(card: str) -> list[str]:
    """The symbols of a card in hand, by what it buys: an arrow, a snare, a block, a step."""
    combo = combo_of([card, BLOCKERS[0]])
    bought = {
        "fist": "perform driana/tripwire-arrow" in combo,
        "foot": "perform driana/set-the-snare" in combo and f"dash {card} 2" not in combo,
        "block": f"block wounds {card}" in options(attack("low-sweep", [2, 3], hands=[[], [card]])),
        "dash": f"dash {card} 2" in combo,
    }
    return [symbol for symbol, works in bought.items() if works]


def combo_of(held: list[str]) -> list[str]:
    """All that Driana could do with these cards in a Combo."""
    state = table(fighters=DUEL[::-1], hands=[held, []])
    return options(say(state, "combo")) if "combo" in options(state) else []
