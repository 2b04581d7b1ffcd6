"""The packs of all games: which there are in the house, and which game a pack on disk belongs to."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from knockbox.games.dungeon import pack as dungeon
from knockbox.games.knockdown import pack as knockdown
from knockbox.games.packs.errors import PackError
from knockbox.games.packs.reading import read_text
from knockbox.games.packs.schema import Pack
from knockbox.games.packs.shelf import folder_called
from knockbox.text.control_characters import escape_in_line


class Box(Protocol):
    """What the boxes of all games have in common."""

    @property
    def pack(self) -> Pack: ...

    @property
    def content_hash(self) -> str: ...


class Shelf(msgspec.Struct, frozen=True):
    """The packs of one game, and how they are read."""

    ids: Callable[[], list[str]]
    find: Callable[[str], Path]
    check: Callable[[Path], list[str]]
    load: Callable[[Path], Any]  # a Box of its game


SHELVES: Final[dict[str, Shelf]] = {
    "knockdown": Shelf(knockdown.boxes, knockdown.find_pack, knockdown.check_pack, knockdown.load_box),
    "dungeon": Shelf(dungeon.boxes, dungeon.find_pack, dungeon.check_pack, dungeon.load_box),
}
USUAL: Final = "knockdown"
SIGNS: Final = {"knockdown": "fighters.toml", "dungeon": "creatures.toml"}
"""Game -> a file that no other game has."""


class Found(msgspec.Struct, frozen=True):
    """A pack and the game it is for."""

    game: str
    folder: Path

    def problems(self) -> list[str]:
        """Everything that is wrong with it, words included."""
        return list(map(escape_in_line, SHELVES[self.game].check(self.folder)))

    def box(self) -> Box:
        box: Box = SHELVES[self.game].load(self.folder.resolve())
        return box


def house_boxes() -> list[str]:
    """The ids of all packs that come with the house; no two games share one."""
    return [id for shelf in SHELVES.values() for id in shelf.ids()]


def find_box(name: str) -> Found:
    """A pack named by its id, or by its path if it comes from outside; then its `pack.toml` names the game."""
    for game, shelf in SHELVES.items():
        if name in shelf.ids():
            return Found(game, shelf.find(name))
    folder = folder_called(name, house_boxes())
    return Found(game_named(folder), folder)


def game_named(folder: Path) -> str:
    """The game in a `pack.toml`; where none is told, the check of the likely one says what is missing."""
    try:
        game = tomllib.loads(read_text(folder, "pack.toml")).get("game")
    except (RecursionError, ValueError):  # no such file, no TOML, or what the reader of TOML cannot bear
        game = None
    if not isinstance(game, str):
        return likely_game(folder)
    if game not in SHELVES:
        expected = " or ".join(f"'{known}'" for known in SHELVES)
        raise PackError(f"{folder}: pack.toml, game: found '{game}', expected {expected}")
    return game


def likely_game(folder: Path) -> str:
    """The game of which there is another file."""
    return next((game for game, file in SIGNS.items() if (folder / file).exists()), USUAL)
