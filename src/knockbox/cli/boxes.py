"""Options that select boxes and their contents: `--box`, `--fighters`, `--arena`, `--skills`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import Any, Final, TypeAlias

import click

from knockbox.cli.errors import InputError
from knockbox.games.dungeon.game import DEFAULT_PACK_ID as FIRST_DUNGEON
from knockbox.games.knockdown.game import DEFAULT_PACK_IDS
from knockbox.games.knockdown.pack import PACKS_FOLDER, load_box, shipped_packs
from knockbox.games.knockdown.selection import CHOOSE, DRAW, SELECTION_OPTIONS

ALL: Final = "all"
COMMA: Final = ","

Function: TypeAlias = Callable[..., Any]


def read_selection(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str:
    """Return the selection, or an empty string if the option is missing; reject a blank value."""
    if value is not None and not value.strip():
        expected = "two fighters with a comma" if parameter.name == "fighters" else "the id of a box"
        raise InputError(f"--{parameter.name}: found '{value}'; expected {expected}, or {DRAW}")
    return value or ""


BOX_HELP: Final = (
    "Box by id or path, or `all`; separate several with commas.  "
    f"[default: {DEFAULT_PACK_IDS[0]}, or all if you select from others; in the dungeon {FIRST_DUNGEON}]"
)
CLI_OPTIONS: Final = (
    click.option(
        "--box",
        "named",
        multiple=True,
        metavar="BOX",
        help=BOX_HELP,
    ),
    click.option(
        "--fighters",
        callback=read_selection,
        help="Knockdown: fighters such as veroth,imke, or draw.  [default: each seat chooses]",
    ),
    click.option(
        "--arena", callback=read_selection, metavar="BOX", help="Knockdown: box of the arena and its deck, or draw."
    ),
    click.option("--skills", callback=read_selection, metavar="BOX", help="Knockdown: box of the skills, or draw."),
)


def add_selection_options(command: Function) -> Function:
    """Add the parameters `named`, `fighters`, `arena` and `skills` to a command."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(CLI_OPTIONS), command)


def with_selection(options: Mapping[str, str], **selections: str) -> dict[str, str]:
    """Return match options including the values of `--fighters`, `--arena` and `--skills`."""
    selected = {name: normalize_ids(word) for name, word in selections.items() if word}
    for name in selected:
        if name in options:
            raise InputError(f"'{name}' is given twice, by --{name} and by --option")
    return {
        **options,
        **{name: normalize_ids(options[name]) for name in SELECTION_OPTIONS if name in options},
        **selected,
    }


def normalize_ids(word: str) -> str:
    """Return comma-separated ids in lower case, without blanks around the commas."""
    return COMMA.join(part.strip() for part in word.lower().split(COMMA))


def select_packs(names: Sequence[str], options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the named boxes; by default the first one, or all built-in ones if it lacks something selected."""
    if names:
        return tuple(pack for word in names for pack in parse_boxes(word))
    return tuple(shipped_packs()) if needs_other_boxes(options) else DEFAULT_PACK_IDS


def parse_boxes(word: str, builtin: Sequence[str] | None = None) -> Iterator[str]:
    """Yield the boxes of one `--box`; a folder may have a comma in its name."""
    parts = [word] if Path(word).is_dir() else [part.strip() for part in word.split(COMMA)]
    if "" in parts:
        raise InputError(f"found an empty name among the boxes '{word}'; expected {ALL}, or ids or paths with commas")
    for part in parts:
        yield from expand_box(part, builtin)


def expand_box(name: str, builtin: Sequence[str] | None = None) -> list[str]:
    """Return the boxes for `all`, an id in any letter case, or a path; a folder wins unless the id is lower case.

    The built-in boxes are those of Knockdown by default.
    """
    id = name.lower()
    known = shipped_packs() if builtin is None else list(builtin)
    if id not in (ALL, *known) or (name != id and Path(name).is_dir()):
        return [name]
    return known if id == ALL else [id]


def needs_other_boxes(options: Mapping[str, str]) -> bool:
    """Return whether a selection names something the first box lacks."""
    box = load_box(PACKS_FOLDER / DEFAULT_PACK_IDS[0])
    known = {CHOOSE, DRAW, box.pack.id, *box.fighters}
    return any(name not in known for option in SELECTION_OPTIONS for name in options.get(option, DRAW).split(COMMA))
