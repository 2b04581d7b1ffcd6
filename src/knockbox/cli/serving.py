"""Run a server in this process."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import click
import uvicorn

from knockbox.cli.errors import InputError, TemporaryFailureError
from knockbox.cli.main import program
from knockbox.hosting.compiled_engine import CompiledEngineWatch
from knockbox.server.access import message_limits
from knockbox.server.app import make_app
from knockbox.server.file_limits import raise_file_limit
from knockbox.server.guards.headers import App
from knockbox.server.logs import log_warning
from knockbox.server.protocols import make_http_protocol, make_websocket_protocol
from knockbox.server.public_url import find_reach
from knockbox.server.runtime_tuning import disable_automatic_gc
from knockbox.server.service import Service
from knockbox.server.settings import Settings
from knockbox.server.switch_interval import shorten_switch_interval

BACKLOG = 2048
SHUTDOWN_SECONDS = 5
SIGNAL_POLL_SECONDS = 0.1
"""Interval of checks for a signal while the server starts."""


def serve(settings: Settings, listener: socket.socket, announce: Callable[[], None], take_over: bool = False) -> None:
    """Serve until a signal; call `announce` once clients can connect. With `take_over`, replace a running server.

    Raise `StoreError` or `BundleError`, or `NotNowError` when another server has taken over the database.
    """
    disable_automatic_gc()
    shorten_switch_interval()
    room = raise_file_limit(settings.max_connections)
    if room < settings.max_connections:
        log_warning("system limit allows fewer connections than configured", room=room, wanted=settings.max_connections)
    host, port = listener.getsockname()[:2]
    service = Service(settings, find_reach(host, port, settings.base_path, program()), take_over=take_over)
    KnockboxServer(make_config(make_app(service), settings), service, announce).run(sockets=[listener])
    if service.is_taken_over:
        raise TemporaryFailureError(
            f"another server has taken over {settings.database_label}", "only one server can use a database"
        )


def make_config(app: App, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=make_http_protocol(settings.connections_per_address, settings.trusted_proxies),
        ws=make_websocket_protocol(*message_limits(settings)),
        ws_max_size=settings.message_bytes,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class KnockboxServer(uvicorn.Server):
    """uvicorn server that starts and stops the service, and announces when clients can connect."""

    def __init__(self, config: uvicorn.Config, service: Service, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self.announce = announce
        self.is_interrupted = False
        self.engine_watch: CompiledEngineWatch | None = None
        service.on_takeover = self.end

    def end(self) -> None:
        """Shut down as after a signal."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        starting = asyncio.create_task(self.service.start())
        while not starting.done() and not self.should_exit:  # it may wait for another server to release the lock
            await asyncio.wait({starting}, timeout=SIGNAL_POLL_SECONDS)
        if self.should_exit:
            starting.cancel()  # once: a second time would interrupt its cleanup
            await asyncio.wait({starting})
        if starting.cancelled():
            return
        starting.result()
        await super().startup(sockets)
        self.announce()
        self.engine_watch = CompiledEngineWatch(self.service.bot_pool, click.echo)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify clients before uvicorn closes their connections."""
        for server in self.servers:
            server.close()
        if self.engine_watch is not None:
            self.engine_watch.close()
        await self.service.close_connections()
        await super().shutdown(sockets)
        await self.service.stop()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down cleanly on both signals; uvicorn would re-raise them afterwards and kill the process."""
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


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a listening socket, or raise `InputError` with the reason."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)  # now, so that no other process takes the port while the service starts
    except OSError as error:
        listener.close()
        raise InputError(
            f"--host {host} --port {port}: {error.strerror or error}; expected a free port of this machine"
        ) from None
    return listener


def format_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
