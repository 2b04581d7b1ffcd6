"""The match options: their names, their values, and which of them an arena uses."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.errors import OptionError
from knockbox.games.knockdown.schema import Arena
from knockbox.games.knockdown.selection import SELECTED
from knockbox.games.knockdown.state import ALL, HEAVY, LIGHT, KnockdownRules

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "ko_test": ("dice", "tower"),
    "dice_always": ("none", "A", "B", "both"),
    "tower_seconds": ("10", "15", "20", "30", "60"),
    "decision_time": ("off",),
    "ko_relief": ("light", "heavy", "all"),
    "edge_wound": ("heavy", "light"),
    "candle_wound": ("light", "heavy"),
    "range_through_corridors": ("false", "true"),
    "stall_guard": ("on", "off"),
    "allow_empty_combo": ("false", "true"),
    "block_windows": ("1", "2"),
    "redraft": ("false", "true"),
    "memory": ("open", "closed"),
}
"""Name -> values, the default first; `decision_time` also takes a number of seconds."""

OF_TOWERS: Final = {
    "dice_always": "with dice every seat rolls (KDR-69)",
    "tower_seconds": "dice need no clock (KDR-77)",
}
SECONDS: Final = re.compile("[1-9][0-9]{0,8}")
KINDS: Final = {"light": LIGHT, "heavy": HEAVY, "all": ALL}


def settle(given: Mapping[str, str], arenas: Sequence[Arena]) -> dict[str, str]:
    """Every option that one of these arenas uses with its value: what was given, else the default."""
    unused = unused_by(arenas)
    used = [name for name in VALUES if name not in unused]
    for name, value in given.items():
        if name not in VALUES:
            raise unknown(name, used)
        if name not in used:
            ids = " or ".join(f"'{arena.id}'" for arena in arenas)
            raise OptionError(f"option '{name}' is not used by the arena {ids}: {unused[name]}")
        check_value(name, value)
    settled = {name: given.get(name, VALUES[name][0]) for name in used}
    if settled["ko_test"] == "dice":
        check_dice(settled)
    return settled


def check_dice(settled: Mapping[str, str]) -> None:
    """Nothing can be said about towers where none is built."""
    for name, why in OF_TOWERS.items():
        if settled[name] != VALUES[name][0]:
            raise OptionError(f"option '{name}={settled[name]}' needs 'ko_test=tower': {why}")


def unknown(name: str, used: Sequence[str]) -> OptionError:
    """KD-MERGE-3 There is no option for the deck: it comes with the arena."""
    if name == "deck":
        return OptionError("option 'deck': an arena is always played with the deck of its own box (KD-MERGE-3)")
    return OptionError(f"unknown option '{name}'; known: {', '.join([*SELECTED, *used])}")


def unused_by(arenas: Sequence[Arena]) -> dict[str, str]:
    """The arena options that mean nothing in any of these arenas, each with its reason."""
    reasons: dict[str, str] = {}
    if not any(arena.candles for arena in arenas):
        reasons["candle_wound"] = "it has no candles"
    if not any(arena.corridors for arena in arenas):
        reasons["range_through_corridors"] = "it has no corridors"
    if not any(arena.dangerous for arena in arenas):
        reasons["edge_wound"] = "it has no dangerous edges"
    return reasons


def check_value(name: str, value: str) -> None:
    if name == "decision_time" and SECONDS.fullmatch(value):
        return
    if value not in VALUES[name]:
        more = " or a number of seconds" if name == "decision_time" else ""
        raise OptionError(f"option '{name}': found '{value}', expected {' or '.join(VALUES[name])}{more}")


def apply(options: Mapping[str, str], rules: KnockdownRules) -> None:
    """Set the switches of the rules."""
    rules.tower = options["ko_test"] == "tower"
    rules.dice_always = [options["dice_always"] in (seat, "both") for seat in ("A", "B")]
    rules.tower_seconds = seconds_of(options["tower_seconds"])
    rules.relief = relief_of(options["ko_relief"])
    rules.edge_wound = wound_of(options.get("edge_wound", "heavy"))
    rules.candle_wound = wound_of(options.get("candle_wound", "light"))
    rules.through_corridors = options.get("range_through_corridors", "false") == "true"
    rules.stall_guard = options["stall_guard"] == "on"
    rules.empty_combo = options["allow_empty_combo"] == "true"
    rules.windows = int(options["block_windows"])
    rules.redraft = options["redraft"] == "true"
    rules.timed = options["decision_time"] != "off"


def seconds_of(value: str) -> int:
    """KDR-77 How long the clock of a tower runs, the same for both."""
    return int(value)


def relief_of(value: str) -> int:
    """KDR-4, KDR-55 Which wounds a passed test relieves: half of the light, of the heavy, or of each kind."""
    return KINDS[value]


def wound_of(value: str) -> int:
    """KDR-4 Which kind of wound a dangerous edge adds, or the dark behind the candles inflicts."""
    return KINDS[value]
