"""`knockbox packs`: list the built-in packs, or check any pack on disk."""

from collections.abc import Callable
from typing import Any, Final

import click

from knockbox.cli.boxes import expand_box
from knockbox.cli.dungeon import contents as dungeon
from knockbox.cli.errors import WRONG_INPUT
from knockbox.cli.knockdown import contents as knockdown
from knockbox.cli.pack_lookup import FoundPack, builtin_packs, locate_pack
from knockbox.games.packs.errors import PackError

CONTENT_SUMMARIES: Final[dict[str, Callable[[Any], list[str]]]] = {
    "knockdown": knockdown.count_contents,
    "dungeon": dungeon.count_contents,
}


@click.group("packs", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """List packs with version and content hash, or check packs."""
    if ctx.invoked_subcommand is None:
        boxes = {id: locate_pack(id).load() for id in builtin_packs()}
        ids, games = max(map(len, boxes)), max(len(box.pack.game) for box in boxes.values())
        for id, box in boxes.items():
            click.echo(f"{id:{ids}}  {box.pack.game:{games}}  version {box.pack.version}  {box.content_hash}")


@command.command("check")
@click.argument("packs", nargs=-1, required=True)
def check(packs: tuple[str, ...]) -> int:
    """Check packs by id or path, including their texts, and print all problems.

    `all` means every built-in pack of every game.
    """
    codes = [check_pack(name) for named in packs for name in expand_box(named, builtin_packs())]
    return max(codes)


def check_pack(name: str) -> int:
    """Print the contents of a pack, or all its problems."""
    try:
        found = locate_pack(name)
        problems = found.find_problems()
    except PackError as error:
        click.echo(f"error: {error}", err=True)
        return WRONG_INPUT
    if problems:
        for problem in problems:
            click.echo(f"{name}: {problem}", err=True)
        counted = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        click.echo(f"error: {name}: {counted}", err=True)
        return WRONG_INPUT
    click.echo(summarize_pack(found))
    return 0


def summarize_pack(pack: FoundPack) -> str:
    """Return a one-line summary: `siege-storm: version 1, 36 attack cards of 27 designs, …`."""
    box = pack.load()
    parts = [f"version {box.pack.version}", *CONTENT_SUMMARIES[pack.game](box), f"hash {box.content_hash}"]
    return f"{box.pack.id}: {', '.join(parts)}"
