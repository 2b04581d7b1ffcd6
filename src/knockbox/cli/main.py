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
    "play": "Play in the browser, against bots or friends, on this machine or your network.",
    "terminal": "Play in the terminal, with bots or with several people at one keyboard.",
    "serve": "Serve tables to browsers and programs.",
    "tables": "Manage the tables of a server: list, reports, delete, check.",
    "match": "Play matches between bots and count the results.",
    "ladder": "Measure how strong the bots are.",
    "replay": "Step through a recorded match.",
    "hint": "Suggest a move for a saved match.",
    "analyse": "Review a recorded match: winning chances, mistakes and bad luck.",
    "recount": "Let the bots of a recorded match explain their play.",
    "verify": "Replay a record and report whether it is exact, diverged or damaged.",
    "rules": "Print rules, or list the rules that lack code or tests.",
    "cards": "Print the cards of a box in a language.",
    "packs": "List packs, or check packs on disk.",
    "stdio": "Talk to the engine in JSON, one object per line.",
    "tower": "Measure how often towers stand, or replay a trace.",
    "bench": "Measure speed, alone or against peers.",
    "golden": "Compare or rewrite the golden playthroughs.",
}
VERSION_HELP = "Print the version and whether the engine is compiled or interpreted."
ENGINE_PROBE_MODULE = "knockbox.engine.task"


class CommandTable(click.Group):
    """A group that imports its commands only when they run."""

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
    hint = f"did you mean `{near[0]}`?" if near else f"run `{program()} --help` for a list of commands"
    return InputError(f"unknown command `{name}`; known: {', '.join(sorted(known))}", hint)


def program() -> str:
    """Return the program name the user typed; `./kb` passes it on."""
    return os.environ.get("KNOCKBOX_PROGRAM", "knockbox")


def engine_kind() -> str:
    """Return whether the hot modules are imported compiled or interpreted."""
    spec = find_spec(ENGINE_PROBE_MODULE) if find_spec("knockbox.engine") else None
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
    """Play Knockdown and Knock, Knock! Dungeon!, run a server, and study the games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; wrong input never shows a traceback."""
    streams.prepare_streams()
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
        return errors.report(InputError("cannot write the output: the disk is full"))
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
        return errors.report(errors.from_os_error(error))


def invoke(arguments: list[str]) -> int:
    """Parse and run with click; a command returns its exit code, or None for success."""
    try:
        with commands.make_context(program(), arguments) as ctx:
            code = commands.invoke(ctx)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    return code if isinstance(code, int) else errors.SUCCESS


def from_click(error: click.ClickException) -> InputError:
    ctx = getattr(error, "ctx", None)
    hint = f"run `{ctx.command_path} --help` for usage" if isinstance(ctx, click.Context) else ""
    message = error.format_message()
    return InputError(message[:1].lower() + message[1:].rstrip("."), hint)
