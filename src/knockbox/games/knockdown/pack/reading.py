"""What a pack of Knockdown holds, read from its five files and one that may be missing."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.games.knockdown.schema import Arena, AttackCard, Fighter, Skill
from knockbox.games.packs.reading import Reader
from knockbox.games.packs.schema import Pack, Style

FILES: Final = ("pack.toml", "arena.toml", "attacks.toml", "skills.toml", "fighters.toml")
"""What a content hash counts: all that cards do."""
CHARACTERS: Final = "characters.toml"
"""Which fighter a bot plays in which style; no match comes out differently for it."""


class Contents(msgspec.Struct):
    """What could be read of a pack; an item with a wrong field is left out and its file called broken."""

    pack: Pack | None = None
    arena: Arena | None = None
    attacks: dict[str, AttackCard] = {}
    skills: dict[str, Skill] = {}
    fighters: dict[str, Fighter] = {}
    characters: dict[str, Style] = {}
    broken: set[str] = set()
    problems: list[str] = []


def read_contents(folder: Path) -> Contents:
    """Read all files; whatever is wrong is collected, not raised."""
    reader = Reader(folder)
    pack, arena = reader.one("pack.toml", Pack), reader.one("arena.toml", Arena)
    attacks, skills = reader.many("attacks.toml", AttackCard), reader.many("skills.toml", Skill)
    fighters = reader.many("fighters.toml", Fighter)
    characters = reader.words(CHARACTERS, Style)
    return Contents(pack, arena, attacks, skills, fighters, characters, reader.broken, reader.problems)
