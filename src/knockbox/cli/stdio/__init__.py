"""`knockbox stdio`: drive the engine from other programs, with one JSON object per line."""

import sys

import click

from knockbox.cli.stdio.loop import serve


@click.command("stdio")
def command() -> None:
    """Answer requests from stdin, one JSON object per line, until `quit` or the end of input.

    `{"do": "help"}` lists the requests; docs/reference/stdio.md describes them.
    """
    serve(sys.stdin.buffer, sys.stdout.buffer)
