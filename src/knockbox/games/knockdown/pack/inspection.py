"""The full check of a pack: all its problems at once."""

from pathlib import Path

import msgspec

from knockbox.effects.tree import Node
from knockbox.games.knockdown.pack.contents import PackContents, read_contents
from knockbox.games.knockdown.pack.effect_texts import parse_all
from knockbox.games.knockdown.pack.messages import message_problems, shared_keys
from knockbox.games.knockdown.pack.validation import misprints
from knockbox.games.packs.library import folder_problem
from knockbox.text.language import LANGUAGES


class Inspection(msgspec.Struct):
    """The contents of a pack, its parsed texts, and the problems that keep it from being played."""

    contents: PackContents
    effects: dict[str, tuple[Node, ...]]  # by place, such as "attacks.toml, jab.effect"
    problems: list[str]


def inspect_pack(folder: Path) -> Inspection:
    """Read and check what the cards do; their names in the three languages are not checked."""
    if not folder.is_dir():
        return Inspection(PackContents(), {}, [folder_problem(folder)])
    contents = read_contents(folder)
    effects, misunderstood = parse_all(contents)
    return Inspection(contents, effects, contents.problems + list(misprints(contents)) + misunderstood)


def check_pack(folder: Path) -> list[str]:
    """Return every problem of a pack, texts included: file, item and field, what was found and what was expected."""
    examined = inspect_pack(folder)
    if not folder.is_dir():
        return examined.problems
    words = [problem for language in LANGUAGES for problem in message_problems(examined.contents, folder, language)]
    return examined.problems + list(shared_keys(examined.contents)) + words
