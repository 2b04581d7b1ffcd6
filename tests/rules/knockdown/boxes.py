"""Boxes to mix: the three of the house, and boxes from outside."""

from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.pack import Box, find_pack, load_box
from knockbox.games.knockdown.schema import Fighter
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.views import Table
from knockbox.testing.table import game_of

BOXES: Final = ("siege-storm", "nemesis", "tainted-grail")
ALL: Final = ",".join(BOXES)
BENCH: Final = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"


def box(name: str) -> Box:
    return load_box(find_pack(name).resolve())


def home_of(thing: str, kind: str) -> str:
    """The box of the house that brings a fighter, a skill or an attack."""
    return next(name for name in BOXES if thing in getattr(box(name), kind))


def fighter(id: str) -> Fighter:
    """A fighter of the house as printed."""
    return box(home_of(id, "fighters")).fighters[id]


def open_table(state: KnockdownState) -> Table:
    """What lies open on the table."""
    return game_of(state).view(state, PUBLIC).table


def outside(folder: Path, changes: Mapping[str, Mapping[str, str]] | None = None) -> Path:
    """A copy of the proving ground in a folder of its own; by file, what is written there otherwise."""
    copy = copytree(BENCH, folder / "outside")
    for name, words in (changes or {}).items():
        text = (copy / name).read_text(encoding="utf-8")
        for old, new in words.items():
            assert old in text, f"no '{old}' in {name}"
            text = text.replace(old, new)
        (copy / name).write_text(text, encoding="utf-8")
    return copy
