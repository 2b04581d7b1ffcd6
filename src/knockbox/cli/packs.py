"""`knockbox packs`: list the packs that come with the house, or check any pack on disk."""

import click

from knockbox.cli.boxes import boxes_called
from knockbox.cli.errors import WRONG_INPUT
from knockbox.games.knockdown.pack import BOXES, Box, boxes, find_pack, load_box
from knockbox.games.knockdown.pack.inspection import check_pack
from knockbox.games.knockdown.pack.sentences import shape
from knockbox.games.packs.errors import PackError


@click.group("packs", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """List the packs with version and content hash, or check packs."""
    if ctx.invoked_subcommand is None:
        for id in boxes():
            box = load_box(BOXES / id)
            click.echo(f"{id}  {box.pack.game}  version {box.pack.version}  {box.content_hash}")


@command.command("check")
@click.argument("packs", nargs=-1, required=True)
def check(packs: tuple[str, ...]) -> int:
    """Check packs named by id or path, their words included; everything that is wrong is said at once.

    All stands for every box of the house.
    """
    codes = [check_one(name) for named in packs for name in boxes_called(named)]
    return max(codes)


def check_one(name: str) -> int:
    """Print what a pack holds, or all that is wrong with it."""
    try:
        folder = find_pack(name)
        problems = check_pack(folder)
    except PackError as error:
        click.echo(f"error: {error}", err=True)
        return WRONG_INPUT
    if problems:
        for problem in problems:
            click.echo(f"{name}: {problem}", err=True)
        click.echo(f"error: {name}: {count(len(problems), 'problem')}", err=True)
        return WRONG_INPUT
    click.echo(summary(load_box(folder.resolve())))
    return 0


def summary(box: Box) -> str:
    """One pack in a few words: `siege-storm: version 1, 36 attack cards of 27 designs, …`."""
    cards = sum(card.copies for card in box.attacks.values())
    specials = sum(len(fighter.specials) for fighter in box.fighters.values())
    tokens = sum(token.count for fighter in box.fighters.values() for token in fighter.tokens)
    parts = [
        f"version {box.pack.version}",
        f"{count(cards, 'attack card')} of {count(len(box.attacks), 'design')} with {trees(box)} effect trees",
        count(len(box.skills), "skill"),
        f"{count(len(box.fighters), 'fighter')} with {count(specials, 'special attack')}",
        count(tokens, "token"),
        count(box.arena.spaces, "space"),
        f"hash {box.content_hash}",
    ]
    return f"{box.pack.id}: {', '.join(parts)}"


def trees(box: Box) -> int:
    """How many effects of attack cards differ in more than numbers."""
    return len({shape(nodes) for place, nodes in box.effects.items() if place.startswith("attacks.toml")})


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
