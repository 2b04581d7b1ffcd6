"""Collect all problems of a pack in one pass."""

from pathlib import Path

from knockbox.games.dungeon.pack.contents import PackContents, read_contents
from knockbox.games.dungeon.pack.messages import message_problems
from knockbox.games.dungeon.pack.validation import misprints
from knockbox.games.packs.library import folder_problem
from knockbox.text.language import LANGUAGES


def inspect_pack(folder: Path) -> tuple[PackContents, list[str]]:
    """Return the contents of a pack and the problems that make it unplayable; texts are not checked."""
    if not folder.is_dir():
        return PackContents(), [folder_problem(folder)]
    contents = read_contents(folder)
    return contents, contents.problems + list(misprints(contents))


def check_pack(folder: Path) -> list[str]:
    """Return every problem of a pack, texts included: file, item, field, what was found, what was expected."""
    contents, problems = inspect_pack(folder)
    if not folder.is_dir():
        return problems
    words = [problem for language in LANGUAGES for problem in message_problems(contents, folder, language)]
    return problems + words
