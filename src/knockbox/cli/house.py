"""The packs of all games: which there are in the house, and which game a pack on disk belongs to."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from knockbox.games.dungeon import pack as dungeon
from knockbox.games.knockdown import pack as knockdown
from knockbox.games.packs.errors import PackError
from knockbox.games.packs.schema import Pack


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


class Found(msgspec.Struct, frozen=True):
    """A pack and the game it is for."""

    game: str
    folder: Path

    def problems(self) -> list[str]:
        """Everything that is wrong with it, words included."""
        return SHELVES[self.game].check(self.folder)

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
    if name and Path(name).is_dir():
        return Found(game_named(Path(name)), Path(name))
    found = "a file" if name and Path(name).exists() else "nothing"
    known = ", ".join(house_boxes())
    raise PackError(f"no pack '{name}': found {found} there, expected a folder or one of {known}")


def game_named(folder: Path) -> str:
    """The game in a `pack.toml`; where none is told, the check of the usual one says what is missing."""
    try:
        game = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8")).get("game", USUAL)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return USUAL
    if not isinstance(game, str):
        return USUAL
    if game not in SHELVES:
        expected = " or ".join(f"'{known}'" for known in SHELVES)
        raise PackError(f"{folder}: pack.toml, game: found '{game}', expected {expected}")
    return game
