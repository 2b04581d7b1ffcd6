"""`knockbox rules`: print rules by id, chapter or word, or list the rules that lack code, tests or wording."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

import knockbox
from knockbox.cli.errors import CHECK_FAILED, InputError
from knockbox.cli.main import program
from knockbox.cli.parameters import LANGUAGE
from knockbox.text.contents import games
from knockbox.text.coverage import find_gaps
from knockbox.text.errors import TextError
from knockbox.text.rulebook import Rule, load_rulebook, marks, search


@click.command("rules")
@click.argument("wanted", nargs=-1)
@click.option("--game", help="Whose rules: knockdown or dungeon; those of both when left out.")
@LANGUAGE
@click.option("--coverage", is_flag=True, help="List rules without code, test or wording; exit 1 if there are any.")
@click.pass_context
def command(ctx: click.Context, wanted: tuple[str, ...], game: str | None, language: str, coverage: bool) -> None:
    """Print the rule with this id, the rules of a chapter or those that use a word; without WANTED the whole book."""
    chosen = [game] if game else games()
    with complaints_about_input():
        if coverage:
            ctx.exit(print_gaps(chosen))
        print_rules(chosen, language, " ".join(wanted))


@contextmanager
def complaints_about_input() -> Iterator[None]:
    """Turn a complaint about the text into one about the input."""
    try:
        yield
    except TextError as error:
        raise InputError(str(error), f"`{program()} rules --help` says what can be asked") from error


def print_rules(chosen: list[str], language: str, wanted: str) -> None:
    books = [load_rulebook(game, language) for game in chosen]
    console = Console(highlight=False)
    for rule in search(wanted, *books) if wanted else [rule for book in books for rule in book.rules()]:
        console.print(heading(rule, language))
        console.print(*indented(rule.in_full(), console), "", sep="\n")


def indented(text: str, console: Console) -> list[Text]:
    """Wrap to the terminal; unlike Rich's padding this leaves no blanks at the ends of lines."""
    lines = Text(text).wrap(console, max(console.width - 2, 20))
    return [Text("  ") + Text(line.plain.rstrip()) for line in lines]


def heading(rule: Rule, language: str) -> Text:
    """Id, chapter, and a mark when it is not an ordinary rule."""
    parts = [Text(rule.id, style="bold"), Text(rule.chapter, style="dim")]
    parts += [Text(mark, style="yellow") for mark in marks(rule, language)]
    return Text(" · ").join(parts)


def print_gaps(chosen: list[str]) -> int:
    """Print one line per gap to stdout, what games share only once, and return the exit code."""
    gaps = dict.fromkeys(gap for game in chosen for gap in find_gaps(game, checkout()))
    for gap in gaps:
        click.echo(str(gap))
    click.echo(f"{len(gaps)} gaps" if gaps else "no gaps", err=True)
    return CHECK_FAILED if gaps else 0


def checkout() -> Path:
    """Find the repository around this package; an installed wheel has neither sources to compare nor tests."""
    for folder in Path(knockbox.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise InputError("--coverage needs a checkout with `tests/`; this is an installed package")
