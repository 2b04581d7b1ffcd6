"""`knockbox packs`: list the packs that come with the house, or check any pack on disk."""

from collections.abc import Callable
from typing import Any, Final

import click

from knockbox.cli.boxes import boxes_called
from knockbox.cli.dungeon import contents as dungeon
from knockbox.cli.errors import WRONG_INPUT
from knockbox.cli.house import Found, find_box, house_boxes
from knockbox.cli.knockdown import contents as knockdown
from knockbox.games.packs.errors import PackError

CONTENTS: Final[dict[str, Callable[[Any], list[str]]]] = {
    "knockdown": knockdown.contents,
    "dungeon": dungeon.contents,
}


@click.group("packs", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """List the packs with version and content hash, or check packs."""
    if ctx.invoked_subcommand is None:
        boxes = {id: find_box(id).box() for id in house_boxes()}
        ids, games = max(map(len, boxes)), max(len(box.pack.game) for box in boxes.values())
        for id, box in boxes.items():
            click.echo(f"{id:{ids}}  {box.pack.game:{games}}  version {box.pack.version}  {box.content_hash}")


@command.command("check")
@click.argument("packs", nargs=-1, required=True)
def check(packs: tuple[str, ...]) -> int:
    """Check packs named by id or path, their words included; everything that is wrong is said at once.

    The word `all` stands for every box of the house, whichever game it is for.
    """
    codes = [check_one(name) for named in packs for name in boxes_called(named, house_boxes())]
    return max(codes)


def check_one(name: str) -> int:
    """Print what a pack holds, or all that is wrong with it."""
    try:
        found = find_box(name)
        problems = found.problems()
    except PackError as error:
        click.echo(f"error: {error}", err=True)
        return WRONG_INPUT
    if problems:
        for problem in problems:
            click.echo(f"{name}: {problem}", err=True)
        counted = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        click.echo(f"error: {name}: {counted}", err=True)
        return WRONG_INPUT
    click.echo(summary(found))
    return 0


def summary(found: Found) -> str:
    """One pack in a few words: `siege-storm: version 1, 36 attack cards of 27 designs, …`."""
    box = found.box()
    parts = [f"version {box.pack.version}", *CONTENTS[found.game](box), f"hash {box.content_hash}"]
    return f"{box.pack.id}: {', '.join(parts)}"
