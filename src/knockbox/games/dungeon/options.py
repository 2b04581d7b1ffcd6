"""The match options: their names, their values, and which of them a variant uses."""

import re
from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import OptionError
from knockbox.games.dungeon.names import TOKENS
from knockbox.games.dungeon.state import NOBODY, SILENCE, DungeonRules

VALUES: Final[dict[str, tuple[str, ...]]] = {
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
"""Name -> values, the default first; `timer` takes any number of minutes, `tokens` a list, `first_player` a seat."""

MINUTES: Final = re.compile("[1-9][0-9]{0,3}")
NONE: Final = "none"
COMMA: Final = ","


def settle(given: Mapping[str, str], seats: int) -> dict[str, str]:
    """Every option that this variant uses with its value: what was given, else the default."""
    for name, value in given.items():
        if name not in VALUES:
            raise OptionError(f"unknown option '{name}'; known: {', '.join(VALUES)}")
        check_value(name, value, seats)
    settled = {name: given.get(name, values[0]) for name, values in VALUES.items()}
    unused = unused_by(settled, seats)
    for name in given:
        if name in unused:
            raise OptionError(f"option '{name}' is not used: {unused[name]}")
    settled["tokens"] = listed(settled["tokens"])
    check_ball(settled, seats)
    return {name: value for name, value in settled.items() if name not in unused}


def unused_by(settled: Mapping[str, str], seats: int) -> dict[str, str]:
    """KKD-SETUP-8 The options that mean nothing in this variant, each with its reason."""
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
    elif value not in VALUES[name] and not (name == "timer" and MINUTES.fullmatch(value)):
        more = " or a number of minutes" if name == "timer" else ""
        raise OptionError(f"option '{name}': found '{value}', expected {' or '.join(VALUES[name])}{more}")


def check_tokens(value: str) -> None:
    names = value.split(COMMA)
    if value != NONE and (set(names) - set(TOKENS) or len(set(names)) < len(names)):
        raise OptionError(f"option 'tokens': found '{value}', expected {NONE}, or {COMMA.join(TOKENS)}, each once")


def check_seat(value: str, seats: int) -> None:
    if value != "random" and value not in [str(seat) for seat in range(seats)]:
        raise OptionError(f"option 'first_player': found '{value}', expected random or a seat from 0 to {seats - 1}")


def check_ball(settled: Mapping[str, str], seats: int) -> None:
    """KKDR-19 Alone the ball of silence is left out, unless it draws a card."""
    held = settled["tokens"].split(COMMA)
    if seats == 1 and settled["solo_silence_ball"] == "out" and TOKENS[SILENCE] in held:
        raise OptionError("option 'tokens': found silence, which is left out for one seat (KKDR-19)")


def listed(tokens: str) -> str:
    """Tokens in the order of their numbers: equal sets have one name."""
    return tokens if tokens == NONE else COMMA.join(name for name in TOKENS if name in tokens.split(COMMA))


def apply(options: Mapping[str, str], rules: DungeonRules) -> None:
    """Set the switches of the rules."""
    rules.timed = options["timer"] != "off"
    rules.adventure = options["adventure"] == "on"
    rules.last_level = options["level"] == VALUES["level"][-1]
    rules.chest_hunt = options["chest_hunt"] == "true"
    rules.first = NOBODY if options["first_player"] == "random" else int(options["first_player"])
    rules.held = token_bits(options.get("tokens", NONE))
    rules.ball_draws = options.get("solo_silence_ball") == "draw"
    rules.grimoire = grimoire_of(rules)


def token_bits(tokens: str) -> int:
    return sum(1 << TOKENS.index(name) for name in tokens.split(COMMA)) if tokens != NONE else 0


def grimoire_of(rules: DungeonRules) -> int:
    """KKDR-24, KKDR-39 Four tokens, one of each, in the adventure; alone three, unless the ball of silence draws."""
    if not rules.adventure:
        return 0
    everything = (1 << len(TOKENS)) - 1
    return everything & ~(1 << SILENCE) if rules.seats == 1 and not rules.ball_draws else everything
