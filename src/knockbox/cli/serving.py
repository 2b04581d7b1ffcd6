"""Running a server in this process, until somebody stops it."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import click
import uvicorn

from knockbox.cli.errors import InputError, NotNowError
from knockbox.cli.main import program
from knockbox.hosting.compiled_engine import CompiledEngineWatch
from knockbox.server.app import make_app
from knockbox.server.gate import most_said
from knockbox.server.guards.headers import App
from knockbox.server.logs import warn
from knockbox.server.memory import keep_calm
from knockbox.server.patience import http_for, websocket_for
from knockbox.server.reach import reach_of
from knockbox.server.room import make_room
from knockbox.server.service import Service
from knockbox.server.settings import Settings
from knockbox.server.turns import take_short_turns

BACKLOG = 2048
GOODBYE_SECONDS = 5
SIGNAL_SECONDS = 0.1
"""Between two checks for a signal while the server starts."""


def serve(settings: Settings, listening: socket.socket, announce: Callable[[], None], take_over: bool = False) -> None:
    """Run until a signal; call `announce` once clients can connect. With `take_over`, replace a running server.

    Raises `StoreError` and `BundleError`, and `NotNowError` when another server has taken over the database.
    """
    keep_calm()
    take_short_turns()
    room = make_room(settings.max_connections)
    if room < settings.max_connections:
        warn("the system has room for fewer connections", room=room, wanted=settings.max_connections)
    host, port = listening.getsockname()[:2]
    service = Service(settings, reach_of(host, port, settings.base_path, program()), take_over=take_over)
    Serving(config_of(make_app(service), settings), service, announce).run(sockets=[listening])
    if service.is_ousted:
        raise NotNowError(f"another server has taken over {settings.database_shown}", "only one may serve a database")


def config_of(app: App, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=http_for(settings.connections_per_address, settings.trusted_proxies),
        ws=websocket_for(*most_said(settings)),
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


class Serving(uvicorn.Server):
    """Opens and closes the house around its doors, and says when they are open."""

    def __init__(self, config: uvicorn.Config, service: Service, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self.announce = announce
        self.is_interrupted = False
        self.engine_watch: CompiledEngineWatch | None = None
        service.when_ousted = self.end

    def end(self) -> None:
        """Shut down as after a signal."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        starting = asyncio.create_task(self.service.start())
        while not starting.done() and not self.should_exit:  # it may wait for another server to release the lock
            await asyncio.wait({starting}, timeout=SIGNAL_SECONDS)
        if self.should_exit:
            starting.cancel()  # once: a second time would interrupt its cleanup
            await asyncio.wait({starting})
        if starting.cancelled():
            return
        starting.result()
        await super().startup(sockets)
        self.announce()
        self.engine_watch = CompiledEngineWatch(self.service.thinkers, click.echo)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told before uvicorn hangs up."""
        for server in self.servers:
            server.close()
        if self.engine_watch is not None:
            self.engine_watch.close()
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
