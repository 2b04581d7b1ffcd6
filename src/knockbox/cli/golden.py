"""`knockbox golden`: compare the golden playthroughs with the rules of today, or write them anew."""

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, WELL, InputError
from knockbox.cli.rules import checkout
from knockbox.games.errors import SetupError
from knockbox.testing.golden import difference, playthroughs, update

FOLDER = Path("tests") / "golden"


@click.command("golden")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), required=False)
@click.option("--update", "rewrite", is_flag=True, help="Write them anew; review the diff before you keep it.")
@click.pass_context
def command(ctx: click.Context, folder: Path | None, rewrite: bool) -> None:
    """Play the golden matches of FOLDER (default: tests/golden) again; exit 1 if one is no longer as written."""
    where = folder or checkout() / FOLDER
    paths = playthroughs(where)
    if not paths:
        raise InputError(f"no playthroughs in `{where}`; expected *.txt files that begin with a set-up in JSON")
    try:
        ctx.exit(write_anew(paths) if rewrite else compare(paths))
    except msgspec.DecodeError as error:
        raise InputError(f"a playthrough does not begin with a set-up: {error}") from error
    except SetupError as error:
        raise InputError(f"the set-up of a playthrough: {error}") from error


def compare(paths: Sequence[Path]) -> int:
    found = [text for text in map(difference, paths) if text]
    for text in found:
        click.echo(text)
    click.echo(f"{len(paths) - len(found)} of {len(paths)} playthroughs are as written", err=True)
    return CHECK_FAILED if found else WELL


def write_anew(paths: Sequence[Path]) -> int:
    changed = [path.name for path in paths if update(path)]
    for name in changed:
        click.echo(name)
    click.echo(f"{len(changed)} of {len(paths)} playthroughs changed", err=True)
    return WELL
