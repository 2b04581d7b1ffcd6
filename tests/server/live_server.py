"""A real server in its own process, which can be stopped or killed, and requests to it over HTTP."""

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, NamedTuple

DEADLINE_SECONDS: Final = 60.0
"""After this a test gives up waiting; nothing should take so long on any machine."""
SEAT_CONNECTIONS_METRIC: Final = 'knockbox_connections{kind="seat"}'
"""The metric for connected players."""
STARTED_PREFIX: Final = "Knockbox is served on http://"
HIGH_LIMITS: Final = {
    "messages-per-second": "10000",
    "message-burst": "100000",
    "messages-per-address": "1000000",
    "requests-per-minute": "1000000",
    "creations-per-minute": "1000000",
}
"""Limits that tests do not reach; tests of limits set their own."""


PASSED_VARIABLES: Final = ("PATH", "PYTHONPATH", "PYTHONPYCACHEPREFIX", "LANG", "HOME", "TMPDIR")


class HttpResponse(NamedTuple):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class LiveServer:
    """`knockbox serve` on a free port that it keeps over restarts; its log is a file in its home."""

    def __init__(self, home: Path, database: str = "", **settings: str) -> None:
        self.home = home
        self.log = home / "server.log"
        self.database = database or f"sqlite:///{home / 'knockbox.db'}"
        self.settings = {
            **HIGH_LIMITS,
            "database": self.database,
            **{name.replace("_", "-"): settings[name] for name in settings},
        }
        self.switches: tuple[str, ...] = ()  # flags without a value
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server; return once it accepts connections."""
        self.spawn()
        line = self.read_line()
        if not line.startswith(STARTED_PREFIX):
            raise AssertionError(f"the server does not start: {line!r} {self.log.read_text()}")
        self.port = int(line.rpartition(":")[2])

    def spawn(self) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command(self.settings, self.port), *self.switches],
                env=environment(self.home),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def read_line(self) -> str:
        """Return its next line of output; empty if it ends."""
        assert self.process is not None
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], DEADLINE_SECONDS)
        assert ready, f"the server says nothing: {self.log.read_text()}"
        return self.process.stdout.readline().strip()

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def wait(self) -> int:
        """Wait for its end; return the exit code."""
        assert self.process is not None
        code = self.process.wait(DEADLINE_SECONDS)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        self.send(signal.SIGTERM)
        return self.wait()

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def socket_url(self, table: str, base: str = "") -> str:
        return f"ws://127.0.0.1:{self.port}{base}/api/tables/{table}/socket"

    def url_of(self, table: str) -> Callable[[], str]:
        """Return a function to call for each connection, as a restarted server may have another port."""
        return lambda: self.socket_url(table)

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> HttpResponse:
        """Send an HTTP request; a body other than bytes is sent as JSON, and `x_y` is the header `x-y`."""
        said = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection = HTTPConnection("127.0.0.1", self.port, timeout=DEADLINE_SECONDS)
        try:
            connection.request(method, path, said, {name.replace("_", "-"): headers[name] for name in headers})
            found = connection.getresponse()
            return HttpResponse(found.status, {name.lower(): value for name, value in found.getheaders()}, found.read())
        finally:
            connection.close()

    def open(self, *seats: str, game: str = "knockdown", **fields: Any) -> Any:
        """Open a table; return its seats and tokens."""
        answer = self.call("POST", "/api/tables", {"game": game, "seats": list(seats or ("here", "here")), **fields})
        assert answer.status == 201, answer
        return answer.json

    def metric(self, name: str) -> float:
        """Return a value of `/metrics` by name and labels; 0 if it is missing."""
        lines = self.call("GET", "/metrics").body.decode().splitlines()
        return next((float(line.rpartition(" ")[2]) for line in lines if line.rpartition(" ")[0] == name), 0.0)


def command(settings: dict[str, str], port: int) -> list[str]:
    flags = [part for name in settings for part in (f"--{name}", settings[name])]
    return [sys.executable, "-m", "knockbox", "serve", "--port", str(port), *flags]


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return a clean environment, so that no setting of the developer reaches the server."""
    kept = {name: os.environ[name] for name in PASSED_VARIABLES if name in os.environ}
    return {**kept, "KNOCKBOX_HOME": str(home), **more}


@contextmanager
def running_server(home: Path, database: str = "", **settings: str) -> Iterator[LiveServer]:
    """Run a server inside the block, and kill it afterwards."""
    server = LiveServer(home, database, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.is_running:
            server.kill()


async def poll_until(condition: Callable[[], Any], what: str = "") -> None:
    """Poll until a condition in another process is true."""
    async with asyncio.timeout(DEADLINE_SECONDS):
        while not await evaluate_condition(condition):
            await asyncio.sleep(0.005)


async def evaluate_condition(condition: Callable[[], Any]) -> Any:
    found = condition()
    return await found if asyncio.iscoroutine(found) else found
