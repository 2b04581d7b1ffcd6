"""Parameters shared by several commands."""

from pathlib import Path
from typing import Final

import click

from knockbox.cli.errors import InputError
from knockbox.text.errors import TextError
from knockbox.text.language import check_language, preferred_language

SEED: Final = click.IntRange(-(2**63), 2**63 - 1)
RECORD: Final = click.Path(path_type=Path)


def read_language(ctx: click.Context, parameter: click.Parameter, value: str) -> str:
    """Return the given language, or the one of the locale."""
    try:
        return check_language(value or preferred_language())
    except TextError as error:
        raise InputError(str(error)) from None


LANGUAGE: Final = click.option(
    "--lang", "language", default="", callback=read_language, help="Language: en, es or pl.  [default: from the locale]"
)
"""Option of every command that prints text for people."""


def read_folder(ctx: click.Context, parameter: click.Parameter, value: str | None) -> Path | None:
    """Return the folder; reject an empty name, which would silently mean the current folder."""
    if value == "":
        raise InputError(f"--{parameter.name}: found ''; expected a folder")
    return None if value is None else Path(value)


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """Parse match options from `name=value` arguments."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise InputError(f"--option: found '{pair}'; expected name=value, such as ko_relief=all")
        if name in options:
            raise InputError(f"--option: '{name}' is given twice")
        options[name] = value
    return options
