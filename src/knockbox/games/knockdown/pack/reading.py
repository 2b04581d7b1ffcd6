"""What a pack of Knockdown holds, read from its five files."""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.games.knockdown.schema import Arena, AttackCard, Fighter, Skill
from knockbox.games.packs.reading import Reader
from knockbox.games.packs.schema import Pack

FILES: Final = ("pack.toml", "arena.toml", "attacks.toml", "skills.toml", "fighters.toml")


class Contents(msgspec.Struct):
    """What could be read of a pack; an item with a wrong field is left out and its file called broken."""

    pack: Pack | None = None
    arena: Arena | None = None
    attacks: dict[str, AttackCard] = {}
    skills: dict[str, Skill] = {}
    fighters: dict[str, Fighter] = {}
    broken: set[str] = set()
    problems: list[str] = []


def read_contents(folder: Path) -> Contents:
    """Read the five files; whatever is wrong is collected, not raised."""
    reader = Reader(folder)
    pack, arena = reader.one("pack.toml", Pack), reader.one("arena.toml", Arena)
    attacks, skills = reader.many("attacks.toml", AttackCard), reader.many("skills.toml", Skill)
    fighters = reader.many("fighters.toml", Fighter)
    return Contents(pack, arena, attacks, skills, fighters, reader.broken, reader.problems)
