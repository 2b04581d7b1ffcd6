"""The messages a pack needs in each language."""

from collections.abc import Iterator
from pathlib import Path

from knockbox.games.dungeon.pack.reading import Contents
from knockbox.games.packs.words import wrong_words


def needed(contents: Contents) -> list[str]:
    """The keys of every name a pack gives, in the order of its files; rooms are named by their corners."""
    keys = [f"pack-{contents.pack.id}"] if contents.pack else []
    return keys + [f"creature-{id}{part}" for id in contents.creatures for part in ("", ".scene")]


def missing_words(contents: Contents, folder: Path, language: str) -> Iterator[str]:
    """What is wrong with the words of a pack in one language."""
    return wrong_words(needed(contents), folder, language, is_whole=not contents.broken)
