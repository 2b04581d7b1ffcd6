"""The full check of a pack: everything that is wrong with it, found in one go."""

from pathlib import Path

from knockbox.games.dungeon.pack.printed import misprints
from knockbox.games.dungeon.pack.reading import Contents, read_contents
from knockbox.games.dungeon.pack.words import missing_words
from knockbox.games.packs.shelf import no_folder
from knockbox.text.language import LANGUAGES


def examine(folder: Path) -> tuple[Contents, list[str]]:
    """What a pack holds, and what keeps it from being played; its names in the three languages are not looked at."""
    if not folder.is_dir():
        return Contents(), [no_folder(folder)]
    contents = read_contents(folder)
    return contents, contents.problems + list(misprints(contents))


def check_pack(folder: Path) -> list[str]:
    """Every problem of a pack, words included, each as file, item and field, what was found and what was expected."""
    contents, problems = examine(folder)
    if not folder.is_dir():
        return problems
    words = [problem for language in LANGUAGES for problem in missing_words(contents, folder, language)]
    return problems + words
