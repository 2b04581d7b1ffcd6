"""The packs of the house and of the tests, and copies of one to spoil."""

import shutil
from pathlib import Path

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack import BOXES, Box, load_box

SIEGE_STORM = BOXES / "siege-storm"
PROVING_GROUND = Path(__file__).parents[1] / "packs" / "proving-ground"
PACKS = [*sorted(path.parent for path in BOXES.glob("*/pack.toml")), PROVING_GROUND]


def house_boxes() -> list[Box]:
    return [load_box(folder) for folder in PACKS if folder != PROVING_GROUND]


def every_box() -> list[Box]:
    return [load_box(folder) for folder in PACKS]


def effects() -> list[tuple[str, tuple[Node, ...]]]:
    return [(f"{box.pack.id}: {place}", nodes) for box in every_box() for place, nodes in box.effects.items()]


def spoilt(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of Siege Storm with one place of one file changed."""
    copy = folder / "siege-storm"
    if not copy.exists():
        shutil.copytree(SIEGE_STORM, copy)
    text = (copy / name).read_text(encoding="utf-8")
    assert old in text
    (copy / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy
