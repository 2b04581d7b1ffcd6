"""`knockbox golden`: compare the golden playthroughs with the current rules, or rewrite them."""

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, SUCCESS, InputError
from knockbox.cli.rules import checkout_folder
from knockbox.games.errors import SetupError
from knockbox.testing.golden import first_difference, list_playthroughs, update_playthrough

GOLDEN_FOLDER = Path("tests") / "golden"


@click.command("golden")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), required=False)
@click.option(
    "--update", "rewrite", is_flag=True, help="Rewrite the playthroughs; review the diff before you commit it."
)
@click.pass_context
def command(ctx: click.Context, folder: Path | None, rewrite: bool) -> None:
    """Replay the golden matches of FOLDER (default: tests/golden); exit 1 if one differs."""
    where = folder or checkout_folder() / GOLDEN_FOLDER
    paths = list_playthroughs(where)
    if not paths:
        raise InputError(f"no playthroughs in `{where}`; expected *.txt files that start with a set-up in JSON")
    try:
        ctx.exit(rewrite_playthroughs(paths) if rewrite else compare_playthroughs(paths))
    except msgspec.DecodeError as error:
        raise InputError(f"a playthrough does not start with a set-up: {error}") from error
    except SetupError as error:
        raise InputError(f"set-up of a playthrough: {error}") from error


def compare_playthroughs(paths: Sequence[Path]) -> int:
    differences = [text for text in map(first_difference, paths) if text]
    for text in differences:
        click.echo(text)
    click.echo(f"{len(paths) - len(differences)} of {len(paths)} playthroughs match", err=True)
    return CHECK_FAILED if differences else SUCCESS


def rewrite_playthroughs(paths: Sequence[Path]) -> int:
    changed = [path.name for path in paths if update_playthrough(path)]
    for name in changed:
        click.echo(name)
    click.echo(f"{len(changed)} of {len(paths)} playthroughs changed", err=True)
    return SUCCESS
