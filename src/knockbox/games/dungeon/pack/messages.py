"""The messages that a pack needs in each language."""

from collections.abc import Iterator
from pathlib import Path

from knockbox.games.dungeon.pack.contents import PackContents
from knockbox.games.packs.messages import check_messages
from knockbox.text.language import LANGUAGES

MESSAGE_SUFFIXES = ("", ".scene")


def needed_keys(contents: PackContents, are_rooms_named: bool) -> list[str]:
    """Return the message keys that a pack needs, in the order of its files."""
    keys = [f"pack-{contents.pack.id}"] if contents.pack else []
    rooms = [f"room-{id}" for id in contents.rooms] if are_rooms_named else []
    creatures = [f"creature-{id}" for id in contents.creatures]
    return keys + [f"{card}{part}" for card in rooms + creatures for part in MESSAGE_SUFFIXES]


def has_named_rooms(folder: Path) -> bool:
    """Return whether a pack names its rooms; it names all, in every language, or none."""
    files = [folder / "text" / f"{language}.ftl" for language in LANGUAGES]
    return any(b"\nroom-" in b"\n" + file.read_bytes() for file in files if file.is_file())


def message_problems(contents: PackContents, folder: Path, language: str) -> Iterator[str]:
    """Return the problems of a pack's messages in one language."""
    keys = needed_keys(contents, has_named_rooms(folder))
    return check_messages(keys, folder, language, is_whole=not contents.broken)
