"""Which boxes lie on the table and what is selected from them: `--box`, `--fighters`, `--arena`, `--skills`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import Any, Final, TypeAlias

import click

from knockbox.cli.errors import InputError
from knockbox.games.dungeon.game import DEFAULT as FIRST_DUNGEON
from knockbox.games.knockdown.game import DEFAULT
from knockbox.games.knockdown.pack import BOXES, boxes, load_box
from knockbox.games.knockdown.selection import CHOOSE, DRAW, SELECTED

ALL: Final = "all"
COMMA: Final = ","

Function: TypeAlias = Callable[..., Any]


def read_word(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str:
    """What was selected; to leave an option out selects nothing, to leave its value blank is a slip."""
    if value is not None and not value.strip():
        expected = "two fighters with a comma" if parameter.name == "fighters" else "the id of a box"
        raise InputError(f"--{parameter.name}: found '{value}'; expected {expected}, or {DRAW}")
    return value or ""


BOX_HELP: Final = (
    "A box by id or path, or all; several with commas.  "
    f"[default: {DEFAULT[0]}, or all if you select from others; in the dungeon {FIRST_DUNGEON}]"
)
SELECTION: Final = (
    click.option(
        "--box",
        "named",
        multiple=True,
        metavar="BOX",
        help=BOX_HELP,
    ),
    click.option(
        "--fighters", callback=read_word, help="Knockdown: who fights, as veroth,imke, or draw; else each seat chooses."
    ),
    click.option(
        "--arena", callback=read_word, metavar="BOX", help="Knockdown: the box of the arena and its deck, or draw."
    ),
    click.option("--skills", callback=read_word, metavar="BOX", help="Knockdown: the box of the skills, or draw."),
)


def selects(command: Function) -> Function:
    """Give a command the parameters `named`, `fighters`, `arena` and `skills`."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(SELECTION), command)


def with_selection(options: Mapping[str, str], **words: str) -> dict[str, str]:
    """Match options with what `--fighters`, `--arena` and `--skills` say, if they say anything."""
    said = {name: joined(word) for name, word in words.items() if word}
    for name in said:
        if name in options:
            raise InputError(f"'{name}' is given twice, by --{name} and by --option")
    return {**options, **{name: joined(options[name]) for name in SELECTED if name in options}, **said}


def joined(word: str) -> str:
    """Ids without the blanks around their commas, in small letters as all ids are."""
    return COMMA.join(part.strip() for part in word.lower().split(COMMA))


def packs_for(named: Sequence[str], options: Mapping[str, str]) -> tuple[str, ...]:
    """The boxes that were named; else the first one, or all of the house if something is selected that it lacks."""
    if named:
        return tuple(pack for word in named for pack in read_boxes(word))
    return tuple(boxes()) if is_elsewhere(options) else DEFAULT


def read_boxes(word: str, house: Sequence[str] | None = None) -> Iterator[str]:
    """The boxes of one `--box`; a folder may have a comma in its name."""
    parts = [word] if Path(word).is_dir() else [part.strip() for part in word.split(COMMA)]
    if "" in parts:
        raise InputError(f"found an empty name among the boxes '{word}'; expected {ALL}, or ids or paths with commas")
    for part in parts:
        yield from boxes_called(part, house)


def boxes_called(name: str, house: Sequence[str] | None = None) -> list[str]:
    """All, or an id, in any letter case, or a path; a folder goes before an id that is written otherwise.

    The house has the boxes of Knockdown unless told otherwise.
    """
    id, known = name.lower(), boxes() if house is None else list(house)
    if id not in (ALL, *known) or (name != id and Path(name).is_dir()):
        return [name]
    return known if id == ALL else [id]


def is_elsewhere(options: Mapping[str, str]) -> bool:
    """Whether a selection names what the first box does not have."""
    box = load_box(BOXES / DEFAULT[0])
    known = {CHOOSE, DRAW, box.pack.id, *box.fighters}
    return any(name not in known for option in SELECTED for name in options.get(option, DRAW).split(COMMA))
