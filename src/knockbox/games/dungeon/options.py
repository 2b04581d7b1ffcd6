"""The match options: names, values, defaults, and which of them a variant uses."""

import re
from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import OptionError
from knockbox.games.dungeon.state import NOBODY, SILENCE, DungeonRules
from knockbox.games.dungeon.text.names import TOKEN_NAMES

OPTION_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "timer": ("6", "off", "10", "15"),
    "level": ("1", "2", "3", "4"),
    "adventure": ("off", "on"),
    "tokens": ("none",),
    "level_cards": ("upto", "only"),
    "adventure_loss": ("retry", "restart"),
    "chest_hunt": ("false", "true"),
    "solo_silence_ball": ("out", "draw"),
    "first_player": ("random",),
}
"""Values by name, the default first; `timer` also takes a number of minutes, `tokens` a list, `first_player` a seat."""

MINUTES_PATTERN: Final = re.compile("[1-9][0-9]{0,3}")
NO_TOKENS: Final = "none"
COMMA: Final = ","


def resolve_options(given: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return every option that this variant uses, with defaults filled in; raise OptionError for a bad one."""
    for name, value in given.items():
        if name not in OPTION_VALUES:
            raise OptionError(f"unknown option '{name}'; known: {', '.join(OPTION_VALUES)}")
        check_value(name, value, seats)
    settled = {name: given.get(name, values[0]) for name, values in OPTION_VALUES.items()}
    unused = unused_options(settled, seats)
    for name in given:
        if name in unused:
            raise OptionError(f"option '{name}' is not used: {unused[name]}")
    settled["tokens"] = sort_token_list(settled["tokens"])
    check_silence_ball(settled, seats)
    return {name: value for name, value in settled.items() if name not in unused}


def unused_options(settled: Mapping[str, str], seats: int) -> dict[str, str]:
    """KKD-SETUP-8 Return the options without effect in this variant, each with its reason."""
    reasons: dict[str, str] = {}
    if settled["adventure"] == "off":
        reasons["tokens"] = "grimoire tokens stay in the box outside the adventure (KKD-SETUP-8)"
        reasons["adventure_loss"] = "it is for the adventure (KKDR-25)"
        reasons["solo_silence_ball"] = "it is for the adventure (KKDR-39)"
        if settled["level"] == "1":
            reasons["level_cards"] = "dungeon 1 has no level cards (KKD-SETUP-4)"
    elif seats > 1:
        reasons["solo_silence_ball"] = f"it is for one seat, found {seats} (KKDR-39)"
    return reasons


def check_value(name: str, value: str, seats: int) -> None:
    if name == "tokens":
        check_tokens(value)
    elif name == "first_player":
        check_seat(value, seats)
    elif value not in OPTION_VALUES[name] and not (name == "timer" and MINUTES_PATTERN.fullmatch(value)):
        more = " or a number of minutes" if name == "timer" else ""
        raise OptionError(f"option '{name}': found '{value}', expected {' or '.join(OPTION_VALUES[name])}{more}")


def check_tokens(value: str) -> None:
    names = value.split(COMMA)
    if value != NO_TOKENS and (set(names) - set(TOKEN_NAMES) or len(set(names)) < len(names)):
        raise OptionError(
            f"option 'tokens': found '{value}', expected {NO_TOKENS}, or {COMMA.join(TOKEN_NAMES)}, each once"
        )


def check_seat(value: str, seats: int) -> None:
    if value != "random" and value not in [str(seat) for seat in range(seats)]:
        raise OptionError(f"option 'first_player': found '{value}', expected random or a seat from 0 to {seats - 1}")


def check_silence_ball(settled: Mapping[str, str], seats: int) -> None:
    """KKDR-19 A solo game leaves out the ball of silence, unless it draws a card."""
    held = settled["tokens"].split(COMMA)
    if seats == 1 and settled["solo_silence_ball"] == "out" and TOKEN_NAMES[SILENCE] in held:
        raise OptionError("option 'tokens': found silence, which is left out for one seat (KKDR-19)")


def sort_token_list(tokens: str) -> str:
    """Return tokens in the order of their numbers, so that equal sets are equal strings."""
    return tokens if tokens == NO_TOKENS else COMMA.join(name for name in TOKEN_NAMES if name in tokens.split(COMMA))


def apply_options(options: Mapping[str, str], rules: DungeonRules) -> None:
    """Set the switches of the rules."""
    rules.has_timer = options["timer"] != "off"
    rules.is_adventure = options["adventure"] == "on"
    rules.is_last_level = options["level"] == OPTION_VALUES["level"][-1]
    rules.is_chest_hunt = options["chest_hunt"] == "true"
    rules.first_player = NOBODY if options["first_player"] == "random" else int(options["first_player"])
    rules.starting_tokens = token_bits(options.get("tokens", NO_TOKENS))
    rules.silence_ball_draws = options.get("solo_silence_ball") == "draw"
    rules.all_tokens = match_tokens(rules)


def token_bits(tokens: str) -> int:
    return sum(1 << TOKEN_NAMES.index(name) for name in tokens.split(COMMA)) if tokens != NO_TOKENS else 0


def match_tokens(rules: DungeonRules) -> int:
    """KKDR-24, KKDR-39 The adventure has one of each token; a solo game has no ball of silence unless it draws."""
    if not rules.is_adventure:
        return 0
    everything = (1 << len(TOKEN_NAMES)) - 1
    return everything & ~(1 << SILENCE) if rules.seats == 1 and not rules.silence_ball_draws else everything
