"""Boxes to mix: the three shipped ones, and external ones."""

from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.pack import Box, find_pack, load_box
from knockbox.games.knockdown.schema import Fighter
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.views import Table
from knockbox.testing.knockdown_table import game_of

BOXES: Final = ("siege-storm", "nemesis", "tainted-grail")
ALL_BOXES: Final = ",".join(BOXES)
PROVING_GROUND: Final = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"


def load_shipped_box(name: str) -> Box:
    return load_box(find_pack(name).resolve())


def box_with(thing: str, kind: str) -> str:
    """Return the shipped box with a fighter, a skill or an attack."""
    return next(name for name in BOXES if thing in getattr(load_shipped_box(name), kind))


def printed_fighter(id: str) -> Fighter:
    """Return a shipped fighter as printed."""
    return load_shipped_box(box_with(id, "fighters")).fighters[id]


def public_table(state: KnockdownState) -> Table:
    """Return what is public on the table."""
    return game_of(state).view(state, PUBLIC).table


def copy_proving_ground(folder: Path, changes: Mapping[str, Mapping[str, str]] | None = None) -> Path:
    """Return a copy of the proving ground, with text replaced by file."""
    copy = copytree(PROVING_GROUND, folder / "outside")
    for name, words in (changes or {}).items():
        text = (copy / name).read_text(encoding="utf-8")
        for old, new in words.items():
            assert old in text, f"no '{old}' in {name}"
            text = text.replace(old, new)
        (copy / name).write_text(text, encoding="utf-8")
    return copy
