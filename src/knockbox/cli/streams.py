"""Standard streams: handle closed ones and encodings that lack a character."""

import os
import sys
from io import TextIOWrapper


def prepare_streams() -> None:
    """Replace closed streams by the null device, and print a question mark for characters stdout cannot encode."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 (open until the program ends)
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def silence_stdout() -> None:
    """Redirect stdout to the null device, so that the last flush does not fail on a closed pipe."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
