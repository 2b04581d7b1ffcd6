"""Packs found by id or path, and the contents of a playable one."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack.contents import HASHED_FILES
from knockbox.games.knockdown.pack.inspection import inspect_pack
from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, Fighter, Skill
from knockbox.games.packs.errors import broken_pack_error
from knockbox.games.packs.library import PackLibrary, hash_files
from knockbox.games.packs.schema import Pack, Style

PACK_LIBRARY: Final = PackLibrary("knockdown")
PACKS_FOLDER: Final = PACK_LIBRARY.folder


class Box(msgspec.Struct, frozen=True):
    """The contents of a pack: its files, its effects as trees, its content hash."""

    folder: Path
    pack: Pack
    arena: ArenaLayout
    attacks: dict[str, AttackCard]
    skills: dict[str, Skill]
    fighters: dict[str, Fighter]
    characters: dict[str, Style]
    effects: dict[str, tuple[Node, ...]]  # by place, such as "attacks.toml, jab.effect"
    content_hash: str

    def effect(self, place: str) -> tuple[Node, ...]:
        return self.effects.get(place, ())


def shipped_packs() -> list[str]:
    """Return the ids of the packs that ship with Knockbox."""
    return PACK_LIBRARY.ids()


def find_pack(name: str) -> Path:
    """Return the folder of a pack named by its id, or by its path if it is not shipped."""
    return PACK_LIBRARY.find(name)


@cache
def load_box(folder: Path) -> Box:
    """Return a playable pack or raise `PackError`; translations are not checked."""
    examined = inspect_pack(folder)
    contents = examined.contents
    pack = contents.pack
    arena = contents.arena
    if examined.problems or pack is None or arena is None:
        raise broken_pack_error(folder, examined.problems)
    cards = contents.attacks, contents.skills, contents.fighters, contents.characters
    return Box(folder, pack, arena, *cards, examined.effects, content_hash(folder))


def content_hash(folder: Path) -> str:
    """Return a short hash of what the cards do; translations and characters do not count."""
    return hash_files(folder, HASHED_FILES)
