"""Copies of a box with one text changed, for what no printed card can show."""

from pathlib import Path
from shutil import copytree

import knockbox

SIEGE_STORM = Path(knockbox.__file__).parent / "content" / "knockdown" / "siege-storm"
PROVING_GROUND = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"


def alter_box(box: Path, folder: Path, file: str, item: str, changes: dict[str, str]) -> Path:
    """Return a copy of the box in `folder` with lines of one item replaced; for the key "" a line is added to it."""
    copy = copytree(box, folder / box.name)
    path = copy / file
    head, mark, rest = path.read_text(encoding="utf-8").partition(item)
    body, gap, tail = rest.partition("\n\n")
    assert mark, f"no item '{item}' in {file}"
    for old, new in changes.items():
        assert old in body, f"no line '{old}' in {item}"
        body = body.replace(old, new) if old else f"{body}\n{new}"
    path.write_text(head + mark + body + gap + tail, encoding="utf-8")
    return copy
