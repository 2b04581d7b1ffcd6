"""`knockbox serve`: serve tables to browsers and programs."""

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from knockbox.cli.errors import InputError, TemporaryFailureError
from knockbox.cli.serving import bind_socket, format_address, serve
from knockbox.server.bundle import BundleError
from knockbox.server.logs import configure_logging
from knockbox.server.settings import SETTINGS, SettingsError, read_settings
from knockbox.server.store.errors import DamagedError, LockError, StoreError, TemporarilyUnavailableError

F = TypeVar("F", bound=Callable[..., Any])


def add_setting_options(command: F) -> F:
    """Add a flag for each setting; the environment provides those that are not given."""
    for setting in reversed(SETTINGS):
        help_text = f"{setting.help}  [${setting.variable}; default: {setting.default}]"
        if setting.is_switch:
            command = click.option(
                f"{setting.flag}/--no-{setting.flag[2:]}", setting.name, default=None, help=help_text
            )(command)
        else:
            command = click.option(setting.flag, setting.name, metavar="TEXT", default=None, help=help_text)(command)
    return command


@click.command("serve")
@click.option("--take-over", is_flag=True, help="Replace a running server that uses the database.")
@add_setting_options
def command(take_over: bool, **flags: Any) -> None:
    """Serve tables until Ctrl-C or SIGTERM. Acknowledged moves survive crashes and restarts.

    Every setting is a flag or an environment variable.
    """
    try:
        settings = read_settings(flags)
        configure_logging(settings.log_format, settings.log_level)
        with bind_socket(settings.host, settings.port) as listening:
            serve(settings, listening, lambda: announce(format_address(listening)), take_over)
    except SettingsError as error:
        raise InputError("; ".join(error.faults), "run `serve --help` for a list of settings") from None
    except LockError as error:
        raise TemporaryFailureError(str(error), "stop that server, or use `--take-over`") from None
    except DamagedError as error:
        raise InputError(str(error), "run `tables check` for details, then restore a backup") from None
    except TemporarilyUnavailableError as error:
        raise TemporaryFailureError(str(error), "try again when the database is reachable and has space") from None
    except (StoreError, BundleError) as error:
        raise InputError(str(error)) from None


def announce(address: str) -> None:
    click.echo(f"Knockbox is served on http://{address}")
    sys.stdout.flush()
