"""Thread switch interval: the thread that writes the log must not wait for the one that plays the tables."""

import sys
from typing import Final

SWITCH_INTERVAL_SECONDS: Final = 0.000_5
"""A tenth of Python's default, which would delay each of the few steps of a transaction."""


def shorten_switch_interval() -> None:
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)
