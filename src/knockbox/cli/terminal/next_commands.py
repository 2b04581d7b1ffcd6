"""Print the commands to use after a match."""

from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from knockbox.cli.main import program
from knockbox.cli.table.presenter import AnyPresenter
from knockbox.cli.table.styles import BOLD


def print_record_commands(console: Console, presenter: AnyPresenter, path: Path, has_bots: bool) -> None:
    """Print commands for the record; lines are not wrapped, so that they can be copied."""
    for key in ("replay", "analyse", "recount", "verify") if has_bots else ("replay", "analyse", "verify"):
        command = f"{program()} {key} {quote(str(path))}"
        console.print(Text(presenter.format_message(key, command=command)), soft_wrap=True)


def print_resume_command(console: Console, presenter: AnyPresenter, path: Path, adventure: str) -> None:
    """Print the command that resumes the match or its adventure."""
    arguments = f"dungeon --adventure {quote(adventure)}" if adventure else f"--resume {quote(str(path))}"
    command = f"{program()} terminal {arguments}"
    console.print(Text(presenter.format_message("saved", command=command), style=BOLD), soft_wrap=True)
