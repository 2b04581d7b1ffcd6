"""Packs by id or path, and what is read from one that can be played."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from knockbox.games.dungeon.pack.inspection import examine
from knockbox.games.dungeon.pack.reading import FILES
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.errors import broken
from knockbox.games.packs.schema import Pack
from knockbox.games.packs.shelf import Shelf, hash_of_files

SHELF: Final = Shelf("dungeon")


class Box(msgspec.Struct, frozen=True):
    """A pack as read: its three files and its content hash."""

    folder: Path
    pack: Pack
    rooms: dict[str, Room]
    creatures: dict[str, Creature]
    content_hash: str

    def __hash__(self) -> int:
        """Its tables cannot be hashed themselves."""
        return hash(self.content_hash)


def boxes() -> list[str]:
    """The ids of the packs that come with the house."""
    return SHELF.ids()


def find_pack(name: str) -> Path:
    """The folder of a pack named by its id, or by its path if it comes from outside."""
    return SHELF.find(name)


@cache
def load_box(folder: Path) -> Box:
    """Read a pack that can be played; translations are not looked at."""
    contents, problems = examine(folder)
    if problems or contents.pack is None:
        raise broken(folder, problems)
    return Box(folder, contents.pack, contents.rooms, contents.creatures, content_hash(folder))


def content_hash(folder: Path) -> str:
    """One short name for what the cards do; translations do not count."""
    return hash_of_files(folder, FILES)
