"""Parameters that several commands share."""

from pathlib import Path
from typing import Final

import click

from knockbox.cli.errors import InputError
from knockbox.text.errors import TextError
from knockbox.text.language import known, preferred

SEED: Final = click.IntRange(-(2**63), 2**63 - 1)
RECORD: Final = click.Path(path_type=Path)


def read_language(ctx: click.Context, parameter: click.Parameter, value: str) -> str:
    """The language that was asked for, or the one the locale prefers."""
    try:
        return known(value or preferred())
    except TextError as error:
        raise InputError(str(error)) from None


LANGUAGE: Final = click.option(
    "--lang", "language", default="", callback=read_language, help="en, es or pl; the default is the locale's."
)
"""Every command that speaks to people takes it."""


def read_folder(ctx: click.Context, parameter: click.Parameter, value: str | None) -> Path | None:
    """A folder that was named; an empty name would silently be the folder we are in."""
    if value == "":
        raise InputError(f"--{parameter.name}: found ''; expected a folder")
    return None if value is None else Path(value)


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """Match options from `name=value` words."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise InputError(f"--option: found '{pair}'; expected name=value, such as ko_relief=all")
        if name in options:
            raise InputError(f"--option: '{name}' is given twice")
        options[name] = value
    return options
