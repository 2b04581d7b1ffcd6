"""`knockbox serve`: tables for browsers and programs, until somebody stops it."""

import socket
from collections.abc import Callable
from typing import Any, TypeVar

import click
import uvicorn

from knockbox.cli.errors import InputError
from knockbox.server.app import make_app
from knockbox.server.logs import set_up
from knockbox.server.settings import SETTINGS, Settings, SettingsError, read_settings
from knockbox.server.store.errors import StoreError

F = TypeVar("F", bound=Callable[..., Any])

BACKLOG = 2048
GOODBYE_SECONDS = 10


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
@with_settings
def command(**flags: Any) -> None:
    """Serve tables, until Ctrl-C or SIGTERM; whatever was acknowledged is there after any end.

    Each setting is a flag here, or a variable of the environment.
    """
    try:
        settings = read_settings(flags)
        set_up(settings.log_format, settings.log_level)
        serve(settings)
    except SettingsError as error:
        raise InputError("; ".join(error.faults), "`serve --help` lists all settings") from None
    except StoreError as error:
        raise InputError(str(error)) from None


def serve(settings: Settings) -> None:
    """Run until a signal; the address is said once somebody can connect."""
    listening = bound(settings.host, settings.port)
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    with listening:
        Announcing(config, listening).run(sockets=[listening])


class Announcing(uvicorn.Server):
    """Says where it can be reached as soon as it can."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket) -> None:
        super().__init__(config)
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.listening.getsockname()[:2]
            click.echo(f"Knockbox is served on http://{f'[{host}]' if ':' in host else host}:{port}")


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, or a plain word why that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise InputError(
            f"--host {host} --port {port}: {error.strerror or error}; expected a free port of this machine"
        ) from None
    return found
