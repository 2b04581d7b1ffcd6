"""`knockbox rules`: print rules by id, chapter or word, or list the rules that lack code, tests or wording."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.text import Text

import knockbox
from knockbox.cli.errors import CHECK_FAILED, InputError
from knockbox.cli.main import program
from knockbox.cli.parameters import LANGUAGE
from knockbox.text.coverage import find_gaps
from knockbox.text.errors import TextError
from knockbox.text.rulebook import Rule, Rulebook, load_rulebook, marks, search

GAME: Final = "knockdown"


@click.command("rules")
@click.argument("wanted", nargs=-1)
@click.option("--game", default=GAME, show_default=True, help="Whose rules.")
@LANGUAGE
@click.option("--coverage", is_flag=True, help="List rules without code, test or wording; exit 1 if there are any.")
@click.pass_context
def command(ctx: click.Context, wanted: tuple[str, ...], game: str, language: str, coverage: bool) -> None:
    """Print the rule with this id, the rules of a chapter or those that use a word; without WANTED the whole book."""
    with complaints_about_input():
        if coverage:
            ctx.exit(print_gaps(game))
        print_rules(game, language, " ".join(wanted))


@contextmanager
def complaints_about_input() -> Iterator[None]:
    """Turn a complaint about the text into one about the input."""
    try:
        yield
    except TextError as error:
        raise InputError(str(error), f"`{program()} rules --help` says what can be asked") from error


def print_rules(game: str, language: str, wanted: str) -> None:
    book = load_rulebook(game, language)
    console = Console(highlight=False)
    for rule in search(book, wanted) if wanted else book.rules():
        console.print(heading(book, rule))
        console.print(*indented(rule.in_full(), console), "", sep="\n")


def indented(text: str, console: Console) -> list[Text]:
    """Wrap to the terminal; unlike Rich's padding this leaves no blanks at the ends of lines."""
    lines = Text(text).wrap(console, max(console.width - 2, 20))
    return [Text("  ") + Text(line.plain.rstrip()) for line in lines]


def heading(book: Rulebook, rule: Rule) -> Text:
    """Id, chapter, and a mark when it is not an ordinary rule."""
    parts = [Text(rule.id, style="bold"), Text(book.chapter_name(rule.chapter), style="dim")]
    parts += [Text(mark, style="yellow") for mark in marks(rule, book.language)]
    return Text(" · ").join(parts)


def print_gaps(game: str) -> int:
    """Print one line per gap to stdout and return the exit code."""
    gaps = find_gaps(game, checkout())
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
