"""`knockbox serve`: tables for browsers and programs, until somebody stops it."""

import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

import click
import uvicorn

from knockbox.cli.errors import InputError
from knockbox.server.app import make_app
from knockbox.server.logs import set_up, warn
from knockbox.server.memory import keep_calm
from knockbox.server.patience import PunctualHttp, PunctualWebSocket
from knockbox.server.room import make_room
from knockbox.server.service import Service
from knockbox.server.settings import SETTINGS, Settings, SettingsError, read_settings
from knockbox.server.store.errors import StoreError

F = TypeVar("F", bound=Callable[..., Any])

BACKLOG = 2048
GOODBYE_SECONDS = 5


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
    keep_calm()
    room = make_room(settings.max_connections)
    if room < settings.max_connections:
        warn("the system has room for fewer connections", room=room, wanted=settings.max_connections)
    service = Service(settings)
    config = uvicorn.Config(
        make_app(service),
        loop="uvloop",
        http=PunctualHttp,
        ws=PunctualWebSocket,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    with bound(settings.host, settings.port) as listening:
        Serving(config, service, listening).run(sockets=[listening])


class Serving(uvicorn.Server):
    """Opens and closes the house around its doors, and says where they are."""

    def __init__(self, config: uvicorn.Config, service: Service, listening: socket.socket) -> None:
        super().__init__(config)
        self.service = service
        self.address = shown(listening)
        self.is_interrupted = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.start()
        await super().startup(sockets)
        click.echo(f"Knockbox is served on http://{self.address}")
        sys.stdout.flush()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told before uvicorn hangs up."""
        for server in self.servers:
            server.close()
        await self.service.say_goodbye()
        await super().shutdown(sockets)
        await self.service.stop()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Both signals end in good order; uvicorn would then let them kill it after all."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, action in before.items():
                signal.signal(number, action)
        if self.is_interrupted:
            raise KeyboardInterrupt

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.is_interrupted = self.is_interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, or a plain word why that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)  # at once, so that nobody else can take the port while the house is made ready
    except OSError as error:
        found.close()
        raise InputError(
            f"--host {host} --port {port}: {error.strerror or error}; expected a free port of this machine"
        ) from None
    return found


def shown(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
