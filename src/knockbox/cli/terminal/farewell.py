"""How to go on after a match, or with it."""

from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from knockbox.cli.main import program
from knockbox.cli.table.stage import AnyStage
from knockbox.cli.table.styles import BOLD


def say_recorded(console: Console, stage: AnyStage, path: Path, has_bots: bool) -> None:
    """Where the record is and what can be done with it; no line is broken, so that it can be copied."""
    for key in ("replay", "analyse", "recount", "verify") if has_bots else ("replay", "analyse", "verify"):
        command = f"{program()} {key} {quote(str(path))}"
        console.print(Text(stage.say(key, command=command)), soft_wrap=True)


def say_saved(console: Console, stage: AnyStage, path: Path, adventure: str) -> None:
    """How to go on, with the match or with the adventure that it belongs to."""
    way = f"dungeon --adventure {quote(adventure)}" if adventure else f"--resume {quote(str(path))}"
    command = f"{program()} terminal {way}"
    console.print(Text(stage.say("saved", command=command), style=BOLD), soft_wrap=True)
