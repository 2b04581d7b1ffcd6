"""The notation of attack ranges."""

import re
from typing import Final

from knockbox.games.knockdown.state import Attack

MAX_DISTANCE: Final = 99
"""More than the length of any arena."""

NUMBER_PATTERN: Final = re.compile(r"[1-9]\d?")
SPAN_PATTERN: Final = re.compile(r"([1-9]\d?)-([1-9]\d?)")


def set_range(attack: Attack, text: str) -> bool:
    """Read ``2``, ``1-3``, ``projectile`` or nothing into the attack; return False for anything else."""
    if text == "":
        reach_anywhere(attack)
    elif text == "projectile":
        reach_as_projectile(attack)
    elif NUMBER_PATTERN.fullmatch(text):
        reach_exactly(attack, int(text))
    elif (span := SPAN_PATTERN.fullmatch(text)) and int(span[1]) <= int(span[2]):
        reach_between(attack, int(span[1]), int(span[2]))
    else:
        return False
    return True


def reach_exactly(attack: Attack, number: int) -> None:
    """KD-RANGE-1 A single number is an exact distance."""
    attack.low = attack.high = number


def reach_between(attack: Attack, low: int, high: int) -> None:
    """KD-RANGE-2 A-B is any distance from A to B."""
    attack.low = low
    attack.high = high


def reach_as_projectile(attack: Attack) -> None:
    """KD-RANGE-3 A projectile reaches any distance along an unbroken line."""
    attack.low = 0
    attack.high = MAX_DISTANCE
    attack.projectile = True


def reach_anywhere(attack: Attack) -> None:
    """KD-RANGE-4 An attack without a range icon reaches any distance."""
    attack.low = 0
    attack.high = MAX_DISTANCE
