"""One server and one crowd, from their start to their end."""

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

from benchmarks.server.book import Outcome
from benchmarks.server.crowd import MEASURED, SEATED, SOON, Orders
from benchmarks.server.duel import Place
from benchmarks.server.gauges import Reading, read
from benchmarks.workers import ROOT, WorkerError
from knockbox.bots.workers.processes import born_deaf

CORES: Final = 2
"""On which everything runs that is measured, clients included."""
START_SECONDS: Final = 30.0
SEAT_SECONDS: Final = 300.0
STOP_SECONDS: Final = 20.0
CHUNK: Final = 65_536
ANNOUNCED: Final = "Knockbox is served on "
PLENTY: Final = "1000000"
FLAGS: Final = (
    *("--port", "0"),
    *("--log-level", "error"),
    *("--connections-per-address", PLENTY, "--max-connections", PLENTY, "--max-tables", PLENTY),
    *("--max-practices", "100000", "--practices-per-address", "100000", "--points-per-second", "10000"),
    *("--requests-per-minute", PLENTY, "--creations-per-minute", PLENTY, "--messages-per-address", PLENTY),
)
"""All clients come from one address, which no guard of the house would stand."""
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


class Server(NamedTuple):
    """A server that runs."""

    address: str
    process: int

    @property
    def place(self) -> Place:
        parts = urlsplit(self.address)
        return Place(parts.hostname or "", parts.port or 0)


class Child:
    """A process that says something now and then, a line at a time."""

    def __init__(self, name: str, process: "subprocess.Popen[bytes]") -> None:
        self.name = name
        self.process = process
        self.heard = b""

    def line(self, until: float) -> str:
        """What it says next, if it says it in time; past Python's buffer, which `select` knows nothing of."""
        while b"\n" not in self.heard:
            self.heard += self.chunk(until)
        line, _, self.heard = self.heard.partition(b"\n")
        return line.decode()

    def chunk(self, until: float) -> bytes:
        pipe = self.process.stdout
        assert pipe is not None, "a process is started with a pipe"  # noqa: S101
        if not select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
            raise WorkerError(f"{self.name} did not say anything in time")
        said = os.read(pipe.fileno(), CHUNK)
        if not said:
            raise WorkerError(f"{self.name} stopped; its last words stand above")
        return said


class Trial(NamedTuple):
    """What was found while a crowd measured, and the gauges of the server before and after."""

    outcome: Outcome
    before: Reading
    after: Reading


def tried(orders: Orders, database: str = "") -> Trial:
    """Run a server of its own with a crowd, and measure."""
    with serving(database) as server:
        return watched(server, msgspec.structs.replace(orders, place=server.place))


@contextmanager
def serving(database: str = "") -> Iterator[Server]:
    """A server with nothing in it, in a folder that is gone afterwards."""
    with TemporaryDirectory(prefix="knockbox-bench-") as home:
        chosen = {"KNOCKBOX_DATABASE": database} if database else {}
        command = [sys.executable, "-P", "-m", "knockbox", "serve", *FLAGS]
        with running("the server", command, {**clean_environment(), "KNOCKBOX_HOME": home, **chosen}) as child:
            said = child.line(time.monotonic() + START_SECONDS)
            if not said.startswith(ANNOUNCED):
                raise WorkerError(f"the server said `{said}` instead of its address")
            yield Server(said.removeprefix(ANNOUNCED), child.process.pid)


def watched(server: Server, orders: Orders) -> Trial:
    command = [sys.executable, "-P", "-m", "benchmarks.server.crowd", msgspec.json.encode(orders).decode()]
    with running("the crowd", command, with_benchmarks()) as crowd:
        expect(crowd, SEATED, time.monotonic() + SEAT_SECONDS)
        warm_by = time.monotonic() + orders.warm_seconds + START_SECONDS
        expect(crowd, SOON, warm_by)
        before = gauged(server)
        expect(crowd, MEASURED, warm_by + orders.seconds)
        after = gauged(server)
        said = crowd.line(time.monotonic() + START_SECONDS)
        return Trial(msgspec.json.decode(said, type=Outcome), before, after)


def gauged(server: Server) -> Reading:
    try:
        return read(server.process, server.address, time.monotonic())
    except OSError as error:
        raise WorkerError(f"the server does not answer any more: {error}") from error


def expect(crowd: Child, word: str, until: float) -> None:
    said = crowd.line(until)
    if said != word:
        raise WorkerError(f"the crowd said `{said}` instead of `{word}`")


@contextmanager
def running(name: str, command: list[str], environment: dict[str, str]) -> Iterator[Child]:
    """A process that ends with this block, and however this process ends."""
    libc = ctypes.CDLL(None)  # before the fork: nothing is loaded after it
    with born_deaf():
        process = subprocess.Popen(  # noqa: S603 (our own)
            command,
            env=environment,
            stdout=subprocess.PIPE,
            start_new_session=True,  # a Ctrl-C is for the first process, which ends the others
            preexec_fn=partial(libc.prctl, DIE_WITH_PARENT, signal.SIGTERM),
        )
    try:
        yield Child(name, process)
    finally:
        end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def clean_environment() -> dict[str, str]:
    """Without settings of other servers."""
    kept = ("KNOCKBOX_ENGINE", "KNOCKBOX_PROGRAM")
    return {name: value for name, value in os.environ.items() if not name.startswith("KNOCKBOX_") or name in kept}


def with_benchmarks() -> dict[str, str]:
    paths = [path for path in (os.environ.get("PYTHONPATH", ""), str(ROOT)) if path]
    return {**clean_environment(), "PYTHONPATH": os.pathsep.join(paths)}


def cores_taken() -> int:
    """Keep to two cores, with all processes that are begun from now on."""
    mine = sorted(os.sched_getaffinity(0))[:CORES]
    os.sched_setaffinity(0, mine)
    return len(mine)


def is_measurable() -> bool:
    return Path("/proc/self/stat").exists() and hasattr(os, "sched_setaffinity")
