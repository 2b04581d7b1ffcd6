"""The guide to writing a dungeon explains every field, with the numbers that the check knows."""

import re
from pathlib import Path

import msgspec
import pytest

from knockbox.games.dungeon.pack import check_pack, load_box, validation
from knockbox.games.dungeon.pack.contents import HASHED_FILES
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.schema import Pack
from tests.docs.guide_runner import follow, furnish
from tests.docs.pages import ROOT

GUIDE = ROOT / "docs" / "guides" / "write-a-dungeon.md"
TEXT = GUIDE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A desk at which somebody has followed the guide to its end."""
    desk = furnish(tmp_path_factory.mktemp("desk"))
    follow(GUIDE, desk)
    return desk


def test_the_dungeon_of_the_guide_passes_the_full_check(desk: Path) -> None:
    assert check_pack(desk / "cellar") == []
    box = load_box(desk / "cellar")
    assert box.pack.id == "cellar"
    assert "damp-ghost" in box.creatures


@pytest.mark.parametrize("struct", [Pack, Room, Creature])
def test_every_field_is_explained(struct: type[msgspec.Struct]) -> None:
    explained = set(re.findall(r"`(\w+)[ =`]", TEXT))
    assert {field.name for field in msgspec.structs.fields(struct)} - explained == set()


def test_every_file_is_named() -> None:
    assert [name for name in HASHED_FILES if f"`{name}`" not in TEXT] == []


@pytest.mark.parametrize(
    "sentence",
    [
        f"{validation.NUM_ROOMS} empty rooms",
        f"{validation.NUM_CREATURES} creatures",
        f"four numbers from 0 to {validation.MAX_CORNER}",
        f"{validation.MIN_TIME} to {validation.MAX_TIME} time tokens",
        f"at least {validation.MIN_CREATURE_SUM} and at most {validation.MAX_CREATURE_SUM}",
        f"add up to {validation.ROOM_SUM}, or to 0",
        f"0, the default, to {validation.MAX_CHESTS}",
    ],
)
def test_the_numbers_are_those_of_the_check(sentence: str) -> None:
    assert sentence in TEXT
