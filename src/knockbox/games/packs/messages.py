"""Check the messages of a pack: missing, unknown and unusable ones."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from knockbox.games.packs.reader import FileProblem, read_text
from knockbox.text.catalogue import MessageCatalogue
from knockbox.text.errors import TextError

MAX_MESSAGE_LENGTH: Final = 1_000


def check_messages(keys: Sequence[str], folder: Path, language: str, is_whole: bool) -> Iterator[str]:
    """Yield the problems of a pack's messages; unless `is_whole`, unknown keys are allowed, as items may be missing."""
    name = f"text/{language}.ftl"
    try:
        read_text(folder, name)
        words = MessageCatalogue(language, [folder / name])
    except FileProblem as error:
        yield f"{name}: {error}"
    except TextError as error:
        yield str(error).replace(f"{folder}/", "")
    else:
        yield from (f"{name}, {problem}" for problem in key_problems(keys, words, is_whole))


def key_problems(keys: Sequence[str], words: MessageCatalogue, is_whole: bool) -> Iterator[str]:
    for key in keys:
        if not words.has(key):
            yield f"{key}: found no such message, expected one"
        else:
            yield from name_problems(words, key)
    if is_whole:
        for key in words.keys():  # noqa: SIM118  a catalogue is no mapping
            if key not in keys:
                yield f"{key}: found a message that nothing in the pack needs, expected none"


def name_problems(words: MessageCatalogue, key: str) -> Iterator[str]:
    """Yield the problems of a name; it may refer neither to values nor to messages outside the pack."""
    try:
        text = words.format(key)
        if not text.strip():
            yield f"{key}: found no words, expected a name"
        if len(text) > MAX_MESSAGE_LENGTH:
            yield f"{key}: found {len(text):,} characters, expected at most {MAX_MESSAGE_LENGTH:,}"
    except TextError as error:
        yield f"{key}: found a message that cannot be formatted ({error}), expected a name"
