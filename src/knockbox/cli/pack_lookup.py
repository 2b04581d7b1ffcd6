"""Find packs of all games, built in or on disk."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from knockbox.games.dungeon import pack as dungeon
from knockbox.games.knockdown import pack as knockdown
from knockbox.games.packs.errors import PackError
from knockbox.games.packs.library import find_pack_folder
from knockbox.games.packs.reader import read_text
from knockbox.games.packs.schema import Pack
from knockbox.text.control_characters import escape_in_line


class LoadedPack(Protocol):
    """Interface shared by the boxes of all games."""

    @property
    def pack(self) -> Pack: ...

    @property
    def content_hash(self) -> str: ...


class PackLoader(msgspec.Struct, frozen=True):
    """Functions that find, check and load the packs of one game."""

    list_ids: Callable[[], list[str]]
    find: Callable[[str], Path]
    check: Callable[[Path], list[str]]
    load: Callable[[Path], Any]  # returns a Box of its game


PACK_LOADERS: Final[dict[str, PackLoader]] = {
    "knockdown": PackLoader(knockdown.shipped_packs, knockdown.find_pack, knockdown.check_pack, knockdown.load_box),
    "dungeon": PackLoader(dungeon.shipped_packs, dungeon.find_pack, dungeon.check_pack, dungeon.load_box),
}
FALLBACK_GAME: Final = "knockdown"
MARKER_FILES: Final = {"knockdown": "fighters.toml", "dungeon": "creatures.toml"}
"""Game -> a file that only its packs have."""


class FoundPack(msgspec.Struct, frozen=True):
    """A pack and the game it is for."""

    game: str
    folder: Path

    def find_problems(self) -> list[str]:
        """Return every problem of the pack, including its texts."""
        return list(map(escape_in_line, PACK_LOADERS[self.game].check(self.folder)))

    def load(self) -> LoadedPack:
        box: LoadedPack = PACK_LOADERS[self.game].load(self.folder.resolve())
        return box


def builtin_packs() -> list[str]:
    """Return the ids of all built-in packs; no two games share one."""
    return [id for shelf in PACK_LOADERS.values() for id in shelf.list_ids()]


def locate_pack(name: str) -> FoundPack:
    """Return the pack with an id or path; for a path, its `pack.toml` names the game."""
    for game, shelf in PACK_LOADERS.items():
        if name in shelf.list_ids():
            return FoundPack(game, shelf.find(name))
    folder = find_pack_folder(name, builtin_packs())
    return FoundPack(read_game(folder), folder)


def read_game(folder: Path) -> str:
    """Return the game in a `pack.toml`; without one, the likely game, whose check reports what is missing."""
    try:
        game = tomllib.loads(read_text(folder, "pack.toml")).get("game")
    except (RecursionError, ValueError):  # missing, invalid or too deeply nested
        game = None
    if not isinstance(game, str):
        return guess_game(folder)
    if game not in PACK_LOADERS:
        expected = " or ".join(f"'{known}'" for known in PACK_LOADERS)
        raise PackError(f"{folder}: pack.toml, game: found '{game}', expected {expected}")
    return game


def guess_game(folder: Path) -> str:
    """Guess the game from other files of the pack."""
    return next((game for game, file in MARKER_FILES.items() if (folder / file).exists()), FALLBACK_GAME)
