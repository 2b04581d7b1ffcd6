"""Boxes on one table have no id in common, and each lies there once."""

import re
from pathlib import Path

import pytest

from knockbox.games.knockdown.pack import find_pack, load_box, mix_boxes
from knockbox.games.packs.errors import PackError
from tests.content.pack_copies import corrupt_pack

PACK, ARENA, CARDS, SKILLS = "pack.toml", "arena.toml", "attacks.toml", "skills.toml"


@pytest.mark.parametrize(
    ("name", "what", "id"),
    [(ARENA, "arena", "siege-storm"), (CARDS, "attack", "high-jab"), (SKILLS, "skill", "whatever-is-at-hand")],
)
def test_two_boxes_with_one_id_cannot_lie_on_one_table(tmp_path: Path, name: str, what: str, id: str) -> None:
    """A copy with a new id is read up to the first thing it shares with the box it was copied from."""
    pack = corrupt_pack(tmp_path, PACK, 'id = "siege-storm"', 'id = "my-storm"')
    for file in (ARENA, CARDS)[: (ARENA, CARDS, SKILLS).index(name)]:
        rename_all(pack / file)
    with pytest.raises(PackError) as refused:
        mix_boxes([load_box(find_pack("siege-storm")), load_box(pack)])
    assert str(refused.value) == (
        f"{what} '{id}': found it in 'siege-storm' and in 'my-storm', expected every id in one box only"
    )


def rename_all(file: Path) -> None:
    """Give new ids to the arena or to every card of a file."""
    text = file.read_text(encoding="utf-8").replace('id = "siege-storm"', 'id = "my-storm"')
    file.write_text(re.sub(r"^\[", "[my-", text, flags=re.MULTILINE), encoding="utf-8")


def test_a_box_lies_on_the_table_once() -> None:
    box = load_box(find_pack("siege-storm"))
    with pytest.raises(PackError, match=r"^pack 'siege-storm': found 2 boxes with this id, expected each box once$"):
        mix_boxes([box, box])
