"""The messages a pack needs in each language, and what is missing or too much in its own files."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from knockbox.effects.prose import TOKEN_CASES
from knockbox.games.knockdown.pack.reading import Contents, FileProblem, read_text
from knockbox.text.catalogue import Catalogue
from knockbox.text.errors import TextError

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
    name = f"text/{language}.ftl"
    try:
        read_text(folder, name)
        words = Catalogue(language, [folder / name])
    except FileProblem as error:
        yield f"{name}: {error}"
    except TextError as error:
        yield str(error).replace(f"{folder}/", "")
    else:
        yield from (f"{name}, {problem}" for problem in unequal(contents, words))


def unequal(contents: Contents, words: Catalogue) -> Iterator[str]:
    keys = needed(contents)
    for key in keys:
        if not words.has(key):
            yield f"{key}: found no such message, expected one"
        else:
            yield from unsayable(words, key)
    if not contents.broken:
        for key in words.keys():  # noqa: SIM118  a catalogue is no mapping
            if key not in keys:
                yield f"{key}: found a message that nothing in the pack needs, expected none"


def unsayable(words: Catalogue, key: str) -> Iterator[str]:
    """A name stands by itself: it can refer neither to values nor to messages of the house."""
    try:
        if not words.format(key).strip():
            yield f"{key}: found no words, expected a name"
    except TextError as error:
        yield f"{key}: found a message that cannot be said ({error}), expected a name"
