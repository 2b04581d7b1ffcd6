"""The three streams of the program: closed ones, full ones, and those that lack a sign."""

import os
import sys
from io import TextIOWrapper


def prepare() -> None:
    """Give a stream that was closed before the start an end, and let one that lacks a sign show a question mark."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 (open until the program ends)
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def silence_stdout() -> None:
    """Point stdout nowhere, so that the interpreter's last flush does not complain of a closed pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
