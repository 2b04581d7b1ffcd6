"""Texts that a page must give again: each a file in snapshots/, written anew where $KNOCKBOX_GOLDEN is set."""

import os
from typing import Final

from tools.house.paths import ROOT

SNAPSHOTS: Final = ROOT / "tests" / "e2e" / "snapshots"
VARIABLE: Final = "KNOCKBOX_GOLDEN"


def assert_golden(name: str, text: str) -> None:
    path = SNAPSHOTS / name
    if os.environ.get(VARIABLE):
        path.write_text(text + "\n", encoding="utf-8")
    assert path.exists(), f"{path} is missing; {VARIABLE}=1 writes it"
    assert text + "\n" == path.read_text(encoding="utf-8"), f"{path} differs; {VARIABLE}=1 writes it anew"
