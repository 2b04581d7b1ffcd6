"""`knockbox serve`: tables for browsers and programs, until somebody stops it."""

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from knockbox.cli.errors import InputError, NotNowError
from knockbox.cli.serving import bound, serve, shown
from knockbox.server.bundle import BundleError
from knockbox.server.logs import set_up
from knockbox.server.settings import SETTINGS, SettingsError, read_settings
from knockbox.server.store.errors import AwayError, DamagedError, LockError, StoreError

F = TypeVar("F", bound=Callable[..., Any])


def with_settings(command: F) -> F:
    """A flag for each setting; what is not given comes from the environment."""
    for setting in reversed(SETTINGS):
        shown = f"{setting.help}  [${setting.variable}; default: {setting.default}]"
        if setting.is_switch:
            command = click.option(f"{setting.flag}/--no-{setting.flag[2:]}", setting.name, default=None, help=shown)(
                command
            )
        else:
            command = click.option(setting.flag, setting.name, metavar="TEXT", default=None, help=shown)(command)
    return command


@click.command("serve")
@click.option("--take-over", is_flag=True, help="Start though another server has the database; that one stops.")
@with_settings
def command(take_over: bool, **flags: Any) -> None:
    """Serve tables, until Ctrl-C or SIGTERM; whatever was acknowledged is there after any end.

    Each setting is a flag here, or a variable of the environment.
    """
    try:
        settings = read_settings(flags)
        set_up(settings.log_format, settings.log_level)
        with bound(settings.host, settings.port) as listening:
            serve(settings, listening, lambda: announce(shown(listening)), take_over)
    except SettingsError as error:
        raise InputError("; ".join(error.faults), "`serve --help` lists all settings") from None
    except LockError as error:
        raise NotNowError(str(error), "stop that one first, or start with `--take-over`") from None
    except DamagedError as error:
        raise InputError(str(error), "`tables check` says what is damaged; restore a copy") from None
    except AwayError as error:
        raise NotNowError(str(error), "start again when the database answers and has room") from None
    except (StoreError, BundleError) as error:
        raise InputError(str(error)) from None


def announce(address: str) -> None:
    click.echo(f"Knockbox is served on http://{address}")
    sys.stdout.flush()
