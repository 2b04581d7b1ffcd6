"""The properties of an attack as played: its reach, pool, type and K.O. icon."""

from typing import Any, NamedTuple

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, game_of, log, options, say, table

END_PROMPTS = ("take_action", "continue_combo")
ALL_DISTANCES = [1, 2, 3, 4, 5, 6]


class SceneSetup(NamedTuple):
    """A box and what its scenes need: the fighters and the cards around them."""

    pack: str
    duel: list[str]
    """The second fighter has no Reaction to an attack."""
    blockers: list[str]
    fillers: list[str]
    """Kinds with two copies; the first is a Strike that hits at distance 1."""
    fist: tuple[str, list[str]]
    """A special attack, and cards that lack only a fist to pay for it."""
    foot: tuple[str, list[str]]
    rivals: dict[str, str]
    """The opponent of each fighter, who has no Reaction to their attacks."""


SIEGE_STORM = SceneSetup(
    pack="siege-storm",
    duel=["veroth", "driana"],
    blockers=["hold-the-rampart", "shield-bash"],
    fillers=["low-sweep", "gut-punch", "high-jab", "sortie", "gate-breaker"],
    fist=("driana/tripwire-arrow", ["hold-the-rampart"]),
    foot=("driana/heartseeker", ["gut-punch", "hold-the-rampart"]),
    rivals={"veroth": "driana", "xingo": "driana", "driana": "xingo"},
)


class AttackProfile(NamedTuple):
    """An attack as its target experiences it."""

    reach: list[int]
    light: int = 0
    heavy: int = 0
    blockable: str = ""
    ko: bool = False


def play_attack(card: str, places: list[int], stage: SceneSetup = SIEGE_STORM, **parts: Any) -> KnockdownState:
    """Return a table on which the first fighter took a row card and the other is on the second place."""
    row = [card, *[other for other in stage.fillers if other != card][:3]]
    laid: dict[str, Any] = {"fighters": stage.duel, "row": row, "places": places, **parts}
    return say(table(pack=stage.pack, **laid), f"attack {card}")


def profile_of(card: str, stage: SceneSetup = SIEGE_STORM) -> AttackProfile:
    """Play a row card at every distance, and once against a defender who could block."""
    reach = [apart for apart in ALL_DISTANCES if was_in_range(play_attack(card, [0, apart], stage), "attack_declared")]
    state = play_attack(card, [2, 2 + reach[0]], stage, hands=[[], stage.blockers])
    return resolve_profile(state, reach)


def was_in_range(state: KnockdownState, kind: str) -> bool:
    """Return whether the attack just declared found the opponent in range."""
    return [note.second for note in log(state) if note.kind == kind] == [1]


def resolve_profile(state: KnockdownState, reach: list[int]) -> AttackProfile:
    """Follow the attack to its end, declining everything that can be declined."""
    attacker, blockable, ko = state.active, "", False
    while current_question(state)[1] not in END_PROMPTS:
        if current_question(state)[1] == "declare_block":
            blockable = blockable_parts(options(state))
        ko = ko or current_question(state) == (attacker, "call_test")
        game_of(state).step(state, game_of(state).default(state))
    light, heavy = pool_wounds(state, 1 - attacker)
    return AttackProfile(reach, light, heavy, blockable, ko)


def blockable_parts(offered: list[str]) -> str:
    modes = {option.split()[1] for option in offered if option.startswith("block")} - {"both"}
    return " ".join(sorted(modes, reverse=True))


def pool_wounds(state: KnockdownState, seat: int) -> tuple[int, int]:
    """Return light and heavy wounds from the pool of an attack."""
    found = [note for note in log(state) if note.kind == "wounded_note" and note.rule == "KD-SEQ-1"]
    amounts = [sum(note.second for note in found if note.seat == seat and note.first == kind) for kind in (0, 1)]
    return amounts[0], amounts[1]


def symbols_of(card: str, stage: SceneSetup = SIEGE_STORM) -> list[str]:
    """Return the symbols of a card in hand, by what it pays for: a special that lacks one, a block, a step."""
    strike = play_attack(stage.fillers[0], [2, 3], stage, hands=[[], [card]])
    bought = {
        "fist": completes_payment(stage.fist, card, stage),
        "foot": completes_payment(stage.foot, card, stage),
        "block": f"block wounds {card}" in options(strike),
        "dash": f"dash {card} 1" in combo_options(stage.duel[0], [card], stage),
    }
    return [symbol for symbol, works in bought.items() if works]


def completes_payment(wanted: tuple[str, list[str]], card: str, stage: SceneSetup) -> bool:
    """Return whether the card is just what a special attack lacks."""
    special, others = wanted
    return f"perform {special}" in combo_options(special.split("/")[0], [*others, card], stage)


def combo_options(fighter: str, held: list[str], stage: SceneSetup) -> list[str]:
    """Return all that a fighter could do in a Combo with these cards, next to the opponent."""
    rival = next(other for other in stage.duel if other != fighter)
    state = table(pack=stage.pack, fighters=[fighter, rival], hands=[held, []], places=[2, 3])
    return options(say(state, "combo")) if "combo" in options(state) else []
