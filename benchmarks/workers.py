"""Worker processes that measure one slice at a time, requested over a pipe."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from benchmarks.slices import Rates
from knockbox.bots.workers.processes import sigint_blocked

ROOT = Path(__file__).resolve().parents[1]
COMPILED = "compiled"
INTERPRETED = "interpreted"
OPENSPIEL = "openspiel"
CHESS = "python-chess"
PEERS = (OPENSPIEL, CHESS)
"""Workers that run the engines we compare with."""


class WorkerSpec(msgspec.Struct, frozen=True):
    """The module a worker runs, and the folder it imports knockbox from."""

    module: str
    package: Path


class WorkerError(Exception):
    """A worker failed or runs the wrong engine."""


class Worker:
    """A process with one engine; it only works on request."""

    def __init__(self, name: str, process: "subprocess.Popen[str]") -> None:
        self.name = name
        self.process = process

    def measure(self, slice_name: str, seconds: float, seed: int) -> Rates:
        """Run one slice; return its rates prefixed with the worker's name."""
        rates = self.request({"slice": slice_name, "seconds": seconds, "seed": seed})
        return {f"{self.name} {what}": per_second for what, per_second in rates.items()}

    def request(self, question: dict[str, object]) -> Rates:
        assert self.process.stdin and self.process.stdout, "a worker is started with pipes"  # noqa: S101
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise WorkerError(f"the {self.name} worker stopped at `{question['slice']}`; see its output above")
        rates: Rates = json.loads(line)
        return rates


@contextmanager
def start_worker(name: str, post: WorkerSpec, box: str) -> Iterator[Worker]:
    """Start a worker with `box`, if it uses boxes; end it by closing its pipe."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(post.package), str(ROOT)))}
    command = [sys.executable, "-P", "-m", post.module, box]
    pipe = subprocess.PIPE
    with sigint_blocked():
        process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True)  # noqa: S603 (our own)
    with process:
        yield Worker(name, process)


@contextmanager
def start_workers(posts: Mapping[str, WorkerSpec], box: str) -> Iterator[dict[str, Worker]]:
    with ExitStack() as stack:
        workers = {name: stack.enter_context(start_worker(name, post, box)) for name, post in posts.items()}
        require_engine(workers[COMPILED])
        require_engine(workers[INTERPRETED])
        yield workers


def require_engine(worker: Worker) -> None:
    """Raise if the worker runs the wrong engine, which the results would not show."""
    found = COMPILED if worker.request({"slice": "compiled?", "seconds": 0, "seed": 0})["compiled?"] else INTERPRETED
    if found != worker.name:
        raise WorkerError(f"the {worker.name} worker runs the {found} engine")
