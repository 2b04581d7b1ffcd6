"""The built-in packs and those of the tests, and corrupted copies of one."""

import shutil
from pathlib import Path

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack import PACKS_FOLDER, Box, load_box

SIEGE_STORM = PACKS_FOLDER / "siege-storm"
PROVING_GROUND = Path(__file__).parents[1] / "packs" / "proving-ground"
PACK_FOLDERS = [*sorted(path.parent for path in PACKS_FOLDER.glob("*/pack.toml")), PROVING_GROUND]


def shipped_boxes() -> list[Box]:
    return [load_box(folder) for folder in PACK_FOLDERS if folder != PROVING_GROUND]


def all_boxes() -> list[Box]:
    return [load_box(folder) for folder in PACK_FOLDERS]


def all_effects() -> list[tuple[str, tuple[Node, ...]]]:
    return [(f"{box.pack.id}: {place}", nodes) for box in all_boxes() for place, nodes in box.effects.items()]


def corrupt_pack(folder: Path, name: str, old: str, new: str) -> Path:
    """Copy Siege Storm and replace one text in one of its files."""
    copy = folder / "siege-storm"
    if not copy.exists():
        shutil.copytree(SIEGE_STORM, copy)
    text = (copy / name).read_text(encoding="utf-8")
    assert old in text
    (copy / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy
