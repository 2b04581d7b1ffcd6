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
from knockbox.text.contents import games_with_rules
from knockbox.text.coverage import find_gaps
from knockbox.text.errors import TextError
from knockbox.text.rulebook import Rule, load_rulebook, rule_labels, search_rules


@click.command("rules")
@click.argument("wanted", nargs=-1)
@click.option("--game", help="Rules of knockdown or dungeon.  [default: both]")
@LANGUAGE
@click.option(
    "--coverage", is_flag=True, help="List rules without code, tests or wording; exit with 1 if there are any."
)
@click.pass_context
def command(ctx: click.Context, wanted: tuple[str, ...], game: str | None, language: str, coverage: bool) -> None:
    """Print the rule with an id, the rules of a chapter, or those that contain a word; without WANTED, all rules."""
    chosen = [game] if game else games_with_rules()
    with text_errors_as_input_errors():
        if coverage:
            ctx.exit(print_gaps(chosen))
        print_rules(chosen, language, " ".join(wanted))


@contextmanager
def text_errors_as_input_errors() -> Iterator[None]:
    """Convert a `TextError` to an `InputError`."""
    try:
        yield
    except TextError as error:
        raise InputError(str(error), f"run `{program()} rules --help` for usage") from error


def print_rules(games_to_print: list[str], language: str, query: str) -> None:
    books = [load_rulebook(game, language) for game in games_to_print]
    console = Console(highlight=False)
    for rule in search_rules(query, *books) if query else [rule for book in books for rule in book.rules()]:
        console.print(heading(rule, language))
        console.print(*indented(rule.full_text(), console), "", sep="\n")


def indented(text: str, console: Console) -> list[Text]:
    """Wrap to the terminal; unlike Rich's padding, without trailing blanks."""
    lines = Text(text).wrap(console, max(console.width - 2, 20))
    return [Text("  ") + Text(line.plain.rstrip()) for line in lines]


def heading(rule: Rule, language: str) -> Text:
    """Return id, chapter, and marks of a rule that is not an ordinary one."""
    parts = [Text(rule.id, style="bold"), Text(rule.chapter, style="dim")]
    parts += [Text(mark, style="yellow") for mark in rule_labels(rule, language)]
    return Text(" · ").join(parts)


def print_gaps(games_to_check: list[str]) -> int:
    """Print one line per gap, shared ones only once, and return the exit code."""
    gaps = dict.fromkeys(gap for game in games_to_check for gap in find_gaps(game, checkout_folder()))
    for gap in gaps:
        click.echo(str(gap))
    click.echo(f"{len(gaps)} gaps" if gaps else "no gaps", err=True)
    return CHECK_FAILED if gaps else 0


def checkout_folder() -> Path:
    """Return the repository of this package; an installed wheel has no tests."""
    for folder in Path(knockbox.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise InputError("--coverage needs a checkout with `tests/`; this is an installed package")
