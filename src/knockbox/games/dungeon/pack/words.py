"""The messages a pack needs in each language."""

from collections.abc import Iterator
from pathlib import Path

from knockbox.games.dungeon.pack.reading import Contents
from knockbox.games.packs.words import wrong_words
from knockbox.text.language import LANGUAGES

PARTS = ("", ".scene")


def needed(contents: Contents, are_rooms_named: bool) -> list[str]:
    """The keys of every name a pack gives, in the order of its files."""
    keys = [f"pack-{contents.pack.id}"] if contents.pack else []
    rooms = [f"room-{id}" for id in contents.rooms] if are_rooms_named else []
    creatures = [f"creature-{id}" for id in contents.creatures]
    return keys + [f"{card}{part}" for card in rooms + creatures for part in PARTS]


def names_rooms(folder: Path) -> bool:
    """Whoever names one room names all of them, in every language; whoever names none knows them by their corners."""
    files = [folder / "text" / f"{language}.ftl" for language in LANGUAGES]
    return any(b"\nroom-" in b"\n" + file.read_bytes() for file in files if file.is_file())


def missing_words(contents: Contents, folder: Path, language: str) -> Iterator[str]:
    """What is wrong with the words of a pack in one language."""
    keys = needed(contents, names_rooms(folder))
    return wrong_words(keys, folder, language, is_whole=not contents.broken)
