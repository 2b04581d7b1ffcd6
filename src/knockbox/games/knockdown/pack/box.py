"""Packs by id or path, and what is read from one that can be played."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack.inspection import examine
from knockbox.games.knockdown.pack.reading import FILES
from knockbox.games.knockdown.schema import Arena, AttackCard, Fighter, Skill
from knockbox.games.packs.errors import broken
from knockbox.games.packs.schema import Pack, Style
from knockbox.games.packs.shelf import Shelf, hash_of_files

SHELF: Final = Shelf("knockdown")
BOXES: Final = SHELF.folder


class Box(msgspec.Struct, frozen=True):
    """A pack as read: its files, its effects as trees, its content hash."""

    folder: Path
    pack: Pack
    arena: Arena
    attacks: dict[str, AttackCard]
    skills: dict[str, Skill]
    fighters: dict[str, Fighter]
    characters: dict[str, Style]
    effects: dict[str, tuple[Node, ...]]  # by place, such as "attacks.toml, jab.effect"
    content_hash: str

    def effect(self, place: str) -> tuple[Node, ...]:
        return self.effects.get(place, ())


def boxes() -> list[str]:
    """The ids of the packs that come with the house."""
    return SHELF.ids()


def find_pack(name: str) -> Path:
    """The folder of a pack named by its id, or by its path if it comes from outside."""
    return SHELF.find(name)


@cache
def load_box(folder: Path) -> Box:
    """Read a pack that can be played; translations are not looked at."""
    examined = examine(folder)
    pack, arena = examined.contents.pack, examined.contents.arena
    if examined.problems or pack is None or arena is None:
        raise broken(folder, examined.problems)
    read, hashed = examined.contents, content_hash(folder)
    decks = read.attacks, read.skills, read.fighters, read.characters
    return Box(folder, pack, arena, *decks, examined.effects, hashed)


def content_hash(folder: Path) -> str:
    """One short name for what the cards do; translations and characters do not count."""
    return hash_of_files(folder, FILES)
