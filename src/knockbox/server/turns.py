"""How soon threads take turns: the one that writes the log must not wait for the one that plays the tables."""

import sys
from typing import Final

TURN_SECONDS: Final = 0.000_5
"""Python lets a busy thread keep others waiting for ten times as long, at each of the few steps of a transaction."""


def take_short_turns() -> None:
    sys.setswitchinterval(TURN_SECONDS)
