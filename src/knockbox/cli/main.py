"""The `knockbox` command: a table of commands, each imported only when it is used."""

import difflib
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import click

import knockbox
from knockbox.cli import errors, streams
from knockbox.cli.errors import InputError

# Name and one line of help; the module `knockbox.cli.<name>` holds the click command as `command`.
COMMANDS = {
    "play": "Play in the browser, against bots or friends, here or in your network.",
    "terminal": "Play in the terminal, with bots or with several people at one keyboard.",
    "serve": "Serve tables to browsers and programs.",
    "tables": "Look after the tables of a server: list, reports, delete, check.",
    "match": "Play matches between bots without a board and count the results.",
    "ladder": "Measure how strong the bots are, rung by rung.",
    "replay": "Step through a recorded match.",
    "hint": "Say what the player to move of a saved match could do.",
    "analyse": "Look back at a recorded match: chances to win, mistakes, and what nobody could know.",
    "recount": "Let the bots of a recorded match say what they were up to.",
    "verify": "Replay a record and say whether it is exact, diverged or damaged.",
    "rules": "Print the wording of a rule, or the rules that lack code or tests.",
    "cards": "Print every card of a box in a language.",
    "packs": "List packs, or check one anywhere on disk.",
    "stdio": "Talk to the engine in JSON, one object per line.",
    "tower": "Measure how often towers stand, or judge the trace of one.",
    "bench": "Measure speed side by side with peers.",
    "golden": "Compare or rewrite the golden playthroughs.",
}
VERSION_HELP = "Print the version and whether the engine is compiled or interpreted."
SPEED_WITNESS = "knockbox.engine.task"


class CommandTable(click.Group):
    """A group that knows its commands by name and imports them late."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if find_spec(f"knockbox.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            raise unknown_command(cmd_name, self.list_commands(ctx))
        found = importlib.import_module(f"knockbox.cli.{cmd_name}").command
        assert isinstance(found, click.Command), f"knockbox.cli.{cmd_name}.command is not a click command"  # noqa: S101
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, COMMANDS[name]) for name in self.list_commands(ctx)]
        if rows:
            with formatter.section("Commands"):
                formatter.write_dl(rows)


def unknown_command(name: str, known: Sequence[str]) -> InputError:
    near = difflib.get_close_matches(name, known, n=1)
    hint = f"did you mean `{near[0]}`?" if near else f"`{program()} --help` says what each does"
    return InputError(f"unknown command `{name}`; known: {', '.join(sorted(known))}", hint)


def program() -> str:
    """The name the user typed: `./kb` sets it for its children."""
    return os.environ.get("KNOCKBOX_PROGRAM", "knockbox")


def engine_kind() -> str:
    """Say whether the hot modules would be imported compiled or interpreted."""
    spec = find_spec(SPEED_WITNESS) if find_spec("knockbox.engine") else None
    origin = spec.origin if spec and spec.origin else ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"knockbox {knockbox.__version__} ({engine_kind()})")
        ctx.exit()


@click.group(cls=CommandTable, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=print_version, help=VERSION_HELP)
@click.pass_context
def commands(ctx: click.Context) -> None:
    """A digital tabletop for Knockdown and Knock, Knock! Dungeon!, and the workshop around them."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; people never see a traceback for what they typed."""
    streams.prepare()
    try:
        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        streams.silence_stdout()
        return errors.PIPE_CLOSED
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        streams.silence_stdout()
        return errors.report(InputError("the output does not fit: the disk is full"))
    except (KeyboardInterrupt, click.Abort):
        return errors.INTERRUPTED
    return code


def run(arguments: list[str]) -> int:
    try:
        return invoke(arguments)
    except InputError as error:
        return errors.report(error)
    except click.ClickException as error:
        return errors.report(from_click(error))
    except OSError as error:
        if error.filename is None:
            raise
        return errors.report(errors.from_path(error))


def invoke(arguments: list[str]) -> int:
    """Let click parse and call; a command may return its exit code, or nothing when all is well."""
    try:
        with commands.make_context(program(), arguments) as ctx:
            code = commands.invoke(ctx)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    return code if isinstance(code, int) else errors.WELL


def from_click(error: click.ClickException) -> InputError:
    ctx = getattr(error, "ctx", None)
    hint = f"`{ctx.command_path} --help` shows what is possible" if isinstance(ctx, click.Context) else ""
    message = error.format_message()
    return InputError(message[:1].lower() + message[1:].rstrip("."), hint)
