"""The contents of a Knockdown pack, read from its five files and an optional one."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.games.knockdown.schema import ArenaLayout, AttackCard, Fighter, Skill
from knockbox.games.packs.reader import PackReader
from knockbox.games.packs.schema import Pack, Style

HASHED_FILES: Final = ("pack.toml", "arena.toml", "attacks.toml", "skills.toml", "fighters.toml")
"""The files in the content hash: all that cards do."""
CHARACTERS_FILE: Final = "characters.toml"
"""The bot style of each fighter; it has no effect on the result of a match."""


class PackContents(msgspec.Struct):
    """What could be read of a pack; an item with a wrong field is left out and its file marked as broken."""

    pack: Pack | None = None
    arena: ArenaLayout | None = None
    attacks: dict[str, AttackCard] = {}
    skills: dict[str, Skill] = {}
    fighters: dict[str, Fighter] = {}
    characters: dict[str, Style] = {}
    broken: set[str] = set()
    problems: list[str] = []


def read_contents(folder: Path) -> PackContents:
    """Read all files; problems are collected, not raised."""
    reader = PackReader(folder)
    pack = reader.read_item("pack.toml", Pack)
    arena = reader.read_item("arena.toml", ArenaLayout)
    attacks = reader.read_items("attacks.toml", AttackCard)
    skills = reader.read_items("skills.toml", Skill)
    fighters = reader.read_items("fighters.toml", Fighter)
    characters = reader.read_words(CHARACTERS_FILE, Style)
    return PackContents(pack, arena, attacks, skills, fighters, characters, reader.broken, reader.problems)
