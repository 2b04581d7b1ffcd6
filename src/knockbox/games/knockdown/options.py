"""The match options: names, values, and which of them an arena uses."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.errors import OptionError
from knockbox.games.knockdown.schema import ArenaLayout
from knockbox.games.knockdown.selection import SELECTION_OPTIONS
from knockbox.games.knockdown.state import ALL, HEAVY, LIGHT, KnockdownRules

OPTION_VALUES: Final[dict[str, tuple[str, ...]]] = {
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

TOWER_OPTIONS: Final = {
    "dice_always": "with dice every seat rolls (KDR-69)",
    "tower_seconds": "dice need no clock (KDR-77)",
}
SECONDS_PATTERN: Final = re.compile("[1-9][0-9]{0,8}")
RELIEF_KINDS: Final = {"light": LIGHT, "heavy": HEAVY, "all": ALL}


def resolve_options(options: Mapping[str, str], arenas: Sequence[ArenaLayout]) -> dict[str, str]:
    """Return every option that one of these arenas uses with its value: the given one or the default."""
    unused = unused_options(arenas)
    used = [name for name in OPTION_VALUES if name not in unused]
    for name, value in options.items():
        if name not in OPTION_VALUES:
            raise unknown_option(name, used)
        if name not in used:
            ids = " or ".join(f"'{arena.id}'" for arena in arenas)
            raise OptionError(f"option '{name}' is not used by the arena {ids}: {unused[name]}")
        check_value(name, value)
    resolved = {name: options.get(name, OPTION_VALUES[name][0]) for name in used}
    if resolved["ko_test"] == "dice":
        check_tower_options(resolved)
    return resolved


def check_tower_options(resolved: Mapping[str, str]) -> None:
    """Reject options about towers in a match with dice."""
    for name, why in TOWER_OPTIONS.items():
        if resolved[name] != OPTION_VALUES[name][0]:
            raise OptionError(f"option '{name}={resolved[name]}' needs 'ko_test=tower': {why}")


def unknown_option(name: str, used: Sequence[str]) -> OptionError:
    """KD-MERGE-3 Return the error for an unknown option; there is none for the deck, which comes with the arena."""
    if name == "deck":
        return OptionError("option 'deck': an arena is always played with the deck of its own box (KD-MERGE-3)")
    return OptionError(f"unknown option '{name}'; known: {', '.join([*SELECTION_OPTIONS, *used])}")


def unused_options(arenas: Sequence[ArenaLayout]) -> dict[str, str]:
    """Return the arena options that mean nothing in any of these arenas, each with the reason."""
    reasons: dict[str, str] = {}
    if not any(arena.candles for arena in arenas):
        reasons["candle_wound"] = "it has no candles"
    if not any(arena.corridors for arena in arenas):
        reasons["range_through_corridors"] = "it has no corridors"
    if not any(arena.dangerous for arena in arenas):
        reasons["edge_wound"] = "it has no dangerous edges"
    return reasons


def check_value(name: str, value: str) -> None:
    if name == "decision_time" and SECONDS_PATTERN.fullmatch(value):
        return
    if value not in OPTION_VALUES[name]:
        more = " or a number of seconds" if name == "decision_time" else ""
        raise OptionError(f"option '{name}': found '{value}', expected {' or '.join(OPTION_VALUES[name])}{more}")


def apply_options(options: Mapping[str, str], rules: KnockdownRules) -> None:
    """Set the switches of the rules."""
    rules.uses_tower = options["ko_test"] == "tower"
    rules.dice_always = [options["dice_always"] in (seat, "both") for seat in ("A", "B")]
    rules.tower_seconds = seconds_of(options["tower_seconds"])
    rules.relief_kind = relief_of(options["ko_relief"])
    rules.edge_wound = wound_of(options.get("edge_wound", "heavy"))
    rules.candle_wound = wound_of(options.get("candle_wound", "light"))
    rules.range_through_corridors = options.get("range_through_corridors", "false") == "true"
    rules.stall_guard = options["stall_guard"] == "on"
    rules.allow_empty_combo = options["allow_empty_combo"] == "true"
    rules.block_windows = int(options["block_windows"])
    rules.redraft = options["redraft"] == "true"
    rules.has_decision_time = options["decision_time"] != "off"


def seconds_of(value: str) -> int:
    """KDR-77 Return the seconds to build a tower, the same for both seats."""
    return int(value)


def relief_of(value: str) -> int:
    """KDR-4, KDR-55 Return which wounds a passed test relieves: half of the light, of the heavy, or of each kind."""
    return RELIEF_KINDS[value]


def wound_of(value: str) -> int:
    """KDR-4 Return the kind of wound that a dangerous edge adds, or that the dark inflicts."""
    return RELIEF_KINDS[value]
