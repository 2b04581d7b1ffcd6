"""What a pack of the dungeon holds, read from its three files."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.reading import Reader
from knockbox.games.packs.schema import Pack

FILES: Final = ("pack.toml", "rooms.toml", "creatures.toml")


class Contents(msgspec.Struct):
    """What could be read of a pack; an item with a wrong field is left out and its file called broken."""

    pack: Pack | None = None
    rooms: dict[str, Room] = {}
    creatures: dict[str, Creature] = {}
    broken: set[str] = set()
    problems: list[str] = []


def read_contents(folder: Path) -> Contents:
    """Read the three files; whatever is wrong is collected, not raised."""
    reader = Reader(folder)
    pack = reader.one("pack.toml", Pack)
    rooms, creatures = reader.many("rooms.toml", Room), reader.many("creatures.toml", Creature)
    return Contents(pack, rooms, creatures, reader.broken, reader.problems)
