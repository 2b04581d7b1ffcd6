"""The messages a pack needs in each language, and what is missing or too much in its own files."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from knockbox.effects.prose import TOKEN_CASES
from knockbox.games.knockdown.pack.reading import Contents
from knockbox.games.packs.words import wrong_words

TOKEN_FORMS: Final = tuple(f".{case}" for case in TOKEN_CASES)


def needed(contents: Contents) -> list[str]:
    """The keys of every name a pack gives, in the order of its files."""
    keys = [f"pack-{contents.pack.id}"] if contents.pack else []
    keys += [f"arena-{contents.arena.id}"] if contents.arena else []
    keys += [f"attack-{id}" for id in contents.attacks]
    keys += [f"skill-{id}" for id in contents.skills]
    for id, fighter in contents.fighters.items():
        keys += [f"fighter-{id}", f"fighter-{id}.class"]
        keys += [f"special-{id}-{special.id}" for special in fighter.specials]
    tokens = {token.id for fighter in contents.fighters.values() for token in fighter.tokens}
    return keys + [f"token-{id}{case}" for id in sorted(tokens) for case in ("", *TOKEN_FORMS)]


def shared_keys(contents: Contents) -> Iterator[str]:
    """Two specials whose fighter and id run together into one key would share their name."""
    pairs = {(id, special.id) for id, fighter in contents.fighters.items() for special in fighter.specials}
    for key, times in Counter(f"special-{fighter}-{special}" for fighter, special in sorted(pairs)).items():
        if times > 1:
            yield f"fighters.toml: found {times} special attacks with the message '{key}', expected one for each"


def missing_words(contents: Contents, folder: Path, language: str) -> Iterator[str]:
    """What is wrong with the words of a pack in one language."""
    return wrong_words(needed(contents), folder, language, is_whole=not contents.broken)
