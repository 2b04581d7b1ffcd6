"""Run one server with one process of clients, and measure."""

import ctypes
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from benchmarks.server.clients import MEASURED_SIGNAL, SEATED_SIGNAL, SOON_SIGNAL, ClientPlan
from benchmarks.server.gauges import GaugeReading, read_gauges
from benchmarks.server.measurements import ClientResults
from benchmarks.server.table_client import ServerAddress
from benchmarks.workers import ROOT, WorkerError
from knockbox.bots.workers.processes import sigint_blocked

CORES: Final = 2
"""Cores used by everything measured, clients included."""
START_SECONDS: Final = 30.0
SEAT_SECONDS: Final = 300.0
STOP_SECONDS: Final = 20.0
CHUNK: Final = 65_536
ANNOUNCEMENT: Final = "Knockbox is served on "
NO_LIMIT: Final = "1000000"
SERVER_FLAGS: Final = (
    *("--port", "0"),
    *("--log-level", "error"),
    *("--connections-per-address", NO_LIMIT, "--max-connections", NO_LIMIT, "--max-tables", NO_LIMIT),
    *("--max-practices", "100000", "--practices-per-address", "100000", "--points-per-second", "10000"),
    *("--requests-per-minute", NO_LIMIT, "--creations-per-minute", NO_LIMIT, "--messages-per-address", NO_LIMIT),
)
"""Limits are lifted because all clients come from one address."""
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


class RunningServer(NamedTuple):
    """A running server."""

    address: str
    process: int

    @property
    def server_address(self) -> ServerAddress:
        parts = urlsplit(self.address)
        return ServerAddress(parts.hostname or "", parts.port or 0)


class ChildProcess:
    """A child process that prints lines."""

    def __init__(self, name: str, process: "subprocess.Popen[bytes]") -> None:
        self.name = name
        self.process = process
        self.heard = b""

    def read_line(self, until: float) -> str:
        """Return its next line, or raise after the deadline; bypasses Python's buffer, which `select` does not see."""
        while b"\n" not in self.heard:
            self.heard += self.read_chunk(until)
        line, _, self.heard = self.heard.partition(b"\n")
        return line.decode()

    def read_chunk(self, until: float) -> bytes:
        pipe = self.process.stdout
        assert pipe is not None, "a process is started with a pipe"  # noqa: S101
        if not select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
            raise WorkerError(f"{self.name} printed nothing in time")
        said = os.read(pipe.fileno(), CHUNK)
        if not said:
            raise WorkerError(f"{self.name} stopped; see its output above")
        return said


class Trial(NamedTuple):
    """Measurements of the clients, and the gauges of the server before and after."""

    outcome: ClientResults
    before: GaugeReading
    after: GaugeReading


def run_trial(plan: ClientPlan, database: str = "") -> Trial:
    """Run a new server with clients, and measure."""
    with run_server(database) as server:
        return measure_server(server, msgspec.structs.replace(plan, place=server.server_address))


@contextmanager
def run_server(database: str = "") -> Iterator[RunningServer]:
    """Run an empty server in a temporary folder."""
    with TemporaryDirectory(prefix="knockbox-bench-") as home:
        chosen = {"KNOCKBOX_DATABASE": database} if database else {}
        command = [sys.executable, "-P", "-m", "knockbox", "serve", *SERVER_FLAGS]
        with run_child("the server", command, {**clean_environment(), "KNOCKBOX_HOME": home, **chosen}) as child:
            said = child.read_line(time.monotonic() + START_SECONDS)
            if not said.startswith(ANNOUNCEMENT):
                raise WorkerError(f"the server printed `{said}`; expected its address")
            yield RunningServer(said.removeprefix(ANNOUNCEMENT), child.process.pid)


def measure_server(server: RunningServer, plan: ClientPlan) -> Trial:
    command = [sys.executable, "-P", "-m", "benchmarks.server.clients", msgspec.json.encode(plan).decode()]
    with run_child("the crowd", command, with_benchmarks()) as crowd:
        expect_signal(crowd, SEATED_SIGNAL, time.monotonic() + SEAT_SECONDS)
        warm_by = time.monotonic() + plan.warm_seconds + START_SECONDS
        expect_signal(crowd, SOON_SIGNAL, warm_by)
        before = read_server_gauges(server)
        expect_signal(crowd, MEASURED_SIGNAL, warm_by + plan.seconds)
        after = read_server_gauges(server)
        said = crowd.read_line(time.monotonic() + START_SECONDS)
        return Trial(msgspec.json.decode(said, type=ClientResults), before, after)


def read_server_gauges(server: RunningServer) -> GaugeReading:
    try:
        return read_gauges(server.process, server.address, time.monotonic())
    except OSError as error:
        raise WorkerError(f"the server no longer responds: {error}") from error


def expect_signal(crowd: ChildProcess, word: str, until: float) -> None:
    said = crowd.read_line(until)
    if said != word:
        raise WorkerError(f"the clients printed `{said}`; expected `{word}`")


@contextmanager
def run_child(name: str, command: list[str], environment: dict[str, str]) -> Iterator[ChildProcess]:
    """Run a child process that ends with this block, and with this process."""
    libc = ctypes.CDLL(None)  # loaded before the fork
    with sigint_blocked():
        process = subprocess.Popen(  # noqa: S603 (our own)
            command,
            env=environment,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C goes to the main process, which ends the others
            preexec_fn=partial(libc.prctl, DIE_WITH_PARENT, signal.SIGTERM),
        )
    try:
        yield ChildProcess(name, process)
    finally:
        end_process(process)


def end_process(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def clean_environment() -> dict[str, str]:
    """Return the environment without settings of other servers."""
    kept = ("KNOCKBOX_ENGINE", "KNOCKBOX_PROGRAM")
    return {name: value for name, value in os.environ.items() if not name.startswith("KNOCKBOX_") or name in kept}


def with_benchmarks() -> dict[str, str]:
    paths = [path for path in (os.environ.get("PYTHONPATH", ""), str(ROOT)) if path]
    return {**clean_environment(), "PYTHONPATH": os.pathsep.join(paths)}


def restrict_cores() -> int:
    """Restrict this process and its children to two cores; return their number."""
    mine = sorted(os.sched_getaffinity(0))[:CORES]
    os.sched_setaffinity(0, mine)
    return len(mine)


def is_measurable() -> bool:
    return Path("/proc/self/stat").exists() and hasattr(os, "sched_setaffinity")
