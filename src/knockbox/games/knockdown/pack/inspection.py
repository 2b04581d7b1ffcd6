"""The full check of a pack: everything that is wrong with it, found in one go."""

from pathlib import Path

import msgspec

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack.printed import misprints
from knockbox.games.knockdown.pack.reading import Contents, read_contents
from knockbox.games.knockdown.pack.sentences import understand_all
from knockbox.games.knockdown.pack.words import missing_words, shared_keys
from knockbox.games.packs.shelf import no_folder
from knockbox.text.language import LANGUAGES


class Examined(msgspec.Struct):
    """What a pack holds, what its texts mean, and what keeps it from being played."""

    contents: Contents
    effects: dict[str, tuple[Node, ...]]  # by place, such as "attacks.toml, jab.effect"
    problems: list[str]


def examine(folder: Path) -> Examined:
    """Read and check what the cards do; their names in the three languages are not looked at."""
    if not folder.is_dir():
        return Examined(Contents(), {}, [no_folder(folder)])
    contents = read_contents(folder)
    effects, misunderstood = understand_all(contents)
    return Examined(contents, effects, contents.problems + list(misprints(contents)) + misunderstood)


def check_pack(folder: Path) -> list[str]:
    """Every problem of a pack, words included, each as file, item and field, what was found and what was expected."""
    examined = examine(folder)
    if not folder.is_dir():
        return examined.problems
    words = [problem for language in LANGUAGES for problem in missing_words(examined.contents, folder, language)]
    return examined.problems + list(shared_keys(examined.contents)) + words
