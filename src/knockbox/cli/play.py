"""`knockbox play`: run a local server and open its page in the browser."""

import os
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import click

from knockbox.cli import browser
from knockbox.cli.errors import SUCCESS, InputError, TemporaryFailureError
from knockbox.cli.instance_lock import InstanceLock, RunningInstance, open_instance_lock
from knockbox.cli.main import program
from knockbox.cli.serving import bind_socket, serve
from knockbox.records.errors import StorageError
from knockbox.records.folders import data_folder
from knockbox.server.bundle import BundleError, find_bundle
from knockbox.server.logs import configure_logging
from knockbox.server.public_url import find_reach, format_origin
from knockbox.server.settings import PREFIX, Settings, SettingsError, read_settings
from knockbox.server.store.errors import DamagedError, LockError, StoreError, TemporarilyUnavailableError

LOOPBACK_ADDRESS: Final = "127.0.0.1"
ALL_INTERFACES: Final = "0.0.0.0"  # noqa: S104  (only with --lan)
PORTS: Final = range(8080, 8100)
"""Tried in order, so that a browser, which stores seats by address, finds them again."""
PORT_VARIABLE: Final = f"{PREFIX}PORT"
QUIET_LOGGING: Final = {"log_format": "plain", "log_level": "warning"}
TERMINAL_HINT: Final = "to play in the terminal"


@click.command("play", context_settings={"ignore_unknown_options": True})
@click.option("--lan", is_flag=True, help="Let others on your network connect, and use a network address in links.")
@click.option("--no-browser", is_flag=True, help="Print the URL instead of opening it.")
@click.option("--port", metavar="TEXT", help="Port to listen on.  [default: first free port from 8080]")
@click.option("--take-over", is_flag=True, help="Replace a running server that uses your tables.")
@click.argument("words", nargs=-1, type=click.UNPROCESSED, metavar="")
@click.pass_context
def command(
    ctx: click.Context, lan: bool, no_browser: bool, port: str | None, take_over: bool, words: tuple[str, ...]
) -> int:
    """Play in the browser. Choose games, opponents and boxes on the page.

    Your tables are stored in the data folder. The environment variables of `serve` apply here too.
    """
    if words:
        reject_arguments(ctx, words)
    try:
        settings = settings_for(lan, port)
        configure_logging(settings.log_format, settings.log_level)
        with open_instance_lock(data_folder()) as plate:
            is_shown = not no_browser and browser.has_display()
            if not plate.is_owner:
                return open_running_instance(plate.read(), lan, is_shown)
            is_named = port is not None or bool(os.environ.get(PORT_VARIABLE))
            return run_server(settings, [settings.port] if is_named else PORTS, plate, is_shown, take_over)
    except SettingsError as error:
        raise InputError("; ".join(error.faults)) from None
    except LockError as error:
        raise TemporaryFailureError(
            str(error), f"stop that server, or run `{command_line('play')} --take-over`"
        ) from None
    except DamagedError as error:
        hint = f"run `{command_line('tables')} check` for details, then restore a backup"
        raise InputError(str(error), hint) from None
    except TemporarilyUnavailableError as error:
        raise TemporaryFailureError(str(error), "try again when the database is reachable and has space") from None
    except (StoreError, StorageError, BundleError) as error:
        raise InputError(str(error)) from None


def reject_arguments(ctx: click.Context, given: Sequence[str]) -> None:
    """Raise an error that points arguments of `terminal` to that command."""
    from knockbox.cli.terminal import command as terminal  # only now: it brings both games

    known = {word for parameter in terminal.params for word in (*parameter.opts, *parameter.secondary_opts)}
    unknown = [word for word in given if word.startswith("-") and word.partition("=")[0] not in known]
    if unknown:
        raise click.NoSuchOption(unknown[0], possibilities=["--lan", "--no-browser", "--port", "--take-over"], ctx=ctx)
    arguments = " ".join(given)
    message = f"`play` takes no arguments, choose games and opponents on the page; found `{arguments}`"
    raise InputError(message, f"run `{command_line('terminal')} {arguments}` {TERMINAL_HINT}")


def command_line(name: str) -> str:
    return f"{program()} {name}"


def settings_for(lan: bool, port: str | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """Return server settings for local play; environment variables apply where no flag is given."""
    quietly = {name: value for name, value in QUIET_LOGGING.items() if not environment.get(PREFIX + name.upper())}
    flags: dict[str, Any] = {**quietly, "host": ALL_INTERFACES if lan else LOOPBACK_ADDRESS, "port": port}
    return read_settings(flags, environment)


def run_server(
    settings: Settings, ports: Sequence[int], lock: InstanceLock, opens_browser: bool, take_over: bool = False
) -> int:
    """Serve until interrupted, which is the normal way to end."""
    if not find_bundle(settings.web):
        raise InputError("the web app is not built", f"run `{command_line('terminal')}` {TERMINAL_HINT}")
    with listen_on_first_free(settings.host, ports) as found:
        try:
            serve(settings, found, lambda: announce(settings, found, lock, opens_browser), take_over)
        except KeyboardInterrupt:
            click.echo("Knockbox stopped. Your tables are saved.")
    return SUCCESS


def listen_on_first_free(address: str, ports: Sequence[int]) -> socket.socket:
    """Listen on the first free port."""
    for port in ports[:-1]:
        with suppress(InputError):
            return bind_socket(address, port)
    return bind_socket(address, ports[-1])


def announce(settings: Settings, listener: socket.socket, lock: InstanceLock, opens_browser: bool) -> None:
    """Print the address and open the page."""
    address, port = listener.getsockname()[:2]
    own = format_origin(LOOPBACK_ADDRESS, port) + settings.base_path
    reach = find_reach(address, port, settings.base_path)
    lock.write(RunningInstance(own, reach.lan))
    click.echo(f"Knockbox is ready: {own} (press Ctrl-C to stop)")
    if reach.lan:
        click.echo(lan_message(reach.origin))
    sys.stdout.flush()
    if opens_browser:
        browser.open_page(own)


def lan_message(reachable: str | None) -> str:
    if reachable is None:
        return "Others cannot connect: this machine does not seem to be on a network."
    return f"Others on your network can connect at {reachable}; links and QR codes point there."


def open_running_instance(instance: RunningInstance | None, lan: bool, opens_browser: bool) -> int:
    """Open the page of the `play` that already uses this data folder."""
    if instance is None:
        raise InputError("another `play` is starting or stopping; try again in a moment")
    if lan and not instance.lan:
        raise InputError(f"Knockbox is running at {instance.address} without --lan; stop it first")
    click.echo(f"Knockbox is already running: {instance.address}")
    if opens_browser:
        browser.open_page(instance.address)
    return SUCCESS
