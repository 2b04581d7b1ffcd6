"""Find and load playable packs."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from knockbox.games.dungeon.pack.contents import HASHED_FILES
from knockbox.games.dungeon.pack.inspection import inspect_pack
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.packs.errors import broken_pack_error
from knockbox.games.packs.library import PackLibrary, hash_files
from knockbox.games.packs.schema import Pack

PACK_LIBRARY: Final = PackLibrary("dungeon")


class Box(msgspec.Struct, frozen=True):
    """A loaded pack."""

    folder: Path
    pack: Pack
    rooms: dict[str, Room]
    creatures: dict[str, Creature]
    content_hash: str

    def __hash__(self) -> int:
        """Hash by content; the dicts are not hashable."""
        return hash(self.content_hash)


def shipped_packs() -> list[str]:
    """Return the ids of the built-in packs."""
    return PACK_LIBRARY.ids()


def find_pack(name: str) -> Path:
    """Return the folder of a pack, given by its id or path."""
    return PACK_LIBRARY.find(name)


@cache
def load_box(folder: Path) -> Box:
    """Load a pack without checking its translations; raise PackError if it cannot be played."""
    contents, problems = inspect_pack(folder)
    if problems or contents.pack is None:
        raise broken_pack_error(folder, problems)
    return Box(folder, contents.pack, contents.rooms, contents.creatures, content_hash(folder))


def content_hash(folder: Path) -> str:
    """Return the hash of the rules of the cards, without translations."""
    return hash_files(folder, HASHED_FILES)
