"""Read the three files of a dungeon pack."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.reader import PackReader
from knockbox.games.packs.schema import Pack

HASHED_FILES: Final = ("pack.toml", "rooms.toml", "creatures.toml")


class PackContents(msgspec.Struct):
    """The readable contents of a pack; an item with an invalid field is left out and its file listed as broken."""

    pack: Pack | None = None
    rooms: dict[str, Room] = {}
    creatures: dict[str, Creature] = {}
    broken: set[str] = set()
    problems: list[str] = []


def read_contents(folder: Path) -> PackContents:
    """Read the three files; collect problems instead of raising them."""
    reader = PackReader(folder)
    pack = reader.read_item("pack.toml", Pack)
    rooms = reader.read_items("rooms.toml", Room)
    creatures = reader.read_items("creatures.toml", Creature)
    return PackContents(pack, rooms, creatures, reader.broken, reader.problems)
