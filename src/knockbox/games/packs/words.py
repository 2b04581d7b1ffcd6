"""The messages of a pack in each language: what is missing or too much in its own files."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from knockbox.games.packs.reading import FileProblem, read_text
from knockbox.text.catalogue import Catalogue
from knockbox.text.errors import TextError

MAX_MESSAGE_LENGTH: Final = 1_000


def wrong_words(keys: Sequence[str], folder: Path, language: str, is_whole: bool) -> Iterator[str]:
    """What is wrong with the words of a pack that needs these keys; one not wholly read may have more."""
    name = f"text/{language}.ftl"
    try:
        read_text(folder, name)
        words = Catalogue(language, [folder / name])
    except FileProblem as error:
        yield f"{name}: {error}"
    except TextError as error:
        yield str(error).replace(f"{folder}/", "")
    else:
        yield from (f"{name}, {problem}" for problem in unequal(keys, words, is_whole))


def unequal(keys: Sequence[str], words: Catalogue, is_whole: bool) -> Iterator[str]:
    for key in keys:
        if not words.has(key):
            yield f"{key}: found no such message, expected one"
        else:
            yield from unsayable(words, key)
    if is_whole:
        for key in words.keys():  # noqa: SIM118  a catalogue is no mapping
            if key not in keys:
                yield f"{key}: found a message that nothing in the pack needs, expected none"


def unsayable(words: Catalogue, key: str) -> Iterator[str]:
    """A name stands by itself: it can refer neither to values nor to messages of the house."""
    try:
        said = words.format(key)
        if not said.strip():
            yield f"{key}: found no words, expected a name"
        if len(said) > MAX_MESSAGE_LENGTH:
            yield f"{key}: found {len(said):,} characters, expected at most {MAX_MESSAGE_LENGTH:,}"
    except TextError as error:
        yield f"{key}: found a message that cannot be said ({error}), expected a name"
